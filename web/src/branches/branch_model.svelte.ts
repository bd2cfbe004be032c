/**
 * A branch as this page shows it. To the table screen it is a table like any other: the server
 * replays its line, and bots answer for the others; nothing is kept there.
 */
import type { Action, BranchState, Snapshot, Trial, Why } from "../generated/protocol.ts";
import { TableFeed, refused, snapshotOf } from "../lessons/table_feed.svelte.ts";
import { branches, problemOf, reviews, type Problem } from "../net/api.ts";
import { arrivingLink } from "../net/links.ts";
import type { Connection, Follower, Play } from "../net/socket.ts";
import type { Played, TableSource } from "../net/table_source.ts";
import { i18n } from "../text/i18n.svelte.ts";
import type { BranchAddress } from "../review/branch_address.ts";

export class BranchModel implements TableSource {
  readonly title = "review-branch-title";
  readonly link: string | null;
  state = $state.raw<BranchState | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** What became of a decision that was tried again. */
  trial = $state.raw<Trial | null>(null);
  /** Where we are. */
  address: BranchAddress;
  readonly #began: BranchAddress;
  readonly #feed = new TableFeed();

  constructor(address: BranchAddress) {
    this.link = arrivingLink(address.table).link?.token ?? null;
    this.#began = address;
    this.address = $state.raw(address);
  }

  /** Whether the screen shows all that has happened: time to say something about it. */
  settled = $derived(this.state !== null && this.#feed.shows(this.state.table));
  over = $derived(this.state !== null && (this.state.finished || this.state.full));
  /** Own choices that can be taken back. */
  taken = $derived(this.#own().length);

  #own(): number[] {
    const { line, seat } = this.address;
    return line.flatMap((entry, index) => (entry.startsWith(`${seat} `) ? [index] : []));
  }

  // --- ways through it ---

  /** From its beginning. */
  again(): Promise<void> {
    return this.#restart({ ...this.address, line: [], again: this.#began.again });
  }

  /** Take the last own choice back, and what followed. */
  async back(): Promise<void> {
    const last = this.#own().at(-1);
    const { again } = this.#began;
    if (last === undefined) return;
    await this.#restart({ ...this.address, line: this.address.line.slice(0, last), again });
  }

  /** Leave it at what was tried, and go on with the game. */
  goOn(): Promise<void> {
    return this.#restart({ ...this.address, again: null });
  }

  async #restart(address: BranchAddress): Promise<void> {
    this.address = address;
    this.trial = null;
    this.busy = true;
    try {
      await this.#load();
      this.#show();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  async #load(): Promise<BranchState> {
    const state = await branches.look(this.address, this.link);
    this.#arrived(state);
    return state;
  }

  #arrived(state: BranchState): void {
    this.problem = null;
    this.state = state;
    this.address = { ...this.address, line: state.line };
    if (state.decided) void this.#judge();
  }

  /** What was tried is compared; that takes some seconds. */
  async #judge(): Promise<void> {
    const { address } = this;
    if (address.again === null) return;
    try {
      const trial = await reviews.trial(address, i18n.language, this.link);
      if (this.address === address) this.trial = trial;
    } catch (error) {
      if (this.address === address) this.problem = problemOf(error);
    }
  }

  async #take(choice: string): Promise<void> {
    this.busy = true;
    try {
      const { address } = this;
      const line = [...address.line, `${address.seat} ${choice}`];
      const after = this.state?.table.sequence ?? 0;
      const state = await branches.look({ ...address, line }, this.link, after);
      if (state.refusal) throw refused(state.refusal);
      this.#arrived(state);
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
    void this.#restart(this.address);
  }

  async play(play: Play): Promise<Played | null> {
    const decided = this.address.again !== null && this.state?.decided;
    if (play.type !== "choose" || this.busy || decided || this.over) return null;
    const before = this.state?.table.sequence ?? 0;
    await this.#take(play.choice);
    return { sequence: before + 1 };
  }

  why(_table: string, _seat: number, choice: string, by?: Action | null): Promise<Why> {
    return branches.why(this.address, choice, by, this.link);
  }

  #show(): void {
    if (this.state) this.#feed.show(this.state);
  }
}
