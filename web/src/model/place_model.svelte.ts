import type { Problem } from "../net/api.ts";
import type { Insight, Snapshot, Entry, Table, Update, View } from "../generated/protocol.ts";
import type { Place } from "../net/wire.ts";
import { afterPaint } from "../render/after_paint.ts";
import type { Follower } from "../net/socket.ts";
import type { TableSource } from "../net/table_source.ts";
import { updateFields, type ReactiveFields } from "../render/reactive_fields.svelte.ts";
import { shareUnchanged } from "../render/structural_sharing.ts";
import { NO_CHOICES, readChoices, type Choices } from "./choices.ts";
import { NO_INSIGHT } from "./prices.ts";
import { prefs } from "./preferences.svelte.ts";
import { isBotMove, news, type News } from "./updates.ts";

/** More moves of bots than that are not shown one by one: somebody has been away. */
const LONGEST_QUEUE = 40;

/** What there is to know of a table beside the game itself. */
export type TableFacts = Omit<Table, "view" | "insight">;

/** Who has to know what a place hears from the server. */
export interface PlaceOwner {
  readonly id: string;
  readonly source: TableSource;
  snapshotArrived(snapshot: Snapshot): void;
  placeChanged(place: PlaceModel): void;
  placeRefused(problem: Problem): void;
  botsWaiting: readonly number[];
}

/** The table as seen from one place, always complete; bots' moves appear one after the other. */
export class PlaceModel implements Follower {
  readonly table: string;
  readonly place: Place;
  readonly link: string | null;
  facts = $state.raw<TableFacts | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choices>(NO_CHOICES);
  /** Prices, journeys, standings: drawn in a picture of its own, after that of the move. */
  insight = $state.raw<Insight>(NO_INSIGHT);
  entries = $state.raw<readonly Entry[]>([]);
  #owner: PlaceOwner;
  #factFields: ReactiveFields<TableFacts> | null = null;
  #viewFields: ReactiveFields<View> | null = null;
  #choiceFields: ReactiveFields<Choices> | null = null;
  #received = 0; // the last sequence number that came
  #queue: Update[] = []; // not shown yet
  #botMoveShownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forgetInsight = (): void => {};

  constructor(owner: PlaceOwner, place: Place, link: string | null) {
    this.#owner = owner;
    this.table = owner.id;
    this.place = place;
    this.link = link;
  }

  /** The number of the entry that is shown. */
  get sequence(): number {
    return this.facts?.sequence ?? 0;
  }

  after(): number {
    return this.#received;
  }

  receive(message: Snapshot | Update): void {
    const { sequence } = message.table;
    const found = news(this.#received, sequence, message.entries);
    if (message.type === "snapshot") {
      this.#begin(message, found);
    } else if (found === "gap") {
      this.#owner.source.followAgain(this);
    } else if (found !== "old") {
      this.#received = sequence;
      this.#queue.push({ ...message, entries: found.entries });
      this.#advance();
    }
  }

  /** A snapshot is always right, whatever was shown before. */
  #begin(snapshot: Snapshot, found: News): void {
    this.#queue = [];
    if (typeof found === "string") this.entries = [];
    const entries = typeof found === "string" ? snapshot.entries : found.entries;
    this.#received = snapshot.table.sequence;
    this.#show({ type: "update", table: snapshot.table, entries });
    this.#owner.snapshotArrived(snapshot);
  }

  botsWait(seats: readonly number[]): void {
    this.#owner.botsWaiting = seats;
  }

  refused(problem: Problem): void {
    this.#owner.placeRefused(problem);
  }

  /** Show everything there is at once. */
  showAll(): void {
    clearTimeout(this.#timer);
    for (const update of this.#queue.splice(0)) this.#show(update);
  }

  /** Show what is due, and come back for the rest. */
  #advance(): void {
    clearTimeout(this.#timer);
    if (document.hidden || this.#queue.length > LONGEST_QUEUE) this.showAll();
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const due = this.#botMoveShownAt + prefs.pace;
      const wait = next.entries.some(isBotMove) ? due - Date.now() : 0;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#advance(), wait);
        return;
      }
      this.#queue.shift();
      this.#show(next);
    }
  }

  #show(update: Update): void {
    if (update.entries.some(isBotMove)) this.#botMoveShownAt = Date.now();
    this.#put(update.table);
    if (update.entries.length > 0) this.entries = [...this.entries, ...update.entries];
    this.#owner.placeChanged(this);
  }

  #put({ view, insight, ...facts }: Table): void {
    this.#putInsight(insight ?? NO_INSIGHT, this.facts === null);
    this.#factFields = updateFields(this.#factFields, facts);
    this.facts = this.#factFields.now;
    this.#viewFields = view && updateFields(this.#viewFields, view);
    this.view = this.#viewFields?.now ?? null;
    this.#choiceFields = updateFields(this.#choiceFields, readChoices(view?.legal ?? []));
    this.choices = this.#choiceFields.now;
  }

  #putInsight(insight: Insight, atOnce: boolean): void {
    const put = (): void => {
      this.insight = shareUnchanged(this.insight, insight);
    };
    this.#forgetInsight();
    if (atOnce) put();
    else this.#forgetInsight = afterPaint(put);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#forgetInsight();
    this.#queue = [];
  }
}
