/** Sentences about choices, in the language of the page. */
import type { Board } from "../model/board.ts";
import { choiceParts, isVillage } from "../model/choices.ts";
import { t } from "./i18n.svelte.ts";
import {
  actionName,
  bonusName,
  characterText,
  cityName,
  junctionName,
  rewardName,
  spaceName,
  seatName,
  villageName,
} from "./names.ts";
import type { Action, Chair, Insight, Reward, Space, View } from "../generated/protocol.ts";

/** What the words need to know. */
export interface Scene {
  view: View;
  board: Board;
  chairs: readonly Chair[];
  seat: number;
  insight: Insight;
}

/** The bonus of a space, in words; null if it has none. */
export function bonusOf(board: Board, city: string, space: string): string | null {
  const words = board.city(city);
  if (!words || (space !== "top" && space !== "bottom")) return null;
  return bonusName(words[space]);
}

/** Who else has that character. */
export function holderOf(view: View, character: number): number | null {
  const seat = view.seats.findIndex((one) => one.character === character);
  return seat < 0 ? null : seat;
}

/** A legal choice as a sentence, for the list of choices. */
export function choiceText(scene: Scene, choice: string): string {
  const { verb, what, more } = choiceParts(choice);
  const { view, board } = scene;
  const count = scene.insight.prices[choice] ?? 0;
  switch (verb) {
    case "settle":
      return t("table-choice-settle", { village: villageName(board, what) });
    case "plan":
      return t("table-choice-plan", {
        first: actionName(what as Action),
        second: actionName(more as Action),
      });
    case "perform":
    case "token":
      return t(`table-choice-${verb}`, { action: actionName(what as Action) });
    case "travel":
      return t("table-choice-travel", {
        count,
        to: junctionName(board, scene.insight.roads[what]?.goal ?? what),
      });
    case "shrine":
      return isVillage(what)
        ? t("table-choice-shrine-village", { count, village: villageName(board, what) })
        : t("table-choice-shrine-city", { count, city: cityName(board, what) });
    case "statue":
      return statueText(scene, what, more as Space, count);
    case "flag":
      return flagText(scene, what);
    case "reward":
      return t("table-choice-reward", { reward: rewardName(what as Reward) });
    case "buy":
      return t("table-choice-buy", { count: Number(what) });
    case "exchange":
      return t(`table-choice-exchange-${what}`);
    case "draft":
    case "ability":
    case "retake":
    case "maharani":
      return t(`table-choice-${verb}`, {
        character: Number(what),
        text: characterText(Number(what)),
      });
    case "take":
      return takeText(scene, view, Number(what));
    default:
      return t(`table-choice-${verb}`);
  }
}

function takeText(scene: Scene, view: View, character: number): string {
  const args = { character, text: characterText(character) };
  const holder = holderOf(view, character);
  if (holder === null) return t("table-choice-take", args);
  return t("table-choice-take-from", { ...args, name: seatName(scene.chairs, holder) });
}

function statueText(scene: Scene, city: string, space: Space, count: number): string {
  const args = { count, city: cityName(scene.board, city), space: spaceName(space) };
  const bonus = bonusOf(scene.board, city, space);
  return bonus
    ? t("table-choice-statue-bonus", { ...args, bonus })
    : t("table-choice-statue", args);
}

function flagText({ insight, board }: Scene, city: string): string {
  const { from = 0, to = 0 } = insight.flags[city] ?? {};
  return t("table-choice-flag", { city: cityName(board, city), from, to });
}

/** "Ravi 1, Luc 1". */
export function payeeText(chairs: readonly Chair[], payees: readonly number[]): string {
  const paid = payees.flatMap((count, seat) =>
    count > 0 ? [t("table-preview-payee", { name: seatName(chairs, seat), count })] : [],
  );
  const [first = "", ...rest] = paid;
  return rest.reduce((one, last) => t("common-list-comma", { first: one, last }), first);
}
