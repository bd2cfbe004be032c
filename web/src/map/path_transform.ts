import type { Point } from "../generated/protocol.ts";

const COMMAND = /([MLHVCSQTZ])([^MLHVCSQTZ]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * The outline of a path made larger or smaller and put elsewhere. A transform would do the same, but
 * what has one is painted by itself, and all of these are put together again for every picture.
 * Arcs are not known here.
 */
export function placed(path: string, scale: number, at: Point): string {
  return path.replace(COMMAND, (_, name: string, words: string) => {
    const numbers = (words.match(NUMBER) ?? []).map((word, n) => {
      const axis = name === "v" || name === "V" ? 1 : name === "h" || name === "H" ? 0 : n % 2;
      const start = name === name.toLowerCase() ? 0 : (at[axis] ?? 0);
      return Math.round((start + Number(word) * scale) * 100) / 100;
    });
    return name + numbers.join(" ");
  });
}
