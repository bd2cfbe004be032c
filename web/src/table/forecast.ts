/** How cities stand after what is picked: as the server says. */
import { choiceParts } from "../model/choices.ts";
import { t } from "../text/i18n.svelte.ts";
import type { Coming, Insight, Standing } from "../generated/protocol.ts";
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
export function worthOf({ model }: TableUi, city: string, piece: Coming): number | null {
  return model.seat === null ? null : worthIn(model.insight, city, piece, model.seat);
}

export function worthIn(
  insight: Insight,
  city: string,
  piece: Coming,
  seat: number,
): number | null {
  const of = (rows?: readonly Standing[]): number | undefined =>
    rows?.find((row) => row.seat === seat)?.points;
  const after = of(insight.more[city]?.[piece]);
  return after === undefined ? null : after - (of(insight.standings[city]) ?? 0);
}

/** One more piece, a shrine or a statue on an outer space: which rank it would lead to. */
export function oneMoreTexts(insight: Insight, city: string, seat: number): string[] {
  const { shrine, outer } = insight.more[city] ?? {};
  return Object.entries({ shrine, statue: outer }).flatMap(([piece, rows = []]) => {
    const mine = rows.find((row) => row.seat === seat);
    if (!mine) return [];
    const rank = t("common-rank", { rank: mine.rank });
    return [t(`table-forecast-one-more-${piece}`, { rank, coins: mine.coins })];
  });
}
