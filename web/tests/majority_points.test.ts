import assert from "node:assert/strict";
import { test } from "node:test";
import type { FinalRank, MajorityPoints } from "../src/generated/protocol.ts";
import { majorityPoints } from "../src/results/majority_points.ts";

const row = (seat: number, majority: MajorityPoints | null): FinalRank => ({
  seat,
  rank: seat + 1,
  won: false,
  total: 0,
  gathered: 0,
  statues: 0,
  coins: 0,
  ahead_by: null,
  majority,
});

test("what is the same for all is one group", () => {
  const points = { alone: 3, tied: 2 };
  const groups = majorityPoints([row(1, points), row(0, { ...points })]);
  assert.deepEqual(groups, [{ seats: [1, 0], points }]);
});

test("whoever gets something else has a group of its own, whoever gets nothing has none", () => {
  const groups = majorityPoints([row(1, { alone: 5, tied: 3 }), row(0, { alone: 3, tied: 2 })]);
  assert.deepEqual(
    groups.map(({ seats, points }) => [seats, points.alone, points.tied]),
    [
      [[1], 5, 3],
      [[0], 3, 2],
    ],
  );
  assert.deepEqual(majorityPoints([row(0, null), row(1, null)]), []);
});
