import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "../src/map/path_transform.ts";

test("an outline is put elsewhere in another size", () => {
  assert.equal(placed("M2.6 21.6v-3.2h2V13z", 2, [100, 10]), "M105.2 53.2v-6.4h4V36z");
});

test("numbers that touch are told apart", () => {
  assert.equal(
    placed("M1 1c0-.5.7-1 1.4.2C2-3 4 5-.5.5", 10, [0, 0]),
    "M10 10c0 -5 7 -10 14 2C20 -30 40 50 -5 5",
  );
});

test("steps of a relative line do not know where it lies", () => {
  assert.equal(placed("m1 2l3 4", 1, [50, 50]), "m1 2l3 4");
  assert.equal(placed("M1 2L3 4H5", 1, [50, 60]), "M51 62L53 64H55");
});
