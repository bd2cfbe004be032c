import type { Chair, Decision, History, PastView, View } from "../generated/protocol.ts";
import { loadBoard, type Board } from "../model/board.ts";
import { choiceParts } from "../model/choices.ts";
import { prefs } from "../model/preferences.svelte.ts";
import { NO_INSIGHT } from "../model/prices.ts";
import { api, problemOf } from "../net/api.ts";
import { arrivingLink } from "../net/links.ts";
import { choiceText } from "../text/choice_text.ts";
import { i18n, labelled } from "../text/i18n.svelte.ts";
import { decisionLines, type LogLine } from "../text/log_lines.ts";
import { logText } from "../text/log_text.ts";
import { actionShort, seatName } from "../text/names.ts";
import { problemText } from "../text/problem_text.ts";
import type { Action } from "../generated/protocol.ts";

const AHEAD = 8; // views asked for before they are needed
const SHORTEST = 120; // milliseconds between two steps, however fast

/** A finished game, looked at decision by decision. */
export class Replay {
  readonly table: string;
  link: string | null = null;
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
  total = $derived(this.history?.decisions.length ?? 0);
  /** After how many decisions each round begins to be planned. */
  rounds = $derived.by<number[]>(() =>
    (this.history?.rounds ?? []).flatMap(({ round, decisions }) => (round ? [decisions] : [])),
  );
  /** What the last decision was about: to be pointed out on the map. */
  place = $derived(this.#linesAt(this.at - 1).findLast((line) => line.place)?.place ?? null);
  /** Whether everybody may see the game: then its address can be passed on. */
  open = $state(false);
  #asked = new Map<number, Promise<PastView>>();
  readonly #first: number;

  /** `at`: where to begin, as the address says. */
  constructor(table: string, at = 0) {
    this.table = table;
    this.#first = at;
    $effect(() => this.#look());
    $effect(() => this.#tick());
  }

  name(seat: number): string {
    return seatName(this.chairs, seat);
  }

  /** Read the table's game; whether it can be replayed. */
  async load(): Promise<boolean> {
    const { table } = this;
    this.link = arrivingLink(table).link?.token ?? null;
    try {
      const { table: found } = await api.look(table, { link: this.link });
      if (found.status !== "finished") return false;
      const asked = [api.history(table, this.link), loadBoard(found.board.id)] as const;
      const [history, board] = await Promise.all(asked);
      this.chairs = found.chairs;
      this.open = found.public || found.shared;
      this.board = board;
      this.history = history;
      this.#to(this.#first);
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
    const marks = [0, ...this.rounds, this.total];
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

  // --- views ---

  /** The view of the moment, and those that follow. */
  #look(): void {
    const { history, at } = this;
    if (!history) return;
    this.#viewAfter(at).then(
      ({ view }) => {
        if (at !== this.at) return;
        this.view = view;
        void this.#ahead(at);
      },
      (error: unknown) => (this.problem = problemText(problemOf(error))),
    );
  }

  async #ahead(from: number): Promise<void> {
    try {
      for (let next = from + 1; next <= Math.min(from + AHEAD, this.total); next += 1) {
        await this.#viewAfter(next);
      }
    } catch {
      // asked again when it is needed
    }
  }

  /** Each is asked for once. */
  #viewAfter(decisions: number): Promise<PastView> {
    let view = this.#asked.get(decisions);
    if (!view) {
      view = api.pastView(this.table, decisions, this.link);
      view.catch(() => this.#asked.delete(decisions));
      this.#asked.set(decisions, view);
    }
    return view;
  }

  // --- the log ---

  #linesAt(index: number): LogLine[] {
    return decisionLines(this.history?.decisions[index]?.events ?? [], index);
  }

  /** What a decision led to, in sentences; plans are open now. */
  sentences(index: number): string[] {
    const { history, board, chairs } = this;
    const decision = history?.decisions[index];
    if (!decision || !board) return [];
    const { verb, what, more } = choiceParts(decision.choice);
    if (verb === "plan") {
      const plan = i18n.list([what, more].map((action) => actionShort(action as Action)));
      return [labelled(this.name(decision.seat), plan)];
    }
    const lines = this.#linesAt(index);
    if (lines.length > 0) return lines.map((line) => logText(line, { chairs, me: null, board }));
    return [labelled(this.name(decision.seat), this.#choiceText(decision, board))];
  }

  /** Of the few choices that nothing comes of by themselves: to stop, or to buy nothing. */
  #choiceText({ seat, choice }: Decision, board: Board): string {
    const { view, chairs } = this;
    if (!view) return "";
    return choiceText({ view, board, chairs, seat, insight: NO_INSIGHT }, choice);
  }
}
