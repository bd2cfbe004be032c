/** What can be wished for a new table, and what the rulebook has. */
import { content } from "../generated/content.ts";
import type { Final, FinalTile, PaceKind, SoloLevel, Special } from "../generated/protocol.ts";
import type { SwitchName } from "../model/options.ts";
import { ALL_DAY } from "../text/pace_text.ts";

/** "me" is the person at this device, "here" somebody else at the same screen. */
export type SeatKind = "me" | "here" | "guest" | "bot";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
  /** Of a bot: one of those on offer, by lot, or none. */
  style?: string;
}

/** How long people may take, and when time counts: in minutes after midnight. */
export interface PaceWish {
  kind: PaceKind | "none";
  start: number;
  end: number;
  weekends: boolean;
  level: string;
}

export type Mode = "solo" | "bots" | "hotseat" | "invite";

/** Everything that can be set besides the seats. */
export interface Wishes {
  solo: SoloLevel | null;
  board: string;
  firstGame: boolean;
  special: Special[];
  final: Final | null;
  finalTile: FinalTile;
  switches: Partial<Record<SwitchName, boolean>>;
  isPublic: boolean;
  /** Whoever sits down may have hints. */
  hints: boolean;
  /** People may write to each other; where the server's host allows it. */
  freeText: boolean;
  autoAnswer: boolean;
  pace: PaceWish;
}

export const NO_PACE: PaceWish = {
  kind: "none",
  start: 0,
  end: ALL_DAY,
  weekends: true,
  level: content.bots.plays_on,
};

export const RULEBOOK: Wishes = {
  solo: null,
  board: "classic",
  firstGame: false,
  special: [],
  final: null,
  finalTile: content.options.final_tile.default,
  switches: {},
  isPublic: false,
  hints: false,
  freeText: false,
  autoAnswer: true,
  pace: NO_PACE,
};
