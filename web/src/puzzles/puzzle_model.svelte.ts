/**
 * A puzzle as this page shows it: the server replays the choices, answers for the others and judges.
 */
import { api, problemOf } from "../net/api.ts";
import type { Action, PuzzleState, Why } from "../generated/protocol.ts";
import { ReplayedTable } from "../lessons/replayed_table.svelte.ts";
import { refused } from "../lessons/table_feed.svelte.ts";
import { keepSolved } from "./solved.ts";

export class PuzzleModel extends ReplayedTable<PuzzleState> {
  readonly id: string;
  readonly title = "puzzle-puzzles";
  /** The whole solution, while it is shown step by step. */
  solution = $state.raw<readonly string[] | null>(null);
  #choices: readonly string[] = [];

  verdict = $derived(this.state?.verdict ?? null);
  taken = $derived(this.state?.taken ?? 0);

  constructor(id: string) {
    super();
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
    if (choice !== undefined && !this.busy) await this.#attempt(() => this.#make(choice));
  }

  async #attempt(ask: () => Promise<unknown>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  #restart(choices: readonly string[]): Promise<void> {
    this.#choices = choices;
    return this.reload();
  }

  protected async load(): Promise<PuzzleState> {
    const state = await api.puzzle(this.id, this.#choices);
    this.problem = null;
    this.#choices = this.#choices.slice(0, state.taken);
    this.state = state;
    return state;
  }

  /** Make a choice; the others answer at once. */
  #make(choice: string): Promise<void> {
    return this.alone(async () => {
      const asked = [...this.#choices, choice];
      const state = await api.puzzle(this.id, asked, { after: this.seen });
      if (state.refusal) throw refused(state.refusal);
      this.problem = null;
      this.#choices = asked.slice(0, state.taken);
      this.state = state;
      if (state.verdict?.solved && this.solution === null) keepSolved(this.id);
      this.feed.send(state);
    });
  }

  // --- as a table ---

  protected get closed(): boolean {
    return this.verdict !== null;
  }

  protected async take(choice: string): Promise<boolean> {
    this.solution = null; // whoever goes on alone is not shown the rest
    await this.#make(choice);
    return true;
  }

  why(_table: string, _seat: number, choice: string, by?: Action | null): Promise<Why> {
    return api.puzzleWhy(this.id, this.#choices, choice, by);
  }
}
