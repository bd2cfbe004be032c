/** Where everybody is in the round. */
import type { Action, SeatView, View } from "../net/protocol.ts";

export type SeatState = "acting" | "done" | "next" | "ready" | "thinking" | "waiting";

/** Seats in the order in which they act: lowest character first (ACT-1). */
export function turnOrder(view: View): number[] {
  const number = (seat: number): number => view.seats[seat]?.character ?? 99;
  return view.seats.map((_, seat) => seat).sort((a, b) => number(a) - number(b));
}

/** Whose turn it is, also while somebody else has to decide something in it. */
export function activeSeat(view: View): number | null {
  const turn = view.waiting.find(([kind]) => kind === "turn" || kind === "brahmabot");
  if (turn) return turn[1];
  return view.phase === "planning" ? null : (view.to_act[0] ?? null);
}

export function seatState(view: View, seat: number): SeatState | null {
  const one = view.seats[seat];
  if (!one || view.phase === "finished") return null;
  if (view.phase === "planning") return one.ready ? "ready" : "thinking";
  if (activeSeat(view) === seat || view.to_act.includes(seat)) return "acting";
  if (view.phase !== "actions") return null;
  if (one.acted) return "done";
  const next = turnOrder(view).find((other) => !view.seats[other]?.acted);
  return next === seat ? "next" : "waiting";
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

/** How many statues everybody has in all. */
export const STATUES = 7;

/** The characters whose abilities a seat has by Maharani tokens, beside its own one. */
export function borrowedBy(view: View, seat: number): number[] {
  const own = view.seats[seat]?.character;
  const lent = view.maharani.flatMap((token) =>
    token?.seat === seat && token.round < view.round ? [token.character] : [],
  );
  return [...new Set(lent)].filter((character) => character !== own);
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
