/** How cities are called and coloured on the map. */
import type { Board } from "../model/board.ts";

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

/** Flags with a class of their own, which has another value in the dark theme. */
const FLAGS = ["#B4522A", "#2F6BA3", "#4F7438", "#74468C", "#B5406F", "#6A5743", "#17777D"];

export interface FlagLook {
  class: string;
  style: string | undefined;
}

const looks = new WeakMap<Board, Map<string, FlagLook>>();

/** How the colour of a city's flag is set, always by the same object: it is asked for all the time. */
export function flagLook(board: Board, city: string): FlagLook {
  const known = looks.get(board) ?? new Map<string, FlagLook>();
  looks.set(board, known);
  let look = known.get(city);
  if (!look) known.set(city, (look = newLook(board.flag(city))));
  return look;
}

/** A class of maharaja.css, or a value of its own. */
export function newLook(colour: string): FlagLook {
  const known = FLAGS.indexOf(colour.toUpperCase()) + 1;
  return known > 0
    ? { class: `f${known}`, style: undefined }
    : { class: "own-flag", style: `--flag:${colour}` };
}
