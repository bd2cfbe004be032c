/** Which puzzles have been solved, kept on the device. */
import { kept } from "../net/storage.ts";

const KEY = "puzzles.solved";

export function solvedPuzzles(): ReadonlySet<string> {
  const found = kept.get(KEY);
  const ids = Array.isArray(found) ? (found as unknown[]) : [];
  return new Set(ids.filter((id): id is string => typeof id === "string"));
}

export function keepSolved(puzzle: string): void {
  kept.set(KEY, [...new Set([...solvedPuzzles(), puzzle])]);
}
