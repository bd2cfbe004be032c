/**
 * A table as this page shows it: the only thing that talks to the server about it.
 *
 *   const model = setModel(new TableModel(id));   // in the screen
 *   onMount(() => model.open());                  // the answer closes it
 *   const model = getModel();                     // in its parts
 */
import { getContext, setContext } from "svelte";
import { Problem, problemOf } from "../net/api.ts";
import { arrivingLink, type Link } from "../net/links.ts";
import type {
  Action,
  Chair,
  Entry,
  Frame,
  Hint,
  Insight,
  Journey,
  Outlook,
  Presence,
  SeatPresence,
  SeatView,
  Snapshot,
  Standing,
  Status,
  TurnReasons,
  View,
  Why,
} from "../generated/protocol.ts";
import type { Place } from "../net/wire.ts";
import { newKey, type Connection, type Play } from "../net/socket.ts";
import { serverTables, type TableSource } from "../net/table_source.ts";
import { watchActivity } from "./user_activity.ts";
import { NO_CHOICES, type Choices } from "./choices.ts";
import { PlaceModel, type PlaceOwner, type TableFacts } from "./place_model.svelte.ts";
import { PlanDrafts } from "./plan_drafts.svelte.ts";
import { Playback } from "./playback.svelte.ts";
import { NO_INSIGHT } from "./prices.ts";
import { Seating } from "./seating.ts";
import { TableTalk } from "./table_talk.svelte.ts";
import { sinceLastChoice } from "./updates.ts";

const A_MOMENT = 20; // milliseconds

/** A choice or undo on its way to the server. */
export interface Pending {
  key: string;
  seat: number;
  /** null for an undo. */
  choice: string | null;
}

export class TableModel implements PlaceOwner {
  readonly id: string;
  readonly source: TableSource;
  readonly seating = new Seating(this);
  readonly plan = new PlanDrafts(this);
  readonly talk = new TableTalk(this);
  readonly playback = new Playback(
    () => [...this.#places.values()].map(({ queue }) => queue),
    () => this.table?.coached === true,
  );
  connection = $state<Connection>("connecting");
  host = $state(false);
  /** My seats here; several make it a table at one screen. */
  yours = $state.raw<readonly number[]>([]);
  /** The seat looked from; null is a spectator. */
  seat = $state<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  problem = $state.raw<Problem | null>(null);
  link = $state.raw<Link | null>(null);
  /** Seats whose bots wait because the server's bots are busy. */
  botsWaiting = $state.raw<readonly number[]>([]);
  /** Who is at the table, and how many watch. */
  presence = $state.raw<Presence | null>(null);
  #missing = $state.raw<Problem | null>(null);
  #places = $state.raw<ReadonlyMap<Place, PlaceModel>>(new Map());
  #unfollow = new Map<Place, () => void>();
  #settled: { place: PlaceModel; sequence: number; resolve: () => void }[] = [];
  #open = false;

  #place = $derived(this.#places.get(this.seat) ?? null);
  table = $derived<TableFacts | null>(this.#place?.facts ?? null);
  view = $derived<View | null>(this.#place?.view ?? null);
  /** What the place looked from may choose. */
  choices = $derived<Choices>(this.#place?.choices ?? NO_CHOICES);
  /** What the server can tell about the position; for a moment after a move about the one before. */
  insight = $derived<Insight>(this.#place?.insight ?? NO_INSIGHT);
  /** The log, oldest first. */
  entries = $derived<readonly Entry[]>(this.#place?.entries ?? []);
  /** What is shown, and what waits to be; nothing at all before the first message. */
  shown = $derived<PlaceModel | null>(this.#place);
  /** Whether what is shown is all there is: only then can anything be decided. */
  newest = $derived(this.#place?.newest ?? true);
  chairs = $derived<readonly Chair[]>(this.table?.chairs ?? []);
  status = $derived<Status | "loading" | "missing">(
    this.#missing ? "missing" : (this.table?.status ?? "loading"),
  );
  /** Why there is nothing to see. */
  missing = $derived(this.#missing);
  spectator = $derived(this.yours.length === 0);
  hotSeat = $derived(this.yours.length > 1);
  solo = $derived(this.table?.options.solo !== null && this.table !== null);
  toAct = $derived<readonly number[]>(this.view?.to_act ?? []);
  /** The seats of mine that have to decide, whichever is looked from. */
  waitingSeats = $derived(this.yours.filter((seat) => this.#decides(seat)));
  /** Whether the seat looked from has to decide. */
  myTurn = $derived(this.seat !== null && this.#decides(this.seat));
  /** What the game asks now. */
  question = $derived<Frame | null>(this.view?.frames.at(-1) ?? null);
  /** The state of the seat looked from. */
  mine = $derived<SeatView | null>(
    this.seat === null ? null : (this.view?.seats[this.seat] ?? null),
  );
  /** How many choices the seat looked from could take back, one by one. */
  canUndo = $derived(this.pending || !this.newest ? 0 : (this.table?.undo ?? 0));
  journeys = $derived<readonly Journey[]>(this.insight.journeys);
  /** What has happened since the seat's last choice. */
  recap = $derived(sinceLastChoice(this.entries, this.seat));

  constructor(id: string, source: TableSource = serverTables) {
    this.id = id;
    this.source = source;
  }

  // --- opening ---

  /** Begin to follow the table; the answer ends it. */
  open(): () => void {
    this.#open = true;
    const stop = this.source.watch((connection) => (this.connection = connection));
    const leave = watchActivity((here) => {
      if (!this.spectator || this.host) this.source.here?.(this.id, here);
    });
    void this.#arrive();
    return () => {
      this.#open = false;
      leave();
      stop();
      this.#keep([]);
    };
  }

  async #arrive(): Promise<void> {
    const { link, fresh } = arrivingLink(this.id);
    this.link = link;
    if (fresh && link?.purpose === "seat") await this.seating.claim();
    await this.refresh();
  }

  /** Ask anew who I am here, and follow what is mine. */
  async refresh(): Promise<void> {
    try {
      const found = await this.source.look(this.id, this.link?.token);
      if (!this.#open) return;
      this.#missing = null;
      this.host = found.host;
      this.yours = found.yours;
      const places: Place[] = found.yours.length > 0 ? found.yours : [null];
      if (!places.includes(this.seat)) this.seat = first(found.yours, found.table.view?.to_act);
      this.#keep(places);
    } catch (error) {
      this.placeRefused(problemOf(error));
    }
  }

  /** Follow these places and no others. */
  #keep(wanted: readonly Place[]): void {
    const places = new Map(this.#places);
    for (const [place, stop] of this.#unfollow) {
      if (wanted.includes(place)) continue;
      places.get(place)?.stop();
      stop();
      places.delete(place);
      this.#unfollow.delete(place);
    }
    for (const place of wanted) {
      if (places.has(place)) continue;
      const model = new PlaceModel(this, place, this.link?.token ?? null);
      places.set(place, model);
      this.#unfollow.set(place, this.source.follow(model));
    }
    this.#places = places;
  }

  /** A place hears who is who. */
  snapshotArrived(snapshot: Snapshot): void {
    this.host = snapshot.host;
    this.botsWaiting = snapshot.bots_waiting;
    this.presence = snapshot.presence;
    this.talk.refresh();
    if (String(snapshot.yours) !== String(this.yours)) void this.refresh();
  }

  talkNews(): void {
    this.talk.refresh();
  }

  /** The table cannot be followed. */
  placeRefused(problem: Problem): void {
    if (problem.code === "no-table" || this.table === null) this.#missing = problem;
    else this.problem = problem;
    if (problem.code === "not-your-seat") void this.refresh();
  }

  /** A place shows something new. */
  placeChanged(place: PlaceModel): void {
    const { sequence } = place;
    this.#settled = this.#settled.filter((wish) => {
      const over = wish.place === place && sequence >= wish.sequence;
      if (over) wish.resolve();
      return !over;
    });
    if (!this.playback.skipping || !place.newest) return;
    if (this.spectator || this.waitingSeats.length > 0) this.playback.settle();
  }

  /** When everything that has come is shown. */
  async caughtUp(): Promise<void> {
    const place = this.#place;
    while (place && !place.newest) await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  }

  // --- looking ---

  /** At one screen: who sits before it now. */
  lookFrom(seat: number): void {
    if (!this.yours.includes(seat) || seat === this.seat) return;
    this.seat = seat;
    this.problem = null;
  }

  chair(seat: number): Chair | null {
    return this.chairs[seat] ?? null;
  }

  /** Whether somebody else is at the table; null for bots, and for whom it is not known. */
  attendance(seat: number): SeatPresence | null {
    if (this.isMine(seat)) return null;
    return this.presence?.seats.find((one) => one.seat === seat) ?? null;
  }

  isMine(seat: number | null): boolean {
    return seat !== null && this.yours.includes(seat);
  }

  standing(city: string): readonly Standing[] {
    return this.insight.standings[city] ?? [];
  }

  /** The cheapest way there, if there is one. */
  journey(goal: string): Journey | null {
    return this.journeys.find((journey) => journey.goal === goal) ?? null;
  }

  /** Whether a choice is legal for the seat looked from, perhaps by a planned action, or why not. */
  async why(choice: string, by?: Action): Promise<Why> {
    if (this.seat === null) throw new Error("spectators have no choices");
    return this.source.why(this.id, this.seat, choice, by, this.link?.token);
  }

  /** A seat of mine has to decide, as it sees it itself, and no bot does it. */
  #decides(seat: number): boolean {
    const place = this.#places.get(seat);
    if (!place?.newest || !place.view?.to_act.includes(seat)) return false;
    return this.#plays(seat);
  }

  #plays(seat: number | null): boolean {
    return seat !== null && !this.chairs[seat]?.handed_over;
  }

  /** What a bot would choose for the seat looked from, by what the seat knows. */
  hint(): Promise<Hint> {
    const { table, seat, sequence } = this.#question();
    if (!this.source.hint) throw new Error("no hints here");
    return this.source.hint(table, seat, sequence);
  }

  /** What others may do about a choice of the seat looked from. */
  outlook(choice: string): Promise<Outlook> {
    const { table, seat, sequence } = this.#question();
    if (!this.source.outlook) throw new Error("no hints here");
    return this.source.outlook(table, seat, sequence, choice);
  }

  /** Whether it can be asked why a seat made its turns: those of bots, where hints are given. */
  explains(seat: number): boolean {
    return (
      this.source.reasons !== undefined &&
      this.table?.hints === true &&
      typeof this.chairs[seat]?.level === "string"
    );
  }

  /** What a turn of a bot was good for. */
  reasons(seat: number, round: number, language: string): Promise<TurnReasons> {
    if (!this.source.reasons) throw new Error("no reasons here");
    return this.source.reasons({ table: this.id, seat, round }, language, this.link?.token);
  }

  // --- playing ---

  /** Make a choice for the seat looked from; whether it was carried out. */
  choose(choice: string): Promise<boolean> {
    return this.#play(choice, { type: "choose", ...this.#question(), choice });
  }

  /** Take back the last choice, or the whole turn so far. */
  undo(wholeTurn = false): Promise<boolean> {
    return this.#play(null, { type: "undo", ...this.#question(), whole_turn: wholeTurn });
  }

  clearProblem(): void {
    this.problem = null;
  }

  #question(): { table: string; seat: number; sequence: number } {
    return { table: this.id, seat: this.seat ?? 0, sequence: this.table?.sequence ?? 0 };
  }

  async #play(choice: string | null, play: Play): Promise<boolean> {
    const place = this.#place;
    if (this.pending || this.seat === null || !place) return false;
    const pending = { key: newKey(), seat: this.seat, choice };
    this.pending = pending;
    this.problem = null;
    this.playback.settle();
    try {
      const done = await this.source.play(play, pending.key);
      if (!done) return false;
      await this.#seen(place, done.sequence);
      return true;
    } catch (error) {
      const problem = problemOf(error);
      this.problem = problem;
      if (problem.code === "stale") this.source.followAgain(place);
      return false;
    } finally {
      if (this.pending === pending) this.pending = null;
    }
  }

  /** When the place shows the entry of that number. */
  #seen(place: PlaceModel, sequence: number): Promise<void> {
    if (place.sequence >= sequence) return Promise.resolve();
    return new Promise((resolve) => this.#settled.push({ place, sequence, resolve }));
  }
}

/** Which of my seats is at the screen first: one that has to decide. */
function first(yours: readonly number[], toAct: readonly number[] = []): number | null {
  return yours.find((seat) => toAct.includes(seat)) ?? yours[0] ?? null;
}

const CONTEXT = Symbol("table");

export function setModel(model: TableModel): TableModel {
  return setContext(CONTEXT, model);
}

export function getModel(): TableModel {
  return getContext<TableModel>(CONTEXT);
}
