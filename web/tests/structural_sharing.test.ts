import assert from "node:assert/strict";
import { test } from "node:test";
import { shareUnchanged } from "../src/render/structural_sharing.ts";

const before = (): { seats: { coins: number; used: number[] }[]; track: (string | null)[] } => ({
  seats: [
    { coins: 3, used: [] },
    { coins: 5, used: [7] },
  ],
  track: [null, "delhi"],
});

test("what is as before is the same object", () => {
  const old = before();
  assert.equal(shareUnchanged(old, before()), old);
  assert.equal(shareUnchanged(3, 3), 3);
  assert.equal(shareUnchanged(null, null), null);
});

test("what has changed is new, with the parts that are as before", () => {
  const old = before();
  const message = before();
  message.seats[1]!.coins = 4;
  const now = shareUnchanged(old, message);
  assert.notEqual(now, old);
  assert.notEqual(now.seats, old.seats);
  assert.equal(now.seats[0], old.seats[0]);
  assert.deepEqual(now.seats[1], { coins: 4, used: [7] });
  assert.equal(now.seats[1]?.used, old.seats[1]?.used);
  assert.equal(now.track, old.track);
  assert.deepEqual(old, before());
});

test("fields and items that come and go are changes", () => {
  const row = [1, 2];
  assert.deepEqual(shareUnchanged(row, [1]), [1]);
  assert.deepEqual(shareUnchanged(row, [1, 2, 3]), [1, 2, 3]);
  assert.deepEqual(shareUnchanged({ a: 1 }, { a: 1, b: undefined }), { a: 1, b: undefined });
  assert.deepEqual(shareUnchanged({ a: 1, b: 2 }, { a: 1 }), { a: 1 });
  assert.deepEqual(shareUnchanged({ a: 1 }, { b: 1 }), { b: 1 });
  assert.deepEqual(shareUnchanged({}, []), []);
  assert.deepEqual(shareUnchanged({ a: { b: 1 } }, { a: null }), { a: null });
});
