import assert from "node:assert/strict";
import { test } from "node:test";
import { seatStateText, type SeatState } from "../src/model/round_state.ts";

const STATES: SeatState[] = ["acting", "done", "next", "ready", "thinking", "waiting"];

test("a bot in the server's queue is said to wait only while it has to decide", () => {
  const queued = STATES.filter((state) => seatStateText(state, true) === "table-seat-queued");
  assert.deepEqual(queued, ["acting", "thinking"]);
});

test("without a queue every state has words of its own", () => {
  assert.equal(new Set(STATES.map((state) => seatStateText(state, false))).size, STATES.length);
});
