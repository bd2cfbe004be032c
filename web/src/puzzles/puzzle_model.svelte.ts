/**
 * A puzzle as this page shows it. To the table screen it is a table like any other: the server
 * replays the choices, answers for the others and judges; nothing is kept there.
 */
import { api, problemOf, type Problem } from "../net/api.ts";
import type { Connection, Follower, Play } from "../net/socket.ts";
import type { Played, TableSource } from "../net/table_source.ts";
import type { Action, PuzzleState, Snapshot, Why } from "../generated/protocol.ts";
import { TableFeed, refused, snapshotOf } from "../lessons/table_feed.svelte.ts";
import { keepSolved } from "./solved.ts";

export class PuzzleModel implements TableSource {
  readonly id: string;
  readonly title = "puzzle-puzzles";
  state = $state.raw<PuzzleState | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** The whole solution, while it is shown step by step. */
  solution = $state.raw<readonly string[] | null>(null);
  #choices: readonly string[] = [];
  readonly #feed = new TableFeed();

  /** Whether the screen shows all that has happened: time to say something about it. */
  settled = $derived(this.state !== null && this.#feed.shows(this.state.table));
  verdict = $derived(this.state?.verdict ?? null);
  taken = $derived(this.state?.taken ?? 0);

  constructor(id: string) {
    this.id = id;
  }

  // --- ways through it ---

  /** From the beginning. */
  again(): Promise<void> {
    this.solution = null;
    return this.#restart([]);
  }

  /** Take the last choice back. */
  async back(): Promise<void> {
    if (this.taken > 0) await this.#restart(this.#choices.slice(0, -1));
  }

  /** From the beginning, and then step by step. */
  async showSolution(): Promise<void> {
    await this.#attempt(async () => {
      const { solution } = await api.puzzle(this.id, [], { solution: true });
      this.solution = solution;
      await this.#restart([]);
    });
  }

  /** The next step of the solution. */
  async step(): Promise<void> {
    const choice = this.solution?.[this.taken];
    if (choice !== undefined && !this.busy) await this.#attempt(() => this.#take(choice));
  }

  async #attempt(ask: () => Promise<unknown>): Promise<void> {
    try {
      await ask();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async #restart(choices: readonly string[]): Promise<void> {
    this.#choices = choices;
    await this.#attempt(async () => {
      await this.#load();
      this.#show();
    });
  }

  async #load(): Promise<PuzzleState> {
    const state = await api.puzzle(this.id, this.#choices);
    this.problem = null;
    this.#choices = this.#choices.slice(0, state.taken);
    this.state = state;
    return state;
  }

  /** Make a choice; the others answer at once. */
  async #take(choice: string): Promise<void> {
    this.busy = true;
    try {
      const asked = [...this.#choices, choice];
      const state = await api.puzzle(this.id, asked, { after: this.state?.table.sequence ?? 0 });
      if (state.refusal) throw refused(state.refusal);
      this.problem = null;
      this.#choices = asked.slice(0, state.taken);
      this.state = state;
      if (state.verdict?.solved && this.solution === null) keepSolved(this.id);
      this.#feed.send(state);
    } finally {
      this.busy = false;
    }
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
    void this.#restart(this.#choices);
  }

  async play(play: Play): Promise<Played | null> {
    if (play.type !== "choose" || this.busy || this.verdict) return null;
    const before = this.state?.table.sequence ?? 0;
    this.solution = null; // whoever goes on alone is not shown the rest
    await this.#take(play.choice);
    return { sequence: before + 1 };
  }

  why(_table: string, _seat: number, choice: string, by?: Action | null): Promise<Why> {
    return api.puzzleWhy(this.id, this.#choices, choice, by);
  }

  #show(): void {
    if (this.state) this.#feed.show(this.state);
  }
}
