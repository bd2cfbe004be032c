import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_INSIGHT, costOf, statueCost } from "../src/model/prices.ts";
import type { Insight } from "../src/generated/protocol.ts";
import { builderOf, openingsOf } from "../src/model/actions.ts";

const INSIGHT: Insight = {
  ...NO_INSIGHT,
  villages: { "a-b.1": [], "a-b.2": [1, 2] },
  statues: { "statue-discount": { a: 11, b: 9 }, "statue-shrine": { a: 12, b: 10 } },
  prices: { "travel a-b": 2, "shrine a": 0 },
  openings: {
    "statue-shrine": { "statue a top": 12, "shrine a": 1 },
    "statue-discount": { "statue a top": 11 },
  },
};

test("a choice costs what the server says, by the cheapest action", () => {
  assert.equal(costOf(INSIGHT, "travel a-b"), 2);
  assert.equal(costOf(INSIGHT, "shrine a"), 0, "what is legal now comes first");
  assert.equal(costOf(INSIGHT, "statue a top"), 11);
  assert.equal(costOf(INSIGHT, "statue b top"), null);
});

test("a statue costs what the planned actions make of it, or the full price", () => {
  assert.equal(statueCost(INSIGHT, "a", ["coins", "statue-discount", "statue-shrine"]), 11);
  assert.equal(statueCost(INSIGHT, "a", ["coins"]), 12);
  assert.equal(statueCost(NO_INSIGHT, "a", ["statue-discount"]), null);
});

test("pieces begin with the cheapest action that can be performed", () => {
  const both = openingsOf(INSIGHT, ["statue-shrine", "statue-discount", "coins"]);
  assert.deepEqual(both.get("statue a top"), ["statue-discount", "statue-shrine"]);
  assert.deepEqual(both.get("shrine a"), ["statue-shrine"]);
  assert.equal(openingsOf(INSIGHT, ["coins"]).size, 0);
});

test("who builds what", () => {
  assert.equal(builderOf("statue a top", ["two-shrines", "statue-shrine"]), "statue-shrine");
  assert.equal(builderOf("shrine a", ["two-shrines", "statue-shrine"]), "two-shrines");
  assert.equal(builderOf("travel a-b", ["two-shrines"]), undefined);
});
