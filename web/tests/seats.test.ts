import assert from "node:assert/strict";
import { test } from "node:test";
import { SEAT_LETTERS, markPath } from "../src/model/seats.ts";

const SEATS = SEAT_LETTERS.map((_, seat) => seat);

test("every seat has a mark of its own shape", () => {
  assert.equal(new Set(SEATS.map((seat) => markPath(seat, 0, 0, 10))).size, SEATS.length);
});

test("a mark is drawn around its middle, as big as asked for", () => {
  for (const seat of SEATS) {
    const first = /^M(\S+) (-?[\d.]+)/.exec(markPath(seat, 100, 50, 10));
    assert.ok(first, markPath(seat, 100, 50, 10));
    const [x, y] = [Number(first[1]) - 100, Number(first[2]) - 50];
    assert.ok(Math.hypot(x, y) > 3 && Math.hypot(x, y) < 7, `${x} ${y}`);
    const twice = /^M(\S+) (-?[\d.]+)/.exec(markPath(seat, 0, 0, 20));
    assert.ok(twice && Math.abs(Number(twice[1]) - 2 * x) < 1e-9, String(twice));
  }
});
