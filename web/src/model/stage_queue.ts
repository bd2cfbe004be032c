/** Stages that are shown one after the other, each long enough to be seen. */
import type { Entry } from "../generated/protocol.ts";
import { momentOf, weightOf } from "./moments.ts";
import { withEntries, type Stage } from "./stages.ts";

/** A stage, and the log as it is then. */
export interface QueuedStage {
  stage: Stage;
  log: readonly Entry[];
  /** Of an update: what is my own doing is shown at once. */
  first: boolean;
}

/** How stages are shown at a table, whatever place is looked from. */
export interface Pacing {
  /** Milliseconds that an ordinary stage is looked at. */
  readonly pace: number;
  readonly paused: boolean;
  /** Everything at once, until I have to decide. */
  readonly skipping: boolean;
  /** Moments end when somebody says so, as nothing moves. */
  readonly still: boolean;
}

const MOST_PAST = 300; // stages that can be shown again

/** Who is shown the stages. */
export interface Audience {
  /** Whether a seat is played from here; nobody's is for those who only watch. */
  isMine(seat: number | null): boolean;
  show(queued: QueuedStage, newest: boolean): void;
  /** Something waits, or no longer. */
  changed(): void;
  /** Tell when what is shown now has been drawn. */
  whenDrawn(act: () => void): void;
}

export class StageQueue {
  #audience: Audience;
  #pacing: Pacing;
  #waiting: QueuedStage[] = [];
  #past: QueuedStage[] = []; // since my last choice, the position it led to first
  #again = 0; // of those that wait, how many have been shown before
  #log: readonly Entry[] = [];
  #current: Stage | null = null;
  #ownLast = false;
  #shownAt = -Infinity;
  #drawn = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  held = false;

  constructor(audience: Audience, pacing: Pacing) {
    this.#audience = audience;
    this.#pacing = pacing;
  }

  /** How many stages have come and are not shown. */
  get left(): number {
    return this.#waiting.length;
  }

  /** How many stages there are to be shown again. */
  get past(): number {
    return Math.max(0, this.#past.length - 1);
  }

  get again(): boolean {
    return this.#again > 0;
  }

  /** Show a position at once, whatever was shown before; null: the log goes on. */
  begin(stage: Stage, log: readonly Entry[] | null): void {
    clearTimeout(this.#timer);
    this.#log = log ?? withEntries(this.#log, stage.entries);
    this.#waiting = [];
    this.#again = 0;
    this.held = false;
    if (log) this.#past = [];
    this.#put({ stage, log: this.#log, first: true });
    this.#audience.changed();
  }

  add(stages: readonly Stage[]): void {
    stages.forEach((stage, index) => {
      this.#log = withEntries(this.#log, stage.entries);
      this.#waiting.push({ stage, log: this.#log, first: index === 0 });
    });
    this.advance();
  }

  /** Show what is due, and come back for the rest. */
  advance(): void {
    clearTimeout(this.#timer);
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = this.#wait(next);
      if (wait > 0) {
        if (wait < Infinity) this.#timer = setTimeout(() => this.advance(), wait);
        break;
      }
      this.#next();
    }
    this.#audience.changed();
  }

  /** Show one more. */
  step(): void {
    clearTimeout(this.#timer);
    this.held = false;
    if (this.#waiting.length > 0) this.#next();
    this.#audience.changed();
  }

  /** Show all there is, at once. */
  showAll(): void {
    clearTimeout(this.#timer);
    this.held = false;
    while (this.#waiting.length > 0) this.#next();
    this.#audience.changed();
  }

  /** End a moment that waits to be ended. */
  proceed(): void {
    this.held = false;
    this.#shownAt = -Infinity;
    this.advance();
  }

  /** Show once more what has happened since my last choice. */
  showAgain(): void {
    if (this.past === 0) return;
    clearTimeout(this.#timer);
    this.#waiting = [...this.#past, ...this.#waiting];
    this.#again = this.#past.length;
    this.#past = [];
    this.#ownLast = false;
    this.held = false;
    this.#next();
    this.advance();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #wait({ stage: next, first }: QueuedStage): number {
    const { pace, paused, skipping, still } = this.#pacing;
    if (skipping || pace === 0) return 0;
    if (!this.#drawn) return Infinity;
    if (isQuiet(next) || (first && this.#again === 0 && this.#isOwn(next))) return 0;
    if (paused) return Infinity;
    const moment = this.#current && momentOf(this.#current);
    if (still && moment && moment !== momentOf(next) && this.#shownAt > -Infinity) {
      this.held = true;
      return Infinity;
    }
    const looked = this.#current ? weightOf(this.#current, this.#ownLast) * pace : 0;
    return Math.max(0, this.#shownAt + looked - Date.now());
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    if (this.#again > 0) this.#again--;
    this.#put(next);
  }

  #put(queued: QueuedStage): void {
    const { stage } = queued;
    if (!isQuiet(stage)) this.#remember(stage);
    this.#past.push(queued);
    if (this.#past.length > MOST_PAST) this.#past.shift();
    this.#audience.show(queued, this.#waiting.length === 0);
  }

  #remember(stage: Stage): void {
    const own = this.#isOwn(stage);
    // What others did before my turn can be shown again until they go on.
    if (this.#ownLast && !own) this.#past = this.#past.slice(-1);
    this.#ownLast = own;
    this.#current = stage;
    this.#shownAt = Date.now();
    this.#drawn = false;
    this.#audience.whenDrawn(() => {
      if (this.#current !== stage || this.#drawn) return;
      this.#drawn = true;
      this.advance();
    });
  }

  /** Whether a choice made here begins with it. */
  #isOwn({ begins }: Stage): boolean {
    return begins.some(
      ({ kind, seat, level }) =>
        (kind === "choice" || kind === "undo") && level === null && this.#audience.isMine(seat),
    );
  }
}

/** Whether there is nothing to look at: others are ready, or sit down, or have a new name. */
function isQuiet({ events, entries }: Stage): boolean {
  if (entries.length === 0 || entries.some(({ kind }) => kind === "undo")) return false;
  return events.every(({ event }) => event === "ready");
}
