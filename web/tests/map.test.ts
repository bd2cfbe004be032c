import assert from "node:assert/strict";
import { test } from "node:test";
import { along, gap, groundOf, type Box } from "../src/map/geometry.ts";
import {
  NO_PLAIN,
  arrangePlain,
  cityCounts,
  cityState,
  ring,
  tollsOf,
  tripLegs,
  tripTolls,
  villageStates,
} from "../src/map/map_model.ts";
import type { Board } from "../src/model/board.ts";
import { NO_CHOICES, readChoices } from "../src/model/choices.ts";
import { NO_INSIGHT } from "../src/model/prices.ts";
import type {
  CityView,
  Journey,
  Layout,
  Point,
  BoardRoad,
  View,
} from "../src/generated/protocol.ts";
import { beside, placesOn, priestPoints } from "../src/map/label_places.ts";
import { sceneryOf } from "../src/map/scenery.ts";
import { choicePick, isTrip, pickChoices, pickKey } from "../src/map/picks.ts";
import { cityTargets, neighbour, targetsOf, touched } from "../src/map/targets.ts";
import { shortNames } from "../src/map/city_looks.ts";

const LAYOUT: Layout = {
  size: [600, 400],
  radius: 66,
  junctions: [
    [300, 200],
    [120, 120],
    [480, 280],
  ],
  villages: [
    [240, 170],
    [190, 150],
    [390, 240],
  ],
  roads: ["M300 200L120 120", "M300 200L480 280"],
};
const ROADS: BoardRoad[] = [
  { id: "start-a", ends: ["start", "a"], villages: ["start-a.1", "start-a.2"] },
  { id: "b-start", ends: ["b", "start"], villages: ["b-start.1"] },
];
const JUNCTIONS = ["start", "a", "b"];
const VILLAGES = ROADS.flatMap((road) => road.villages);

/** What the functions need of a board: two cities beside the start. */
const BOARD = {
  id: "small",
  villages: VILLAGES,
  junctions: JUNCTIONS,
  city: (id: string) =>
    id === "start" ? null : { id, name: id, top: ["coins", 2], bottom: ["pp", 1] },
  road: (id: string) => ROADS.find((road) => road.id === id) ?? null,
  roadOf: (village: string) => ROADS.find((road) => road.villages.includes(village)) ?? null,
  point: (layout: Layout, id: string) => layout.junctions[JUNCTIONS.indexOf(id)],
  villagePoint: (layout: Layout, id: string) => layout.villages[VILLAGES.indexOf(id)],
  along: (from: string, roads: string[]) => {
    const way = [from];
    for (const id of roads) {
      const [one, other] = ROADS.find((road) => road.id === id)?.ends ?? ["", ""];
      way.push(way.at(-1) === one ? other : one);
    }
    return way;
  },
} as unknown as Board;

const EMPTY: CityView = {
  centre: null,
  top: null,
  bottom: null,
  plain: [0, 0, 0],
  shrines: [0, 0, 0],
  free: 7,
};

function view(changes: Partial<View> = {}): View {
  const seat = { priest: "start", character: 1, coins: 10 };
  return {
    round: 2,
    phase: "actions",
    maharaja: "b",
    options: { players: 3, special: [] },
    track: [null, null, "a", null, "b"],
    maharani: [null, null],
    frames: [{ kind: "turn", seat: 0 }],
    village_slots: 2,
    next_city: "a",
    villages: { "start-a.1": [1], "start-a.2": [1, 2], "b-start.1": [0, 2] },
    cities: { a: EMPTY, b: EMPTY },
    seats: [seat, { ...seat, character: 15 }, seat],
    ...changes,
  } as unknown as View;
}

const TO_A: Journey = { goal: "a", toll: 3, roads: ["start-a"], payees: [0, 2, 1] };

test("picks have keys, and mean the choices that are legal", () => {
  const legal = readChoices(["statue a plain", "shrine a", "shrine start-a.1", "travel b-start"]);
  const plain = { kind: "space", city: "a", space: "plain" } as const;
  assert.deepEqual(pickChoices(legal, plain), ["statue a plain"]);
  assert.deepEqual(pickChoices(legal, { kind: "space", city: "a", space: "top" }), []);
  assert.deepEqual(pickChoices(legal, { kind: "shrine", place: "a" }), ["shrine a"]);
  assert.deepEqual(pickChoices(legal, { kind: "village", id: "start-a.1" }), ["shrine start-a.1"]);
  assert.deepEqual(pickChoices(legal, { kind: "road", id: "b-start" }), ["travel b-start"]);
  assert.deepEqual(pickChoices(legal, { kind: "city", id: "a" }), []);
});

test("choices have their place on the map", () => {
  assert.equal(pickKey(choicePick("statue a top")!), "space:a:top");
  assert.equal(pickKey(choicePick("shrine a")!), "shrine:a");
  assert.equal(pickKey(choicePick("settle start-a.1")!), "village:start-a.1");
  assert.equal(pickKey(choicePick("travel start-a")!), "road:start-a");
  assert.equal(choicePick("end"), null);
});

test("villages have as many places as the view says", () => {
  const legal = readChoices(["settle start-a.2"]);
  const states = villageStates(BOARD, LAYOUT, view(), legal);
  assert.deepEqual(
    states.map(({ id, slots, legal: may }) => [id, slots, may]),
    [
      ["start-a.1", 2, false],
      ["start-a.2", 2, true],
      ["b-start.1", 2, false],
    ],
  );
  const two = view({ village_slots: 1 });
  assert.equal(villageStates(BOARD, LAYOUT, two, NO_CHOICES)[0]?.slots, 1);
});

test("a trip is paid village by village", () => {
  const villages = { "start-a.1": [1], "start-a.2": [] };
  assert.deepEqual(tripTolls(BOARD, { ...NO_INSIGHT, villages }, TO_A), [
    { village: "start-a.1", payees: [1] },
    { village: "start-a.2", payees: [] },
  ]);
});

test("roads of a trip know their direction", () => {
  const trip = { ...TO_A, roads: ["b-start", "start-a"] };
  assert.deepEqual(tripLegs(BOARD, "b", trip), [
    { road: "b-start", back: false },
    { road: "start-a", back: false },
  ]);
  assert.deepEqual(tripLegs(BOARD, "start", { ...TO_A, roads: ["b-start"] }), [
    { road: "b-start", back: true },
  ]);
  assert.ok(isTrip(TO_A));
  assert.ok(!isTrip({ piece: "shrine", at: "a" }));
});

test("statues on plain spaces keep their place", () => {
  const first = arrangePlain([0, 1, 0], NO_PLAIN, 2);
  assert.deepEqual(first, [null, null, 1, null]);
  const second = arrangePlain([1, 1, 0], first, null);
  assert.deepEqual(second, [0, null, 1, null]);
  assert.deepEqual(arrangePlain([1, 1, 1], second, 2), [0, 2, 1, null], "2 is taken");
  assert.deepEqual(arrangePlain([0, 1, 0], second, null), first, "taken back");
  assert.deepEqual(arrangePlain([4, 0, 0], NO_PLAIN, null), [0, 0, 0, 0]);
});

test("a city shows owners, bonuses and what is legal", () => {
  const city = { ...EMPTY, centre: 2, plain: [1, 0, 0], shrines: [2, 0, 1] };
  const now = view({ cities: { a: city, b: EMPTY } });
  const legal = readChoices(["statue a plain", "statue a top", "shrine a"]);
  const state = cityState(BOARD, now, legal, "a", arrangePlain(city.plain, NO_PLAIN, null));
  const spaces = state.spaces.map(({ space, owner, legal: may }) => [space, owner, may]);
  assert.deepEqual(spaces, [
    ["centre", 2, false],
    ["top", null, true],
    ["plain", 0, false],
    ["plain", null, true],
    ["bottom", null, false],
    ["plain", null, true],
    ["plain", null, true],
  ]);
  assert.deepEqual(state.spaces[1]?.bonus, ["coins", 2]);
  assert.deepEqual(
    state.shrines.map(({ seat }) => seat),
    [0, 0, 2],
  );
  assert.ok(state.shrineLegal && !state.visited);
  assert.deepEqual(cityCounts(city, 3), { statues: [1, 0, 1], shrines: [2, 0, 1] });
});

test("shrines fill the ring from the top, and from 13 on each colour is one piece", () => {
  assert.deepEqual(ring("a", [0, 0]).nextShrine.map(Math.round), [0, -55]);
  const one = ring("a", [1, 0]).shrines[0];
  assert.deepEqual(one?.at.map(Math.round), [0, -55]);
  const twelve = ring("a", [7, 5]).shrines;
  assert.equal(twelve.length, 12);
  assert.equal(new Set(twelve.map(({ key }) => key)).size, 12);
  const apart = twelve.slice(1).map(({ at: [x, y] }, n) => {
    const before = twelve[n]!.at;
    return Math.hypot(x - before[0], y - before[1]);
  });
  assert.ok(Math.min(...apart) > 19, "a piece is 19 wide");
  assert.deepEqual(
    ring("a", [8, 0, 5]).shrines.map(({ seat, count }) => [seat, count]),
    [
      [0, 8],
      [2, 5],
    ],
  );
});

test("tolls are only shown while travel is legal", () => {
  assert.equal(tollsOf(NO_CHOICES, [TO_A]).size, 0);
  assert.deepEqual([...tollsOf(readChoices(["travel start-a"]), [TO_A])], [["a", 3]]);
});

test("everything that can be picked is a target of its own", () => {
  const legal = readChoices(["statue a plain", "shrine a", "settle start-a.1", "travel b-start"]);
  const now = view();
  const cities = ["a", "b"].map((id) => cityState(BOARD, now, legal, id, NO_PLAIN));
  const tolls = new Map([["b", 1]]);
  const targets = targetsOf(BOARD, LAYOUT, cities, villageStates(BOARD, LAYOUT, now, legal), tolls);
  assert.equal(new Set(targets.map(({ key }) => key)).size, targets.length);
  const legalKeys = targets.filter((target) => target.legal).map(({ key }) => key);
  assert.deepEqual(legalKeys, [
    "city:a",
    ...[0, 1, 2, 3].map((n) => `space:a:plain:${n}`),
    "shrine:a",
    "city:b",
    "village:start-a.1",
  ]);
  const [nearest] = touched(targets, [243, 172], 22);
  assert.equal(nearest?.key, "village:start-a.1");
  assert.deepEqual(touched(targets, [390, 240], 22), [], "only legal places");
  assert.equal(cityTargets(cities[1]!, [0, 0], 1, new Map()).length, 1);
});

test("arrow keys go to the next place in their direction", () => {
  const at = (key: string, [x, y]: Point) =>
    ({ key, pick: { kind: "city", id: key }, at: [x, y] as Point, r: 1, legal: true }) as const;
  const [left, middle] = [at("l", [0, 10]), at("m", [100, 0])];
  const [right, below] = [at("r", [200, 5]), at("d", [110, 90])];
  const all = [left, middle, right, below];
  assert.equal(neighbour(all, left, "right")?.key, "m");
  assert.equal(neighbour(all, middle, "right")?.key, "r");
  assert.equal(neighbour(all, middle, "left")?.key, "l");
  assert.equal(neighbour(all, middle, "down")?.key, "d");
  assert.equal(neighbour(all, below, "up")?.key, "m");
  assert.equal(neighbour(all, left, "left"), null);
});

test("short names differ", () => {
  assert.deepEqual(shortNames(["Delhi", "Mysore"]), ["DEL", "MYS"]);
  assert.deepEqual(shortNames(["Madurai", "Madras", "Ur"]), ["MADU", "MADR", "UR"]);
});

test("points lie along lines and curves", () => {
  const line = along("M0 0L40 0", 10);
  assert.deepEqual(line[0], [0, 0]);
  assert.deepEqual(line.at(-1), [40, 0]);
  const bow = along("M0 0C0 40 100 40 100 0S200 -40 200 0", 10);
  assert.deepEqual(bow.at(-1), [200, 0]);
  assert.ok(bow.some(([, y]) => y > 20) && bow.some(([, y]) => y < -20));
});

test("figures and names of a city do not cover one another", () => {
  const ground = groundOf(LAYOUT, 2);
  const sizes = { label: 15.5, figure: 42, widths: [0, 50, 60], apart: false, seats: 4 };
  const places = placesOn(ground, sizes);
  const boxes = (n: number): Box[] => {
    const slots = places.slots[n]!;
    return priestPoints(slots, true).map(([x, y]) => ({ x, y, w: 10, h: 14 }));
  };
  for (const n of [0, 1, 2]) {
    const all = boxes(n);
    assert.equal(all.length, 4);
    all.forEach((box, i) => all.slice(i + 1).forEach((other) => assert.ok(gap(box, other) > 0)));
    for (const { x, y } of all) assert.ok(x > 16 && y > 16 && x < 584 && y < 384);
  }
  const chips: Box[] = [];
  const chip = beside(ground, [240, 170], { w: 20, h: 12 }, chips);
  assert.ok(ground.villages.every((village) => gap(chip, village) > 0));
  assert.deepEqual(chips, [chip]);
});

test("scenery is the same every time and keeps off the roads", () => {
  const scenery = sceneryOf(BOARD, LAYOUT);
  assert.deepEqual(scenery, sceneryOf(BOARD, LAYOUT));
  assert.ok(scenery.trees.length > 3);
  const { villages } = groundOf(LAYOUT, 2);
  for (const { x, y } of scenery.trees) {
    assert.ok(villages.every((village) => gap({ x, y, w: 4, h: 4 }, village) > 0));
  }
});
