/** The places of the map in words, for those who do not see it. */
import type { Board } from "../model/board.ts";
import type { Choices } from "../model/choices.ts";
import { costOf, statueCost } from "../model/prices.ts";
import { i18n, t } from "../text/i18n.svelte.ts";
import { bonusName, cityName, junctionName, spaceName, villageName } from "../text/names.ts";
import type { Insight, Space, View } from "../generated/protocol.ts";
import { cityCounts, priestsAt } from "./map_model.ts";
import type { Pick } from "./picks.ts";

/** What the texts are about. */
export interface PlaceContext {
  board: Board;
  view: View;
  seat: number | null;
  legal: Choices;
  tolls: ReadonlyMap<string, number>;
  insight: Insight;
  names: (seat: number) => string;
}

/** The same in parts, the first of which is its name; those of a village are for the eye. */
export function placeParts(
  context: PlaceContext,
  pick: { kind: "start" } | { kind: "city" | "village"; id: string },
): string[] {
  switch (pick.kind) {
    case "start":
      return startParts(context);
    case "city":
      return cityParts(context, pick.id);
    case "village":
      return villageParts(context, pick.id);
  }
}

/** What a place is, who is there, and what can be done there. */
export function placeLabel(context: PlaceContext, pick: Pick): string {
  switch (pick.kind) {
    case "start":
    case "city":
      return sentence(placeParts(context, pick));
    case "space":
      return spaceLabel(context, pick.city, pick.space);
    case "shrine":
      return t("table-ring-legal", {
        city: cityName(context.board, pick.place),
        count: costOf(context.insight, `shrine ${pick.place}`) ?? 0,
      });
    case "village":
      return villageLabel(context, pick.id);
    case "road":
      return roadLabel(context, pick.id);
  }
}

function sentence(parts: readonly string[]): string {
  return parts.reduce((first, last) => t("common-list-comma", { first, last }));
}

function startParts({ view, names, tolls }: PlaceContext): string[] {
  const parts = [t("table-start-label")];
  const priests = priestsAt(view, "start").map(names);
  if (priests.length > 0) parts.push(t("table-start-priests", { names: i18n.list(priests) }));
  const toll = tolls.get("start");
  if (toll !== undefined) parts.push(t("table-city-toll", { count: toll }));
  return parts;
}

function cityParts(
  { board, view, seat, legal, tolls, insight, names }: PlaceContext,
  id: string,
): string[] {
  const parts = [t("table-city-label", { city: cityName(board, id) })];
  if (view.maharaja === id) parts.push(t("table-city-maharaja"));
  else if (view.next_city === id) parts.push(t("table-city-next"));
  for (const priest of priestsAt(view, id)) {
    parts.push(
      priest === seat ? t("table-city-my-priest") : t("table-city-priest", { name: names(priest) }),
    );
  }
  const toll = tolls.get(id);
  const away = seat !== null && view.seats[seat]?.priest !== id;
  if (toll !== undefined) parts.push(t("table-city-toll", { count: toll }));
  else if (away && legal.travels.length > 0) parts.push(t("table-city-unreachable"));
  const price = seat === null ? null : statueCost(insight, id, view.seats[seat]?.open ?? []);
  if (price !== null && view.phase === "actions") {
    parts.push(t("table-city-statue-price", { count: price }));
  }
  return [...parts, ...pieceParts(view, id, names), ...bonusParts(board, view, id)];
}

/** The bonuses that are still there. */
function bonusParts(board: Board, view: View, id: string): string[] {
  return (["top", "bottom"] as const).flatMap((space) => {
    const bonus = board.city(id)?.[space];
    if (!bonus || view.cities[id]?.[space] !== null) return [];
    return [t("table-city-bonus", { space: spaceName(space), bonus: bonusName(bonus) })];
  });
}

function pieceParts(view: View, id: string, names: (seat: number) => string): string[] {
  const city = view.cities[id];
  if (!city) return [];
  const { statues, shrines } = cityCounts(city, view.seats.length);
  const parts = view.seats.flatMap((_, seat) => {
    const name = names(seat);
    const found: string[] = [];
    if (statues[seat]) found.push(t("table-city-statues-of", { name, count: statues[seat] }));
    if (shrines[seat]) found.push(t("table-city-shrines-of", { name, count: shrines[seat] }));
    return found;
  });
  if (parts.length === 0) return [t("table-city-empty")];
  return [...parts, t("table-city-spaces-free", { count: city.free })];
}

function spaceLabel({ board, insight }: PlaceContext, city: string, space: Space): string {
  const args = {
    city: cityName(board, city),
    space: spaceName(space),
    count: costOf(insight, `statue ${city} ${space}`) ?? 0,
  };
  const described = board.city(city);
  const bonus = space === "top" || space === "bottom" ? described?.[space] : null;
  return bonus
    ? t("table-space-legal-bonus", { ...args, bonus: bonusName(bonus) })
    : t("table-space-legal", args);
}

function villageLabel({ board, view, legal, insight, names }: PlaceContext, id: string): string {
  const village = villageName(board, id);
  if (legal.settles.includes(id)) return t("table-village-settle", { village });
  if (legal.shrineVillages.includes(id)) {
    return t("table-village-legal", { village, count: costOf(insight, `shrine ${id}`) ?? 0 });
  }
  const owners = view.villages[id] ?? [];
  if (owners.length === 0) return t("table-village-empty", { village });
  return t("table-village-with", { village, names: i18n.list(owners.map(names)) });
}

function villageParts({ board, view, legal, insight, names }: PlaceContext, id: string): string[] {
  const parts = [villageName(board, id)];
  const owners = view.villages[id] ?? [];
  for (const owner of owners) {
    parts.push(t("table-city-shrines-of", { name: names(owner), count: 1 }));
  }
  if (owners.length === 0) parts.push(t("table-village-closed"));
  const payees = insight.villages[id] ?? [];
  if (payees.length > 0) {
    parts.push(t("table-village-pays", { names: i18n.list(payees.map(names)) }));
  }
  if (legal.shrineVillages.includes(id)) {
    const count = costOf(insight, `shrine ${id}`) ?? 0;
    parts.push(t("table-city-shrine-price", { count }));
  }
  return parts;
}

function roadLabel({ board, view, seat, insight }: PlaceContext, id: string): string {
  const { ends: [from, to] = ["", ""] } = board.road(id) ?? {};
  const here = seat === null ? from : (view.seats[seat]?.priest ?? from);
  return t("table-road-legal", {
    from: junctionName(board, here),
    to: junctionName(board, here === from ? to : from),
    count: insight.roads[id]?.toll ?? 0,
  });
}
