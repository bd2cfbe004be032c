/**
 * The coach of a table: hints step by step, and explanations one by one.
 *
 *   const coach = setCoach(new Coach(model));   // in the screen
 *   const coach = getCoach();                   // in its parts
 */
import { getContext, setContext } from "svelte";
import type { Hint, Outlook } from "../generated/protocol.ts";
import type { TableModel } from "../model/table_model.svelte.ts";
import { problemOf, type Problem } from "../net/api.ts";
import {
  eventsSince,
  explainedBefore,
  forChoices,
  forDecision,
  forEvents,
  forView,
  keepExplained,
  markOf,
  type LogMark,
} from "./explanations.ts";

/** How much of a hint is told: where to look, the idea, the choice. */
export const LOOK = 1;
export const IDEA = 2;
export const CHOICE = 3;

export class Coach {
  readonly model: TableModel;
  thinking = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** How much of the hint is told; 0: nothing. */
  told = $state(0);
  /** A choice that was wanted and is warned about; wanted once more, it is made. */
  held = $state<string | null>(null);
  /** Whether the list of explanations is open. */
  listed = $state(false);
  explained = $state.raw<readonly string[]>(explainedBefore());
  #hint = $state.raw<Hint | null>(null);
  #outlook = $state.raw<Outlook | null>(null);
  #due = $state.raw<readonly string[]>([]);
  #read: LogMark | null = null; // how far the log was looked at

  constructor(model: TableModel) {
    this.model = model;
  }

  /** Whether there are hints at this table. */
  offered = $derived.by(() => this.model.status === "running" && this.model.table?.hints === true);
  /** Whether one can be had now. */
  available = $derived.by(() => this.offered && this.model.myTurn);

  /** The hint for what is asked now; none once the person has chosen. */
  hint = $derived.by<Hint | null>(() => this.#stillAsked(this.#hint));
  /** What others may do about a choice that is considered; none once the person has chosen. */
  outlook = $derived.by<Outlook | null>(() => this.#stillAsked(this.#outlook));

  #stillAsked<Help extends Hint | Outlook>(help: Help | null): Help | null {
    if (!help || !this.model.myTurn || help.seat !== this.model.seat) return null;
    const over = this.model.entries.some(
      ({ seat, kind, sequence }) =>
        seat === help.seat && sequence > help.sequence && (kind === "choice" || kind === "undo"),
    );
    return over ? null : help;
  }

  /** What is to be explained now. */
  explanation = $derived<string | null>(this.#due[0] ?? null);
  waiting = $derived(Math.max(0, this.#due.length - 1));

  // --- warnings ---

  /** In a first game: whether a warning has to be read before the choices are made. */
  holds(steps: readonly string[], considered: string | null): boolean {
    const [choice = ""] = steps;
    const { table, insight } = this.model;
    const unread = choice !== considered && (insight.warnings[choice] ?? []).length > 0;
    this.held = table?.coached && unread ? choice : null;
    return this.held !== null;
  }

  // --- hints ---

  /** Ask for a hint, or tell the next step of it. */
  async more(): Promise<void> {
    if (this.hint) {
      this.told = Math.min(this.told + 1, CHOICE);
      return;
    }
    await this.#ask(LOOK);
  }

  /** A hint with all of its steps at once. */
  async show(): Promise<void> {
    if (this.hint) this.told = CHOICE;
    else await this.#ask(CHOICE);
  }

  /** What others may do about a plan, or after the end of the turn. */
  async lookAhead(choice: string): Promise<void> {
    await this.#think(async () => {
      this.#outlook = await this.model.outlook(choice);
    });
  }

  async #ask(told: number): Promise<void> {
    await this.#think(async () => {
      this.#hint = await this.model.hint();
      this.told = told;
    });
  }

  /** A bot is asked, one thing at a time. What was told before makes room. */
  async #think(ask: () => Promise<void>): Promise<void> {
    if (this.thinking || !this.available) return;
    this.close();
    this.thinking = true;
    try {
      await ask();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.thinking = false;
    }
  }

  close(): void {
    this.#hint = null;
    this.#outlook = null;
    this.problem = null;
    this.listed = false;
  }

  // --- explanations ---

  /** Look at what has happened, and at what is asked: called for every change of the table. */
  notice(): void {
    const { model } = this;
    if (!model.table?.coached || model.spectator) return;
    const events = eventsSince(model.entries, this.#read);
    this.#read = markOf(model.entries);
    const found = [
      ...forEvents(events, model.seat),
      ...forView(model.view),
      ...(model.myTurn ? [...forDecision(model.question), ...forChoices(model.choices.all)] : []),
    ];
    const known = [...this.explained, ...this.#due];
    const fresh = found.filter((id) => !known.includes(id));
    if (fresh.length > 0) this.#explain([...this.#due, ...fresh]);
  }

  /** The explanation was read: on to the next. */
  dismiss(): void {
    this.#explain(this.#due.slice(1));
  }

  /** Whatever comes first is shown, so it has been explained. */
  #explain(due: readonly string[]): void {
    this.#due = due;
    const [first] = due;
    if (first === undefined || this.explained.includes(first)) return;
    this.explained = [...this.explained, first];
    keepExplained(this.explained);
  }
}

const CONTEXT = Symbol("coach");

export const setCoach = (coach: Coach): Coach => setContext(CONTEXT, coach);
export const getCoach = (): Coach => getContext<Coach>(CONTEXT);
