/**
 * A lesson as this page shows it: the server replays the answers and says what came of them; nothing
 * is computed here.
 */
import { api, problemOf } from "../net/api.ts";
import type { Action, LessonState, LessonText, Why } from "../generated/protocol.ts";
import { keepProgress, progressOf } from "../model/lesson_progress.ts";
import { ReplayedTable } from "./replayed_table.svelte.ts";
import { refused } from "./table_feed.svelte.ts";

export class LessonModel extends ReplayedTable<LessonState> {
  readonly id: string;
  readonly title: string;
  #reply = $state.raw<LessonText | null>(null);
  #answers: readonly string[];

  /** What is said: to a choice that was not wanted, or else what to do. */
  said = $derived<LessonText | null>(this.#reply ?? this.state?.say ?? null);
  replied = $derived(this.#reply !== null);
  finished = $derived(this.state !== null && this.state.number === this.state.steps - 1);

  constructor(id: string) {
    super();
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
      return await this.take(answer);
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }

  /** Give an answer; false if it is not what the step wants. */
  protected take(answer: string): Promise<boolean> {
    return this.alone(async () => {
      const asked = [...this.#answers, answer];
      const state = await api.lesson(this.id, asked, this.seen);
      this.problem = null;
      this.#reply = state.reply;
      if (state.taken < asked.length) {
        if (state.refusal) throw refused(state.refusal);
        return false;
      }
      this.#keep(asked, state);
      this.feed.send(state);
      return true;
    });
  }

  #restart(answers: readonly string[]): Promise<void> {
    this.#answers = answers;
    return this.reload();
  }

  protected override reload(): Promise<void> {
    this.#reply = null;
    return super.reload();
  }

  /** The whole of it; answers that a newer lesson does not take any more are dropped. */
  protected async load(): Promise<LessonState> {
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

  protected get closed(): boolean {
    return false; // what the last step does not want is answered
  }

  why(_table: string, _seat: number, choice: string, by?: Action | null): Promise<Why> {
    return api.lessonWhy(this.id, this.#answers, choice, by);
  }
}
