import type { ReviewError, ReviewState } from "../generated/protocol.ts";
import { problemOf, reviews, type Problem } from "../net/api.ts";
import type { Replay } from "../results/replay.svelte.ts";
import { i18n } from "../text/i18n.svelte.ts";

const LOOKING = 1500; // milliseconds between two looks at how far it is

/** The review of a finished game: asked for, waited for, looked at. */
export class GameReview {
  readonly replay: Replay;
  state = $state.raw<ReviewState | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** The error whose lines are shown on the map, and which of them. */
  shown = $state.raw<{ error: ReviewError; better: boolean } | null>(null);

  constructor(replay: Replay) {
    this.replay = replay;
    // In another language the sentences are others.
    $effect(() => {
      void i18n.language;
      void this.look();
    });
    $effect(() => {
      if (this.state?.status !== "running") return undefined;
      const timer = setInterval(() => void this.look(), LOOKING);
      return () => clearInterval(timer);
    });
    // Whoever goes on in the game has left the line.
    $effect(() => {
      if (!replay.line) this.shown = null;
    });
  }

  review = $derived(this.state?.review ?? null);

  look(): Promise<void> {
    const { table, link } = this.replay;
    return this.#ask(() => reviews.look(table, i18n.language, link));
  }

  async begin(): Promise<void> {
    const { table, link } = this.replay;
    this.busy = true;
    await this.#ask(() => reviews.begin(table, link));
    this.busy = false;
    if (this.state?.status === "finished") await this.look();
  }

  async cancel(): Promise<void> {
    const { table, link } = this.replay;
    await this.#ask(() => reviews.cancel(table, link));
  }

  /** Play a line of an error out on the map. */
  async show(error: ReviewError, better: boolean, label: string): Promise<void> {
    const { table, link } = this.replay;
    const choices = better ? error.better_line : error.played_line;
    try {
      const { decisions, steps } = await reviews.line(table, error.at, choices, link);
      this.replay.showLine({ label, decisions, steps, at: Math.min(1, steps.length) });
      this.shown = { error, better };
      this.problem = null;
    } catch (error_) {
      this.problem = problemOf(error_);
    }
  }

  async #ask(asked: () => Promise<ReviewState>): Promise<void> {
    try {
      this.state = await asked();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

/** Points of a hundred with one decimal. */
export function points(share: number): string {
  return new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(100 * share)
    .replace("-", "−");
}
