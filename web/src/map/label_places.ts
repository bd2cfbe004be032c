/** Where names, chips and figures stand on the map, so that nothing covers anything. */
import type { Point } from "../generated/protocol.ts";
import {
  BORDER,
  START_RADIUS,
  VILLAGE,
  best,
  freedom,
  roadHidden,
  type Box,
  type Ground,
} from "./geometry.ts";

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
  // The lowest cities are as near to the frame as that: their names may lie on it.
  const framed: Ground = { ...ground, size: [ground.size[0], ground.size[1] + BORDER - ON_FRAME] };
  const lowest = framed.size[1] - BORDER - height / 2 - 3;
  const spaces = at[1] + ground.radius * SPACES;
  const put = (together: number): Point => {
    const half = (width + together) / 2;
    const inland = (x: number): number =>
      Math.min(Math.max(x, BORDER + half + 4), ground.size[0] - BORDER - half - 4);
    const candidates = ASIDE.flatMap((aside) =>
      [0.985, 0.93, 1.05, 0.87, 1.13].map((down, n) => {
        const y = Math.min(at[1] + ground.radius * down, lowest);
        const hidden = Math.max(0, spaces - (y - height / 2));
        return {
          box: { x: inland(at[0] + aside), y, w: half, h: height / 2 },
          dislike: Math.abs(aside) * 0.12 + n * 1.5 + hidden * HIDDEN,
        };
      }),
    );
    const box = best(candidates, framed, placed, at);
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

const ON_FRAME = 4; // of the frame that stays free
const SPACES = 0.66; // of the radius: as far down its statue spaces reach
const HIDDEN = 0.4; // dislike, for each unit of them that a name hides
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
