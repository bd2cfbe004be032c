/** What the actions of a plan build, and what a running one still allows (docs/notation.md). */
import { choiceParts } from "./choices.ts";
import type { Action, Frame, Insight } from "../net/protocol.ts";

const BUILDERS: Record<"statue" | "shrine", readonly Action[]> = {
  statue: ["statue-discount", "statue-shrine"],
  shrine: ["shrine-discount", "statue-shrine", "two-shrines"],
};

export const buildsStatue = (action: Action): boolean => BUILDERS.statue.includes(action);
export const isBuilding = (action: Action): boolean =>
  buildsStatue(action) || BUILDERS.shrine.includes(action);

/** The action of the list that could build such a piece. */
export function builderOf(choice: string, actions: readonly Action[]): Action | undefined {
  const { verb } = choiceParts(choice);
  if (verb !== "statue" && verb !== "shrine") return undefined;
  return actions.find((action) => BUILDERS[verb].includes(action));
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

/** What a building action still allows. */
export interface Building {
  statue: boolean;
  shrines: number;
  village: boolean;
  begun: boolean;
}

export function buildingOf(frame: Frame | null): Building | null {
  if (frame?.[0] !== "building") return null;
  const number = frame[2];
  return {
    statue: (number & 1) > 0,
    shrines: (number >> 1) & 3,
    village: (number & 8) > 0,
    begun: (number & 64) > 0,
  };
}
