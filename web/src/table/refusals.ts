/** Why there is no way to a far place: the server judges answers to its question only. */
import type { Board } from "../model/board.ts";
import { payeesIn } from "../model/prices.ts";
import type { Insight } from "../net/protocol.ts";

/** A reason of the server's list, and the rule. */
export interface Refusal {
  reason: string;
  rule: string;
}

/** Some village on every way is empty, or the tolls are too high. */
export function tripRefusal(insight: Insight, board: Board, from: string, goal: string): Refusal {
  const reached = new Set([from]);
  for (const here of reached) {
    for (const road of board.roadsAt(here)) {
      if (payeesIn(insight, road.villages)) reached.add(board.otherEnd(road, here));
    }
  }
  return reached.has(goal)
    ? { reason: "toll-too-high", rule: "Q-M4" }
    : { reason: "village-without-shrine", rule: "MOVE-3" };
}
