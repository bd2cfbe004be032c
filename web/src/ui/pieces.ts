import type { Point } from "../generated/protocol.ts";
import { markPath } from "../model/seats.ts";

export type PieceKind = "shrine" | "statue" | "priest";

/** The side of the square that pieces are drawn in (assets/icons.svg). */
export const PIECE_SIDE = 24;

/** In that square: the middle of the owner's mark, and its size. */
const MARKS: Record<PieceKind, readonly [x: number, y: number, size: number]> = {
  shrine: [12, 14.6, 7],
  statue: [12, 14.3, 6.6],
  priest: [12, 15.4, 7.4],
};

/** The mark of a piece that is drawn so many times as large, with its upper left corner there. */
export function pieceMark(
  kind: PieceKind,
  seat: number,
  scale = 1,
  [left, top]: Point = [0, 0],
): string {
  const [x, y, size] = MARKS[kind];
  return markPath(seat, left + x * scale, top + y * scale, size * scale);
}
