/**
 * A lesson as this page shows it. To the table screen it is a table like any other: the server
 * replays the answers and says what came of them; nothing is kept there, and nothing computed here.
 */
import { api, problemOf, type Problem } from "../net/api.ts";
import type { Connection, Follower, Play } from "../net/socket.ts";
import type { Played, TableSource } from "../net/table_source.ts";
import type { Action, LessonState, LessonText, Snapshot, Why } from "../generated/protocol.ts";
import { keepProgress, progressOf } from "../model/lesson_progress.ts";
import { TableFeed, refused, snapshotOf } from "./table_feed.svelte.ts";

export class LessonModel implements TableSource {
  readonly id: string;
  readonly title: string;
  state = $state.raw<LessonState | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  #reply = $state.raw<LessonText | null>(null);
  #answers: readonly string[];
  readonly #feed = new TableFeed();

  /** Whether the screen shows all that has happened: time to say something about it. */
  settled = $derived(this.state !== null && this.#feed.shows(this.state.table));
  /** What is said: to a choice that was not wanted, or else what to do. */
  said = $derived<LessonText | null>(this.#reply ?? this.state?.say ?? null);
  replied = $derived(this.#reply !== null);
  finished = $derived(this.state !== null && this.state.number === this.state.steps - 1);

  constructor(id: string) {
    this.id = id;
    this.title = `lesson-${id}-title`;
    const { answers, done } = progressOf(id);
    this.#answers = done ? [] : answers;
  }

  // --- going through it ---

  /** Read on. */
  async next(): Promise<void> {
    if (this.state && !this.state.expects && !this.finished)
      await this.#answer(this.state.solution);
  }

  /** Have the step done, choice by choice. */
  async skip(): Promise<void> {
    const { number } = this.state ?? {};
    while (this.state?.number === number && (await this.#answer(this.state?.solution ?? null)));
  }

  /** To where this step began, or else to the step before. */
  async back(): Promise<void> {
    if (!this.state) return;
    const { began, number, taken } = this.state;
    const here = began[number] ?? 0;
    await this.#restart(this.#answers.slice(0, taken > here ? here : (began[number - 1] ?? 0)));
  }

  /** From the beginning. */
  again(): Promise<void> {
    return this.#restart([]);
  }

  async #answer(answer: string | null): Promise<boolean> {
    if (answer === null || this.busy) return false;
    try {
      return (await this.#take(answer)) !== null;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }

  /** Give an answer; null if it is not what the step wants. */
  async #take(answer: string): Promise<LessonState | null> {
    this.busy = true;
    try {
      const asked = [...this.#answers, answer];
      const state = await api.lesson(this.id, asked, this.state?.table.sequence ?? 0);
      this.problem = null;
      this.#reply = state.reply;
      if (state.taken < asked.length) {
        if (state.refusal) throw refused(state.refusal);
        return null;
      }
      this.#keep(asked, state);
      this.#feed.send(state);
      return state;
    } finally {
      this.busy = false;
    }
  }

  async #restart(answers: readonly string[]): Promise<void> {
    this.#answers = answers;
    this.#reply = null;
    try {
      await this.#load();
      this.#show();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The whole of it; answers that a newer lesson does not take any more are dropped. */
  async #load(): Promise<LessonState> {
    const state = await api.lesson(this.id, this.#answers);
    this.problem = null;
    this.#keep(this.#answers.slice(0, state.taken), state);
    return state;
  }

  #keep(answers: readonly string[], state: LessonState): void {
    this.#answers = answers;
    this.state = state;
    keepProgress(this.id, { answers, done: progressOf(this.id).done || this.finished });
  }

  // --- as a table ---

  async look(): Promise<Snapshot> {
    return snapshotOf(this.state ?? (await this.#load()));
  }

  watch(watcher: (connection: Connection) => void): () => void {
    watcher("open");
    return () => undefined;
  }

  follow(follower: Follower): () => void {
    const stop = this.#feed.follow(follower);
    this.#show();
    return stop;
  }

  followAgain(): void {
    void this.#restart(this.#answers);
  }

  async play(play: Play): Promise<Played | null> {
    if (play.type !== "choose" || this.busy) return null;
    const before = this.state?.table.sequence ?? 0;
    const state = await this.#take(play.choice);
    return state && { sequence: before + 1 };
  }

  why(_table: string, _seat: number, choice: string, by?: Action | null): Promise<Why> {
    return api.lessonWhy(this.id, this.#answers, choice, by);
  }

  #show(): void {
    if (this.state) this.#feed.show(this.state);
  }
}
