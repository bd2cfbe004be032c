import assert from "node:assert/strict";
import { test } from "node:test";
import { isBotMove, news, sinceLastChoice } from "../src/model/updates.ts";
import type { Step } from "../src/generated/protocol.ts";

function step(sequence: number, more: Partial<Step> = {}): Step {
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

test("steps that follow are news", () => {
  assert.deepEqual(news(2, 4, [step(3), step(4)]), { steps: [step(3), step(4)] });
});

test("known steps are dropped", () => {
  assert.deepEqual(news(3, 4, [step(2), step(3), step(4)]), { steps: [step(4)] });
  assert.deepEqual(news(4, 4, [step(4)]), { steps: [] });
});

test("a lost step is noticed", () => {
  assert.equal(news(2, 5, [step(4), step(5)]), "gap");
  assert.equal(news(2, 5, [step(3)]), "gap");
  assert.equal(news(2, 3, []), "gap");
});

test("a message from before is old", () => {
  assert.equal(news(7, 5, [step(5)]), "old");
});

test("bots' moves take their time, their plans do not", () => {
  assert.ok(isBotMove(step(1, { level: "adept", choice: "perform coins" })));
  assert.ok(!isBotMove(step(1, { level: "adept", choice: "plan" })));
  assert.ok(!isBotMove(step(1, { choice: "perform coins" })));
  assert.ok(!isBotMove(step(1, { kind: "bot", level: "adept", choice: null })));
});

test("a recap begins after the seat's last own choice", () => {
  const steps = [
    step(1),
    step(2, { seat: 1 }),
    step(3, { seat: 0, level: "adept" }),
    step(4, { seat: 2 }),
  ];
  assert.deepEqual(
    sinceLastChoice(steps, 0).map(({ sequence }) => sequence),
    [2, 3, 4],
  );
  assert.equal(sinceLastChoice(steps, null).length, 4);
});
