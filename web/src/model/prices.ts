/** What things cost, as the server says (docs/protocol.md, "Insight"): nothing is reckoned here. */
import type { Action, Insight } from "../generated/protocol.ts";

export const NO_INSIGHT: Insight = {
  standings: {},
  more: {},
  journeys: [],
  roads: {},
  unreachable: {},
  villages: {},
  statues: {},
  prices: {},
  openings: {},
  flags: {},
  plans: {},
  warnings: {},
};

/** A legal choice, or a piece that a planned action could begin with, by the cheapest of them. */
export function costOf(insight: Insight, choice: string): number | null {
  return insight.prices[choice] ?? least(Object.values(insight.openings).map((one) => one[choice]));
}

/** A statue in the city, by the cheapest of these actions; what it costs at most if none builds one. */
export function statueCost(
  insight: Insight,
  city: string,
  actions: readonly Action[],
): number | null {
  const by = (all: readonly Action[]): (number | undefined)[] =>
    all.map((action) => insight.statues[action]?.[city]);
  const every = by(Object.keys(insight.statues) as Action[]).filter((one) => one !== undefined);
  return least(by(actions)) ?? (every.length > 0 ? Math.max(...every) : null);
}

function least(numbers: readonly (number | undefined)[]): number | null {
  const known = numbers.filter((one) => one !== undefined);
  return known.length > 0 ? Math.min(...known) : null;
}
