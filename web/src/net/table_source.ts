/** Where a table comes from: the server's tables, or something that behaves like one of them. */
import type {
  Action,
  Hint,
  Insight,
  Outlook,
  Snapshot,
  TurnReasons,
  Why,
} from "../generated/protocol.ts";
import { api, talk, type Turn } from "./api.ts";
import { theSocket, type Connection, type Follower, type Play } from "./socket.ts";

/** What a choice or undo led to. */
export interface Played {
  /** The number of the step it became. */
  sequence: number;
}

export interface TableSource {
  /** What the page is called, if not after the game: the id of a text. */
  readonly title?: string;
  look(table: string, link?: string | null): Promise<Snapshot>;
  /** Be told how the connection is; the answer stops it. */
  watch(watcher: (connection: Connection) => void): () => void;
  /** Follow a place; the answer stops it. */
  follow(follower: Follower): () => void;
  /** Ask again from where the follower is: something got lost. */
  followAgain(follower: Follower): void;
  /** Make a choice or undo one, once; null if it was answered and not made. */
  play(play: Play, key: string): Promise<Played | null>;
  /** All that can be told about the position, where a table does not tell it with every move. */
  insight?(table: string, seat: number, link?: string | null): Promise<Insight>;
  why(
    table: string,
    seat: number,
    choice: string,
    by?: Action | null,
    link?: string | null,
  ): Promise<Why>;
  /** Say whether the table is looked at; where nobody else is, nobody needs to know. */
  here?(table: string, here: boolean): void;
  /** What people say at the table; where nobody else is, there is none. */
  readonly talk?: typeof talk;
  /** What a bot would choose; tables that have no hints cannot be asked. */
  hint?(table: string, seat: number, sequence: number): Promise<Hint>;
  /** What others may do about a plan, or after the end of the turn; only where there are hints. */
  outlook?(table: string, seat: number, sequence: number, choice: string): Promise<Outlook>;
  /** What a turn of a bot was good for; only where there are hints. */
  reasons?(turn: Turn, language: string, link?: string | null): Promise<TurnReasons>;
}

/** The tables of the server, over the page's socket. */
export const serverTables: TableSource = {
  look: (table, link) => api.look(table, { link }),
  watch: (watcher) => theSocket().watch(watcher),
  follow: (follower) => theSocket().follow(follower),
  followAgain: (follower) => theSocket().followAgain(follower),
  play: (play, key) => theSocket().play(play, key),
  insight: (table, seat, link) => api.insight(table, seat, link),
  why: (table, seat, choice, by, link) => api.why(table, seat, choice, by, link),
  here: (table, here) => theSocket().here(table, here),
  talk,
  hint: (table, seat, sequence) => theSocket().hint(table, seat, sequence),
  outlook: (table, seat, sequence, choice) => theSocket().outlook(table, seat, sequence, choice),
  reasons: (turn, language, link) => api.turnReasons(turn, language, link),
};
