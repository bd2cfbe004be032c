/** Where everybody is in the round. */
import type { Action, Entry, SeatView, View } from "../generated/protocol.ts";

export type SeatState = "acting" | "done" | "next" | "ready" | "thinking" | "waiting";

export function seatState(view: View, seat: number): SeatState | null {
  const one = view.seats[seat];
  if (!one || view.phase === "finished") return null;
  if (view.phase === "planning") return one.ready ? "ready" : "thinking";
  if (view.active === seat || view.to_act.includes(seat)) return "acting";
  if (view.phase !== "actions") return null;
  if (one.acted) return "done";
  return view.next_seat === seat ? "next" : "waiting";
}

/** An action of a plan that lies open. */
export interface Planned {
  action: Action;
  done: boolean;
}

/** The two planned actions: one that is open is to come, and one under way is not done yet. */
export function planOf(goods: SeatView | null, running: Action | null = null): Planned[] {
  const undone = [...(goods?.open ?? []), ...(running ? [running] : [])];
  return (goods?.plan ?? []).map((action) => {
    const at = undone.indexOf(action);
    if (at >= 0) undone.splice(at, 1);
    return { action, done: at < 0 };
  });
}

/** The planned action that the seat has begun and not finished: it still builds, or will again. */
export function runningAction(
  view: View | null,
  entries: readonly Entry[],
  seat: number,
): Action | null {
  // An ability between the two pieces lies on top of it.
  if (!view?.frames.some((frame) => frame.kind === "building" && frame.seat === seat)) return null;
  const open = view.seats[seat]?.open ?? [];
  for (const { events } of entries.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.event !== "performs" || event.seat !== seat) continue;
      if (event.token) return null; // not planned
      if (!open.includes(event.action)) return event.action; // else it was taken back
    }
  }
  return null;
}

/** Which turn of the round it is: so many have had theirs, whatever their characters are now. */
export function turnNumber(view: View, seat: number): number {
  const before = view.seats.filter(({ acted }, other) => acted && other !== seat);
  return before.length + 1;
}

/** The text about where a seat is in the round; `queued`: its bot waits for its turn to think. */
export function seatStateText(state: SeatState, queued: boolean): string {
  const decides = state === "acting" || state === "thinking";
  return queued && decides ? "table-seat-queued" : SEAT_STATE_TEXTS[state];
}

const SEAT_STATE_TEXTS: Record<SeatState, string> = {
  acting: "table-seat-acting",
  done: "table-seat-done",
  next: "table-seat-next",
  ready: "table-plan-is-ready",
  thinking: "table-plan-thinking",
  waiting: "table-seat-waiting",
};
