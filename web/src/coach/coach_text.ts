/** What the coach says, in the language of the page. */
import type { Chair, ChoiceWarning, Hint, Reason, Risk } from "../generated/protocol.ts";
import type { Board } from "../model/board.ts";
import { i18n, t } from "../text/i18n.svelte.ts";
import { actionName, cityName, seatName } from "../text/names.ts";

/** Where to look. */
export function lookText(board: Board, { look }: Hint): string {
  return t(`coach-look-${look.at}`, { city: look.city ? cityName(board, look.city) : "" });
}

/** What to choose; of a journey with several roads also where it leads. */
export function recommended(board: Board, { look, line }: Hint, choice: string): string {
  const city = look.city ? cityName(board, look.city) : "";
  const journey = line.filter((one) => one.startsWith("travel ")).length > 1;
  const onTheWay = journey && line[0]?.startsWith("travel ") && city && !choice.includes(city);
  return t(onTheWay ? "coach-choice-way" : "coach-choice", { choice, city });
}

/** Whether what speaks for it is about more than the choice: the rest of a turn. */
export function isAboutTurn({ reasons, line, choice }: Hint): boolean {
  return reasons.length > 0 && line.length > 1 && line[0] === choice;
}

/** Why: what speaks for it, and the price. */
export function ideaTexts(board: Board, { reasons, look, choice }: Hint): string[] {
  if (reasons.length > 0) return reasons.map((reason) => reasonText(board, reason));
  if (look.at === "only") return [t("coach-idea-only")];
  return [t(choice === "end" ? "coach-idea-end" : "coach-idea-none")];
}

function reasonText(board: Board, { term, points, city }: Reason): string {
  if (points < 0) return t("coach-price", { what: t(`coach-term-${term}`) });
  return t(`coach-idea-${term}`, {
    city: city ? cityName(board, city) : "",
    cities: city ? 1 : 0,
  });
}

/** What may happen, and who would do it. */
export function riskText(board: Board, chairs: readonly Chair[], risk: Risk): string {
  const { seat, city, action } = risk;
  return t(`coach-risk-${risk.risk}`, {
    who: seat === null ? "" : seatName(chairs, seat),
    city: city ? cityName(board, city) : "",
    action: action ? actionName(action) : "",
  });
}

export function warningText({ warning, coins, actions }: ChoiceWarning): string {
  return t(`coach-warning-${warning}`, { coins, actions: i18n.list(actions.map(actionName)) });
}
