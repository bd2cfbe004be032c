/** The keys of the table (ui.md, interaction). */
import { ACTIONS } from "../lib/protocol.ts";
import type { TableModel } from "../lib/table.svelte.ts";
import { planText } from "../lib/choices.ts";
import type { Desk, Direction } from "./desk.svelte.ts";
import { pointArrow } from "./planning.ts";

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Whether somebody is writing, or in a window of its own. */
function elsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("input, select, textarea, dialog") !== null;
}

/** A key pressed anywhere at the table; whether it did something. */
export function tableKey(event: KeyboardEvent, model: TableModel, desk: Desk, planning: boolean): boolean {
  if (event.defaultPrevented || desk.menu || desk.keys || elsewhere(event.target)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if ((event.ctrlKey || event.metaKey) && key === "z" && !event.shiftKey) return undo(desk);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (planning && planKey(event, key, model, desk)) return true;
  const onControl =
    event.target instanceof Element && event.target.closest("button, a, [role=button], [role=radio]") !== null;
  if (ARROWS[key] && !(event.target instanceof Element && event.target.closest(".mapbox, .log, .choices"))) {
    if (!model.myTurn || planning) return false;
    desk.move(ARROWS[key]);
    return true;
  }
  if (key === "Enter") {
    if (onControl || !desk.selection) return false;
    void desk.confirm();
    return true;
  }
  return letterKey(key, model, desk);
}

function letterKey(key: string, model: TableModel, desk: Desk): boolean {
  switch (key) {
    case "Escape":
      if (desk.list) desk.list = null;
      else if (desk.sheet) desk.sheet = null;
      else if (desk.asked && !desk.selection) desk.asked = null;
      desk.drop();
      return true;
    case "s":
      return wish(desk, "statue");
    case "h":
      return wish(desk, "shrine");
    case "c": {
      const ability = desk.legal.abilities[0];
      if (!model.myTurn || ability === undefined) return false;
      void desk.make([`ability ${ability}`]);
      return true;
    }
    case "t":
      if (!model.myTurn || desk.legal.tokens.length === 0) return false;
      desk.list = desk.list === "tokens" ? null : "tokens";
      return true;
    case "u":
      return undo(desk);
    case "e":
      if (!model.myTurn || !desk.legal.end) return false;
      void desk.make(["end"]);
      return true;
    case "l":
      if (desk.legal.all.length === 0) return false;
      desk.list = desk.list ? null : "all";
      return true;
    case "f":
      return nextForecast(desk);
    case "?":
      desk.keys = true;
      return true;
    default:
      return false;
  }
}

function undo(desk: Desk): boolean {
  if (desk.model.canUndo === 0) return false;
  void desk.undo();
  return true;
}

/** Only statues, or only shrines; the first of them is picked. */
function wish(desk: Desk, kind: "statue" | "shrine"): boolean {
  if (!desk.model.myTurn) return false;
  const before = desk.kind;
  desk.drop();
  desk.kind = before === kind ? null : kind;
  desk.move("right");
  return true;
}

/** The forecast of one city after the other. */
function nextForecast(desk: Desk): boolean {
  const cities = desk.board?.cities ?? [];
  const at = cities.findIndex(({ id }) => id === desk.city);
  desk.asked = cities[(at + 1) % cities.length]?.id ?? null;
  return true;
}

function planKey(event: KeyboardEvent, key: string, model: TableModel, desk: Desk): boolean {
  const action = /^[1-9]$/.test(key) ? ACTIONS[Number(key) - 1] : undefined;
  if (action) {
    pointArrow(model, desk, action, desk.arrow);
    return true;
  }
  const { first, second } = model.draft;
  if (key === "r" && first && second) {
    void desk.make([planText(first, second)]);
    return true;
  }
  // On the disc Tab goes to the other arrow first, then on.
  const target = event.target instanceof Element ? event.target : null;
  const onDisc = target === document.body || target?.closest(".disc") !== null;
  if (key === "Tab" && onDisc && desk.arrow === (event.shiftKey ? 2 : 1)) {
    desk.arrow = event.shiftKey ? 1 : 2;
    return true;
  }
  return false;
}
