/** What can be picked and opened at the table, as types. */
import type { Action } from "../generated/protocol.ts";
import type { Trip } from "../map/picks.ts";

/** Something picked, not confirmed yet: choices to be made one after the other. */
export interface Selection {
  steps: string[];
  trip: Trip | null;
  /** Planned actions that could begin with this piece. */
  actions: Action[];
}

export type Tab = "map" | "rewards" | "players" | "characters" | "log";
export type ListOf = "all" | "tokens";
