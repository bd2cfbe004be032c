import assert from "node:assert/strict";
import { test } from "node:test";
import {
  EXPLANATIONS,
  eventsSince,
  forChoices,
  forDecision,
  forEvents,
  forView,
  markOf,
} from "../src/coach/explanations.ts";
import type { Entry, Frame, GameEvent, View } from "../src/generated/protocol.ts";

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

test("the last round is explained as soon as it is known to be the last", () => {
  const view = (last_round: View["last_round"]): View => ({ last_round }) as View;
  assert.deepEqual(forView(null), []);
  assert.deepEqual(forView(view(null)), []);
  assert.deepEqual(forView(view({ why: "statues", seat: 1 })), ["last-round"]);
  assert.deepEqual(forView(view({ why: "rounds", seat: null })), ["last-round"]);
});

test("every explanation has an id of its own", () => {
  const ids = EXPLANATIONS.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});

test("building is explained when a planned statue can be built, before it is", () => {
  assert.deepEqual(forChoices(["travel start-delhi", "perform coins", "end"]), []);
  assert.deepEqual(forChoices(["perform coins", "perform statue-discount"]), ["building"]);
});

test("an entry that goes on while it is shown is explained to its end", () => {
  const entry = (sequence: number, ...names: string[]): Entry =>
    ({ sequence, events: names.map((event) => ({ event, seat: 0 })) }) as unknown as Entry;
  const before = [entry(1, "drafted"), entry(2, "turn-ends")];
  const told = (entries: readonly Entry[], seen: readonly Entry[] | null): string[] =>
    eventsSince(entries, seen && markOf(seen)).map(({ event }) => event);
  assert.deepEqual(told(before, null), ["drafted", "turn-ends"]);
  assert.deepEqual(told(before, before), []);
  const after = [entry(1, "drafted"), entry(2, "turn-ends", "worship"), entry(3, "round-begins")];
  assert.deepEqual(told(after, before), ["worship", "round-begins"]);
});
