/** The keys of the table (Keys.svelte lists them). */
import { ACTIONS } from "../model/actions.ts";
import type { TableModel } from "../model/table_model.svelte.ts";
import { planChoice } from "../model/choices.ts";
import type { Direction } from "../map/targets.ts";
import { pickNext } from "./keyboard_targets.ts";
import type { TableUi } from "./table_ui.svelte.ts";
import { pointArrow } from "./plan_text.ts";

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
export function tableKey(
  event: KeyboardEvent,
  model: TableModel,
  ui: TableUi,
  planning: boolean,
): boolean {
  if (event.defaultPrevented || ui.menu || ui.keys || ui.talk || elsewhere(event.target))
    return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if ((event.ctrlKey || event.metaKey) && key === "z" && !event.shiftKey) return undo(ui);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (planning && planKey(event, key, model, ui)) return true;
  const onControl =
    event.target instanceof Element &&
    event.target.closest("button, a, [role=button], [role=radio]") !== null;
  if (
    ARROWS[key] &&
    !(event.target instanceof Element && event.target.closest(".mapbox, .log, .choices"))
  ) {
    if (!model.myTurn || planning) return false;
    pickNext(ui, ARROWS[key]);
    return true;
  }
  if (key === "Enter") {
    if (onControl || !ui.selection) return false;
    void ui.confirm();
    return true;
  }
  return letterKey(key, model, ui);
}

function letterKey(key: string, model: TableModel, ui: TableUi): boolean {
  switch (key) {
    case "Escape":
      if (ui.list) ui.list = null;
      else if (ui.sheet) ui.sheet = null;
      else if (ui.asked && !ui.selection) ui.asked = null;
      ui.drop();
      return true;
    case "s":
      return wish(ui, "statue");
    case "h":
      return wish(ui, "shrine");
    case "c": {
      const ability = ui.legal.abilities[0];
      if (!model.myTurn || ability === undefined) return false;
      void ui.make([`ability ${ability}`]);
      return true;
    }
    case "t":
      if (!model.myTurn || ui.legal.tokens.length === 0) return false;
      ui.list = ui.list === "tokens" ? null : "tokens";
      return true;
    case "u":
      return undo(ui);
    case "e":
      if (!model.myTurn || !ui.legal.end) return false;
      void ui.make(["end"]);
      return true;
    case "l":
      if (ui.legal.all.length === 0) return false;
      ui.list = ui.list ? null : "all";
      return true;
    case "f":
      return nextForecast(ui);
    case "m":
      if (!model.talk.possible) return false;
      ui.talk = true;
      return true;
    case "p":
    case "n":
    case "k":
    case "a":
      return playbackKey(key, model);
    case "?":
      ui.keys = true;
      return true;
    default:
      return false;
  }
}

/** Pause or go on, one step, to my turn, once more. */
function playbackKey(key: "p" | "n" | "k" | "a", { playback, shown, myTurn }: TableModel): boolean {
  const { left = 0, past = 0 } = shown ?? {};
  if (key === "a") {
    if (past > 0) playback.showAgain();
  } else if (myTurn && left === 0) {
    return false;
  } else if (key === "p") {
    if (playback.paused) playback.play();
    else playback.pause();
  } else if (key === "n") {
    playback.step();
  } else {
    playback.skip();
  }
  return true;
}

function undo(ui: TableUi): boolean {
  if (ui.model.canUndo === 0) return false;
  void ui.undo();
  return true;
}

/** Only statues, or only shrines; the first of them is picked. */
function wish(ui: TableUi, kind: "statue" | "shrine"): boolean {
  if (!ui.model.myTurn) return false;
  const before = ui.kind;
  ui.drop();
  ui.kind = before === kind ? null : kind;
  pickNext(ui, "right");
  return true;
}

/** The forecast of one city after the other. */
function nextForecast(ui: TableUi): boolean {
  const cities = ui.board?.cities ?? [];
  const at = cities.findIndex(({ id }) => id === ui.city);
  ui.asked = cities[(at + 1) % cities.length]?.id ?? null;
  return true;
}

function planKey(event: KeyboardEvent, key: string, model: TableModel, ui: TableUi): boolean {
  const action = /^[1-9]$/.test(key) ? ACTIONS[Number(key) - 1] : undefined;
  if (action) {
    pointArrow(model, ui, action, ui.arrow);
    return true;
  }
  const { first, second } = model.plan.current;
  const plan = planChoice(ui.legal, first, second);
  if (key === "r" && plan) {
    void ui.make([plan]);
    return true;
  }
  // On the disc Tab goes to the other arrow first, then on.
  const target = event.target instanceof Element ? event.target : null;
  const onDisc = target === document.body || target?.closest(".disc") !== null;
  if (key === "Tab" && onDisc && ui.arrow === (event.shiftKey ? 2 : 1)) {
    ui.arrow = event.shiftKey ? 1 : 2;
    return true;
  }
  return false;
}
