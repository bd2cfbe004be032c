/** The state of the table screen beside the game: what is picked, shown and opened. */
import { getContext, setContext } from "svelte";
import { START, type Board } from "../model/board.ts";
import {
  NO_CHOICES,
  characterChoice,
  choiceParts,
  isVillage,
  readChoices,
  shrineChoice,
  type Choices,
} from "../model/choices.ts";
import { has } from "../text/i18n.svelte.ts";
import { problemText } from "../text/problem_text.ts";
import { deferred } from "../render/deferred.svelte.ts";
import { problemOf } from "../net/api.ts";
import type { Action, FlagMove, Obstacle } from "../generated/protocol.ts";
import type { LayoutName } from "../net/wire.ts";
import type { TableModel } from "../model/table_model.svelte.ts";
import { ACTIONS, builderOf, openingsOf, type Openings } from "../model/actions.ts";
import type { Scene } from "../text/choice_text.ts";
import { InspectedPlace } from "./inspected_place.svelte.ts";
import { selectionOfPick } from "./pick_selection.ts";
import { noticeOf, type Notice } from "./refusal_text.ts";
import type { ListOf, Selection, Tab } from "./selection.ts";
import { placeOf } from "../text/story.ts";
import {
  choicePick,
  piecePreview,
  pickPlace,
  type Pick,
  type Preview,
  type Trip,
} from "../map/picks.ts";

const NO_OPENINGS: Openings = new Map();
export class TableUi {
  readonly model: TableModel;
  readonly place: InspectedPlace;
  board = $state.raw<Board | null>(null);
  layout = $state<LayoutName>("wide");
  /** A place to flash, because a line of the log is about it. */
  focus = $state<string | null>(null);
  /** The city whose forecast is asked for. */
  asked = $state<string | null>(null);
  list = $state<ListOf | null>(null);
  keys = $state(false);
  menu = $state(false);
  talk = $state(false);
  /** The seat of mine whose standing orders are looked at. */
  orders = $state<number | null>(null);
  tab = $state<Tab>("map");
  /** The city shown in large on a phone. */
  sheet = $state<string | null>(null);
  arrow = $state<1 | 2>(1);
  notice = $state.raw<Notice | null>(null);
  sending = $state(false);
  /** Planning: look at the map in place of the disc (phone). */
  lookAway = $state(false);
  /** At one screen: whose secrets may be shown. */
  unlocked = $state<number | null>(null);
  /** At one screen: who wants to change a plan. */
  passTo = $state<number | null>(null);
  /** By keyboard: only statues, or only shrines. */
  kind = $state<"statue" | "shrine" | null>(null);
  /** Several places under one finger: which one? */
  ambiguous = $state.raw<Pick[]>([]);
  /** A finished game: look at the map in place of the scores. */
  looksBack = $state(false);
  /** On a phone cities open in large. */
  large = $state(false);
  /** Whether something has to be said before a choice is made; asked again, it is not. */
  holds: (steps: readonly string[]) => boolean = () => false;
  #picked = $state.raw<Selection | null>(null);
  #hovered = $state.raw<Selection | null>(null);
  #refused = $state.raw<string | null>(null);
  /** A city that is looked at for a moment. */
  #looked = $state<string | null>(null);

  scene = $derived.by<Scene | null>(() => {
    const { view, chairs, seat, insight } = this.model;
    const { board } = this;
    return view && board ? { view, board, chairs, seat: seat ?? 0, insight } : null;
  });
  /** The legal choices of the seat looked from, also while one of them is on its way. */
  legal = $derived.by<Choices>(() => {
    const { choices, seat } = this.model;
    return seat === null || this.model.chair(seat)?.handed_over ? NO_CHOICES : choices;
  });
  openings = $derived.by<Openings>(() => {
    if (this.model.question?.kind !== "turn") return NO_OPENINGS;
    return openingsOf(this.model.insight, this.legal.performs);
  });
  /** What can be picked on the map: also the pieces a planned action could begin with. */
  pickable = $derived.by<Choices>(() =>
    this.openings.size > 0 ? readChoices([...this.legal.all, ...this.openings.keys()]) : this.legal,
  );
  /** What is picked, as long as it is still possible. */
  selection = $derived.by<Selection | null>(() => {
    const first = this.#picked?.steps[0];
    return first !== undefined && (this.sending || this.legal.all.includes(first))
      ? this.#picked
      : null;
  });
  /** The choice that is picked in the end. */
  picked = $derived(this.selection?.steps.at(-1) ?? null);
  /** What is picked, or else looked at for a moment. */
  shown = $derived.by<Selection | null>(
    () => this.selection ?? (this.sending ? null : this.#hovered),
  );
  /** What the map draws of it. */
  preview = $derived<Preview | null>(
    this.shown?.trip ?? piecePreview(this.shown?.steps.at(-1) ?? ""),
  );
  chosen = $derived(choicePick(this.picked ?? ""));
  impossible = $derived(choicePick(this.#refused ?? ""));
  /** The city the forecast is about: the goal of a preview, looked at, asked for, or the visited one. */
  city = $derived.by<string | null>(() => {
    const { maharaja, next_city: next } = this.model.view ?? {};
    return this.selectedCity ?? this.#looked ?? this.asked ?? maharaja ?? next ?? null;
  });

  /** The place to flash: that of a line of the log, or where others have just done something. */
  marked = $derived.by<string | null>(() => {
    if (this.focus !== null) return this.focus;
    const stage = this.model.shown?.stage;
    if (!stage || stage.begins.some(({ seat }) => this.model.isMine(seat))) return null;
    return placeOf(stage);
  });

  #seen: { readonly value: number | undefined };

  constructor(model: TableModel) {
    this.model = model;
    this.place = new InspectedPlace(model);
    const shown = (): number | undefined => model.shown?.shown;
    this.#seen = deferred(shown, shown);
  }

  /** Whether the last move has been drawn: time for what follows from it. At first all comes at once. */
  get moveSeen(): boolean {
    const seen = this.#seen.value;
    return seen === undefined || seen === this.model.shown?.shown;
  }

  get selectedCity(): string | null {
    const trip = this.shown?.trip;
    if (trip && trip.goal !== START) return trip.goal;
    const { verb, what } = choiceParts(this.shown?.steps.at(-1) ?? "");
    return verb === "statue" || (verb === "shrine" && !isVillage(what)) ? what : null;
  }

  // --- picking ---

  /** Pick something; picked again, it is confirmed. */
  select(selection: Selection | null): void {
    this.#tidy();
    this.model.clearProblem();
    if (selection && this.picked === selection.steps.at(-1)) {
      void this.confirm();
      return;
    }
    this.#picked = selection;
    if (selection) this.asked = null;
  }

  drop(): void {
    this.#picked = null;
    this.place.click(null);
    this.#tidy();
    this.kind = null;
    this.model.clearProblem();
  }

  #tidy(): void {
    this.notice = null;
    this.#refused = null;
    this.ambiguous = [];
  }

  /** A choice as something to be confirmed; a piece may need a planned action to begin with. */
  selectionOf(choice: string, by?: Action): Selection | null {
    if (this.legal.all.includes(choice))
      return { steps: [choice], trip: this.#roadTrip(choice), actions: [] };
    const actions = this.openings.get(choice) ?? [];
    const action = by ?? actions[0];
    return action ? { steps: [`perform ${action}`, choice], trip: null, actions } : null;
  }

  #roadTrip(choice: string): Trip | null {
    const { verb, what } = choiceParts(choice);
    return verb === "travel" ? (this.model.insight.roads[what] ?? null) : null;
  }

  /** The cheapest way there, to be confirmed. */
  tripTo(goal: string): Selection | null {
    const journey = this.legal.travels.length > 0 ? this.model.journey(goal) : null;
    if (!journey || !this.legal.all.includes(`travel ${journey.roads[0]}`)) return null;
    return { steps: journey.roads.map((road) => `travel ${road}`), trip: journey, actions: [] };
  }

  /** The same with another planned action. */
  choosesBy(action: Action): void {
    if (this.picked) this.#picked = this.selectionOf(this.picked, action);
  }

  /** What it costs, in coins. */
  cost(selection: Selection): number {
    if (selection.trip) return selection.trip.toll;
    const { insight } = this.model;
    const choice = selection.steps.at(-1) ?? "";
    const { verb, what } = choiceParts(selection.steps[0] ?? "");
    return (
      (verb === "perform" ? insight.openings[what as Action]?.[choice] : insight.prices[choice]) ??
      0
    );
  }

  /** Make what is picked, one choice after the other, until one is refused. */
  confirm(): Promise<boolean> {
    return this.make(this.selection?.steps ?? []);
  }

  async make(steps: readonly string[]): Promise<boolean> {
    if (this.sending || this.model.pending || steps.length === 0) return false;
    if (this.holds(steps)) return false;
    this.sending = true;
    this.#tidy();
    this.#hovered = null;
    this.list = null;
    let done = true;
    for (const step of steps) {
      await this.model.caughtUp();
      // an automatic answer may have made it already
      if (!this.model.view?.legal.includes(step)) break;
      done = await this.model.choose(step);
      if (!done) break;
    }
    this.#picked = null;
    this.kind = null;
    this.sheet = null;
    this.sending = false;
    if (done && steps[0]?.startsWith("plan") && this.model.hotSeat) this.unlocked = null;
    return done;
  }

  async undo(wholeTurn = false): Promise<void> {
    this.drop();
    if (this.model.canUndo > 0) await this.model.undo(wholeTurn);
  }

  // --- what the map reports ---

  pick(pick: Pick): void {
    if (this.large && this.#opens(pick)) return;
    this.build(pick);
    this.place.click(this.selection || pick.kind === "road" ? null : pickPlace(pick));
  }

  /** The same where a city is shown in large already. */
  build(pick: Pick): void {
    switch (pick.kind) {
      case "space":
        return this.#try(`statue ${pick.city} ${pick.space}`, pick.city);
      case "shrine":
        return this.#pickShrine(pick.place);
      case "village":
        return this.#pickShrine(pick.id);
      case "road":
        return this.#try(`travel ${pick.id}`);
      case "start":
        return this.#pickJunction(START);
      case "city":
        return this.#pickJunction(pick.id);
    }
  }

  /** Look at something for a moment. */
  hover(pick: Pick | null): void {
    const place = pick ? pickPlace(pick) : "";
    this.#looked = this.board?.city(place) ? place : null;
    this.place.point(pick && pick.kind !== "road" ? place : null);
    this.#hovered = pick && this.model.myTurn ? selectionOfPick(this, pick) : null;
  }

  /** On a phone: a city in which something can be done, or that is only looked at, in large. */
  #opens(pick: Pick): boolean {
    const city = pick.kind === "city" ? pick.id : pick.kind === "space" ? pick.city : null;
    const place =
      city ?? (pick.kind === "shrine" && this.board?.city(pick.place) ? pick.place : null);
    if (!place || this.legal.flags.length > 0) return false;
    const builds = place in this.pickable.statues || this.pickable.shrineCities.includes(place);
    if (!builds && this.tripTo(place)) return false;
    this.sheet = place;
    this.asked = place;
    return true;
  }

  #pickShrine(place: string): void {
    const choice = shrineChoice(this.pickable, place);
    this.#try(choice ?? `shrine ${place}`, isVillage(place) ? null : place);
  }

  #pickJunction(id: string): void {
    if (this.legal.flags.includes(id)) return this.select(this.selectionOf(`flag ${id}`));
    const trip = this.tripTo(id);
    if (trip) return this.select(trip);
    if (id !== START) this.asked = id;
    const shrine = shrineChoice(this.pickable, id);
    if (shrine && this.pickable.statues[id] === undefined) this.#try(shrine, id);
    else if (!shrine && this.pickable.statues[id] === undefined) void this.#whyNotThere(id);
  }

  /** Why nothing can be built in a city, or why it cannot be reached. */
  async #whyNotThere(id: string): Promise<void> {
    const { scene } = this;
    const { question, insight, myTurn } = this.model;
    if (question?.kind === "building") {
      return this.whyNot(question.shrines > 0 ? `shrine ${id}` : `statue ${id} plain`);
    }
    if (!scene || !myTurn || question?.kind !== "turn") return;
    const { priest = "", open } = scene.view.seats[scene.seat] ?? {};
    if (priest === id) {
      const pieces = [`statue ${id} plain`, `shrine ${id}`];
      const piece = pieces.find((one) => builderOf(one, open ?? []));
      return piece ? this.whyNot(piece) : undefined;
    }
    const road = scene.board.roadsAt(priest).find(({ ends }) => ends.includes(id));
    const obstacle = insight.unreachable[id];
    if (road && !obstacle?.places.length) return this.whyNot(`travel ${road.id}`);
    if (obstacle) this.#refuse(null, obstacle);
  }

  /** The action that a piece on a turn would be built by: one that can be performed, or planned. */
  #builder(choice: string): Action | undefined {
    const open = this.model.mine?.open ?? [];
    return builderOf(choice, [...this.legal.performs, ...open, ...ACTIONS]);
  }

  #refuse(choice: string | null, obstacle: Obstacle): void {
    this.#picked = null;
    this.#refused = choice;
    this.notice = noticeOf(this.board, obstacle);
  }

  /** Pick a choice if it can be made; else say why it cannot, and show the city. */
  #try(choice: string, city: string | null = null): void {
    const selection = this.selectionOf(choice);
    if (selection) return this.select(selection);
    if (city && this.model.question?.kind === "turn" && this.tripTo(city))
      return this.#pickJunction(city);
    if (city) this.asked = city;
    void this.whyNot(choice, true);
  }

  /** Why a choice cannot be made; a piece is judged as part of an action that builds it. */
  async whyNot(choice: string, looking = false): Promise<void> {
    if (!this.model.myTurn) return;
    const by = this.model.question?.kind === "turn" ? this.#builder(choice) : undefined;
    try {
      const { legal, reason, rule, places } = await this.model.why(choice, by);
      if (looking && reason === "other-question") return; // nobody wanted to choose it
      if (!legal && reason && has(`reason-${reason}`)) {
        this.#refuse(choice, { reason, rule: rule ?? "", places });
      }
    } catch (error) {
      const { rule } = problemOf(error);
      this.notice = { text: problemText(problemOf(error)), rule, places: [] };
    }
  }

  pickCharacter(character: number): void {
    const choice = characterChoice(this.legal, character);
    if (choice) this.select(this.selectionOf(choice));
  }

  /** Back to the disc, from wherever one looked around. */
  toDisc(): void {
    this.lookAway = false;
    this.tab = "map";
  }

  /** Pick something that another press would confirm, without confirming it. */
  highlight(selection: Selection): void {
    this.#picked = selection;
    this.notice = null;
    this.asked = null;
  }

  /** Where the flag that is picked would go. */
  get flagMove(): FlagMove | null {
    const { verb, what } = choiceParts(this.picked ?? "");
    return verb === "flag" ? (this.model.insight.flags[what] ?? null) : null;
  }
}

const CONTEXT = Symbol("table UI");

export const setTableUi = (ui: TableUi): TableUi => setContext(CONTEXT, ui);
export const getTableUi = (): TableUi => getContext<TableUi>(CONTEXT);
