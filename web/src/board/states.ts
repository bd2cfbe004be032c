/** Where everything stands on the map, and what can be picked there: from a view and a board. */
import type { Board } from "../lib/board.ts";
import { choiceParts, isVillage, villagesIn, type Choices } from "../lib/choices.ts";
import { shared } from "../lib/sharing.ts";
import type { Bonus, CityView, Insight, Journey, Layout, Point, Space, View } from "../lib/protocol.ts";

const START = "start";

// --- picks ---------------------------------------------------------------------------------------

/** A place of the map that somebody points at. */
export type Pick =
  | { kind: "start" }
  | { kind: "city"; id: string }
  | { kind: "space"; city: string; space: Space }
  /** The shrines of a city. */
  | { kind: "shrine"; place: string }
  | { kind: "village"; id: string }
  | { kind: "road"; id: string };

/** A trip, as the server tells journeys, or a piece that would be built. */
export type Trip = Journey;
export type Preview = Trip | { piece: "statue" | "shrine"; at: string; space?: Space };

export function isTrip(preview: Preview | null): preview is Trip {
  return preview !== null && "goal" in preview;
}

export function pickKey(pick: Pick): string {
  switch (pick.kind) {
    case "start":
      return START;
    case "space":
      return `space:${pick.city}:${pick.space}`;
    case "shrine":
      return `shrine:${pick.place}`;
    default:
      return `${pick.kind}:${pick.id}`;
  }
}

/** The city or village of a pick. */
export function pickPlace(pick: Pick): string {
  switch (pick.kind) {
    case "start":
      return START;
    case "space":
      return pick.city;
    case "shrine":
      return pick.place;
    default:
      return pick.id;
  }
}

/** The legal choices a pick may mean by itself; journeys of several roads are not among them. */
export function pickChoices(legal: Choices, pick: Pick): string[] {
  return wouldBe(pick).filter((text) => legal.all.includes(text));
}

function wouldBe(pick: Pick): string[] {
  switch (pick.kind) {
    case "space":
      return [`statue ${pick.city} ${pick.space}`];
    case "shrine":
      return [`shrine ${pick.place}`, `settle ${pick.place}`];
    case "village":
      return [`shrine ${pick.id}`, `settle ${pick.id}`];
    case "road":
      return [`travel ${pick.id}`];
    default:
      return [];
  }
}

/** Where on the map a choice would be seen. */
export function choicePick(choice: string): Pick | null {
  const { verb, what, more } = choiceParts(choice);
  switch (verb) {
    case "statue":
      return { kind: "space", city: what, space: more as Space };
    case "settle":
    case "shrine":
      return isVillage(what) ? { kind: "village", id: what } : { kind: "shrine", place: what };
    case "travel":
      return { kind: "road", id: what };
    default:
      return null;
  }
}

/** The city the Maharaja visits next: that of the first flag. */
export function nextCity(view: View): string | null {
  return view.track.find((city) => city !== null) ?? null;
}

/** A colour has one shrine in a village; two players share none (SHRINE-5 to SHRINE-7). */
export function villageSlots(view: View): 1 | 2 {
  return view.options.players > 2 ? 2 : 1;
}

// --- villages ------------------------------------------------------------------------------------

export interface VillageState {
  id: string;
  at: Point;
  /** A shrine of each, from the left. */
  owners: readonly number[];
  slots: 1 | 2;
  legal: boolean;
}

export function villageStates(
  board: Board,
  layout: Layout,
  view: View,
  legal: Choices,
): VillageState[] {
  const free = new Set(villagesIn(legal));
  const slots = villageSlots(view);
  return board.villages.map((id) => ({
    id,
    at: board.villagePoint(layout, id),
    owners: view.villages[id] ?? [],
    slots,
    legal: free.has(id),
  }));
}

export interface VillageToll {
  village: string;
  payees: number[];
}

/** Who gets what along a trip, village by village. */
export function tripTolls(board: Board, insight: Insight, trip: Trip): VillageToll[] {
  return trip.roads
    .flatMap((road) => board.road(road)?.villages ?? [])
    .map((village) => ({ village, payees: insight.villages[village] ?? [] }));
}

export interface Leg {
  road: string;
  /** Against the direction the road is drawn in. */
  back: boolean;
}

/** The roads of a trip with their direction. */
export function tripLegs(board: Board, from: string, trip: Trip): Leg[] {
  const way = board.along(from, trip.roads);
  return trip.roads.map((road, n) => ({ road, back: board.road(road)?.ends[0] !== way[n] }));
}

// --- cities --------------------------------------------------------------------------------------

export type Owner = number | null;
export type Plain = readonly [Owner, Owner, Owner, Owner];
export const NO_PLAIN: Plain = [null, null, null, null];

/**
 * Who stands on the four outer spaces without a bonus. A view only counts them: pieces keep the
 * place they had, and a new one takes the wanted place or the first that is free.
 */
export function arrangePlain(
  counts: readonly number[],
  before: Plain,
  wanted: number | null,
): Plain {
  const left = [...counts];
  const places: Owner[] = before.map((owner) => {
    if (owner === null || !(left[owner] ?? 0)) return null;
    left[owner] = (left[owner] ?? 0) - 1;
    return owner;
  });
  left.forEach((count, seat) => {
    for (let n = 0; n < count; n++) {
      const free = wanted !== null && places[wanted] === null ? wanted : places.indexOf(null);
      if (free >= 0) places[free] = seat;
    }
  });
  return places as unknown as Plain;
}

/** Where the statue spaces are, in the units of a city (radius 66), clockwise from the centre. */
const OUTER = 31;
const SIDE: number = OUTER * Math.cos(Math.PI / 6);
const SPACE_POINTS: readonly { space: Space; index: number; at: Point; r: number }[] = [
  { space: "centre", index: 0, at: [0, 0], r: 14 },
  { space: "top", index: 0, at: [0, -OUTER], r: 12.5 },
  { space: "plain", index: 0, at: [SIDE, -OUTER / 2], r: 12.5 },
  { space: "plain", index: 1, at: [SIDE, OUTER / 2], r: 12.5 },
  { space: "bottom", index: 0, at: [0, OUTER], r: 12.5 },
  { space: "plain", index: 2, at: [-SIDE, OUTER / 2], r: 12.5 },
  { space: "plain", index: 3, at: [-SIDE, -OUTER / 2], r: 12.5 },
];

export interface SpaceState {
  /** Of the four plain spaces each has its own. */
  key: string;
  space: Space;
  index: number;
  at: Point;
  r: number;
  owner: Owner;
  bonus: Bonus | null;
  legal: boolean;
}

export interface ShrineState {
  key: string;
  seat: number;
  /** More than one when the ring is too full for single pieces. */
  count: number;
  at: Point;
}

export interface CityState {
  id: string;
  spaces: SpaceState[];
  shrines: ShrineState[];
  /** Where the next shrine goes. */
  nextShrine: Point;
  shrineLegal: boolean;
  visited: boolean;
}

export function cityState(
  board: Board,
  view: View,
  legal: Choices,
  id: string,
  plain: Plain,
): CityState {
  const city = view.cities[id];
  const words = board.city(id);
  const open = legal.statues[id] ?? [];
  const spaces = SPACE_POINTS.map(({ space, index, at, r }): SpaceState => {
    const owner = space === "plain" ? (plain[index] ?? null) : (city?.[space] ?? null);
    return {
      key: space === "plain" ? `space:${id}:plain:${index}` : `space:${id}:${space}`,
      space,
      index,
      at,
      r,
      owner,
      bonus: space === "top" || space === "bottom" ? (words?.[space] ?? null) : null,
      legal: owner === null && open.includes(space),
    };
  });
  return {
    id,
    spaces,
    ...ring(id, city?.shrines ?? []),
    shrineLegal: legal.shrineCities.includes(id),
    visited: view.maharaja === id,
  };
}

const RING = 55;
const STEP = 22;
/** From so many on, one piece of each colour with a number. */
export const CROWDED = 13;

/** The shrines of a city in their ring: from the top to both sides, colour by colour. */
export function ring(
  city: string,
  counts: readonly number[],
): { shrines: ShrineState[]; nextShrine: Point } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const crowded = total >= CROWDED;
  const pieces = counts.flatMap((count, seat) =>
    crowded
      ? count > 0
        ? [{ key: `${city}-${seat}-0`, seat, count }]
        : []
      : Array.from({ length: count }, (_, n) => ({ key: `${city}-${seat}-${n}`, seat, count: 1 })),
  );
  const step = crowded ? STEP * 1.8 : STEP;
  const place = (n: number): Point => onRing((n - (pieces.length - 1) / 2) * step);
  return {
    shrines: pieces.map((piece, n) => ({ ...piece, at: place(n) })),
    nextShrine: pieces.length === 0 ? onRing(0) : place(pieces.length),
  };
}

/** A place of the ring by its angle from the top, clockwise. */
function onRing(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [RING * Math.sin(angle), -RING * Math.cos(angle)];
}

/** The pieces in a city by seat, for words. */
export function cityCounts(
  city: CityView,
  seats: number,
): { statues: number[]; shrines: number[] } {
  const statues = Array.from({ length: seats }, (_, seat) => {
    const bonus = [city.centre, city.top, city.bottom].filter((owner) => owner === seat).length;
    return bonus + (city.plain[seat] ?? 0);
  });
  return { statues, shrines: statues.map((_, seat) => city.shrines[seat] ?? 0) };
}

export function freeSpaces(city: CityView): number {
  const taken = [city.centre, city.top, city.bottom].filter((owner) => owner !== null).length;
  return 7 - taken - city.plain.reduce((sum, count) => sum + count, 0);
}

export function priestsAt(view: View, junction: string): number[] {
  return view.seats.flatMap((seat, n) => (seat.priest === junction ? [n] : []));
}

export const NO_TOLLS: ReadonlyMap<string, number> = new Map();

/** The tolls of the junctions that can be reached; none unless travel is a legal choice now. */
export function tollsOf(legal: Choices, journeys: readonly Journey[]): ReadonlyMap<string, number> {
  if (legal.travels.length === 0) return NO_TOLLS;
  return new Map(
    journeys.filter(({ roads }) => roads.length > 0).map(({ goal, toll }) => [goal, toll]),
  );
}

/**
 * Keeps things of a list, parts of them, and the list itself the same objects as long as they have
 * not changed: what is drawn of them is left alone then.
 */
export function steady<T>(nameOf: (thing: T) => string): (now: readonly T[]) => readonly T[] {
  const known = new Map<string, T>();
  let list: readonly T[] = [];
  return (now) => {
    const things = now.map((fresh) => {
      const name = nameOf(fresh);
      const thing = shared(known.get(name), fresh);
      known.set(name, thing);
      return thing;
    });
    const same = things.length === list.length && things.every((thing, n) => thing === list[n]);
    if (!same) list = things;
    return list;
  };
}

// --- targets -------------------------------------------------------------------------------------

/** Something on the map that can be pointed at. */
export interface Target {
  key: string;
  pick: Pick;
  at: Point;
  /** How far around it counts as it, for the mouse. */
  r: number;
  /** Whether picking it would be a legal choice. */
  legal: boolean;
}

/** The hit circle of small places, for the mouse. */
export const HIT = 15.5;

/** All that can be pointed at, in the order of reading: start, city by city, villages. */
export function targetsOf(
  board: Board,
  layout: Layout,
  cities: readonly CityState[],
  villages: readonly VillageState[],
  tolls: ReadonlyMap<string, number>,
): Target[] {
  const scale = cityScale(layout);
  const start: Target = {
    key: START,
    pick: { kind: "start" },
    at: board.point(layout, START),
    r: 28,
    legal: tolls.has(START),
  };
  return [
    start,
    ...cities.flatMap((city) => cityTargets(city, board.point(layout, city.id), scale, tolls)),
    ...villages.map(
      ({ id, at, legal }): Target => ({
        key: `village:${id}`,
        pick: { kind: "village", id },
        at,
        r: HIT,
        legal,
      }),
    ),
  ];
}

/** A city, then what can be built in it; other spaces count as the city. */
export function cityTargets(
  city: CityState,
  [x, y]: Point,
  scale: number,
  tolls: ReadonlyMap<string, number>,
): Target[] {
  const inside: Target[] = city.spaces
    .filter(({ legal }) => legal)
    .map(({ key, space, at }) => ({
      key,
      pick: { kind: "space", city: city.id, space },
      at: [x + at[0] * scale, y + at[1] * scale],
      r: HIT * Math.min(1, scale),
      legal: true,
    }));
  if (city.shrineLegal) {
    const [dx, dy] = city.nextShrine;
    inside.push({
      key: `shrine:${city.id}`,
      pick: { kind: "shrine", place: city.id },
      at: [x + dx * scale, y + dy * scale],
      r: 13 * Math.min(1, scale),
      legal: true,
    });
  }
  const itself: Target = {
    key: `city:${city.id}`,
    pick: { kind: "city", id: city.id },
    at: [x, y],
    r: 66 * scale,
    legal: inside.length > 0 || tolls.has(city.id),
  };
  return [itself, ...inside];
}

/** How much bigger than 66 units a city is drawn. */
export function cityScale(layout: Layout): number {
  return layout.radius / 66;
}

/** The legal small places around a touch, the nearest first. */
export function touched(targets: readonly Target[], [x, y]: Point, reach: number): Target[] {
  return targets
    .filter(({ pick, legal }) => legal && pick.kind !== "city")
    .map((target) => ({ target, far: Math.hypot(target.at[0] - x, target.at[1] - y) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
    .map(({ target }) => target);
}

export type Direction = "left" | "right" | "up" | "down";
const AHEAD: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The next target in a direction, or null if there is none that way. */
export function neighbour(
  targets: readonly Target[],
  from: Target,
  direction: Direction,
): Target | null {
  const [ax, ay] = AHEAD[direction];
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const dx = target.at[0] - from.at[0];
    const dy = target.at[1] - from.at[1];
    const ahead = dx * ax + dy * ay;
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax);
    const cost = ahead + 2.2 * aside;
    if (target.key !== from.key && ahead > 1 && aside <= 3 * ahead && cost < least) {
      best = target;
      least = cost;
    }
  }
  return best;
}

/** Short names for small maps: three letters, or as many as make them differ. */
export function shortNames(names: readonly string[]): string[] {
  return names.map((name) => {
    const letters = [...name];
    for (let count = 3; count < letters.length; count++) {
      const short = letters.slice(0, count).join("");
      if (names.filter((other) => other.startsWith(short)).length === 1) {
        return short.toLocaleUpperCase();
      }
    }
    return name.toLocaleUpperCase();
  });
}

/** The seven flags of the design, which have a value of their own in the dark theme. */
const FLAGS = ["#B4522A", "#2F6BA3", "#4F7438", "#74468C", "#B5406F", "#6A5743", "#17777D"];

export interface FlagLook {
  class: string;
  style: string | undefined;
}

/** How the colour of a city's flag is set: a class of maharaja.css, or its own value. */
export function flagLook(board: Board, city: string): FlagLook {
  const colour = board.flag(city);
  const known = FLAGS.indexOf(colour.toUpperCase()) + 1;
  return known > 0
    ? { class: `f${known}`, style: undefined }
    : { class: "own-flag", style: `--flag:${colour}` };
}
