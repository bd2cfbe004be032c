/** Shrines and statues for the map, as plain outlines: there are dozens of them. */
import icons from "../assets/icons.svg?raw";
import type { Point } from "../generated/protocol.ts";
import { PIECE_SIDE } from "../ui/pieces.ts";
import { placed } from "./path_transform.ts";

export type StoneKind = "shrine" | "statue";

interface Line {
  path: string;
  fill: string;
  width: number;
}

export interface Outline extends Line {
  key: number;
}

const KINDS: Record<StoneKind, { lines: readonly Line[]; up: number }> = {
  shrine: { lines: drawn("shrine-shape"), up: 0.526 },
  statue: { lines: drawn("statue-shape"), up: 0.56 },
};

/** The paths of a drawing in assets/icons.svg. */
function drawn(id: string): Line[] {
  const [, inside = ""] = new RegExp(`<g id="${id}">(.*?)</g>`).exec(icons) ?? [];
  return [...inside.matchAll(/<path ([^>]*)>/g)].map(([, words = ""]) => {
    const word = (name: string): string =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(words)?.[1] ?? "";
    return { path: word("d"), fill: word("fill"), width: Number(word("stroke-width")) };
  });
}

export interface Stone {
  /** Units for one of the square that pieces are drawn in. */
  scale: number;
  /** Its upper left corner. */
  corner: Point;
  outlines: Outline[];
}

/** A piece of that size with its foot and middle around a point. */
export function stone(kind: StoneKind, size: number, [x, y]: Point): Stone {
  const { lines, up } = KINDS[kind];
  const scale = size / PIECE_SIDE;
  const corner: Point = [x - size / 2, y - size * up];
  const outlines = lines.map(({ path, fill, width }, key) => ({
    key,
    path: placed(path, scale, corner),
    fill,
    width: width * scale,
  }));
  return { scale, corner, outlines };
}
