/** Setting the two arrows, and what is said about where they point. */
import { sentences, t } from "../text/i18n.svelte.ts";
import { cityName } from "../text/names.ts";
import { content } from "../generated/content.ts";
import type { Action, Obstacle, SeatView, StatuePrices } from "../generated/protocol.ts";
import type { TableModel } from "../model/table_model.svelte.ts";
import type { TableUi } from "./table_ui.svelte.ts";
import { isBuilding } from "../model/actions.ts";

/** Point an arrow at an action; then it is the other arrow's turn. */
export function pointArrow(model: TableModel, ui: TableUi, action: Action, number: 1 | 2): void {
  const { first, second } = model.plan.current;
  if (number === 1) model.plan.set(action, second);
  else model.plan.set(first, action);
  ui.arrow = number === 1 ? 2 : 1;
}

/** What stands in the way of an action, for those who plan it. */
const OBSTACLES: Record<string, string> = {
  "no-statues-left": "table-plan-no-statues",
  "too-few-coins": "table-plan-too-dear",
  "no-shrines-left": "table-plan-no-shrines",
  "no-shrines-in-supply": "table-plan-supply-empty",
};

/** Costs, and whether it could be paid now; it may be planned all the same. */
export function planText(model: TableModel, ui: TableUi, action: Action): string {
  const { view, mine } = model;
  const outlook = model.insight.plans[action];
  if (!view || !mine || !outlook) return "";
  return sentences(
    outlook.statue && statueText(outlook.statue, action, cityName(ui.board, view.maharaja ?? "")),
    outlook.obstacle ? obstacleText(outlook.obstacle) : haveText(mine, action),
  );
}

function statueText({ visited, elsewhere }: StatuePrices, action: Action, city: string): string {
  const both = content.actions[action].shrines > 0;
  return t(both ? "table-plan-cost-both" : "table-plan-cost-statue", {
    price: elsewhere,
    maharaja: visited,
    city,
  });
}

function obstacleText({ reason }: Obstacle): string {
  return t(OBSTACLES[reason] ?? `reason-${reason}`);
}

function haveText({ coins, shrines }: SeatView, action: Action): string {
  if (!isBuilding(action)) return t("table-plan-always");
  return t("table-plan-have", {
    coins: t("common-coins", { count: coins }),
    shrines: t("common-shrines", { count: shrines }),
  });
}
