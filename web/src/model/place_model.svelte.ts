import type { Problem } from "../net/api.ts";
import type {
  Entry,
  Insight,
  Presence,
  Snapshot,
  Table,
  Update,
  View,
} from "../generated/protocol.ts";
import type { Place } from "../net/wire.ts";
import { inLaterPaint } from "../render/after_paint.ts";
import type { Follower } from "../net/socket.ts";
import type { TableSource } from "../net/table_source.ts";
import { updateFields, type ReactiveFields } from "../render/reactive_fields.svelte.ts";
import { shareUnchanged } from "../render/structural_sharing.ts";
import { NO_CHOICES, readChoices, type Choices } from "./choices.ts";
import { NO_INSIGHT } from "./prices.ts";
import { StageQueue, type Audience, type Pacing, type QueuedStage } from "./stage_queue.ts";
import { stagesOf, type Stage } from "./stages.ts";
import { news, type News } from "./updates.ts";

/** What there is to know of a table beside the game itself. */
export type TableFacts = Omit<Table, "view" | "insight">;

/** Who has to know what a place hears from the server. */
export interface PlaceOwner {
  readonly id: string;
  readonly source: TableSource;
  snapshotArrived(snapshot: Snapshot): void;
  placeChanged(place: PlaceModel): void;
  placeRefused(problem: Problem): void;
  talkNews(): void;
  isMine(seat: number | null): boolean;
  readonly playback: Pacing;
  botsWaiting: readonly number[];
  presence: Presence | null;
}

/** The table as seen from one place: always complete, and never ahead of the stage that is shown. */
export class PlaceModel implements Follower, Audience {
  readonly table: string;
  readonly place: Place;
  readonly link: string | null;
  facts = $state.raw<TableFacts | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choices>(NO_CHOICES);
  /** Prices, journeys, standings: drawn in a picture of its own, after that of the move. */
  insight = $state.raw<Insight>(NO_INSIGHT);
  /** The log as far as it is shown. */
  entries = $state.raw<readonly Entry[]>([]);
  /** What is shown: the last thing that happened. */
  stage = $state.raw<Stage | null>(null);
  /** How many stages have been shown: tells one picture from the next. */
  shown = $state(0);
  /** Stages that have come and are not shown. */
  left = $state(0);
  /** Stages that could be shown again. */
  past = $state(0);
  again = $state(false);
  /** A moment waits until somebody has seen it. */
  held = $state(false);
  readonly queue: StageQueue;
  #owner: PlaceOwner;
  #factFields: ReactiveFields<TableFacts> | null = null;
  #viewFields: ReactiveFields<View> | null = null;
  #choiceFields: ReactiveFields<Choices> | null = null;
  #received = 0; // the last sequence number that came
  #forgetInsight = (): void => {};

  constructor(owner: PlaceOwner, place: Place, link: string | null) {
    this.#owner = owner;
    this.table = owner.id;
    this.place = place;
    this.link = link;
    this.queue = new StageQueue(this, owner.playback);
  }

  /** The number of the entry that is shown. */
  get sequence(): number {
    return this.entries.at(-1)?.sequence ?? this.facts?.sequence ?? 0;
  }

  /** Whether what is shown is all there is: only then can anything be decided. */
  get newest(): boolean {
    return this.left === 0;
  }

  isMine(seat: number | null): boolean {
    return this.place !== null && this.#owner.isMine(seat);
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
      this.queue.add(stagesOf({ ...message, entries: found.entries }));
    }
  }

  /** A snapshot is always right, whatever was shown before. */
  #begin(snapshot: Snapshot, found: News): void {
    const lost = typeof found === "string";
    const { table } = snapshot;
    const entries = lost ? snapshot.entries : found.entries;
    this.#received = table.sequence;
    const insight = table.insight ?? NO_INSIGHT;
    const stage = { view: table.view, insight, table, events: [], entries, begins: [] };
    this.queue.begin(stage, lost ? entries : null);
    this.#owner.snapshotArrived(snapshot);
  }

  botsWait(seats: readonly number[]): void {
    this.#owner.botsWaiting = seats;
  }

  presence(told: Presence): void {
    this.#owner.presence = told;
  }

  talkNews(): void {
    this.#owner.talkNews();
  }

  refused(problem: Problem): void {
    this.#owner.placeRefused(problem);
  }

  changed(): void {
    this.left = this.queue.left;
    this.past = this.queue.past;
    this.again = this.queue.again;
    this.held = this.queue.held;
  }

  whenDrawn(act: () => void): void {
    requestAnimationFrame(() => setTimeout(act));
  }

  show({ stage, log }: QueuedStage, newest: boolean): void {
    const { view, insight, table } = stage;
    this.left = this.queue.left;
    this.#putInsight(insight, this.facts === null);
    if (newest && table) this.#putFacts(table);
    const seen = view && !newest ? { ...view, legal: [] } : view;
    this.#viewFields = seen && updateFields(this.#viewFields, seen);
    this.view = this.#viewFields?.now ?? null;
    this.#choiceFields = updateFields(this.#choiceFields, readChoices(seen?.legal ?? []));
    this.choices = this.#choiceFields.now;
    this.entries = log;
    this.stage = stage;
    this.shown += 1;
    this.#owner.placeChanged(this);
  }

  #putFacts({ view: _view, insight: _insight, ...facts }: Table): void {
    this.#factFields = updateFields(this.#factFields, facts);
    this.facts = this.#factFields.now;
  }

  #putInsight(insight: Insight, atOnce: boolean): void {
    const put = (): void => {
      this.insight = shareUnchanged(this.insight, insight);
    };
    this.#forgetInsight();
    if (atOnce) put();
    else this.#forgetInsight = inLaterPaint(put);
  }

  stop(): void {
    this.queue.stop();
    this.#forgetInsight();
  }
}
