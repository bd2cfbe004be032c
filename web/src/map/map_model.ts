/** Where everything stands on the map, and what can be picked there: from a view and a board. */
import type { Board } from "../model/board.ts";
import { villagesIn, type Choices } from "../model/choices.ts";
import type { Trip } from "./picks.ts";
import type {
  Bonus,
  CityView,
  Insight,
  Journey,
  Layout,
  Point,
  Space,
  View,
} from "../generated/protocol.ts";

// --- villages ------------------------------------------------------------------------------------

export interface VillageState {
  id: string;
  at: Point;
  /** A shrine of each, from the left. */
  owners: readonly number[];
  slots: number;
  legal: boolean;
}

export function villageStates(
  board: Board,
  layout: Layout,
  view: View,
  legal: Choices,
): VillageState[] {
  const free = new Set(villagesIn(legal));
  return board.villages.map((id) => ({
    id,
    at: board.villagePoint(layout, id),
    owners: view.villages[id] ?? [],
    slots: view.village_slots,
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
  const printed = board.city(id);
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
      bonus: space === "top" || space === "bottom" ? bonusOf(printed?.[space]) : null,
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

/** A city without any pieces, as the board has it. */
export function bareCity(id: string, top: Bonus | null, bottom: Bonus | null): CityState {
  const spaces = SPACE_POINTS.map(({ space, index, at, r }): SpaceState => {
    const bonus = space === "top" ? top : space === "bottom" ? bottom : null;
    const key = `space:${id}:${space}:${index}`;
    return { key, space, index, at, r, owner: null, bonus, legal: false };
  });
  return { id, spaces, ...ring(id, []), shrineLegal: false, visited: false };
}

/** Some spaces have none. */
function bonusOf(bonus: Bonus | undefined): Bonus | null {
  return bonus && bonus[0] !== "none" ? bonus : null;
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

/** How much bigger than 66 units a city is drawn. */
export function cityScale(layout: Layout): number {
  return layout.radius / 66;
}

/** Whether a piece can be built anywhere now. */
export function canBuild(villages: readonly VillageState[], cities: readonly CityState[]): boolean {
  return (
    villages.some(({ legal }) => legal) ||
    cities.some(({ shrineLegal, spaces }) => shrineLegal || spaces.some(({ legal }) => legal))
  );
}
