/** The names of everything in the game, in the language of the page. */
import { content } from "../generated/content.ts";
import type { Board } from "../model/board.ts";
import { START } from "../model/board.ts";
import { has, i18n, t } from "./i18n.svelte.ts";
import type {
  Action,
  Bonus,
  Chair,
  Phase,
  Reward,
  SoloLevel,
  Space,
} from "../generated/protocol.ts";
import { colour } from "../model/seats.ts";

/** A city; those of boards that do not come with the game have the name of the board file. */
export function cityName(board: Board | null, id: string): string {
  const known = `name-city-${id}`;
  const ours = board === null || has(`name-board-${board.id}`);
  return ours && has(known) ? t(known) : (board?.city(id)?.name ?? id);
}

/** A city, or the starting space. */
export function junctionName(board: Board | null, id: string): string {
  return id === START ? t("name-start") : cityName(board, id);
}

export function roadName(board: Board, id: string): string {
  const [from, to] = ends(board, id);
  return t("name-road-between", { from, to });
}

export function villageName(board: Board, id: string): string {
  const road = board.roadOf(id);
  if (!road) return id;
  const [from, to] = ends(board, road.id);
  if (road.villages.length === 1) return t("name-village-only", { from, to });
  return t("name-village-of", { number: road.villages.indexOf(id) + 1, from, to });
}

function ends(board: Board, road: string): [string, string] {
  const [from, to] = board.road(road)?.ends ?? [road, road];
  return [junctionName(board, from), junctionName(board, to)];
}

/** A village, road, city or the start. */
export function placeName(board: Board, id: string): string {
  if (board.roadOf(id)) return villageName(board, id);
  return board.road(id) ? roadName(board, id) : junctionName(board, id);
}

export const spaceName = (space: Space): string => t(`name-space-${space}`);
export const actionName = (action: Action): string => t(`name-action-${action}`);
export const actionShort = (action: Action): string => t(`name-action-${action}-short`);
export const actionHelp = (action: Action): string => t(`name-action-${action}-help`);
export const rewardName = (reward: Reward): string => t(`name-reward-${reward}`);
export const rewardHelp = (reward: Reward): string => t(`name-reward-${reward}-help`);
export const characterName = (number: number): string => t("name-character", { number });
export const characterText = (number: number): string => t(`name-character-${number}-text`);
export const characterRule = (number: number): string => t(`name-character-${number}-rule`);
export const phaseName = (phase: Phase | "maharaja" | "end"): string => t(`name-phase-${phase}`);
export const colourName = (seat: number): string => t(`name-colour-${colour(seat)}`);
/** The colour as somebody's name is written. */
export function colourAsName(seat: number): string {
  const [first = "", ...rest] = colourName(seat);
  return first.toLocaleUpperCase(i18n.language) + rest.join("");
}
export const soloName = (level: SoloLevel): string => t(`name-solo-${level}`);

export type AbilityKind = "once" | "continuous" | "scoring" | "none";

/** When a character's ability works. */
export function abilityKind(character: number): AbilityKind {
  const characters: Record<number, { kind: AbilityKind }> = content.characters;
  return characters[character]?.kind ?? "none";
}

export function bonusName(bonus: Bonus): string {
  return t(`name-bonus-${bonus[0]}`, { count: bonus[1] });
}

export function boardName(id: string, fallback: string): string {
  const known = `name-board-${id}`;
  return has(known) ? t(known) : fallback;
}

export function levelName(level: string): string {
  const known = `name-level-${level}`;
  return has(known) ? t(known) : t("name-level-other", { level });
}

export const levelHelp = (level: string): string => t(`name-level-${level}-help`);
export const styleName = (style: string): string => t(`name-style-${style}`);
export const styleHelp = (style: string): string => t(`name-style-${style}-help`);

/** Who sits somewhere; lists do not tell the style of bots. */
type Sitter = Pick<Chair, "kind" | "name" | "level"> &
  Partial<Pick<Chair, "style" | "bot_account">>;

/** A bot's level, and its style if it has one. */
export function levelAndStyle(bot: Pick<Sitter, "level" | "style">): string {
  const level = levelName(bot.level ?? "");
  return bot.style ? t("name-level-style", { level, style: styleName(bot.style) }) : level;
}

/** Who sits there: the name of a person or a bot, or at least the colour. */
export function chairName(chair: Sitter | null, seat: number): string {
  if (chair?.kind === "brahmabot") return t("common-brahmabot");
  return chair?.name || colourAsName(seat);
}

/** The same with the level and the style of a bot beside its name; programs are bots, too. */
export function nameAndLevel(chair: Sitter | null, seat: number): string {
  const name = chairName(chair, seat);
  if (chair?.bot_account) return t("name-bot-account", { name });
  return chair?.kind === "bot" ? t("name-bot", { name, level: levelAndStyle(chair) }) : name;
}

const seatNames = new WeakMap<readonly Chair[], { language: string; names: string[] }>();

/** As `chairName`, with the colour where two would have the same name. */
export function seatName(chairs: readonly Chair[], seat: number): string {
  const { language } = i18n;
  let known = seatNames.get(chairs);
  if (known?.language !== language) {
    known = { language, names: distinctNames(chairs) };
    seatNames.set(chairs, known);
  }
  return known.names[seat] ?? chairName(null, seat);
}

function distinctNames(chairs: readonly Chair[]): string[] {
  const all = chairs.map((chair, seat) => chairName(chair, seat));
  return all.map((name, seat) =>
    all.indexOf(name) === all.lastIndexOf(name)
      ? name
      : t("name-seat", { name, colour: colourName(seat) }),
  );
}
