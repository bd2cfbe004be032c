/** Where things on the map fit without covering one another. Pure numbers, for any board file. */
import type { Board } from "../lib/board.ts";
import type { Layout, Point } from "../lib/protocol.ts";

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
const VILLAGE = { w: 27.6, h: 15.4 };

// --- paths ---------------------------------------------------------------------------------------

/** Points along an SVG path of absolute M, L, C and S commands, about `step` units apart. */
export function along(path: string, step = 8): Point[] {
  const points: Point[] = [];
  let here: Point = [0, 0];
  let control: Point = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([MLCS])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const size = command === "C" ? 6 : command === "S" ? 4 : 2;
    for (let n = 0; n + size <= numbers.length; n += size) {
      const part = numbers.slice(n, n + size);
      const end: Point = [part[size - 2] ?? 0, part[size - 1] ?? 0];
      if (command === "M" && n === 0) {
        points.push(end);
        control = end;
      } else if (size === 2) {
        points.push(...curve(here, here, end, end, step));
        control = end;
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

function gapToPoint(box: Box, [x, y]: Point): number {
  const dx = Math.abs(box.x - x) - box.w;
  const dy = Math.abs(box.y - y) - box.h;
  return dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy);
}

function gapToCircle(box: Box, centre: Point, r: number): number {
  return gapToPoint(box, centre) - r;
}

/** How far inside the land a box is. */
function inside(box: Box, [width, height]: readonly [number, number]): number {
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

const grounds = { 1: new WeakMap<Layout, Ground>(), 2: new WeakMap<Layout, Ground>() };

export function groundOf(layout: Layout, slots: 1 | 2): Ground {
  let ground = grounds[slots].get(layout);
  if (!ground) {
    ground = newGround(layout, slots);
    grounds[slots].set(layout, ground);
  }
  return ground;
}

function newGround(layout: Layout, slots: 1 | 2): Ground {
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
function freedom(box: Box, ground: Ground, placed: readonly Box[], own: Point | null): number {
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
function roadHidden(box: Box, ground: Ground): number {
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
function best(
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

// --- labels and figures --------------------------------------------------------------------------

export interface Ribbon {
  /** With the chip for the toll beside it, or without. */
  alone: Point;
  withChip: Point;
  width: number;
  height: number;
  chip: Point;
}

export interface Slots {
  maharaja: Point;
  /** The best first. */
  priests: Point[];
}

export interface Places {
  /** By junction; null for the start. */
  ribbons: (Ribbon | null)[];
  slots: Slots[];
  /** The toll chip of the start. */
  startChip: Point;
}

export interface Sizes {
  label: number;
  figure: number;
  /** Of the names, by junction; 0 for the start. */
  widths: readonly number[];
  /** Chips stand apart from the ribbons. */
  apart: boolean;
  seats: number;
}

export function chipSize(label: number): { w: number; h: number } {
  return { w: label * 1.25, h: label * 0.75 };
}

export function ribbonSize(label: number, text: number): { width: number; height: number } {
  return { width: text + label * 2.37, height: label * 1.5 };
}

const found = new WeakMap<Ground, Map<string, Places>>();
const MOST_FOUND = 30; // a window that is pulled has many sizes

/** Where ribbons, chips, priests and the Maharaja stand, so that nothing covers anything. */
export function placesOn(ground: Ground, sizes: Sizes): Places {
  const known = found.get(ground) ?? new Map<string, Places>();
  const key = JSON.stringify(sizes);
  let places = known.get(key);
  if (!places) {
    places = findPlaces(ground, sizes);
    if (known.size >= MOST_FOUND) known.clear();
    found.set(ground, known.set(key, places));
  }
  return places;
}

function findPlaces(ground: Ground, sizes: Sizes): Places {
  const placed: Box[] = [];
  const chip = chipSize(sizes.label);
  const ribbons = ground.junctions.map((at, n) => {
    if (n === 0) return null;
    const ribbon = ribbonOf(at, sizes.widths[n] ?? 0, ground, sizes, placed);
    const extra = sizes.apart ? 0 : chip.w;
    placed.push({
      x: ribbon.withChip[0] + extra,
      y: ribbon.withChip[1],
      w: ribbon.width / 2 + extra,
      h: ribbon.height / 2,
    });
    return ribbon;
  });
  const [sx, sy] = ground.junctions[0] ?? [0, 0];
  const startChip: Point = [sx, sy + START_RADIUS + chip.h];
  placed.push({ x: startChip[0], y: startChip[1], ...chip });
  if (sizes.apart) {
    ribbons.forEach((ribbon, n) => {
      if (!ribbon) return;
      const box = chipApart(ground, n, placed, chip);
      placed.push(box);
      ribbon.chip = [box.x, box.y];
    });
  }
  const slots = ground.junctions.map((_, n) => slotsAt(ground, n, placed, sizes));
  return { ribbons, slots, startChip };
}

/** Below the city, a little aside where a village would be covered. */
function ribbonOf(
  at: Point,
  text: number,
  ground: Ground,
  sizes: Sizes,
  placed: readonly Box[],
): Ribbon {
  const { width, height } = ribbonSize(sizes.label, text);
  const chip = chipSize(sizes.label);
  const lowest = ground.size[1] - BORDER - height / 2 - 3;
  const put = (together: number): Point => {
    const half = (width + together) / 2;
    const inland = (x: number): number =>
      Math.min(Math.max(x, BORDER + half + 4), ground.size[0] - BORDER - half - 4);
    const candidates = ASIDE.flatMap((aside) =>
      [0.985, 0.93, 1.05, 0.87, 1.13].map((down, n) => ({
        box: {
          x: inland(at[0] + aside),
          y: Math.min(at[1] + ground.radius * down, lowest),
          w: half,
          h: height / 2,
        },
        dislike: Math.abs(aside) * 0.12 + n * 1.5,
      })),
    );
    const box = best(candidates, ground, placed, at);
    return [box.x - together / 2, box.y];
  };
  const withChip = put(sizes.apart ? 0 : chip.w * 2 - 4);
  return {
    alone: put(0),
    withChip,
    width,
    height,
    chip: [withChip[0] + width / 2 + chip.w - 4, withChip[1]],
  };
}

const ASIDE = [0, -6, 6, -12, 12, -18, 18, -26, 26, -34, 34, -44, 44, -56, 56];

/** A chip at the rim of a city, where it hides least. */
function chipApart(
  ground: Ground,
  junction: number,
  placed: readonly Box[],
  chip: { w: number; h: number },
): Box {
  const centre = ground.junctions[junction] ?? [0, 0];
  const candidates = turns(15).map((angle) => {
    const far = ground.radius + 4 + chip.h * 0.7;
    return {
      box: {
        x: centre[0] + Math.cos(angle) * (far + chip.w * 0.4 * Math.abs(Math.cos(angle))),
        y: centre[1] + Math.sin(angle) * far,
        ...chip,
      },
      dislike: (1 + Math.sin(angle)) * 1.2,
    };
  });
  return best(candidates, ground, placed, centre);
}

/** At the start figures are smaller: all begin there. */
export const AT_START = 0.84;

/** Places for all figures that could come to a junction; those taken are added to `placed`. */
function slotsAt(ground: Ground, junction: number, placed: Box[], sizes: Sizes): Slots {
  const centre = ground.junctions[junction] ?? [0, 0];
  const half = (sizes.figure / 2) * (junction === 0 ? AT_START : 1);
  const take = (w: number, h: number, far: number, side: number): Point => {
    const candidates = turns(12).flatMap((angle) =>
      [0, 8, -8, -15, 16].map((off, n) => ({
        box: {
          x: centre[0] + Math.cos(angle) * (far + off),
          y: centre[1] + Math.sin(angle) * (far + off),
          w,
          h,
        },
        dislike: aloof(angle, side, junction === 0) + n * 0.7,
      })),
    );
    const box = best(candidates, ground, placed, junction === 0 ? null : centre);
    placed.push(box);
    return [box.x, box.y];
  };
  const rim = junction === 0 ? START_RADIUS : ground.radius;
  const priest = (side: number): Point =>
    take(half * 0.72, half * 0.92, rim + half * (junction === 0 ? 1 : 0.25), side);
  const maharaja: Point =
    junction === 0 ? priest(RIGHT) : take(half * 1.2, half * 1.35, rim + half * 0.5, RIGHT);
  const priests = Array.from({ length: sizes.seats }, (_, n) => priest(n % 2 ? RIGHT : LEFT));
  return { maharaja, priests };
}

/** Directions a little below the horizontal. */
const RIGHT = 0.3;
const LEFT = Math.PI - 0.3;

/** Figures stand best at the lower left and right; the top of a city is for its shrines. */
function aloof(angle: number, side: number, start: boolean): number {
  if (start) return 0;
  const away = Math.abs(Math.atan2(Math.sin(angle - side), Math.cos(angle - side)));
  const top = Math.max(0, -Math.sin(angle) - 0.4) * 22;
  return away * 1.1 + top;
}

function turns(degrees: number): number[] {
  return Array.from({ length: 360 / degrees }, (_, n) => (n * degrees * Math.PI) / 180);
}

/** Where the priests at a junction stand, one after the other; the Maharaja's place is the best. */
export function priestPoints(slots: Slots, maharaja: boolean): Point[] {
  return maharaja ? slots.priests : [slots.maharaja, ...slots.priests];
}

/** A place beside a village for words about it. */
export function beside(
  ground: Ground,
  at: Point,
  size: { w: number; h: number },
  placed: Box[],
): Box {
  const village = ground.villages[0] ?? { ...VILLAGE };
  const candidates = turns(15).flatMap((angle) =>
    [6, 14].map((off) => {
      const reach = Math.min(
        (village.w + size.w) / Math.max(0.01, Math.abs(Math.cos(angle))),
        (village.h + size.h) / Math.max(0.01, Math.abs(Math.sin(angle))),
      );
      return {
        box: {
          x: at[0] + Math.cos(angle) * (reach + off),
          y: at[1] + Math.sin(angle) * (reach + off),
          ...size,
        },
        dislike: off * 0.12,
      };
    }),
  );
  const box = best(candidates, ground, placed, null);
  placed.push(box);
  return box;
}

/** A corner of the land with room for a box, or null. */
export function corner(
  ground: Ground,
  size: { w: number; h: number },
  placed: readonly Box[],
): Point | null {
  const [width, height] = ground.size;
  const left = BORDER + 10 + size.w;
  const top = BORDER + 8 + size.h;
  const corners: Point[] = [
    [left, height - top],
    [width - left, height - top],
    [left, top],
    [width - left, top],
  ];
  return (
    corners.find(([x, y]) => {
      const box = { x, y, ...size };
      return freedom(box, ground, placed, null) >= 3 && roadHidden(box, ground) === 0;
    }) ?? null
  );
}

// --- scenery -------------------------------------------------------------------------------------

export interface Tree {
  kind: "round" | "cypress";
  x: number;
  y: number;
  scale: number;
}

export interface Scenery {
  hills: string[];
  trees: Tree[];
}

/** Hills and trees where there is room; the same ones every time for a board. */
export function sceneryOf(board: Board, layout: Layout): Scenery {
  let scenery = sceneries.get(layout);
  if (!scenery) {
    scenery = newScenery(board, layout);
    sceneries.set(layout, scenery);
  }
  return scenery;
}

const sceneries = new WeakMap<Layout, Scenery>();

function newScenery(board: Board, layout: Layout): Scenery {
  const ground = groundOf(layout, 2);
  const random = randomFrom(`${board.id} ${layout.size.join("x")}`);
  const river = layout.river ? along(layout.river) : [];
  const [width, height] = layout.size;
  const area = (width * height) / 684_000;
  return { hills: hillsOn(ground, random, area), trees: treesOn(ground, river, random, area) };
}

function hillsOn(ground: Ground, random: () => number, area: number): string[] {
  const hills: { x: number; y: number }[] = [];
  const [width, height] = ground.size;
  for (let tries = 0; tries < 200 && hills.length < 7 * area; tries++) {
    const x = BORDER + random() * (width - 2 * BORDER);
    const y = 90 + random() * (height - 60);
    const hidden = ground.junctions.some(
      ([jx, jy]) => Math.hypot(jx - x, jy - y + 14) < ground.radius + 34,
    );
    const crowded = hills.some((hill) => Math.hypot(hill.x - x, (hill.y - y) * 1.6) < 190);
    if (!hidden && !crowded) hills.push({ x, y });
  }
  return hills.map(({ x, y }) => hill(x, y, 100 + random() * 90));
}

function hill(x: number, y: number, width: number): string {
  const [a, b] = [width * 0.5, width * 0.4];
  const up = width * 0.23;
  const at = (n: number): string => n.toFixed(1);
  return (
    `M${at(x - width / 2)} ${at(y)}q${at(a / 2)} ${at(-up)} ${at(a)} ${at(-up * 0.2)}` +
    `q${at(b / 2)} ${at(-up * 0.9)} ${at(width - a)} ${at(up * 0.2)}z`
  );
}

function treesOn(
  ground: Ground,
  river: readonly Point[],
  random: () => number,
  area: number,
): Tree[] {
  const trees: Tree[] = [];
  const [width, height] = ground.size;
  for (let tries = 0; tries < 700 && trees.length < 26 * area; tries++) {
    const x = BORDER + 14 + random() * (width - 2 * BORDER - 28);
    const y = BORDER + 44 + random() * (height - 2 * BORDER - 48);
    const edge = Math.min(x, y, width - x, height - y);
    const kind: Tree["kind"] = edge < 84 || random() < 0.22 ? "cypress" : "round";
    const scale = 0.82 + random() * 0.34;
    if (trees.some((tree) => Math.hypot(tree.x - x, tree.y - y) < 62)) continue;
    if (!roomForTree(ground, river, x, y)) continue;
    trees.push({ kind, x, y, scale });
    const second: Tree = { kind, x: x + 17, y: y + 5, scale: scale * 0.8 };
    if (kind === "cypress" && roomForTree(ground, river, second.x, second.y)) trees.push(second);
  }
  return trees.sort((a, b) => a.y - b.y);
}

function roomForTree(ground: Ground, river: readonly Point[], x: number, y: number): boolean {
  const box: Box = { x, y: y - 17, w: 9, h: 19 };
  const under = ground.radius + 6;
  return (
    inside(box, ground.size) >= 2 &&
    ground.villages.every((village) => gap(box, village) >= 9) &&
    ground.junctions.every((at, n) =>
      n === 0
        ? gapToCircle(box, at, START_RADIUS) >= 22
        : gapToCircle(box, at, ground.radius) >= 12 &&
          gap(box, { x: at[0], y: at[1] + under, w: 84, h: 14 }) >= 2,
    ) &&
    ground.roads.every((point) => gapToPoint(box, point) >= 7) &&
    river.every((point) => gapToPoint(box, point) >= 13)
  );
}

/** Numbers from 0 to 1 that only depend on the text. */
function randomFrom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
