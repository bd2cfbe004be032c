import { Problem, readJson } from "./api.ts";
import type {
  AskHintMessage,
  AskOutlookMessage,
  ChooseMessage,
  ClientMessage,
  DoneMessage,
  FollowMessage,
  Hint,
  HintMessage,
  Outlook,
  OutlookMessage,
  Presence,
  ServerMessage,
  Snapshot,
  UndoMessage,
  Update,
} from "../generated/protocol.ts";
import type { Place } from "./wire.ts";

export type Connection = "connecting" | "open" | "lost";

/** One place at a table whose updates are wanted. */
export interface Follower {
  readonly table: string;
  readonly place: Place;
  readonly link: string | null;
  /** The number of the entry that is shown. */
  readonly sequence: number;
  /** Whether what is shown is all there is. */
  readonly newest: boolean;
  /** The last sequence number that came. */
  after(): number;
  receive(message: Snapshot | Update): void;
  /** Seats whose bots wait because the server's bots are busy. */
  botsWait(seats: readonly number[]): void;
  /** Who is at the table. */
  presence(told: Presence): void;
  /** Something was said at the table. */
  talkNews(): void;
  /** The server will not show the place. */
  refused(problem: Problem): void;
}

export type Play = Omit<ChooseMessage, "id"> | Omit<UndoMessage, "id">;

type Question = ChooseMessage | UndoMessage | AskHintMessage | AskOutlookMessage;
type Answer = DoneMessage | HintMessage | OutlookMessage;

interface Unanswered {
  message: Question;
  resolve: (answer: Answer) => void;
  reject: (problem: Problem) => void;
}

const FIRST_WAIT = 400; // milliseconds before the second attempt; each further one waits longer
const LONGEST_WAIT = 10_000;
const QUIET = 30_000; // after that long without a message, a waking page doubts the socket
const PROOF = 4000; // in which time it has to answer then

/** A random id of a request: sent again, it is not carried out again. */
export function newKey(): string {
  return crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((text, part) => text + part.toString(36), "");
}

/**
 * The one socket of the page. When it breaks it comes back by itself, follows every place again
 * from where it was, and sends again what has not been answered, with the same ids.
 */
export class TableSocket {
  #address: string;
  #socket: WebSocket | null = null;
  #followers = new Map<string, Follower>(); // by the id of their follow message
  #unanswered = new Map<string, Unanswered>();
  #watchers = new Set<(connection: Connection) => void>();
  #connection: Connection = "connecting";
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  constructor(address: string) {
    this.#address = address;
    addEventListener("online", () => this.#wake());
    addEventListener("pageshow", () => this.#wake());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#wake();
    });
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Be told how the connection is; the answer stops it. */
  watch(watcher: (connection: Connection) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.#connection);
    return () => this.#watchers.delete(watcher);
  }

  /** Follow a place; the answer stops it. */
  follow(follower: Follower): () => void {
    const id = newKey();
    this.#followers.set(id, follower);
    if (this.#connection === "open") this.#send(followMessage(id, follower));
    else this.#connect();
    return () => {
      if (!this.#followers.delete(id)) return;
      const { table, place } = follower;
      this.#send({
        type: "unfollow",
        id: newKey(),
        table,
        ...(place === null ? {} : { seat: place }),
      });
      if (this.#followers.size === 0) this.#close();
    };
  }

  /** Ask again from where the follower is: something got lost. */
  followAgain(follower: Follower): void {
    for (const [id, other] of this.#followers) {
      if (other === follower) this.#send(followMessage(id, follower));
    }
  }

  /** Make a choice or undo one, once, however often the connection breaks. */
  play(play: Play, id = newKey()): Promise<DoneMessage> {
    return this.#ask({ ...play, id } as Question) as Promise<DoneMessage>;
  }

  /** What a bot would choose; asked again, it is the same. */
  async hint(table: string, seat: number, sequence: number): Promise<Hint> {
    const answer = await this.#ask({ type: "hint", id: newKey(), table, seat, sequence });
    return (answer as HintMessage).hint;
  }

  /** Say whether the table is looked at; what is said is not repeated after a break. */
  here(table: string, here: boolean): void {
    this.#send({ type: "here", id: newKey(), table, here });
  }

  /** What others may do about a choice; asked again, it is the same. */
  async outlook(table: string, seat: number, sequence: number, choice: string): Promise<Outlook> {
    const answer = await this.#ask({
      type: "outlook",
      id: newKey(),
      table,
      seat,
      sequence,
      choice,
    });
    return (answer as OutlookMessage).outlook;
  }

  #ask(message: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#unanswered.set(message.id, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** Open another one: the server reads who we are when a socket opens. */
  renew(): void {
    if (this.#followers.size === 0) return;
    this.#close();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#receive(readJson(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #opened(): void {
    this.#attempts = 0;
    this.#heard = Date.now();
    this.#show("open");
    for (const [id, follower] of this.#followers) this.#send(followMessage(id, follower));
    for (const { message } of this.#unanswered.values()) this.#send(message);
  }

  #lost(): void {
    this.#socket = null;
    if (this.#followers.size === 0) return;
    this.#show("lost");
    const longest = Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT);
    this.#attempts += 1;
    // Not all clients of a restarted server at the same moment.
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  #close(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#show("connecting");
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // Closed while it opens, a socket complains in the console: let it open first.
    socket.onopen = () => socket.close();
    if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  }

  /** The page is looked at again: a socket that slept may be dead without knowing it. */
  #wake(): void {
    if (this.#followers.size === 0) return;
    if (this.#connection !== "open") {
      this.#attempts = 0;
      this.#connect();
    } else if (Date.now() - this.#heard > QUIET) {
      const asked = Date.now();
      const socket = this.#socket;
      for (const [id, follower] of this.#followers) this.#send(followMessage(id, follower));
      setTimeout(() => {
        if (this.#socket === socket && this.#heard < asked) this.renew();
      }, PROOF);
    }
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
      case "update":
        for (const follower of [...this.#followers.values()]) {
          const { table, seat } = message.table;
          if (follower.table === table && follower.place === seat) follower.receive(message);
        }
        break;
      case "bots":
        for (const follower of this.#followers.values()) {
          if (follower.table === message.table) follower.botsWait(message.waiting);
        }
        break;
      case "presence":
        for (const follower of this.#followers.values()) {
          if (follower.table === message.table) follower.presence(message);
        }
        break;
      case "talk":
        for (const follower of this.#followers.values()) {
          if (follower.table === message.table) follower.talkNews();
        }
        break;
      case "done":
      case "hinted":
      case "foreseen":
        this.#unanswered.get(message.id)?.resolve(message);
        this.#unanswered.delete(message.id);
        break;
      case "problem":
        this.#refused(message.id ?? "", new Problem(message.problem));
    }
  }

  #refused(id: string, problem: Problem): void {
    this.#unanswered.get(id)?.reject(problem);
    this.#unanswered.delete(id);
    this.#followers.get(id)?.refused(problem);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #show(connection: Connection): void {
    this.#connection = connection;
    for (const watcher of this.#watchers) watcher(connection);
  }
}

function followMessage(id: string, follower: Follower): FollowMessage {
  const { table, place, link } = follower;
  return {
    type: "follow",
    id,
    table,
    ...(place === null ? {} : { seat: place }),
    ...(link ? { link } : {}),
    after: follower.after(),
  };
}

let shared: TableSocket | null = null;

/** The page's socket; it opens with the first place that is followed. */
export function theSocket(): TableSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  shared ??= new TableSocket(`${scheme}://${location.host}/api/socket`);
  return shared;
}
