import assert from "node:assert/strict";
import { test } from "node:test";
import { mistakePlace } from "../src/boards/mistake_place.ts";
import type { BoardMistake, BoardSketch } from "../src/generated/protocol.ts";

const sketch = {
  villages: [{ id: "a-b.1" }, { id: "lost" }],
  roads: [{ villages: [] }, { villages: ["a-b.1"] }],
} as unknown as BoardSketch;
const at = (section: BoardMistake["section"], number: number | null) =>
  mistakePlace(sketch, { section, number } as BoardMistake);

test("cities and roads have entries of their own", () => {
  assert.deepEqual(at("city", 3), { view: "cities", spot: { section: "city", number: 3 } });
  assert.deepEqual(at("road", 1), { view: "roads", spot: { section: "road", number: 1 } });
});

test("a village is corrected at its road, or in the text if it has none", () => {
  assert.deepEqual(at("village", 1), { view: "roads", spot: { section: "road", number: 2 } });
  assert.equal(at("village", 2), null);
});

test("everything else belongs to the board as a whole, but what only the text has", () => {
  assert.deepEqual(at("solo.tile", 1), { view: "board", spot: null });
  assert.deepEqual(at("city", null), { view: "board", spot: null });
  assert.equal(at("text", null), null);
});
