import { loadBoard, type Board } from "../model/board.ts";
import { choiceParts } from "../model/choices.ts";
import { prefs } from "../model/preferences.svelte.ts";
import { NO_INSIGHT } from "../model/prices.ts";
import { api, problemOf } from "../net/api.ts";
import { arrivingLink } from "../net/links.ts";
import type { Action, Chair, Step, View } from "../net/protocol.ts";
import { choiceText } from "../text/choice_text.ts";
import { i18n, labelled } from "../text/i18n.svelte.ts";
import { linesOf, type LogLine } from "../text/log_lines.ts";
import { logText } from "../text/log_text.ts";
import { actionShort, seatName } from "../text/names.ts";
import { problemText } from "../text/problem_text.ts";
import { History, stepsOf, viewOf } from "./history.ts";
import { choiceOf, lineOf, needsPosition, priestsBefore } from "./story.ts";

const AHEAD = 8; // positions asked for before they are needed
const BATCH = 8; // positions read for the log between two pauses
const PAUSE = 300; // milliseconds: the server has its limits
const SHORTEST = 120; // milliseconds between two steps, however fast

/** A finished game, looked at decision by decision. */
export class Replay {
  history = $state.raw<History | null>(null);
  board = $state.raw<Board | null>(null);
  chairs = $state.raw<readonly Chair[]>([]);
  problem = $state<string | null>(null);
  /** How many decisions have been made where we are. */
  at = $state(0);
  view = $state.raw<View | null>(null);
  playing = $state(false);
  /** Milliseconds between two steps. */
  speed = $state(prefs.pace || 700);
  total = $derived(this.history?.length ?? 0);
  /** What the last decision was about: to be pointed out on the map. */
  place = $derived(this.at > 0 ? this.#placeOf(this.at - 1) : null);
  #steps = $state.raw<readonly (Step | null)[]>([]);
  /** Positions for words about choices that nobody has told of: by their numbers. */
  #seen = $state.raw<Record<number, View>>({});
  #first: View | null = null;
  #priests = $state.raw<readonly string[]>([]);

  constructor() {
    $effect(() => this.#look());
    $effect(() => this.#tick());
  }

  name(seat: number): string {
    return seatName(this.chairs, seat);
  }

  /** Read a table's game; whether it can be replayed. */
  async load(id: string): Promise<boolean> {
    const link = arrivingLink(id).link?.token ?? null;
    try {
      const { table: found, steps: all } = await api.look(id, { after: 0, link });
      if (found.status !== "finished") return false;
      const [known, board] = await Promise.all([History.of(id, link), loadBoard(found.board.id)]);
      this.chairs = found.chairs;
      this.board = board;
      this.#steps = stepsOf(all, known.length);
      const start = await known.position(0);
      this.#first = viewOf(start);
      const priests = start.seats.map(({ priest }) => priest);
      this.#priests = priestsBefore(known.record.choices, priests, board);
      this.history = known;
      void this.#fill(known);
    } catch (error) {
      this.problem = problemText(problemOf(error));
    }
    return true;
  }

  /** Nothing more is read. */
  close(): void {
    this.history = null;
  }

  // --- going through it ---

  stepTo(wanted: number): void {
    this.playing = false;
    this.#to(wanted);
  }

  /** To where the next round begins, or this one or the one before. */
  stepRound(direction: 1 | -1): void {
    const { at } = this;
    const marks = [0, ...(this.history?.rounds ?? []), this.total];
    const found =
      direction > 0 ? marks.find((mark) => mark > at) : marks.findLast((mark) => mark < at);
    if (found !== undefined) this.stepTo(found);
  }

  togglePlaying(): void {
    if (!this.playing && this.at >= this.total) this.#to(0);
    this.playing = !this.playing;
  }

  #to(wanted: number): void {
    this.at = Math.min(Math.max(wanted, 0), this.total);
  }

  #tick(): (() => void) | undefined {
    if (!this.playing || !this.history) return undefined;
    if (this.at >= this.total) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => (this.at += 1), Math.max(this.speed, SHORTEST));
    return () => clearTimeout(timer);
  }

  // --- positions ---

  /** The position of the moment, and those that follow. */
  #look(): void {
    const known = this.history;
    const wanted = this.at;
    if (!known) return;
    known.position(wanted).then(
      (position) => {
        if (wanted !== this.at) return;
        this.view = viewOf(position);
        void this.#ahead(known, wanted);
      },
      (error: unknown) => (this.problem = problemText(problemOf(error))),
    );
  }

  async #ahead(known: History, from: number): Promise<void> {
    try {
      for (let next = from + 1; next <= Math.min(from + AHEAD, known.length); next += 1) {
        await known.position(next);
      }
    } catch {
      // asked again when it is needed
    }
  }

  /** What neither a table nor the choices tell is read off the positions, little by little. */
  async #fill(known: History): Promise<void> {
    const untold = known.record.choices.flatMap((text, index) =>
      !this.#steps[index] && needsPosition(text) ? [index] : [],
    );
    let read: Record<number, View> = {};
    try {
      for (const [count, index] of untold.entries()) {
        read[index] = viewOf(await known.position(index));
        if (known !== this.history) return;
        if (count % BATCH !== BATCH - 1 && count < untold.length - 1) continue;
        this.#seen = { ...this.#seen, ...read };
        read = {};
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch {
      // the lines that are looked at ask for themselves
    }
  }

  // --- the log ---

  /** Who made a decision. */
  seatOf(index: number): number {
    return choiceOf(this.history?.record.choices[index] ?? "").seat;
  }

  /** What a decision led to; of games that no table has told, what it was. */
  #linesAt(index: number): LogLine[] {
    const step = this.#steps[index];
    if (step) return linesOf([step]).filter((line) => line.kind !== "table");
    const text = this.history?.record.choices[index];
    if (!text || !this.board) return [];
    const priest = this.#priests[index] ?? "";
    const line = lineOf(text, index, priest, this.#seen[index] ?? null, this.board);
    return line ? [line] : [];
  }

  #placeOf(index: number): string | null {
    return this.#linesAt(index).findLast((line) => line.place)?.place ?? null;
  }

  /** The same in sentences; plans are open now. */
  sentences(index: number): string[] {
    const { history, board, chairs } = this;
    if (!history || !board) return [];
    const { seat, choice } = choiceOf(history.record.choices[index] ?? "");
    const { verb, what, more } = choiceParts(choice);
    if (verb === "plan") {
      const plan = i18n.list([what, more].map((action) => actionShort(action as Action)));
      return [labelled(this.name(seat), plan)];
    }
    const lines = this.#linesAt(index);
    if (lines.length > 0) return lines.map((line) => logText(line, { chairs, me: null, board }));
    const view = this.#first;
    if (!view || needsPosition(history.record.choices[index] ?? "")) return [this.name(seat)];
    const scene = { view, board, chairs, seat, question: null, insight: NO_INSIGHT };
    return [labelled(this.name(seat), choiceText(scene, choice))];
  }
}
