import assert from "node:assert/strict";
import { test } from "node:test";
import { EXPLANATIONS, forDecision, forEvents } from "../src/coach/explanations.ts";
import type { Frame, GameEvent } from "../src/generated/protocol.ts";

const toll = (seat: number, amount: number, why = "toll"): GameEvent =>
  ({ event: "coins", seat, amount, why, other: 1 - seat }) as GameEvent;

test("a decision is explained by its kind", () => {
  assert.deepEqual(forDecision({ kind: "plan", seat: null, seats: [0] } as Frame), ["plan"]);
  assert.deepEqual(forDecision(null), []);
});

test("a toll is explained to whoever pays it", () => {
  assert.deepEqual(forEvents([toll(0, -1), toll(1, 1)], 0), ["toll"]);
  assert.deepEqual(forEvents([toll(0, -1), toll(1, 1)], 1), []);
  assert.deepEqual(forEvents([toll(0, -1, "price")], 0), []);
});

test("the last round is explained besides the first", () => {
  const begins = (round: number): GameEvent => ({
    event: "round-begins",
    seat: null,
    round,
    city: "delhi",
  });
  assert.deepEqual(forEvents([begins(1)], 0), ["maharaja"]);
  assert.deepEqual(forEvents([begins(7)], 0), ["maharaja", "last-round"]);
});

test("every explanation has an id of its own", () => {
  const ids = EXPLANATIONS.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});
