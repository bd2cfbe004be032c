/** A puzzle in words: its name, what is to be found, and what came of an attempt. */
import { t } from "../text/i18n.svelte.ts";
import { cityName } from "../text/names.ts";
import type { Board } from "../model/board.ts";
import type { PuzzleAbout, PuzzleVerdict } from "../generated/protocol.ts";

export const puzzleName = ({ kind, number }: PuzzleAbout): string =>
  t(`puzzle-name-${kind}`, { number });

export function taskText(about: PuzzleAbout, board: Board | null): string {
  if (about.kind === "ending") return t("puzzle-task-ending");
  const coins = about.coins ?? 0;
  if (about.first) return t("puzzle-task-first", { city: cityName(board, about.first), coins });
  if (about.statues) return t("puzzle-task-statues", { statues: about.statues, coins });
  return t("puzzle-task-prestige", { prestige: about.prestige ?? 0, coins });
}

export function verdictText(about: PuzzleAbout, verdict: PuzzleVerdict): string {
  return about.kind === "study" ? studyText(verdict) : endingText(verdict);
}

function studyText({ solved, reached, coins }: PuzzleVerdict): string {
  const left = { coins: coins ?? 0 };
  if (solved) return t("puzzle-study-right", left);
  return reached ? t("puzzle-study-dear", left) : t("puzzle-study-missed");
}

function endingText({ solved, place, shared, margin }: PuzzleVerdict): string {
  const points = Math.abs(margin ?? 0);
  if (solved) return points > 0 ? t("puzzle-won", { points }) : t("puzzle-won-tie");
  if (shared) return t("puzzle-shared");
  return points > 0 ? t("puzzle-lost", { place: place ?? 0, points }) : t("puzzle-lost-tie");
}
