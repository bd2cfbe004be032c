import assert from "node:assert/strict";
import { test } from "node:test";
import { decisionLines, latestTurns, linesOf } from "../src/text/log_lines.ts";
import type { GameEvent, Entry, EntryKind } from "../src/generated/protocol.ts";

let sequence = 0;

function entry(events: GameEvent[], more: Partial<Entry> = {}): Entry {
  sequence += 1;
  const kind: EntryKind = "choice";
  return {
    ...{ sequence, at: 0, kind, seat: 0, events },
    ...{ choice: null, level: null, fault: null, back: null, on: null, name: null },
    ...more,
  };
}

const ids = (events: GameEvent[]): string[] => linesOf([entry(events)]).map(({ id }) => id);

test("a journey tells its toll, and what the owners got", () => {
  const lines = linesOf([
    entry([
      { event: "travels", seat: 0, road: "start-delhi", to: "delhi" },
      { event: "coins", seat: 0, amount: -1, why: "toll", other: 2 },
      { event: "coins", seat: 2, amount: 1, why: "toll", other: 0 },
      { event: "coins", seat: 0, amount: -1, why: "toll", other: 1 },
      { event: "coins", seat: 1, amount: 1, why: "toll", other: 0 },
    ]),
  ]);
  assert.deepEqual(
    lines.map(({ id, seat }) => [id, seat]),
    [
      ["log-event-travels-toll", 0],
      ["log-event-toll-received", 2],
      ["log-event-toll-received", 1],
    ],
  );
  assert.deepEqual(lines[0]?.args, {
    name: { seat: 0 },
    from: { road: "start-delhi", to: "delhi" },
    to: { junction: "delhi" },
    count: 2,
  });
  assert.equal(lines[0]?.place, "start-delhi");
});

test("a piece tells its price", () => {
  const price: GameEvent = { event: "coins", seat: 0, amount: -9, why: "price", other: null };
  const statue: GameEvent = { event: "statue", seat: 0, city: "delhi", space: "centre" };
  assert.deepEqual(ids([price, statue]), ["log-event-statue-paid"]);
  assert.deepEqual(ids([statue, price]), ["log-event-statue-paid"]);
  assert.deepEqual(ids([statue]), ["log-event-statue"]);
  const shrine: GameEvent = { event: "shrine-in-city", seat: 0, city: "delhi" };
  assert.deepEqual(ids([price, shrine]), ["log-event-shrine-in-city"]);
  assert.deepEqual(ids([shrine]), ["log-event-shrine-in-city-free"]);
});

test("goods say whether they come or go", () => {
  assert.deepEqual(
    ids([
      { event: "coins", seat: 0, amount: 3, why: "action", other: null },
      { event: "coins", seat: 0, amount: -2, why: "tax", other: null },
      { event: "prestige", seat: 0, amount: -1, why: "ability" },
      { event: "tokens", seat: 0, amount: -1, why: "action" },
      { event: "tokens", seat: 0, amount: 1, why: "bonus" },
    ]),
    [
      "log-event-coins-gained",
      "log-event-coins-lost",
      "log-event-prestige-lost",
      "log-event-tokens-gained",
    ],
  );
});

test("places are shown on the map", () => {
  const [flag] = linesOf([entry([{ event: "flag", seat: 1, city: "delhi", from: 9, to: 6 }])]);
  assert.equal(flag?.place, "delhi");
  const [village] = linesOf([entry([{ event: "settled", seat: 1, village: "start-delhi.1" }])]);
  assert.equal(village?.place, "start-delhi.1");
});

test("what the table tells", () => {
  const lines = linesOf([
    entry([], { kind: "undo", back: 2 }),
    entry([], { kind: "auto-answer", on: true }),
    entry([], { kind: "auto-answer", on: false }),
    entry([], { kind: "left", level: "adept" }),
    entry([], { kind: "sat", name: "Asha" }),
    entry([], { fault: "overran", level: "novice" }),
    entry([], { kind: "rematch" }),
    entry([], { kind: "rematch", seat: null }),
  ]);
  assert.deepEqual(
    lines.map(({ id }) => id),
    [
      "log-entry-undo",
      "log-entry-auto-answer-on",
      "log-entry-auto-answer-off",
      "log-entry-left-bot",
      "log-entry-sat",
      "log-entry-stood-in",
      "log-entry-rematch",
      "log-entry-rematch-host",
    ],
  );
});

test("lines of an entry stay the same objects", () => {
  const entries = [entry([{ event: "ready", seat: 0 }])];
  assert.equal(linesOf(entries)[0], linesOf([...entries, entry([])])[0]);
});

test("the latest turns are whole, and begin with the same line as they grow", () => {
  const turn = (seat: number): Entry =>
    entry([{ event: "turn-begins", seat, first: "coins", second: "shrines" }]);
  const coins = (seat: number): Entry =>
    entry([{ event: "coins", seat, amount: 1, why: "action", other: null }]);
  const entries = [turn(0), coins(0), turn(1), coins(1), coins(1)];
  const firsts = (all: Entry[]) => latestTurns(linesOf(all), 3).map(({ lines }) => lines[0]?.key);
  assert.deepEqual(firsts(entries), [`${entries[2]?.sequence}.0`]);
  assert.deepEqual(firsts([...entries, coins(1)]), firsts(entries));
  assert.equal(latestTurns(linesOf(entries), 4).length, 2);
});

test("a decision of a finished game is told by its events", () => {
  const lines = decisionLines(
    [
      { event: "flag", seat: 1, city: "delhi", from: 9, to: 6 },
      { event: "turn-ends", seat: 1 },
    ],
    12,
  );
  assert.deepEqual(
    lines.map(({ key, id, place }) => [key, id, place]),
    [
      ["12.0", "log-event-flag", "delhi"],
      ["12.1", "log-event-turn-ends", null],
    ],
  );
});
