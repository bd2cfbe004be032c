/** What can be pointed at on the map, by mouse, finger and keyboard. */
import { START, type Board } from "../model/board.ts";
import type { Layout, Point } from "../generated/protocol.ts";
import { cityScale, type CityState, type VillageState } from "./map_model.ts";
import type { Pick } from "./picks.ts";

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

/** Whether the keyboard goes there: also to cities that are only looked at. */
export function isFocusable({ pick, legal }: Target): boolean {
  return legal || pick.kind !== "village";
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
    ...villages.map(({ id, at, legal }): Target => ({
      key: `village:${id}`,
      pick: { kind: "village", id },
      at,
      r: HIT,
      legal,
    })),
  ];
}

/** The roads that can be travelled now. */
export function roadTargets(board: Board, layout: Layout, roads: readonly string[]): Target[] {
  return roads.map((id) => ({
    key: `road:${id}`,
    pick: { kind: "road", id },
    at: board.villagePoint(layout, board.road(id)?.villages[0] ?? ""),
    r: 11,
    legal: true,
  }));
}

/** The one place that Tab goes to: where the keyboard was last, or the first that can be picked. */
export function tabTarget(all: readonly Target[], lastKey: string | null): string | null {
  const last = all.find(({ key }) => key === lastKey);
  const anyLegal = all.some(({ legal }) => legal);
  if (last && (last.legal || !anyLegal) && isFocusable(last)) return last.key;
  return (all.find(({ legal }) => legal) ?? all[1] ?? all[0])?.key ?? null;
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
