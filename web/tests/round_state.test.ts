import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatView, View } from "../src/generated/protocol.ts";
import { planOf, seatState, seatStateText, type SeatState } from "../src/model/round_state.ts";

const STATES: SeatState[] = ["acting", "done", "next", "ready", "thinking", "waiting"];

test("a bot in the server's queue is said to wait only while it has to decide", () => {
  const queued = STATES.filter((state) => seatStateText(state, true) === "table-seat-queued");
  assert.deepEqual(queued, ["acting", "thinking"]);
});

test("without a queue every state has words of its own", () => {
  assert.equal(new Set(STATES.map((state) => seatStateText(state, false))).size, STATES.length);
});

test("where a seat is in the round is as the view says", () => {
  const seat = { acted: false, ready: false };
  const view = {
    phase: "actions",
    active: 1,
    next_seat: 3,
    to_act: [2],
    seats: [{ ...seat, acted: true }, seat, seat, seat, seat],
  } as unknown as View;
  const states = view.seats.map((_, at) => seatState(view, at));
  assert.deepEqual(states, ["done", "acting", "acting", "next", "waiting"]);
  assert.equal(seatState({ ...view, phase: "planning" }, 0), "thinking");
  assert.equal(seatState({ ...view, phase: "finished" }, 0), null);
});

test("of two equal actions in a plan one may be done", () => {
  const goods = { plan: ["coins", "coins"], open: ["coins"] } as unknown as SeatView;
  assert.deepEqual(
    planOf(goods).map(({ done }) => done),
    [false, true],
  );
});
