/** What the actions of a plan build, as the components say (generated/content.ts). */
import { content } from "../generated/content.ts";
import type { Action, Insight } from "../generated/protocol.ts";
import { choiceParts } from "./choices.ts";

export const ACTIONS = Object.keys(content.actions) as Action[];

export const buildsStatue = (action: Action): boolean => content.actions[action].statues > 0;
const buildsShrine = (action: Action): boolean => content.actions[action].shrines > 0;
export const isBuilding = (action: Action): boolean => buildsStatue(action) || buildsShrine(action);

/** The action of the list that could build such a piece. */
export function builderOf(choice: string, actions: readonly Action[]): Action | undefined {
  const { verb } = choiceParts(choice);
  if (verb === "statue") return actions.find(buildsStatue);
  return verb === "shrine" ? actions.find(buildsShrine) : undefined;
}

/** Pieces that a planned action could begin with now: the choice, and the actions, cheapest first. */
export type Openings = ReadonlyMap<string, Action[]>;

export function openingsOf({ openings }: Insight, performs: readonly Action[]): Openings {
  const found = new Map<string, Action[]>();
  for (const action of new Set(performs)) {
    for (const choice of Object.keys(openings[action] ?? {})) {
      found.set(choice, [...(found.get(choice) ?? []), action]);
    }
  }
  for (const [choice, actions] of found) {
    const price = (action: Action): number => openings[action]?.[choice] ?? 0;
    actions.sort((a, b) => price(a) - price(b));
  }
  return found;
}
