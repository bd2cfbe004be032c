/** What is worth a moment of its own: the scoring of a city, the end of a round, the final tally. */
import type { Entry, GameEvent, Reward, View } from "../generated/protocol.ts";
import type { Stage } from "./stages.ts";

type Name = GameEvent["event"];
export type WorshipPart = Extract<GameEvent, { event: "worship-of-pieces" | "worship-of-ability" }>;
export type Moment = "scoring" | "round-end" | "tally";

const MOMENTS: Partial<Record<Name, Moment>> = {
  worship: "scoring",
  "flags-close-up": "round-end",
  "rewards-slide": "round-end",
  "round-ends": "round-end",
  "game-ends": "tally",
};

/** How long a stage is looked at, in units of the pace. */
const OWN = 0.3; // whoever did it knows
const SHORT = 0.4;
const ORDINARY = 1;
const LONG = 1.5;
const LONGER = 2;
const LONGEST = 6;
const WEIGHTS: Partial<Record<Name, number>> = {
  "turn-ends": SHORT,
  reward: LONG,
  "round-begins": LONG,
  worship: LONGER,
  tile: LONGER,
  "round-ends": LONGER,
  "game-ends": LONGEST,
};

export function momentOf({ events }: Stage): Moment | null {
  for (const { event } of events) {
    const moment = MOMENTS[event];
    if (moment) return moment;
  }
  return null;
}

/** How long a stage stays before the next one may be shown, in units of the pace. */
export function weightOf(stage: Stage, own: boolean): number {
  if (stage.entries.length === 0) return 0;
  const weights = stage.events.map(({ event }) => WEIGHTS[event] ?? ORDINARY);
  const most = Math.max(...(weights.length > 0 ? weights : [ORDINARY]));
  return own ? Math.min(most, OWN) : most;
}

// --- the scoring of a city -----------------------------------------------------------------------

export interface SeatScoring {
  seat: number;
  parts: WorshipPart[];
  points: number;
  rank: number;
  coins: number;
  prestige: number;
  rewards: Reward[];
}

export interface Scoring {
  round: number;
  city: string;
  seats: SeatScoring[];
  /** Rewards that have left the game. */
  gone: Reward[];
  /** What the end of the round has brought so far. */
  end: GameEvent[];
}

/**
 * The scoring of this round as far as the log tells it; null before it begins. Where a table began
 * in the middle of the round, the log does not say which: `now` does.
 */
export function scoringOf(
  entries: readonly Entry[],
  now: Pick<View, "round" | "maharaja">,
): Scoring | null {
  const events = inForce(entries).flatMap((entry) => entry.events);
  const begun = events.findLastIndex(({ event }) => event === "round-begins");
  const first = events.findIndex(({ event }, at) => at > begun && MOMENTS[event] !== undefined);
  if (first < 0 || now.maharaja === null) return null;
  const found: Scoring = { round: now.round, city: now.maharaja, seats: [], gone: [], end: [] };
  let parts: WorshipPart[] = [];
  for (const event of events.slice(begun + 1)) {
    if (event.event === "worship-of-pieces" || event.event === "worship-of-ability") {
      parts.push(event);
    } else if (event.event === "worship") {
      const { seat, points, rank } = event;
      found.seats.push({ seat, parts, points, rank, coins: 0, prestige: 0, rewards: [] });
      parts = [];
    } else {
      add(found, event);
    }
  }
  found.seats.sort((one, other) => (one.rank || Infinity) - (other.rank || Infinity));
  return found;
}

function add(scoring: Scoring, event: GameEvent): void {
  const row = scoring.seats.find(({ seat }) => seat === event.seat);
  if (event.event === "reward-gone") scoring.gone.push(event.reward);
  else if (MOMENTS[event.event] === "round-end" || event.event === "maharani-returned")
    scoring.end.push(event);
  else if (!row) return;
  else if (event.event === "reward") row.rewards.push(event.reward);
  else if (event.event === "coins" && isPay(event.why)) row.coins += event.amount;
  else if (event.event === "prestige" && isPay(event.why)) row.prestige += event.amount;
}

function isPay(why: string): boolean {
  return why === "rank" || why === "compensation" || why === "special";
}

/** The entries without choices that were taken back. */
function inForce(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind !== "undo") found.push(entry);
    else for (let left = entry.back ?? 0; left > 0; left--) dropLast(found);
  }
  return found;
}

function dropLast(entries: Entry[]): void {
  const last = entries.findLastIndex(({ kind }) => kind === "choice");
  if (last >= 0) entries.splice(last, 1);
}
