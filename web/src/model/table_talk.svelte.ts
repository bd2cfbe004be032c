/** What people say at a table, and what of it is new to this device. */
import { newKey } from "../net/socket.ts";
import { kept } from "../net/storage.ts";
import { Problem, problemOf } from "../net/api.ts";
import { prefs } from "./preferences.svelte.ts";
import type { Chair, Presence, Talk, TalkMessage } from "../generated/protocol.ts";
import type { Link } from "../net/links.ts";
import type { TableSource } from "../net/table_source.ts";

/** The table that is talked at. */
interface TalkedAt {
  readonly id: string;
  readonly source: TableSource;
  readonly link: Link | null;
  readonly seat: number | null;
  readonly spectator: boolean;
  readonly chairs: readonly Chair[];
  readonly presence: Presence | null;
  isMine(seat: number | null): boolean;
}

export class TableTalk {
  #table: TalkedAt;
  #told = $state.raw<Talk | null>(null);
  #readUntil = $state(0);
  #asking = false;
  #asksAgain = false;
  problem = $state.raw<Problem | null>(null);
  reported = $state.raw<readonly string[]>([]);

  constructor(table: TalkedAt) {
    this.#table = table;
    const read = kept.get(this.#key);
    this.#readUntil = typeof read === "number" ? read : 0;
  }

  get told(): Talk | null {
    return this.#told;
  }

  get messages(): readonly TalkMessage[] {
    return this.#told?.messages ?? [];
  }

  /** Whether there is anybody to talk to. Alone with bots, and at one screen, there is not. */
  get possible(): boolean {
    const { source, chairs, presence, spectator } = this.#table;
    if (!source.talk) return false;
    const others = chairs.some(
      ({ kind, seat, bot_account }) =>
        kind === "person" && !bot_account && !this.#table.isMine(seat),
    );
    const watching = (presence?.watching ?? 0) - (spectator ? 1 : 0);
    return others || watching > 0 || this.messages.length > 0;
  }

  /** What others have said since this was last looked at. */
  get unread(): readonly TalkMessage[] {
    return this.messages.filter(({ at, mine, muted }) => !mine && !muted && at > this.#readUntil);
  }

  /** Everything that has come was seen. */
  markRead(): void {
    const last = this.messages.at(-1)?.at ?? 0;
    if (last <= this.#readUntil) return;
    this.#readUntil = last;
    kept.set(this.#key, last);
  }

  /** Ask what was said; not twice at the same time. */
  refresh(): void {
    const { source, id } = this.#table;
    if (!source.talk) return;
    if (this.#asking) {
      this.#asksAgain = true;
      return;
    }
    this.#asking = true;
    void source.talk
      .of(id, this.#link)
      .then(
        (told) => (this.#told = told),
        () => undefined, // it is asked again with the next message, or when the socket is back
      )
      .finally(() => {
        this.#asking = false;
        if (this.#asksAgain) {
          this.#asksAgain = false;
          this.refresh();
        }
      });
  }

  sayPhrase(phrase: string): Promise<boolean> {
    return this.#say({ phrase });
  }

  sayText(text: string): Promise<boolean> {
    return this.#say({ text });
  }

  mute(message: string, muted: boolean): Promise<boolean> {
    return this.#ask((api) => api.mute(this.#table.id, message, muted, this.#link));
  }

  async report(message: string): Promise<void> {
    const done = await this.#ask((api) => api.report(this.#table.id, message, this.#link));
    if (done) this.reported = [...this.reported, message];
  }

  get #link(): string | null {
    return this.#table.link?.token ?? null;
  }

  get #key(): string {
    return `talk.${this.#table.id}`;
  }

  #say(what: { phrase: string } | { text: string }): Promise<boolean> {
    const { id, seat } = this.#table;
    const said = {
      ...what,
      key: newKey(),
      ...(seat === null ? { name: prefs.name } : { seat }),
    };
    return this.#ask((api) => api.say(id, said, this.#link));
  }

  /** Whether the server has done it. */
  async #ask(asked: (api: NonNullable<TableSource["talk"]>) => Promise<Talk>): Promise<boolean> {
    const api = this.#table.source.talk;
    if (!api) return false;
    this.problem = null;
    try {
      this.#told = await asked(api);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }
}
