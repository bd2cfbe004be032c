import type { Action, Reward } from "../generated/protocol.ts";

const ACTION_ICONS: Record<Action, string> = {
  "statue-discount": "a-statue",
  "shrine-discount": "a-shrine",
  "statue-shrine": "a-both",
  "two-shrines": "a-two",
  coins: "a-coins",
  shrines: "a-take",
  pp: "a-pp",
  character: "a-char",
  track: "a-track",
};

/** The pictogram of an action in assets/icons.svg. */
export function actionIcon(action: Action): string {
  return ACTION_ICONS[action];
}

export function rewardIcon(reward: Reward): string {
  return reward === "pp-coin" ? "r-ppcoin" : `r-${reward}`;
}

export function characterIcon(character: number): string {
  return `c-${character}`;
}
