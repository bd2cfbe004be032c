/** What the table says to the person before it: the question, or what is waited for. */
import { choiceParts } from "../model/choices.ts";
import { statueCost } from "../model/prices.ts";
import { i18n, labelled, sentences, t } from "../text/i18n.svelte.ts";
import {
  actionName,
  actionShort,
  characterName,
  characterRule,
  cityName,
  junctionName,
  placeName,
  rewardHelp,
  spaceName,
  seatName,
} from "../text/names.ts";
import type { Action, BuildingFrame, Reward, Space } from "../generated/protocol.ts";
import type { TableModel } from "../model/table_model.svelte.ts";
import type { Selection } from "./selection.ts";
import type { TableUi } from "./table_ui.svelte.ts";
import { buildsStatue } from "../model/actions.ts";
import { bonusOf, payeeText } from "../text/choice_text.ts";
import { storyOf } from "../text/story.ts";

export interface PromptText {
  title: string;
  detail: string;
}

/** The sentence of the prompt: what I can do now, or who is waited for. */
export function promptText(model: TableModel, ui: TableUi): PromptText {
  const { view } = model;
  if (!view) return { title: t("common-loading"), detail: "" };
  if (view.phase === "finished") return { title: t("table-wait-finished"), detail: "" };
  if (model.myTurn) return myQuestion(model, ui);
  if (ui.legal.plans) {
    return { title: t("table-ask-plan-again"), detail: t("table-ask-plan-again-detail") };
  }
  return lately(model, ui) ?? waiting(model);
}

/** What others have just done, and who is waited for once all of it is shown. */
function lately(model: TableModel, ui: TableUi): PromptText | null {
  const stage = model.shown?.stage;
  const { board } = ui;
  if (!stage || !board) return null;
  const story = storyOf(stage, { chairs: model.chairs, me: model.seat, board });
  if (!story) return null;
  return { title: story.did, detail: sentences(story.then, model.newest && waiting(model).title) };
}

function waiting(model: TableModel): PromptText {
  const kind = model.question?.kind ?? "turn";
  const names = i18n.list(model.toAct.map((seat) => seatName(model.chairs, seat)));
  const known = ["reward-end", "ability-end"].includes(kind) ? "table-wait" : `table-wait-${kind}`;
  const several = model.toAct.length > 1 && kind !== "plan";
  const bots = model.toAct.every((seat) => model.chair(seat)?.level);
  return {
    title: kind === "brahmabot" ? t(known) : t(several ? "table-wait" : known, { names }),
    detail: isQueued(model)
      ? t("table-wait-bots-busy")
      : model.spectator
        ? t("table-watching")
        : bots
          ? t("table-wait-bot")
          : "",
  };
}

/** Whether somebody who is waited for is a bot that waits itself. */
function isQueued(model: TableModel): boolean {
  return model.toAct.some((seat) => model.botsWaiting.includes(seat));
}

function myQuestion(model: TableModel, ui: TableUi): PromptText {
  const { question } = model;
  const plain = (args: Record<string, string | number> = {}): PromptText => ({
    title: t(`table-ask-${question?.kind}`, args),
    detail: t(`table-ask-${question?.kind}-detail`, args),
  });
  switch (question?.kind) {
    case undefined:
    case "turn":
      return turnQuestion(model, ui);
    case "building":
      return buildingQuestion(question);
    case "settle":
    case "free-shrine":
    case "maharani":
    case "exchange":
      return plain({ count: question.left });
    case "buy":
      return plain({ count: question.most });
    case "take": {
      const only = question.from_players ? "" : "-display";
      return { title: t("table-ask-take"), detail: t(`table-ask-take-detail${only}`) };
    }
    case "retake":
      return plain({ name: seatName(model.chairs, question.robber) });
    case "reward": {
      const rank = t("common-rank", { rank: question.rank });
      return plain({ rank, count: model.view?.reach ?? 0 });
    }
    default:
      return plain();
  }
}

function turnQuestion(model: TableModel, ui: TableUi): PromptText {
  const detail = t("table-ask-turn-detail");
  const open = model.mine?.open ?? [];
  const possible = [...new Set(open)].filter((action) => ui.legal.performs.includes(action));
  const [first] = possible;
  if (open.length === 0) return { title: t("table-ask-turn-done"), detail: "" };
  if (first === undefined) {
    const actions = i18n.list(open.map(actionName));
    return {
      title: t("table-ask-turn-impossible"),
      detail: t("table-ask-turn-impossible-detail", { actions }),
    };
  }
  const names = possible.map((action) => unbroken(actionShort(action)));
  const [name = ""] = names;
  if (names.length === 1) return { title: t("table-ask-turn-one", { action: name }), detail };
  return { title: t("table-ask-turn", { actions: i18n.list(names) }), detail };
}

/** A name that stays on one line. */
const unbroken = (name: string): string => name.replaceAll(" ", "\u00a0");

function buildingQuestion(building: BuildingFrame): PromptText {
  const shrine = building.village_shrines > 0 ? "shrine" : "shrine-city";
  const statue = building.shrines > 0 ? "statue-shrine" : "statue";
  return {
    title: t(`table-ask-building-${building.statues > 0 ? statue : shrine}`),
    detail: t(building.begun ? "table-ask-building-detail" : "table-ask-building-first"),
  };
}

// --- what is picked ------------------------------------------------------------------------------

/** What would happen, in sentences. */
export function previewText(model: TableModel, ui: TableUi, selection: Selection): string {
  const { scene } = ui;
  if (!scene) return "";
  const { board } = scene;
  const { verb, what, more } = choiceParts(selection.steps.at(-1) ?? "");
  const count = ui.cost(selection);
  if (selection.trip) return tripText(model, ui, selection);
  switch (verb) {
    case "statue": {
      const bonus = bonusOf(board, what, more);
      const args = { count, city: cityName(board, what), space: spaceName(more as Space) };
      return sentences(
        t("table-preview-statue", args),
        bonus && t("table-preview-bonus", { bonus }),
        left(model, count),
      );
    }
    case "settle":
      return t("table-choice-settle", { village: placeName(board, what) });
    case "shrine": {
      const place = placeName(board, what);
      return sentences(
        t("table-preview-shrine", { count, place }),
        count > 0 && left(model, count),
      );
    }
    case "flag": {
      const move = ui.flagMove;
      if (!move) return "";
      const args = { city: cityName(board, what), from: move.from, to: move.to };
      const pushed = move.pushed.length;
      return sentences(
        t("table-track-preview", args),
        pushed > 0 ? t("table-track-pushed", { count: pushed }) : t("table-track-pushes-none"),
      );
    }
    case "reward":
      return rewardHelp(what as Reward);
    case "draft":
    case "take":
    case "retake":
    case "maharani":
      return labelled(characterName(Number(what)), characterRule(Number(what)));
    default:
      return "";
  }
}

function tripText(model: TableModel, ui: TableUi, { trip }: Selection): string {
  const { scene } = ui;
  if (!scene || !trip) return "";
  const { board } = scene;
  const wanted = (model.mine?.open ?? []).filter(buildsStatue);
  const price = wanted.length > 0 ? statueCost(model.insight, trip.goal, wanted) : null;
  return sentences(
    t("table-preview-trip", {
      count: trip.toll,
      city: junctionName(board, trip.goal),
      payees: payeeText(model.chairs, trip.payees),
    }),
    price !== null && t("table-preview-statue-there", { count: price }),
  );
}

function left(model: TableModel, cost: number): string {
  return t("table-preview-left", { count: (model.mine?.coins ?? 0) - cost });
}

/** The words on the button that does what is picked. */
export function confirmText(ui: TableUi, selection: Selection): string {
  const { verb } = choiceParts(selection.steps.at(-1) ?? "");
  const count = ui.cost(selection);
  if (selection.trip) return t("table-do-travel-pay", { count });
  switch (verb) {
    case "statue":
    case "shrine":
      return t("table-do-build-pay", { count });
    case "settle":
    case "maharani":
      return t("table-do-place");
    case "flag":
      return t("table-do-move-flag");
    case "draft":
      return t("table-do-choose");
    default:
      return t("table-do-take");
  }
}

/** Planned actions that could be performed now, each once. */
export function performable(ui: TableUi): Action[] {
  return [...new Set(ui.legal.performs)];
}

/** Why the turn cannot be ended. */
export function endNot(ui: TableUi): string {
  const kind = ui.model.question?.kind;
  if (kind === "building") return t("table-ask-building-first");
  const action = performable(ui)[0];
  return action
    ? t("table-end-turn-not", { action: actionName(action) })
    : t("table-ask-turn-detail");
}
