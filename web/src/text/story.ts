/** What has just happened, in words. */
import type { Stage } from "../model/stages.ts";
import { sentences } from "./i18n.svelte.ts";
import { decisionLines, isSetting, linesOf, type LogLine } from "./log_lines.ts";
import { logText, type Reader } from "./log_text.ts";

/** Entries that are told as what has just happened; more than that is for the log. */
const MOST_TOLD = 6;

/** The lines of the log that a stage adds; none of a whole past, as a page begins with it. */
export function stageLines({ events, entries }: Stage): LogLine[] {
  if (events.length === 0 && entries.length > MOST_TOLD) return [];
  if (events.length === 0) return linesOf(entries).filter((line) => !isSetting(line));
  return decisionLines(events, entries.at(-1)?.sequence ?? 0);
}

/** A stage in words: what was done, and what came of it; null if there is nothing to tell. */
export function storyOf(stage: Stage, reader: Reader): { did: string; then: string } | null {
  const lines = stageLines(stage);
  const [first, ...rest] = lines.map((line) => logText(line, reader));
  return first === undefined ? null : { did: first, then: sentences(...rest) };
}

/** Where it happened: a city, village or road to be marked on the map. */
export function placeOf(stage: Stage): string | null {
  return stageLines(stage).findLast(({ place }) => place !== null)?.place ?? null;
}
