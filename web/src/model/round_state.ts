/** Where everybody is in the round. */
import type { Action, SeatView, View } from "../generated/protocol.ts";

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

/** The two planned actions: each one that is still open is to come. */
export function planOf(goods: SeatView | null): Planned[] {
  const open = [...(goods?.open ?? [])];
  return (goods?.plan ?? []).map((action) => {
    const at = open.indexOf(action);
    if (at >= 0) open.splice(at, 1);
    return { action, done: at < 0 };
  });
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
