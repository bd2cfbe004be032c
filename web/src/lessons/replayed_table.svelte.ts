/**
 * A game that the server replays (a lesson, a puzzle, a branch), as a table like any other: nothing
 * of it is kept at the server, so the whole way is sent with every question.
 */
import { problemOf, type Problem } from "../net/api.ts";
import type { Connection, Follower, Play } from "../net/socket.ts";
import type { Played, TableSource } from "../net/table_source.ts";
import type { Action, Snapshot, Why } from "../generated/protocol.ts";
import { TableFeed, snapshotOf, type Replayed } from "./table_feed.svelte.ts";

export abstract class ReplayedTable<State extends Replayed> implements TableSource {
  state = $state.raw<State | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  protected readonly feed = new TableFeed();

  /** Whether the screen shows all that has happened: time to say something about it. */
  settled = $derived(this.state !== null && this.feed.shows(this.state.table));

  /** Where the way so far has led. */
  protected abstract load(): Promise<State>;
  /** A choice of the person's; false if it was answered and not made. */
  protected abstract take(choice: string): Promise<boolean>;
  /** Whether nothing can be chosen here any more. */
  protected abstract get closed(): boolean;
  abstract why(table: string, seat: number, choice: string, by?: Action | null): Promise<Why>;

  /** The whole of it anew, by the way that the caller has set. */
  protected async reload(): Promise<void> {
    try {
      await this.load();
      this.#show();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Nothing else is asked meanwhile. */
  protected async alone<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.busy = true;
    try {
      return await ask();
    } finally {
      this.busy = false;
    }
  }

  /** How many steps the page has seen: the answer brings those that follow. */
  protected get seen(): number {
    return this.state?.table.sequence ?? 0;
  }

  async look(): Promise<Snapshot> {
    return snapshotOf(this.state ?? (await this.load()));
  }

  watch(watcher: (connection: Connection) => void): () => void {
    watcher("open");
    return () => undefined;
  }

  follow(follower: Follower): () => void {
    const stop = this.feed.follow(follower);
    this.#show();
    return stop;
  }

  followAgain(): void {
    void this.reload();
  }

  async play(play: Play): Promise<Played | null> {
    if (play.type !== "choose" || this.busy || this.closed) return null;
    const { seen } = this;
    return (await this.take(play.choice)) ? { sequence: seen + 1 } : null;
  }

  #show(): void {
    if (this.state) this.feed.show(this.state);
  }
}
