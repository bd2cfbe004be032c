import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { Entry, GameEvent, Stage as WireStage, Table } from "../src/generated/protocol.ts";
import { scoringOf } from "../src/model/moments.ts";
import { StageQueue, type Audience, type Pacing } from "../src/model/stage_queue.ts";
import { stagesOf, withEntries, type Stage } from "../src/model/stages.ts";

const PACE = 100;

function event(name: string, more: object = {}): GameEvent {
  return { event: name, seat: 1, ...more } as GameEvent;
}

function entry(sequence: number, events: GameEvent[], more: Partial<Entry> = {}): Entry {
  return {
    sequence,
    at: 0,
    kind: "choice",
    seat: 1,
    events,
    choice: "end",
    level: "adept",
    fault: null,
    back: null,
    on: null,
    name: null,
    stages: [],
    ...more,
  };
}

/** A table of which only the round, the coins and one city are looked at. */
function table(round: number, coins: number[], more: object = {}): Table {
  const seats = coins.map((count) => ({ coins: count }));
  const view = { round, seats, cities: { delhi: { free: 7 } }, legal: ["end"], ...more };
  const insight = { standings: { delhi: [{ seat: 0, points: round }] } };
  return { sequence: round, view, insight } as unknown as Table;
}

const at = (events: number, changes: object): WireStage => ({ events, changes });

class Watcher implements Audience {
  shown: string[] = [];
  newest: boolean[] = [];
  isMine = (seat: number | null): boolean => seat === 0;
  show({ stage }: { stage: Stage }, newest: boolean): void {
    this.shown.push(stage.events.map((one) => one.event).join(" "));
    this.newest.push(newest);
  }
  changed(): void {}
  /** Drawn at once, unless somebody is slow. */
  slow: (() => void)[] | null = null;
  whenDrawn(act: () => void): void {
    if (this.slow) this.slow.push(act);
    else setTimeout(act);
  }
}

interface Free extends Pacing {
  pace: number;
  paused: boolean;
  skipping: boolean;
  still: boolean;
}

function made(more: Partial<Free> = {}): { queue: StageQueue; watcher: Watcher; pacing: Free } {
  const watcher = new Watcher();
  const pacing = { pace: PACE, paused: false, skipping: false, still: false, ...more };
  return { queue: new StageQueue(watcher, pacing), watcher, pacing };
}

function stage(...names: string[]): Stage {
  const one = entry(
    1,
    names.map((name) => event(name)),
  );
  return {
    view: null,
    insight: {} as never,
    table: null,
    events: one.events,
    entries: [one],
    begins: [one],
  };
}

function own(...names: string[]): Stage {
  const found = stage(...names);
  const begins = found.begins.map((one) => ({ ...one, seat: 0, level: null }));
  return { ...found, entries: begins, begins };
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1000 }));
afterEach(() => mock.timers.reset());

// --- what an update shows ---

test("positions are worked out from the last to the first", () => {
  const stages = [
    at(1, { seats: { 1: { coins: 1 } }, cities: { delhi: { free: 9 } } }),
    at(2, { round: 4, standings: { delhi: [] } }),
  ];
  const names = ["turn-ends", "round-ends", "round-begins"];
  const found = stagesOf({
    table: table(5, [3, 6]),
    entries: [
      entry(
        9,
        names.map((name) => event(name)),
        { stages },
      ),
    ],
  });
  assert.deepEqual(
    found.map((one) => one.view?.round),
    [4, 4, 5],
  );
  assert.deepEqual(
    found.map((one) => one.view?.seats[1]?.coins),
    [1, 6, 6],
  );
  assert.deepEqual(
    found.map((one) => one.view?.cities.delhi?.free),
    [9, 7, 7],
  );
  assert.deepEqual(
    found.map((one) => one.insight.standings.delhi?.length),
    [0, 0, 1],
  );
  assert.deepEqual(
    found.map((one) => one.view?.legal.length),
    [0, 0, 1],
  );
  assert.deepEqual(
    found.map((one) => one.table !== null),
    [false, false, true],
  );
  assert.deepEqual(
    found.flatMap((one) => one.events.map((told) => told.event)),
    names,
  );
  assert.deepEqual(
    found.map((one) => one.entries[0]?.events.length),
    [1, 2, 3],
  );
  assert.deepEqual(
    found.map((one) => one.begins.length),
    [1, 0, 0],
  );
});

test("several entries in one update are shown one after the other", () => {
  const first = entry(3, [event("performs")], { stages: [at(1, { round: 1 })] });
  const second = entry(4, [event("ability"), event("turn-ends")], {
    stages: [at(1, { round: 2 })],
  });
  const found = stagesOf({ table: table(3, [0, 0]), entries: [first, second] });
  assert.deepEqual(
    found.map((one) => one.view?.round),
    [1, 2, 3],
  );
  assert.deepEqual(
    found.map((one) => one.entries.map(({ sequence }) => sequence)),
    [[3], [4], [4]],
  );
});

test("entries without a position come with the next one", () => {
  const entries = [entry(3, [event("performs")]), entry(4, [event("turn-ends")])];
  const found = stagesOf({ table: table(3, [0, 0]), entries });
  assert.equal(found.length, 1);
  assert.deepEqual(
    found[0]?.events.map((told) => told.event),
    ["performs", "turn-ends"],
  );
  assert.deepEqual(found[0]?.begins, entries);
});

test("the end is seen before the scores", () => {
  const found = stagesOf({ table: table(7, [0]), entries: [entry(3, [event("game-ends")])] });
  assert.deepEqual(
    found.map((one) => one.table === null),
    [true, false],
  );
});

test("the log grows with the stages", () => {
  const [one, part, whole] = [entry(1, []), entry(2, []), entry(2, [event("performs")])];
  assert.deepEqual(withEntries([one], [part]), [one, part]);
  assert.deepEqual(withEntries([one, part], [whole]), [one, whole]);
  assert.deepEqual(withEntries([one], []), [one]);
});

// --- one after the other ---

test("each stage is looked at, and the next one waits", () => {
  const { queue, watcher } = made();
  queue.add([stage("performs"), stage("coins"), stage("turn-ends"), stage("turn-begins")]);
  assert.deepEqual(watcher.shown, ["performs"]);
  mock.timers.tick(PACE);
  assert.deepEqual(watcher.shown, ["performs", "coins"]);
  mock.timers.tick(PACE);
  mock.timers.tick(PACE / 2); // the end of a turn is short
  assert.equal(watcher.shown.length, 4);
  assert.deepEqual(watcher.newest, [false, false, false, true]);
  assert.equal(queue.left, 0);
});

test("nothing is replaced before it was drawn", () => {
  const { queue, watcher } = made();
  watcher.slow = [];
  queue.add([stage("performs"), stage("coins")]);
  mock.timers.tick(10 * PACE);
  assert.deepEqual(watcher.shown, ["performs"]);
  watcher.slow.shift()?.();
  assert.deepEqual(watcher.shown, ["performs", "coins"]);
});

test("what I do myself is shown at once, also what quiet people do", () => {
  const { queue, watcher } = made();
  for (const one of [stage("turn-begins"), own("performs"), own("coins"), stage("ready")]) {
    queue.add([one]);
    mock.timers.tick(1); // a picture
  }
  assert.deepEqual(watcher.shown, ["turn-begins", "performs", "coins", "ready"]);
});

test("pause, step, go on", () => {
  const { queue, watcher, pacing } = made({ paused: true });
  queue.add([stage("performs"), stage("coins"), stage("turn-ends")]);
  mock.timers.tick(10 * PACE);
  assert.equal(watcher.shown.length, 0);
  queue.step();
  assert.deepEqual(watcher.shown, ["performs"]);
  mock.timers.tick(10 * PACE);
  assert.equal(queue.left, 2);
  pacing.paused = false;
  queue.proceed();
  mock.timers.tick(10 * PACE);
  assert.equal(queue.left, 0);
});

test("skipping shows everything at once, and so does no pace at all", () => {
  for (const quick of [{ skipping: true }, { pace: 0 }]) {
    const { queue, watcher } = made(quick);
    queue.add([stage("performs"), stage("worship"), stage("turn-ends")]);
    assert.equal(watcher.shown.length, 3);
  }
});

test("what has happened since my last choice is shown again", () => {
  const { queue, watcher } = made({ pace: 0 });
  queue.add([own("performs"), stage("turn-begins"), stage("travels"), stage("turn-ends")]);
  assert.equal(queue.past, 3);
  queue.add([own("turn-begins")]);
  assert.equal(queue.past, 4); // until others go on
  watcher.shown = [];
  queue.showAgain();
  assert.deepEqual(watcher.shown, [
    "performs",
    "turn-begins",
    "travels",
    "turn-ends",
    "turn-begins",
  ]);
  queue.add([stage("travels")]);
  assert.equal(queue.past, 1);
});

test("with less motion a moment waits to be seen", () => {
  const { queue, watcher } = made({ still: true });
  queue.add([stage("worship"), stage("worship"), stage("round-ends"), stage("round-begins")]);
  mock.timers.tick(10 * PACE);
  assert.deepEqual([watcher.shown.length, queue.held], [2, true]);
  queue.proceed();
  mock.timers.tick(10 * PACE);
  assert.deepEqual([watcher.shown.length, queue.held], [3, true]);
  queue.proceed();
  assert.deepEqual([watcher.shown.length, queue.held], [4, false]);
});

test("a snapshot is shown at once, whatever waited", () => {
  const { queue, watcher } = made();
  queue.add([stage("performs"), stage("coins")]);
  queue.begin(stage("turn-ends"), []);
  assert.deepEqual(watcher.shown, ["performs", "turn-ends"]);
  assert.equal(queue.left, 0);
});

// --- the scoring of a city ---

const NOW = { round: 2, maharaja: "delhi" };
const SCORED = [
  event("round-begins", { seat: null, round: 2, city: "delhi" }),
  event("worship-of-pieces", { piece: "centre", count: 1, points: 3 }),
  event("worship-of-ability", { character: 8, points: 1 }),
  event("worship", { points: 4, rank: 1 }),
  event("coins", { amount: 12, why: "rank" }),
  event("worship", { seat: 0, points: 0, rank: 0 }),
  event("coins", { seat: 0, amount: 3, why: "compensation" }),
];

test("a scoring has ranks, parts, pay and rewards", () => {
  const taken = entry(2, [
    event("reward", { reward: "coins" }),
    event("coins", { amount: 5, why: "reward" }),
  ]);
  const found = scoringOf([entry(1, SCORED), taken], NOW);
  assert.deepEqual([found?.round, found?.city], [2, "delhi"]);
  assert.deepEqual(
    found?.seats.map(({ seat, rank, points, coins, parts }) => [
      seat,
      rank,
      points,
      coins,
      parts.length,
    ]),
    [
      [1, 1, 4, 12, 2],
      [0, 0, 0, 3, 0],
    ],
  );
  assert.deepEqual(found?.seats[0]?.rewards, ["coins"]);
});

test("a reward taken back is none", () => {
  const taken = entry(2, [event("reward", { reward: "coins" })]);
  const found = scoringOf([entry(1, SCORED), taken, entry(3, [], { kind: "undo", back: 1 })], NOW);
  assert.deepEqual(found?.seats[0]?.rewards, []);
});

test("a table that began in the middle of a round has its scoring, too", () => {
  const found = scoringOf([entry(1, SCORED.slice(1))], NOW);
  assert.deepEqual([found?.round, found?.city, found?.seats.length], [2, "delhi", 2]);
  const end = scoringOf([entry(1, [event("round-ends", { seat: null })])], NOW);
  assert.deepEqual([end?.city, end?.seats.length, end?.end.length], ["delhi", 0, 1]);
});

test("before the scoring there is none", () => {
  assert.equal(scoringOf([entry(1, SCORED.slice(0, 1))], NOW), null);
});
