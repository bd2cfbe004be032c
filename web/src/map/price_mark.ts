/** The price of what would be built: beside the village, or by the name of the city. */
import type { Board } from "../model/board.ts";
import type { Layout, Point } from "../generated/protocol.ts";
import type { Pick } from "./picks.ts";

export interface PriceMark {
  place: string;
  value: number;
  /** null: beside the name of the city. */
  at: Point | null;
}

export function priceMark(
  pick: Pick,
  value: number,
  board: Board,
  layout: Layout,
  label: number,
): PriceMark | null {
  switch (pick.kind) {
    case "space":
      return { place: pick.city, value, at: null };
    case "shrine":
      return { place: pick.place, value, at: null };
    case "village": {
      const [x, y] = board.villagePoint(layout, pick.id);
      return { place: pick.id, value, at: [x, y - 19 - label * 0.75] };
    }
    default:
      return null;
  }
}
