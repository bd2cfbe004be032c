import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceOf, lineOf, needsPosition, priestsBefore } from "../src/results/story.ts";
import type { Board } from "../src/model/board.ts";
import type { View } from "../src/net/protocol.ts";

const ROADS: Record<string, [string, string]> = {
  "start-delhi": ["start", "delhi"],
  "delhi-jodhpur": ["delhi", "jodhpur"],
};
const board = {
  road: (id: string) => (ROADS[id] ? { id, ends: ROADS[id], villages: [] } : null),
  otherEnd: ({ ends }: { ends: [string, string] }, from: string) =>
    ends[0] === from ? ends[1] : ends[0],
} as unknown as Board;

function said(words: string, priest = "start", view: View | null = null): unknown {
  const line = lineOf(words, 0, priest, view, board);
  return line && [line.id, line.args, line.place];
}

test("a choice of a record has a seat", () => {
  assert.deepEqual(choiceOf("2 statue delhi top"), { seat: 2, choice: "statue delhi top" });
});

test("priests are where their journeys have led them", () => {
  const choices = [
    "0 travel start-delhi",
    "1 end",
    "0 travel delhi-jodhpur",
    "0 travel delhi-jodhpur",
  ];
  const before = priestsBefore(choices, ["start", "start"], board);
  assert.deepEqual(before, ["start", "start", "delhi", "jodhpur"]);
});

test("choices tell what was done", () => {
  assert.deepEqual(said("1 travel delhi-jodhpur", "jodhpur"), [
    "log-event-travels",
    { name: { seat: 1 }, from: { road: "delhi-jodhpur", to: "delhi" }, to: { junction: "delhi" } },
    "delhi-jodhpur",
  ]);
  assert.deepEqual(said("0 shrine start-delhi.1"), [
    "log-event-shrine-in-village",
    { name: { seat: 0 }, village: { village: "start-delhi.1" } },
    "start-delhi.1",
  ]);
  assert.equal(said("0 buy 2"), null);
});

test("flags and robbed characters need the position", () => {
  assert.ok(needsPosition("0 flag delhi") && needsPosition("0 take 4") && !needsPosition("0 end"));
  assert.equal(said("0 flag delhi"), null);
  const view = {
    track: [null, null, null, "jodhpur", "delhi"],
    seats: [{ character: 1 }, { character: 4 }],
  } as unknown as View;
  assert.deepEqual(said("0 flag delhi", "start", view), [
    "log-event-flag",
    { name: { seat: 0 }, city: { junction: "delhi" }, from: 5, to: 2 },
    "delhi",
  ]);
  assert.deepEqual(said("0 take 4", "start", view), [
    "log-event-character-taken-from",
    { name: { seat: 0 }, character: 4, other: { seat: 1 } },
    null,
  ]);
  assert.deepEqual(said("0 take 7", "start", view), [
    "log-event-character-taken",
    { name: { seat: 0 }, character: 7 },
    null,
  ]);
});
