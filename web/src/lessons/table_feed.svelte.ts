/**
 * What a game that the server replays (a lesson, a puzzle) shows to the table screen: the table as a
 * whole, or what has happened since, the own move first.
 */
import { Problem } from "../net/api.ts";
import type { Follower } from "../net/socket.ts";
import type { Entry, Snapshot, Table, Update, Why } from "../generated/protocol.ts";

export interface Replayed {
  table: Table;
  entries: Entry[];
  updates: Update[];
}

export class TableFeed {
  #follower = $state.raw<Follower | null>(null);
  /** The steps that have been sent to the screen. */
  #sent = 0;

  /** Whether the screen shows all that has happened. */
  shows(table: Table): boolean {
    const { sequence = 0, newest = false } = this.#follower ?? {};
    return newest && sequence >= table.sequence;
  }

  follow(follower: Follower): () => void {
    this.#follower = follower;
    return () => (this.#follower = null);
  }

  /** The table as a whole. */
  show(state: Replayed): void {
    this.#sent = state.table.sequence;
    this.#follower?.receive(snapshotOf(state));
  }

  /** The own move, and then what the others do, one after the other. */
  send({ updates }: Replayed): void {
    const follower = this.#follower;
    if (!follower) return;
    const fresh = updates.filter(({ table }) => table.sequence > this.#sent);
    this.#sent = fresh.at(-1)?.table.sequence ?? this.#sent;
    const mine = fresh.filter(({ entries }) => entries.every(({ level }) => level === null));
    for (const update of mine) follower.receive(update);
    setTimeout(() => {
      for (const update of fresh.slice(mine.length)) follower.receive(update);
    });
  }
}

export function snapshotOf({ table, entries }: Replayed): Snapshot {
  return {
    type: "snapshot",
    host: false,
    yours: table.seat === null ? [] : [table.seat],
    table,
    entries,
    bots_waiting: [],
    presence: { type: "presence", table: table.table, seats: [], watching: 0 },
  };
}

export function refused({ reason, rule, detail }: Why): Problem {
  return new Problem({ code: "refused", detail: detail ?? "", reason, rule });
}
