/** Where things on the map fit without covering one another. Pure numbers, for any board file. */
import type { Layout, Point } from "../generated/protocol.ts";

export interface Box {
  x: number;
  y: number;
  /** Half the width and height. */
  w: number;
  h: number;
}

/** The width of the border around the land. */
export const BORDER = 16;
export const START_RADIUS = 25;
export const VILLAGE = { w: 27.6, h: 15.4 };

// --- paths ---------------------------------------------------------------------------------------

/** Points along an SVG path of absolute M, L, Q, C and S commands, about `step` units apart. */
export function along(path: string, step = 8): Point[] {
  const points: Point[] = [];
  let here: Point = [0, 0];
  let control: Point = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([MLQCS])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const size = command === "C" ? 6 : command === "S" || command === "Q" ? 4 : 2;
    for (let n = 0; n + size <= numbers.length; n += size) {
      const part = numbers.slice(n, n + size);
      const end: Point = [part[size - 2] ?? 0, part[size - 1] ?? 0];
      if (command === "M" && n === 0) {
        points.push(end);
        control = end;
      } else if (size === 2) {
        points.push(...curve(here, here, end, end, step));
        control = end;
      } else if (command === "Q") {
        control = [part[0] ?? 0, part[1] ?? 0];
        points.push(...curve(here, twoThirds(here, control), twoThirds(end, control), end, step));
      } else {
        const first: Point =
          command === "C"
            ? [part[0] ?? 0, part[1] ?? 0]
            : [2 * here[0] - control[0], 2 * here[1] - control[1]];
        control = [part[size - 4] ?? 0, part[size - 3] ?? 0];
        points.push(...curve(here, first, control, end, step));
      }
      here = end;
    }
  }
  return points;
}

/** The control points of a cubic curve that is the same as a quadratic one. */
function twoThirds([x, y]: Point, control: Point): Point {
  return [x + ((control[0] - x) * 2) / 3, y + ((control[1] - y) * 2) / 3];
}

function curve(a: Point, b: Point, c: Point, d: Point, step: number): Point[] {
  const length = Math.hypot(d[0] - a[0], d[1] - a[1]) * 1.2;
  const count = Math.max(2, Math.ceil(length / step));
  return Array.from({ length: count }, (_, n) => {
    const t = (n + 1) / count;
    const s = 1 - t;
    const mix = (i: 0 | 1): number =>
      s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
    return [mix(0), mix(1)];
  });
}

// --- distances -----------------------------------------------------------------------------------

/** How far two boxes are apart; less than nothing where they overlap. */
export function gap(a: Box, b: Box): number {
  const dx = Math.abs(a.x - b.x) - a.w - b.w;
  const dy = Math.abs(a.y - b.y) - a.h - b.h;
  return dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy);
}

export function gapToPoint(box: Box, [x, y]: Point): number {
  const dx = Math.abs(box.x - x) - box.w;
  const dy = Math.abs(box.y - y) - box.h;
  return dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy);
}

export function gapToCircle(box: Box, centre: Point, r: number): number {
  return gapToPoint(box, centre) - r;
}

/** How far inside the land a box is. */
export function inside(box: Box, [width, height]: readonly [number, number]): number {
  return Math.min(
    box.x - box.w - BORDER,
    box.y - box.h - BORDER,
    width - BORDER - box.x - box.w,
    height - BORDER - box.y - box.h,
  );
}

// --- the ground: what never moves ----------------------------------------------------------------

export interface Ground {
  size: readonly [number, number];
  radius: number;
  junctions: readonly Point[];
  villages: readonly Box[];
  roads: readonly Point[];
}

const grounds = new WeakMap<Layout, Map<number, Ground>>();

/** What never moves, with so many places in a village. */
export function groundOf(layout: Layout, slots: number): Ground {
  const known = grounds.get(layout) ?? new Map<number, Ground>();
  grounds.set(layout, known);
  let ground = known.get(slots);
  if (!ground) known.set(slots, (ground = newGround(layout, slots)));
  return ground;
}

function newGround(layout: Layout, slots: number): Ground {
  return {
    size: layout.size,
    radius: layout.radius,
    junctions: layout.junctions,
    villages: layout.villages.map(([x, y]) => ({
      x,
      y,
      w: slots === 1 ? VILLAGE.h : VILLAGE.w,
      h: VILLAGE.h,
    })),
    roads: layout.roads.flatMap((road) => along(road)),
  };
}

/** How free a place is for a box: of villages, other cities, frame and things placed before. */
export function freedom(
  box: Box,
  ground: Ground,
  placed: readonly Box[],
  own: Point | null,
): number {
  let least = inside(box, ground.size) - 3;
  for (const village of ground.villages) least = Math.min(least, gap(box, village));
  ground.junctions.forEach((junction, n) => {
    if (junction === own) return;
    const r = n === 0 ? START_RADIUS - 4 : ground.radius;
    least = Math.min(least, gapToCircle(box, junction, r));
  });
  for (const other of placed) least = Math.min(least, gap(box, other));
  return least;
}

/** How much road a box would hide, in points of the paths. */
export function roadHidden(box: Box, ground: Ground): number {
  let hidden = 0;
  for (const point of ground.roads) {
    if (gapToPoint(box, point) < 3) hidden += 1;
  }
  return hidden;
}

/** Farther away than that is free enough. */
const FREE = 5;

/** The box around some places, and of the ground what is not too far from it to matter. */
function surroundings(
  candidates: readonly { box: Box }[],
  ground: Ground,
): { box: Box; ground: Ground } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of candidates) {
    left = Math.min(left, box.x - box.w);
    top = Math.min(top, box.y - box.h);
    right = Math.max(right, box.x + box.w);
    bottom = Math.max(bottom, box.y + box.h);
  }
  const [w, h] = [(right - left) / 2, (bottom - top) / 2];
  const box = { x: left + w, y: top + h, w, h };
  const near = {
    ...ground,
    villages: ground.villages.filter((village) => gap(box, village) < FREE),
    roads: ground.roads.filter((point) => gapToPoint(box, point) < FREE),
  };
  return { box, ground: near };
}

/** The best of some places, by how free it is and how little it is disliked. */
export function best(
  candidates: readonly { box: Box; dislike: number }[],
  ground: Ground,
  placed: readonly Box[],
  own: Point | null,
): Box {
  let found = candidates[0]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
  let most = -Infinity;
  const around = surroundings(candidates, ground);
  const others = placed.filter((other) => gap(around.box, other) < FREE);
  const likely = [...candidates].sort((one, other) => one.dislike - other.dislike);
  for (const { box, dislike } of likely) {
    if (FREE - dislike <= most) break; // however free it is, and those after it
    const free = freedom(box, around.ground, others, own);
    const bare = Math.min(free, FREE) * (free < 0 ? 4 : 1) - dislike;
    if (bare <= most) continue;
    const score = bare - roadHidden(box, around.ground) * 0.8;
    if (score > most) {
      most = score;
      found = box;
    }
  }
  return found;
}
