/** Why something cannot be done, and what would help, in words. */
import { isVillage } from "../model/choices.ts";
import type { Board } from "../model/board.ts";
import { i18n, sentences, t } from "../text/i18n.svelte.ts";
import { junctionName } from "../text/names.ts";

/** Something that cannot be done, why, and the places that would help. */
export interface Notice {
  text: string;
  rule: string | null;
  places: readonly string[];
}

interface Refusal {
  reason: string;
  rule: string | null;
  places: readonly string[];
}

/** What would help comes first, then why it is needed. */
export function noticeOf(board: Board | null, { reason, rule, places }: Refusal): Notice {
  const why = t(`reason-${reason}`);
  const text =
    board && places.length > 0
      ? sentences(remedyText(board, places), why)
      : t("table-illegal", { reason: why });
  return { text, rule, places };
}

function remedyText(board: Board, places: readonly string[]): string {
  const count = places.length;
  if (places.every(isVillage)) return t("table-remedy-shrine", { count });
  const names = i18n.list(
    places.map((place) => junctionName(board, place)),
    "or",
  );
  return t("table-remedy-travel", { count, names });
}
