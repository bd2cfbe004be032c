/** How cities stand after what is picked: as the server says. */
import { choiceParts } from "../model/choices.ts";
import type { Coming, Standing } from "../generated/protocol.ts";
import type { TableUi } from "./table_ui.svelte.ts";

/** What of mine the picked move would bring to a city, or take from it: a priest. */
function comingTo(city: string, { scene, shown }: TableUi): Coming | null {
  if (!scene || !shown) return null;
  const { verb, what, more } = choiceParts(shown.steps.at(-1) ?? "");
  const { trip } = shown;
  if (trip) {
    const here = scene.view.seats[scene.seat]?.priest;
    return trip.goal !== here && (trip.goal === city || here === city) ? "priest" : null;
  }
  if (what !== city) return null;
  if (verb === "statue") return more === "centre" ? "centre" : "outer";
  return verb === "shrine" ? "shrine" : null;
}

/** The standing of a city after what is picked; as it is if that does not change it. */
export function standingAfter(ui: TableUi, city: string): readonly Standing[] {
  const piece = comingTo(city, ui);
  return (piece && ui.model.insight.more[city]?.[piece]) ?? ui.model.standing(city);
}

/** Worship points that one more of my pieces would add in a city; null if there is no room. */
export function worthOf(ui: TableUi, city: string, piece: Coming): number | null {
  const { model } = ui;
  const mine = (rows?: readonly Standing[]): number | undefined =>
    rows?.find(({ seat }) => seat === model.seat)?.points;
  const after = mine(model.insight.more[city]?.[piece]);
  return after === undefined ? null : after - (mine(model.standing(city)) ?? 0);
}
