/** Places of the map that somebody points at, and the choices they mean. */
import { START, type Board } from "../model/board.ts";
import { choiceParts, isVillage, type Choices } from "../model/choices.ts";
import type { Journey, Space } from "../generated/protocol.ts";

/** A place of the map that somebody points at. */
export type Pick =
  | { kind: "start" }
  | { kind: "city"; id: string }
  | { kind: "space"; city: string; space: Space }
  /** The shrines of a city. */
  | { kind: "shrine"; place: string }
  | { kind: "village"; id: string }
  | { kind: "road"; id: string };

/** A trip, as the server tells journeys, or a piece that would be built. */
export type Trip = Journey;
export type Preview = Trip | { piece: "statue" | "shrine"; at: string; space?: Space };

export function isTrip(preview: Preview | null): preview is Trip {
  return preview !== null && "goal" in preview;
}

export function pickKey(pick: Pick): string {
  switch (pick.kind) {
    case "start":
      return START;
    case "space":
      return `space:${pick.city}:${pick.space}`;
    case "shrine":
      return `shrine:${pick.place}`;
    default:
      return `${pick.kind}:${pick.id}`;
  }
}

/** The city or village of a pick. */
export function pickPlace(pick: Pick): string {
  switch (pick.kind) {
    case "start":
      return START;
    case "space":
      return pick.city;
    case "shrine":
      return pick.place;
    default:
      return pick.id;
  }
}

/** The legal choices a pick may mean by itself; journeys of several roads are not among them. */
export function pickChoices(legal: Choices, pick: Pick): string[] {
  return wouldBe(pick).filter((text) => legal.all.includes(text));
}

function wouldBe(pick: Pick): string[] {
  switch (pick.kind) {
    case "space":
      return [`statue ${pick.city} ${pick.space}`];
    case "shrine":
      return [`shrine ${pick.place}`, `settle ${pick.place}`];
    case "village":
      return [`shrine ${pick.id}`, `settle ${pick.id}`];
    case "road":
      return [`travel ${pick.id}`];
    default:
      return [];
  }
}

/** Where on the map a choice would be seen. */
export function choicePick(choice: string): Pick | null {
  const { verb, what, more } = choiceParts(choice);
  switch (verb) {
    case "statue":
      return { kind: "space", city: what, space: more as Space };
    case "settle":
    case "shrine":
      return isVillage(what) ? { kind: "village", id: what } : { kind: "shrine", place: what };
    case "travel":
      return { kind: "road", id: what };
    default:
      return null;
  }
}

/** The cheapest way to a city or the start that is pointed at. */
export function tripTo(pick: Pick, journeys: readonly Journey[]): Trip | null {
  const goal = pick.kind === "city" ? pick.id : pick.kind === "start" ? START : null;
  return journeys.find((journey) => journey.goal === goal && journey.roads.length > 0) ?? null;
}

/** The piece that a choice would build. */
export function piecePreview(choice: string): Preview | null {
  const pick = choicePick(choice);
  if (pick?.kind === "space") return { piece: "statue", at: pick.city, space: pick.space };
  if (pick?.kind === "shrine") return { piece: "shrine", at: pick.place };
  return pick?.kind === "village" ? { piece: "shrine", at: pick.id } : null;
}

/** The place that a preview would put a piece on. */
export function previewKey(preview: Preview | null, board: Board): string | null {
  if (!preview || isTrip(preview)) return null;
  if (preview.piece === "statue") return `space:${preview.at}:${preview.space ?? "centre"}`;
  return board.city(preview.at) ? `shrine:${preview.at}` : `village:${preview.at}`;
}
