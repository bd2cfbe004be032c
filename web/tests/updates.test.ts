import assert from "node:assert/strict";
import { test } from "node:test";
import { news, sinceLastChoice } from "../src/model/updates.ts";
import type { Entry } from "../src/generated/protocol.ts";

function entry(sequence: number, more: Partial<Entry> = {}): Entry {
  return {
    sequence,
    at: 0,
    kind: "choice",
    seat: 0,
    events: [],
    choice: "end",
    level: null,
    fault: null,
    back: null,
    name: null,
    ...more,
  };
}

test("entries that follow are news", () => {
  assert.deepEqual(news(2, 4, [entry(3), entry(4)]), { entries: [entry(3), entry(4)] });
});

test("known entries are dropped", () => {
  assert.deepEqual(news(3, 4, [entry(2), entry(3), entry(4)]), { entries: [entry(4)] });
  assert.deepEqual(news(4, 4, [entry(4)]), { entries: [] });
});

test("a lost entry is noticed", () => {
  assert.equal(news(2, 5, [entry(4), entry(5)]), "gap");
  assert.equal(news(2, 5, [entry(3)]), "gap");
  assert.equal(news(2, 3, []), "gap");
});

test("a message from before is old", () => {
  assert.equal(news(7, 5, [entry(5)]), "old");
});

test("a recap begins after the seat's last own choice", () => {
  const entries = [
    entry(1),
    entry(2, { seat: 1 }),
    entry(3, { seat: 0, level: "adept" }),
    entry(4, { seat: 2 }),
  ];
  assert.deepEqual(
    sinceLastChoice(entries, 0).map(({ sequence }) => sequence),
    [2, 3, 4],
  );
  assert.equal(sinceLastChoice(entries, null).length, 4);
});
