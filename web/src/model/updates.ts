import type { Step } from "../generated/protocol.ts";

/** What a message adds to what is known already. */
export type News = { steps: Step[] } | "old" | "gap";

/**
 * The steps that are new to somebody who knows `known` steps. "old": the message is from before;
 * "gap": steps in between got lost (docs/protocol.md, "Sequence numbers").
 */
export function news(known: number, sequence: number, steps: readonly Step[]): News {
  if (sequence < known) return "old";
  const fresh = steps.filter((step) => step.sequence > known);
  const follows = fresh.every((step, index) => step.sequence === known + 1 + index);
  return follows && known + fresh.length === sequence ? { steps: fresh } : "gap";
}

/** Whether a step is a bot's move on the table, worth a moment of its own. Plans are not seen. */
export function isBotMove(step: Step): boolean {
  return step.kind === "choice" && step.level !== null && !step.choice?.startsWith("plan");
}

/** What has happened since the seat last chose something; all of it if it never did. */
export function sinceLastChoice(steps: readonly Step[], seat: number | null): Step[] {
  const last = steps.findLastIndex(
    (step) => step.kind === "choice" && step.seat === seat && step.level === null,
  );
  return steps.slice(last + 1);
}
