/** How balanced the board is that is being drawn: asked for, waited for, given up. */
import { api, problemOf, type Problem } from "../net/api.ts";
import type { BoardBalance, Figure } from "../generated/protocol.ts";
import { i18n, t } from "../text/i18n.svelte.ts";
import type { BoardEditor } from "./editor.svelte.ts";

/** Milliseconds between two looks at how far it is. */
const LOOKING = 1500;

export class Measurement {
  readonly #editor: BoardEditor;
  #wanted = $state<number | null>(null);
  #found = $state.raw<{ digest: string; players: number; told: BoardBalance } | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  constructor(editor: BoardEditor) {
    this.#editor = editor;
    $effect(() => {
      if (this.told?.status !== "running") return undefined;
      const timer = setInterval(() => void this.#look(), LOOKING);
      return () => clearInterval(timer);
    });
  }

  /** Numbers of players with whom there are games between bots. */
  counts = $derived.by(() => this.#editor.draft?.measurable ?? []);
  players = $derived.by(() =>
    this.#wanted !== null && this.counts.includes(this.#wanted)
      ? this.#wanted
      : (this.counts.at(-1) ?? 0),
  );
  /** What is known of the board as it is now, with so many players. */
  told = $derived.by(() => {
    const found = this.#found;
    const same = found?.digest === this.#editor.draft?.digest && found?.players === this.players;
    return same ? (found?.told ?? null) : null;
  });

  choosePlayers(players: number): void {
    this.#wanted = players;
    this.problem = null;
  }

  async begin(): Promise<void> {
    const digest = this.#editor.draft?.digest;
    const { players } = this;
    if (!digest || this.busy) return;
    this.busy = true;
    await this.#ask(async () => {
      const told = await api.measureBoard(this.#editor.text, players);
      this.#found = { digest, players, told };
    });
    this.busy = false;
  }

  async cancel(): Promise<void> {
    const found = this.#found;
    if (!found) return;
    this.#found = null;
    await this.#ask(async () => void (await api.cancelBalance(found.told.key)));
  }

  async #look(): Promise<void> {
    const found = this.#found;
    if (!found) return;
    await this.#ask(async () => {
      const told = await api.boardBalance(found.told.key);
      if (this.#found === found) this.#found = { ...found, told };
    });
    if (this.problem?.code === "no-balance" && this.#found === found) this.#found = null;
  }

  async #ask(asked: () => Promise<void>): Promise<void> {
    try {
      await asked();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

/** A figure with its interval. */
export function figureText({ value, low, high }: Figure, words: (value: number) => string): string {
  if (low === null || high === null) return words(value);
  return t("boards-balance-interval", { value: words(value), low: words(low), high: words(high) });
}

export const percentText = (share: number): string =>
  new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 0 }).format(
    share,
  );

export const numberText = (value: number): string =>
  new Intl.NumberFormat(i18n.language, { maximumFractionDigits: value < 10 ? 2 : 0 }).format(value);
