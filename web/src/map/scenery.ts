/** Hills and trees: the same ones every time for a board, and never in the way of anything. */
import type { Board } from "../model/board.ts";
import type { Layout, Point } from "../generated/protocol.ts";
import {
  BORDER,
  START_RADIUS,
  along,
  gap,
  gapToCircle,
  gapToPoint,
  groundOf,
  inside,
  type Box,
  type Ground,
} from "./geometry.ts";

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
