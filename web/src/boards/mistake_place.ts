/** Where in the editor a mistake can be corrected. */
import type { BoardMistake, BoardSketch } from "../generated/protocol.ts";
import type { Spot } from "./editor.svelte.ts";

export const VIEWS = ["board", "cities", "roads", "text"] as const;
export type View = (typeof VIEWS)[number];

interface MistakePlace {
  view: View;
  /** The entry of its list. */
  spot: Spot | null;
}

/** The list and its entry; null: only the text has it. */
export function mistakePlace(
  sketch: BoardSketch | null,
  { section, number }: BoardMistake,
): MistakePlace | null {
  if (section === "text") return null;
  if (number === null) return { view: "board", spot: null };
  if (section === "city") return { view: "cities", spot: { section, number } };
  if (section === "road") return { view: "roads", spot: { section, number } };
  if (section === "village") {
    const road = roadOf(sketch, number);
    return road === null ? null : { view: "roads", spot: { section: "road", number: road } };
  }
  return { view: "board", spot: null };
}

/** The number of the road that a village lies on; null if none names it. */
function roadOf(sketch: BoardSketch | null, village: number): number | null {
  const id = sketch?.villages[village - 1]?.id ?? "";
  const at = sketch?.roads.findIndex(({ villages }) => villages.includes(id)) ?? -1;
  return at < 0 ? null : at + 1;
}
