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

/** Other choices than those of the game, shown on the map one by one. */
export interface ShownLine {
  label: string;
  /** After how many decisions of the game it begins. */
  decisions: number;
  steps: readonly PastView[];
  /** How many of its choices have been made where we are. */
  at: number;
}

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
  /** What is shown instead of the game itself. */
  line = $state.raw<ShownLine | null>(null);
  /** Where we are in that. */
  #lineStep = $derived(this.line?.steps[this.line.at - 1] ?? null);
  /** What the map shows: the game, or another line. */
  shown = $derived(this.#lineStep?.view ?? this.view);
  /** What the last decision was about: to be pointed out on the map. */
  place = $derived(this.#linesShown().findLast((line) => line.place)?.place ?? null);
  /** Whether everybody may see the game: then its address can be passed on. */
  open = $state(false);
  #asked = new Map<number, Promise<PastView>>();
  #closed = false;
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
      if (this.#closed) return true;
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
    this.#closed = true;
    this.history = null;
  }

  // --- going through it ---

  stepTo(wanted: number): void {
    this.playing = false;
    this.line = null;
    this.#to(wanted);
  }

  /** Show another line, from where it leaves the game. */
  showLine(line: ShownLine): void {
    this.playing = false;
    this.line = line;
    this.#to(line.decisions);
  }

  stepLine(wanted: number): void {
    if (!this.line) return;
    const at = Math.min(Math.max(wanted, 0), this.line.steps.length);
    this.line = { ...this.line, at };
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
        if (at !== this.at || history !== this.history) return;
        this.view = view;
        void this.#ahead(history, at);
      },
      (error: unknown) => (this.problem = problemText(problemOf(error))),
    );
  }

  async #ahead(history: History, from: number): Promise<void> {
    const last = Math.min(from + AHEAD, history.decisions.length);
    try {
      for (let next = from + 1; next <= last && history === this.history; next += 1) {
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

  #linesShown(): LogLine[] {
    const { line } = this;
    if (!line) return this.#linesAt(this.at - 1);
    return decisionLines(this.#lineStep?.decision?.events ?? [], line.decisions + line.at);
  }

  /** What the last choice of the other line leads to, in sentences. */
  lineSentences(): string[] {
    const { board, chairs } = this;
    const decision = this.#lineStep?.decision;
    if (!decision || !board) return [];
    return this.#told(decision, this.#linesShown(), board, chairs);
  }

  #linesAt(index: number): LogLine[] {
    return decisionLines(this.history?.decisions[index]?.events ?? [], index);
  }

  /** What a decision led to, in sentences; plans are open now. */
  sentences(index: number): string[] {
    const { history, board, chairs } = this;
    const decision = history?.decisions[index];
    if (!decision || !board) return [];
    return this.#told(decision, this.#linesAt(index), board, chairs);
  }

  #told(
    decision: Decision,
    lines: readonly LogLine[],
    board: Board,
    chairs: readonly Chair[],
  ): string[] {
    const { verb, what, more } = choiceParts(decision.choice);
    if (verb === "plan") {
      const plan = i18n.list([what, more].map((action) => actionShort(action as Action)));
      return [labelled(this.name(decision.seat), plan)];
    }
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
