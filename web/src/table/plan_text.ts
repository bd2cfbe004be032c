/** Setting the two arrows, and what is said about where they point. */
import { sentences, t } from "../text/i18n.svelte.ts";
import { cityName } from "../text/names.ts";
import type { Action } from "../net/protocol.ts";
import type { TableModel } from "../model/table_model.svelte.ts";
import type { TableUi } from "./table_ui.svelte.ts";
import { buildsStatue, isBuilding } from "../model/actions.ts";

/** Point an arrow at an action; then it is the other arrow's turn. */
export function pointArrow(model: TableModel, ui: TableUi, action: Action, number: 1 | 2): void {
  const { first, second } = model.plan.current;
  if (number === 1) model.plan.set(action, second);
  else model.plan.set(first, action);
  ui.arrow = number === 1 ? 2 : 1;
}

const PRICE_OF_PRESTIGE = 3;

/** Costs, and whether it could be paid now; it may be planned all the same. */
export function planText(model: TableModel, ui: TableUi, action: Action): string {
  const { view, mine, seat } = model;
  if (!view || !mine || seat === null) return "";
  const words: string[] = [];
  const city = view.maharaja ?? "";
  const elsewhere = ui.board?.cities.find(({ id }) => id !== city)?.id ?? "";
  const prices = model.insight.statues[action];
  const price = prices?.[elsewhere] ?? 0;
  const args = { price, maharaja: prices?.[city] ?? price, city: cityName(ui.board, city) };
  if (prices && action === "statue-shrine") words.push(t("table-plan-cost-both", args));
  else if (prices) words.push(t("table-plan-cost-statue", args));
  const statue = buildsStatue(action);
  if (statue && mine.statues === 0) words.push(t("table-plan-no-statues"));
  else if (statue && mine.coins < Math.min(price, args.maharaja))
    words.push(t("table-plan-too-dear"));
  else if (action === "pp" && mine.coins < PRICE_OF_PRESTIGE) words.push(t("table-plan-too-dear"));
  else if (isBuilding(action) && !statue && mine.shrines === 0)
    words.push(t("table-plan-no-shrines"));
  else if (action === "shrines" && mine.supply === 0) words.push(t("table-plan-supply-empty"));
  else if (isBuilding(action)) {
    words.push(
      t("table-plan-have", {
        coins: t("common-coins", { count: mine.coins }),
        shrines: t("common-shrines", { count: mine.shrines }),
      }),
    );
  } else words.push(t("table-plan-always"));
  return sentences(...words);
}
