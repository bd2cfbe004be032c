/**
 * A branch as this page shows it. To the table screen it is a table like any other: the server
 * replays its line, and bots answer for the others; nothing is kept there.
 */
import type { Action, BranchState, Trial, Why } from "../generated/protocol.ts";
import { ReplayedTable } from "../lessons/replayed_table.svelte.ts";
import { refused } from "../lessons/table_feed.svelte.ts";
import { branches, problemOf, reviews } from "../net/api.ts";
import { arrivingLink } from "../net/links.ts";
import { i18n } from "../text/i18n.svelte.ts";
import type { BranchAddress } from "../review/branch_address.ts";

export class BranchModel extends ReplayedTable<BranchState> {
  readonly title = "review-branch-title";
  readonly link: string | null;
  /** What became of a decision that was tried again. */
  trial = $state.raw<Trial | null>(null);
  /** Where we are. */
  address: BranchAddress;
  readonly #began: BranchAddress;

  constructor(address: BranchAddress) {
    super();
    this.link = arrivingLink(address.table).link?.token ?? null;
    this.#began = address;
    this.address = $state.raw(address);
  }

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

  #restart(address: BranchAddress): Promise<void> {
    this.address = address;
    return this.reload();
  }

  protected override reload(): Promise<void> {
    this.trial = null;
    return this.alone(() => super.reload());
  }

  protected async load(): Promise<BranchState> {
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

  protected take(choice: string): Promise<boolean> {
    return this.alone(async () => {
      const { address } = this;
      const line = [...address.line, `${address.seat} ${choice}`];
      const state = await branches.look({ ...address, line }, this.link, this.seen);
      if (state.refusal) throw refused(state.refusal);
      this.#arrived(state);
      this.feed.send(state);
      return true;
    });
  }

  // --- as a table ---

  protected get closed(): boolean {
    return this.over || (this.address.again !== null && this.state?.decided === true);
  }

  why(_table: string, _seat: number, choice: string, by?: Action | null): Promise<Why> {
    return branches.why(this.address, choice, by, this.link);
  }
}
