/** The end of the game in numbers: ranks, lines of points, worship in the cities, charts. */
import type { Line } from "./chart_axis.ts";
import type { Position, Result, Source, View } from "../net/protocol.ts";

export const SOURCES: readonly Source[] = [
  "start",
  "action",
  "ability",
  "reward",
  "bonus",
  "rank",
  "special",
];

export interface Standing {
  seat: number;
  rank: number;
  total: number;
  /** Prestige gathered before the final scoring. */
  play: number;
  statues: number;
  coins: number;
  won: boolean;
}

export function gathered(result: Result, seat: number): number {
  return SOURCES.reduce((sum, source) => sum + (result.seats[seat]?.gathered[source] ?? 0), 0);
}

/** The seats from first to last: by points, then statues, then coins (FINAL-8). */
export function standings(view: View, result: Result): Standing[] {
  const all = result.seats.map((one, seat) => ({
    seat,
    rank: 0,
    total: one.total,
    play: gathered(result, seat),
    statues: statuesBuilt(view, seat),
    coins: view.seats[seat]?.coins ?? 0,
    won: result.winners.includes(seat),
  }));
  all.sort((a, b) => order(a, b) || Number(b.won) - Number(a.won));
  for (const [at, one] of all.entries()) {
    const before = all[at - 1];
    one.rank = before && order(before, one) === 0 && before.won === one.won ? before.rank : at + 1;
  }
  return all;
}

function order(a: Standing, b: Standing): number {
  return b.total - a.total || b.statues - a.statues || b.coins - a.coins;
}

export function statuesBuilt(view: View, seat: number): number {
  return Object.values(view.cities).reduce((sum, city) => {
    const special = [city.centre, city.top, city.bottom].filter((one) => one === seat).length;
    return sum + special + (city.plain[seat] ?? 0);
  }, 0);
}

/** The lines of the final scoring that were in force, in the order of the rulebook.
 *
 * Brahmabot may have one more than the player (SOLO-F-2). */
export function finalLines(result: Result): string[] {
  const lines = result.seats.map(({ final }) => Object.keys(final));
  return [...new Set(lines.sort((a, b) => b.length - a.length).flat())];
}

/** What decided between two equal totals; null if they are not equal. */
export function tieBreak(first: Standing, second: Standing): "statues" | "coins" | null {
  if (first.total !== second.total || first.rank === second.rank) return null;
  if (first.statues !== second.statues) return "statues";
  return first.coins === second.coins ? null : "coins";
}

export interface CityEnd {
  city: string;
  /** Worship of those who have any, most first. */
  worship: { seat: number; points: number }[];
  /** Who leads, and the prestige each of them gets. */
  leaders: { seat: number; points: number }[];
}

/** Worship in a city by statues, shrines and priests alone (FINAL-6). */
export function worshipIn(view: View, city: string, seat: number): number {
  const found = view.cities[city];
  if (!found) return 0;
  const outer = view.options.special.includes("ext1") ? 1 : 2;
  const bonus = [found.top, found.bottom].filter((one) => one === seat).length;
  const statues = (found.centre === seat ? 3 : 0) + outer * (bonus + (found.plain[seat] ?? 0));
  const priest = view.seats[seat]?.priest === city ? 1 : 0;
  return statues + (found.shrines[seat] ?? 0) + priest;
}

/** Who leads where, and what it brings (FINAL-4, FINAL-5, VAR-FS-MAJ3). */
export function cityEnds(view: View, result: Result, cities: readonly string[]): CityEnd[] {
  const worth = (seat: number, alone: boolean): number => {
    const final = result.seats[seat]?.final ?? {};
    return ("majority" in final ? (alone ? 2 : 1) : 0) + ("maj3" in final ? (alone ? 3 : 2) : 0);
  };
  return cities.map((city) => {
    const worship = view.seats
      .map((_, seat) => ({ seat, points: worshipIn(view, city, seat) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points);
    const most = worship[0]?.points ?? 0;
    const leaders = worship.filter(({ points }) => points === most).map(({ seat }) => seat);
    const alone = leaders.length === 1;
    return {
      city,
      worship,
      leaders: leaders.map((seat) => ({ seat, points: worth(seat, alone) })),
    };
  });
}

// --- over the rounds -----------------------------------------------------------------------------

export type Goods = "prestige" | "coins";

/** What the seats had when these positions were reached; the last is the end of the game. */
export function linesOver(positions: readonly Position[], result: Result, goods: Goods): Line[] {
  return result.seats.map((_, seat) => ({
    seat,
    values: positions.map((position, at) =>
      goods === "prestige" && at === positions.length - 1
        ? gathered(result, seat)
        : (position.seats[seat]?.[goods] ?? 0),
    ),
  }));
}
