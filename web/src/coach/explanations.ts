/** What is explained the first time it happens: triggers are data of the server (content). */
import { content } from "../generated/content.ts";
import type { Entry, Frame, GameEvent, View } from "../generated/protocol.ts";
import { kept } from "../net/storage.ts";

export interface Explanation {
  id: string;
  on: "choice" | "decision" | "event" | "view";
  /**
   * How a choice begins, a kind of decision, an event, or a field of the view that has something
   * in it.
   */
  name: string;
  /** Only if it happens to the seat. */
  own?: boolean;
  /** Only if the event says so. */
  fields?: Readonly<Record<string, string | number>>;
}

export const EXPLANATIONS: readonly Explanation[] = content.explanations;

/** The explanations that a decision of the seat calls for; null is none. */
export function forDecision(question: Frame | null): string[] {
  return EXPLANATIONS.filter(({ on, name }) => on === "decision" && name === question?.kind).map(
    ({ id }) => id,
  );
}

/** Those that the choices of the seat call for. */
export function forChoices(legal: readonly string[]): string[] {
  return EXPLANATIONS.filter(
    ({ on, name }) => on === "choice" && legal.some((choice) => choice.startsWith(name)),
  ).map(({ id }) => id);
}

/** How far a log was looked at: its last entry, and how much of that had been shown. */
export interface LogMark {
  sequence: number;
  events: number;
}

/** What a log says beyond a mark: entries that have come, and how the last one has gone on. */
export function eventsSince(entries: readonly Entry[], mark: LogMark | null): GameEvent[] {
  return entries.flatMap(({ sequence, events }) => {
    if (mark === null || sequence > mark.sequence) return events;
    return sequence === mark.sequence ? events.slice(mark.events) : [];
  });
}

export function markOf(entries: readonly Entry[]): LogMark | null {
  const last = entries.at(-1);
  return last ? { sequence: last.sequence, events: last.events.length } : null;
}

/** Those that events call for, as the seat sees them. */
export function forEvents(events: readonly GameEvent[], seat: number | null): string[] {
  return EXPLANATIONS.filter(
    (one) => one.on === "event" && events.some((event) => happens(one, event, seat)),
  ).map(({ id }) => id);
}

/** Those that a position calls for. */
export function forView(view: View | null): string[] {
  return EXPLANATIONS.filter(
    ({ on, name }) => on === "view" && view !== null && view[name as keyof View] !== null,
  ).map(({ id }) => id);
}

function happens(one: Explanation, event: GameEvent, seat: number | null): boolean {
  if (event.event !== one.name || (one.own && event.seat !== seat)) return false;
  const said = event as unknown as Record<string, unknown>;
  return Object.entries(one.fields ?? {}).every(([name, value]) => said[name] === value);
}

const KEPT = "explained";

/** What this device has explained, in the order of the list. */
export function explainedBefore(): string[] {
  const found = kept.get(KEPT);
  const ids = Array.isArray(found) ? (found as unknown[]) : [];
  return EXPLANATIONS.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
}

export function keepExplained(ids: readonly string[]): void {
  kept.set(KEPT, ids);
}
