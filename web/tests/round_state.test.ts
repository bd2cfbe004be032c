import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry, SeatView, View } from "../src/generated/protocol.ts";
import {
  planOf,
  runningAction,
  seatState,
  seatStateText,
  turnNumber,
  type SeatState,
} from "../src/model/round_state.ts";

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

/** A turn in which the seat performs these actions one after the other; the last one still builds. */
function building(open: string[], ...performed: { action: string; token?: boolean }[]) {
  const view = {
    frames: [{ kind: "turn" }, { kind: "building", seat: 1 }],
    seats: [{ open: [] }, { open }],
  } as unknown as View;
  const entries = performed.map(({ action, token = false }) => ({
    events: [{ event: "performs", seat: 1, action, token }],
  })) as unknown as Entry[];
  return { view, entries };
}

test("an action of two parts is not done after the first", () => {
  const { view, entries } = building(["coins"], { action: "two-shrines" });
  const running = runningAction(view, entries, 1);
  assert.equal(running, "two-shrines");
  const goods = { plan: ["two-shrines", "coins"], open: ["coins"] } as unknown as SeatView;
  assert.deepEqual(
    planOf(goods, running).map(({ done }) => done),
    [false, false],
  );
  assert.equal(runningAction(view, entries, 0), null);
  assert.equal(runningAction({ ...view, frames: [] }, entries, 1), null);
  const ability = { kind: "exchange", seat: 1, left: 2 } as View["frames"][number];
  const between = { ...view, frames: [...view.frames, ability] };
  assert.equal(runningAction(between, entries, 1), "two-shrines");
});

test("an action by a token, or one that was taken back, is not the one under way", () => {
  const token = building(["coins"], { action: "two-shrines" }, { action: "coins", token: true });
  assert.equal(runningAction(token.view, token.entries, 1), null);
  const back = building(["coins"], { action: "two-shrines" }, { action: "coins" });
  assert.equal(runningAction(back.view, back.entries, 1), "two-shrines");
});

test("the number of a turn counts those before it, whoever has which character now", () => {
  const seats = [{ acted: true }, { acted: false }, { acted: true }, { acted: true }];
  const view = { seats, turn_order: [1, 3, 0, 2] } as unknown as View;
  assert.equal(turnNumber(view, 3), 3);
  assert.equal(turnNumber(view, 1), 4);
});
