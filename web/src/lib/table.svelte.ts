/**
 * A table as this page shows it: the only thing that talks to the server about it.
 *
 *   const model = setModel(new TableModel(id));   // in the screen
 *   onMount(() => model.open());                  // the answer closes it
 *   const model = getModel();                     // in its parts
 */
import { getContext, setContext } from "svelte";
import { Problem, api, problemOf } from "./api.ts";
import { NO_INSIGHT } from "./costs.ts";
import { NO_CHOICES, planText, readChoices, type Choices } from "./choices.ts";
import { isBotMove, news, sinceLastChoice, type News } from "./follow.ts";
import { t } from "./i18n.svelte.ts";
import { arrivingLink, type Link } from "./links.ts";
import { shownIn, type Live } from "./live.svelte.ts";
import { onceDrawn } from "./later.ts";
import { prefs } from "./prefs.svelte.ts";
import type {
  Action,
  Chair,
  Frame,
  Insight,
  Journey,
  Place,
  Purpose,
  SeatView,
  Snapshot,
  Standing,
  Status,
  Step,
  Table,
  TableLink,
  Update,
  View,
  WhyNot,
} from "./protocol.ts";
import { shared } from "./sharing.ts";
import { newKey, theSocket, type Connection, type Follower, type Play } from "./socket.ts";
import { chime } from "./sound.ts";
import { keptHere } from "./storage.ts";

/** A choice or undo on its way to the server. */
export interface Pending {
  key: string;
  seat: number;
  /** null for an undo. */
  choice: string | null;
}

/** A plan that is not sent yet. */
export interface Draft {
  first: Action | null;
  second: Action | null;
}

const NO_DRAFT: Draft = { first: null, second: null };
/** More moves of bots than that are not shown one by one: somebody has been away. */
const MOST_IN_LINE = 40;
/** Milliseconds between two questions about the same table. */
const BREATH = 120;

/** What there is to know of a table beside the game itself. */
type Facts = Omit<Table, "view">;

/** The table as seen from one place, always complete; bots' moves appear one after the other. */
class PlaceModel implements Follower {
  readonly table: string;
  readonly place: Place;
  readonly link: string | null;
  now = $state.raw<Facts | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choices>(NO_CHOICES);
  steps = $state.raw<readonly Step[]>([]);
  #model: TableModel;
  #facts: Live<Facts> | null = null;
  #view: Live<View> | null = null;
  #choices: Live<Choices> | null = null;
  #known = 0;
  #line: Update[] = []; // not shown yet
  #shown = 0; // when the last move of a bot was
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(model: TableModel, place: Place, link: string | null) {
    this.#model = model;
    this.table = model.id;
    this.place = place;
    this.link = link;
  }

  after(): number {
    return this.#known;
  }

  told(message: Snapshot | Update): void {
    const { sequence } = message.table;
    const found = news(this.#known, sequence, message.steps);
    if (message.type === "snapshot") {
      this.#begin(message, found);
    } else if (found === "gap") {
      theSocket().again(this);
    } else if (found !== "old") {
      this.#known = sequence;
      this.#line.push({ ...message, steps: found.steps });
      this.#advance();
    }
  }

  /** A snapshot is always right, whatever was shown before. */
  #begin(snapshot: Snapshot, found: News): void {
    this.#line = [];
    if (typeof found === "string") this.steps = [];
    const steps = typeof found === "string" ? snapshot.steps : found.steps;
    this.#known = snapshot.table.sequence;
    this.#show({ type: "update", table: snapshot.table, steps });
    this.#model.told(snapshot);
  }

  botsWait(seats: readonly number[]): void {
    this.#model.botsWaiting = seats;
  }

  refused(problem: Problem): void {
    this.#model.refused(problem);
  }

  /** Show everything there is at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    for (const update of this.#line.splice(0)) this.#show(update);
  }

  /** Show what is due, and come back for the rest. */
  #advance(): void {
    clearTimeout(this.#timer);
    if (document.hidden || this.#line.length > MOST_IN_LINE) this.hurry();
    for (let next = this.#line[0]; next; next = this.#line[0]) {
      const wait = next.steps.some(isBotMove) ? this.#shown + prefs.pace - Date.now() : 0;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#advance(), wait);
        return;
      }
      this.#line.shift();
      this.#show(next);
    }
  }

  #show(update: Update): void {
    if (update.steps.some(isBotMove)) this.#shown = Date.now();
    this.#put(update.table);
    if (update.steps.length > 0) this.steps = [...this.steps, ...update.steps];
    this.#model.changed(this);
  }

  #put({ view, ...facts }: Table): void {
    this.#facts = shownIn(this.#facts, facts);
    this.now = this.#facts.now;
    this.#view = view && shownIn(this.#view, view);
    this.view = this.#view?.now ?? null;
    this.#choices = shownIn(this.#choices, readChoices(view?.legal ?? []));
    this.choices = this.#choices.now;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#line = [];
  }
}

export class TableModel {
  readonly id: string;
  connection = $state<Connection>("connecting");
  host = $state(false);
  /** My seats here; several make it a table at one screen. */
  yours = $state.raw<readonly number[]>([]);
  /** The seat looked from; null is a spectator. */
  seat = $state<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What the server can tell about the position; for a moment after a change about the one before. */
  insight = $state.raw<Insight>(NO_INSIGHT);
  link = $state.raw<Link | null>(null);
  /** Seats whose bots wait because the server's bots are busy. */
  botsWaiting = $state.raw<readonly number[]>([]);
  #missing = $state.raw<Problem | null>(null);
  #places = $state.raw<ReadonlyMap<Place, PlaceModel>>(new Map());
  #drafts = $state.raw<ReadonlyMap<string, Draft>>(new Map());
  #unfollow = new Map<Place, () => void>();
  #settled: { place: PlaceModel; sequence: number; resolve: () => void }[] = [];
  #insightAsked = false;
  #insightAgain = false;
  #open = false;

  #place = $derived(this.#places.get(this.seat) ?? null);
  table = $derived<Facts | null>(this.#place?.now ?? null);
  view = $derived<View | null>(this.#place?.view ?? null);
  /** What the place looked from may choose. */
  choices = $derived<Choices>(this.#place?.choices ?? NO_CHOICES);
  /** The log, oldest first. */
  steps = $derived<readonly Step[]>(this.#place?.steps ?? []);
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
  question = $derived<Frame | null>(this.view?.waiting.at(-1) ?? null);
  /** The state of the seat looked from. */
  mine = $derived<SeatView | null>(
    this.seat === null ? null : (this.view?.seats[this.seat] ?? null),
  );
  /** How many choices the seat looked from could take back, one by one. */
  canUndo = $derived(this.pending ? 0 : (this.table?.undo ?? 0));
  journeys = $derived<readonly Journey[]>(this.insight.journeys);
  /** What has happened since the seat's last choice. */
  recap = $derived(sinceLastChoice(this.steps, this.seat));
  #draftKey = $derived(this.seat === null || !this.view ? null : `${this.seat} ${this.view.round}`);
  #sentPlan = $derived(this.mine?.plan?.join(" ") ?? "");
  /** The arrows as last set, as kept over a reload, or as sent. */
  draft = $derived<Draft>(
    this.#drafts.get(this.#draftKey ?? "") ?? this.#keptDraft(this.#draftKey) ?? draftOf(this.#sentPlan),
  );

  constructor(id: string) {
    this.id = id;
  }

  // --- opening ---

  /** Begin to follow the table; the answer ends it. */
  open(): () => void {
    this.#open = true;
    const stop = theSocket().watch((connection) => (this.connection = connection));
    const end = $effect.root(() => this.#effects());
    void this.#arrive();
    return () => {
      this.#open = false;
      stop();
      end();
      this.#keep([]);
    };
  }

  async #arrive(): Promise<void> {
    const { link, fresh } = arrivingLink(this.id);
    this.link = link;
    if (fresh && link?.purpose === "seat") await this.claim();
    await this.refresh();
  }

  /** Ask anew who I am here, and follow what is mine. */
  async refresh(): Promise<void> {
    try {
      const found = await api.look(this.id, { link: this.link?.token });
      if (!this.#open) return;
      this.#missing = null;
      this.host = found.host;
      this.yours = found.yours;
      const places: Place[] = found.yours.length > 0 ? found.yours : [null];
      if (!places.includes(this.seat)) this.seat = first(found.yours, found.table.view?.to_act);
      this.#keep(places);
    } catch (error) {
      this.refused(problemOf(error));
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
      this.#unfollow.set(place, theSocket().follow(model));
    }
    this.#places = places;
  }

  /** A place tells who is who. */
  told(snapshot: Snapshot): void {
    this.host = snapshot.host;
    this.botsWaiting = snapshot.bots_waiting;
    if (String(snapshot.yours) !== String(this.yours)) void this.refresh();
  }

  /** The table cannot be followed. */
  refused(problem: Problem): void {
    if (problem.code === "no-table" || this.table === null) this.#missing = problem;
    else this.problem = problem;
    if (problem.code === "not-your-seat") void this.refresh();
  }

  /** A place shows something new. */
  changed(place: PlaceModel): void {
    const sequence = place.now?.sequence ?? 0;
    this.#settled = this.#settled.filter((wish) => {
      const over = wish.place === place && sequence >= wish.sequence;
      if (over) wish.resolve();
      return !over;
    });
    // once what is new has been shown
    if (place === this.#place) onceDrawn(() => void this.#ask());
  }

  // --- looking ---

  /** At one screen: who sits before it now. */
  lookFrom(seat: number): void {
    if (!this.yours.includes(seat) || seat === this.seat) return;
    this.seat = seat;
    this.problem = null;
    this.insight = NO_INSIGHT;
    void this.#ask();
  }

  /** Show at once what bots have done. */
  hurry(): void {
    for (const place of this.#places.values()) place.hurry();
  }

  chair(seat: number): Chair | null {
    return this.chairs[seat] ?? null;
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
  async why(choice: string, by?: Action): Promise<WhyNot> {
    if (this.seat === null) throw new Error("spectators have no choices");
    return api.why(this.id, this.seat, choice, by, this.link?.token);
  }

  /** A seat of mine has to decide, as it sees it itself, and no bot does it. */
  #decides(seat: number): boolean {
    const toAct = this.#places.get(seat)?.view?.to_act ?? [];
    return toAct.includes(seat) && this.#plays(seat);
  }

  #plays(seat: number | null): boolean {
    return seat !== null && !this.chairs[seat]?.handed_over;
  }

  /** Keep the insight up to date: one question at a time, and one more if it is old by then. */
  async #ask(): Promise<void> {
    this.#insightAgain = this.#insightAsked;
    if (this.#insightAsked || !this.#open || this.status !== "running") return;
    this.#insightAsked = true;
    const seat = this.seat;
    try {
      const found = await api.insight(this.id, seat, this.link?.token);
      if (seat === this.seat) this.insight = shared(this.insight, found);
      else this.#insightAgain = true;
    } catch {
      // the connection says what is wrong; the next update asks again
    }
    await new Promise((resolve) => setTimeout(resolve, BREATH));
    this.#insightAsked = false;
    if (this.#insightAgain && this.#open) void this.#ask();
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

  endTurn(): Promise<boolean> {
    return this.choose("end");
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
    try {
      const done = await theSocket().play(play, pending.key);
      place.hurry();
      await this.#seen(place, done.sequence);
      return true;
    } catch (error) {
      const problem = problemOf(error);
      this.problem = problem;
      if (problem.code === "stale") theSocket().again(place);
      return false;
    } finally {
      if (this.pending === pending) this.pending = null;
    }
  }

  /** When the place shows the step of that number. */
  #seen(place: PlaceModel, sequence: number): Promise<void> {
    if ((place.now?.sequence ?? 0) >= sequence) return Promise.resolve();
    return new Promise((resolve) => this.#settled.push({ place, sequence, resolve }));
  }

  // --- planning ---

  /** Keep the arrows of a plan that is not sent yet; also over a reload of the page. */
  setDraft(firstArrow: Action | null, secondArrow: Action | null): void {
    const key = this.#draftKey;
    if (!key) return;
    const draft = { first: firstArrow, second: secondArrow };
    this.#drafts = new Map(this.#drafts).set(key, draft);
    keptHere.set(`draft.${this.id}.${this.seat}`, { round: this.view?.round, ...draft });
  }

  /** Send the plan of the two arrows; it may be sent again until all are ready. */
  async sendPlan(): Promise<boolean> {
    const { first: one, second: two } = this.draft;
    return one !== null && two !== null && (await this.choose(planText(one, two)));
  }

  #keptDraft(key: string | null): Draft | null {
    const [seat, round] = key?.split(" ") ?? [];
    const found = key === null ? null : keptHere.get(`draft.${this.id}.${seat}`);
    const { first, second, round: of } = (found ?? {}) as Partial<Draft & { round: number }>;
    return String(of) === round ? { first: first ?? null, second: second ?? null } : null;
  }

  // --- seats ---

  /** Take a free seat. */
  join(name: string, seat?: number): Promise<boolean> {
    prefs.name = name || prefs.name;
    return this.#settle(async () => {
      await api.join(this.id, { name, seat }, this.link?.token);
      theSocket().renew(); // as whoever sits there
    });
  }

  /** Take the seat of a seat's own link. */
  claim(): Promise<boolean> {
    const token = this.link?.token ?? "";
    return this.#settle(async () => {
      await api.claim(this.id, token);
      theSocket().renew();
    });
  }

  leave(seat: number): Promise<boolean> {
    return this.#settle(() => api.leave(this.id, seat));
  }

  handOver(seat: number, level: string): Promise<boolean> {
    return this.#settle(() => api.handOver(this.id, seat, level));
  }

  takeBack(seat: number): Promise<boolean> {
    return this.#settle(() => api.takeBack(this.id, seat));
  }

  rename(seat: number, name: string): Promise<boolean> {
    return this.#settle(() => api.rename(this.id, seat, name));
  }

  setBot(seat: number, level: string): Promise<boolean> {
    return this.#settle(() => api.setBot(this.id, seat, level));
  }

  setForced(seat: number, on: boolean): Promise<boolean> {
    return this.#settle(() => api.forced(this.id, seat, on));
  }

  closeTable(): Promise<boolean> {
    return this.#settle(() => api.close(this.id));
  }

  /** A new link; null if it was refused. */
  async makeLink(purpose: Purpose, seat?: number): Promise<TableLink | null> {
    try {
      return await api.link(this.id, purpose, seat);
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    }
  }

  async #settle(act: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await act();
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
    await this.refresh();
    return true;
  }

  // --- telling ---

  #effects(): void {
    let before = true; // no sound when the page is opened
    $effect(() => {
      const mine = this.waitingSeats.length > 0;
      if (mine && !before && prefs.sound) chime();
      before = mine || this.view === null;
    });
    $effect(() => {
      document.title = this.#title();
    });
  }

  #title(): string {
    if (this.waitingSeats.length > 0) return t("table-page-title-your-turn");
    if (this.status === "waiting") return t("table-page-title", { phase: t("home-waiting-title") });
    if (!this.view) return t("common-title");
    return t("table-page-title", { phase: t(`name-phase-${this.view.phase}`) });
  }
}

function draftOf(plan: string): Draft {
  const [one, two] = plan.split(" ") as Action[];
  return one && two ? { first: one, second: two } : NO_DRAFT;
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
