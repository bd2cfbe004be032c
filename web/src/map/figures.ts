/** Where the priests stand. */
import { START, type Board } from "../model/board.ts";
import type { Point, View } from "../generated/protocol.ts";
import { AT_START, priestPoints, type Places } from "./label_places.ts";
import { priestsAt } from "./map_model.ts";

export interface Figure {
  key: string;
  seat: number;
  at: Point;
  size: number;
}

/** A map with places for figures, and how large they are. */
export interface Stage {
  board: Board;
  places: Places;
  start: Point;
  figure: number;
}

/** The priest of a seat at a junction: those of lower seats come first, a guest last. */
export function priestFigure(stage: Stage, view: View, junction: string, seat: number): Figure {
  const there = priestsAt(view, junction);
  const slots = stage.places.slots[stage.board.junctions.indexOf(junction)];
  const points = slots ? priestPoints(slots, view.maharaja === junction) : [];
  const nth = there.includes(seat) ? there.indexOf(seat) : there.length;
  const size = stage.figure * (junction === START ? AT_START : 1);
  return { key: `priest-${seat}`, seat, at: points[nth] ?? stage.start, size };
}

/** Where the Maharaja stands; null before the first round. */
export function maharajaPoint({ board, places }: Stage, city: string | null): Point | null {
  return city ? (places.slots[board.junctions.indexOf(city)]?.maharaja ?? null) : null;
}
