/** A finished game, decision by decision: its positions as views, and where its rounds begin. */
import { api } from "../net/api.ts";
import type { GameRecord, Position, SeatPosition, SeatView, Step, View } from "../net/protocol.ts";

/** How far the reward track is within reach (SCORE-9); solo as with two. */
function reachOf(players: number): number {
  return Math.max(players, 2) + 1;
}

/** A position as everybody may see it when the game is over: with all its secrets. */
export function viewOf(position: Position): View {
  const [kind, seat, number] = position.waiting.at(-1) ?? ["turn", null, 0];
  const planning = kind === "plan";
  const seats = position.seats.map((_, at) => at);
  const toAct = planning ? seats.filter((at) => number & (1 << at)) : seat === null ? [] : [seat];
  return {
    format: "maharaja-view/1",
    seat: null,
    rules: position.rules,
    board: position.board,
    options: position.options,
    round: position.round,
    phase: position.phase,
    maharaja: position.maharaja,
    track: position.track,
    rewards: position.rewards,
    display: position.display,
    maharani: position.maharani,
    villages: position.villages,
    cities: position.cities,
    journey: position.journey,
    token_used: position.token_used,
    waiting: position.waiting,
    reach: reachOf(position.options.players),
    to_act: position.waiting.length > 0 ? toAct : [],
    seats: position.seats.map(seatViewOf),
    legal: [],
    result: null,
  };
}

function seatViewOf(seat: SeatPosition): SeatView {
  const { earned: _, ...rest } = seat;
  return { ...rest, ready: seat.plan !== null };
}

/** After how many decisions each round begins to be planned: where the plans follow on others. */
export function roundStarts(choices: readonly string[]): number[] {
  const isPlan = (words: string | undefined): boolean => /^\d plan\b/.test(words ?? "");
  return choices.flatMap((words, at) => (isPlan(words) && !isPlan(choices[at - 1]) ? [at] : []));
}

/**
 * The steps that led to the decisions of the record, null where none is known: choices that were
 * taken back are left out, and what was imported never was a step.
 */
export function stepsOf(steps: readonly Step[], decisions: number): (Step | null)[] {
  const made: Step[] = [];
  for (const step of steps) {
    if (step.kind === "choice") made.push(step);
    else if (step.kind === "undo") made.splice(made.length - (step.back ?? 1));
  }
  if (made.length > decisions) return Array<null>(decisions).fill(null);
  return [...Array<null>(decisions - made.length).fill(null), ...made];
}

/** The positions of a table, each asked for once. */
export class History {
  readonly table: string;
  readonly link: string | null;
  readonly record: GameRecord;
  readonly rounds: readonly number[];
  #asked = new Map<number, Promise<Position>>();

  constructor(table: string, record: GameRecord, link: string | null = null) {
    this.table = table;
    this.record = record;
    this.link = link;
    this.rounds = roundStarts(record.choices);
  }

  static async of(table: string, link: string | null = null): Promise<History> {
    return new History(table, await api.record(table, { link }), link);
  }

  get length(): number {
    return this.record.choices.length;
  }

  position(decisions: number): Promise<Position> {
    let position = this.#asked.get(decisions);
    if (!position) {
      position = api.position(this.table, decisions, this.link);
      position.catch(() => this.#asked.delete(decisions));
      this.#asked.set(decisions, position);
    }
    return position;
  }
}
