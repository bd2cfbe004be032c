/** The board that is being drawn: its text, what the server says of it, and the way back. */
import { api, problemOf, type Problem } from "../net/api.ts";
import { kept } from "../net/storage.ts";
import type {
  BoardDraft,
  BoardMistake,
  BoardSketch,
  DraftRequest,
  Point,
  SharedBoardLink,
  SketchLayout,
} from "../generated/protocol.ts";
import type { LayoutName } from "../net/wire.ts";
import { i18n } from "../text/i18n.svelte.ts";

export type BoardEdit = NonNullable<DraftRequest["edit"]>;
export type Tool = "move" | "city" | "road";
/** A place of the map: which kind of section of the file, and which of them, counted from one. */
export interface Spot {
  section: "start" | "city" | "village" | "road";
  number: number;
}

const KEPT = "board-draft";
const MOST_STEPS = 200;
/** Milliseconds without a key after which a text or a move is sent. */
const PAUSE = 350;

export const sameSpot = (a: Spot | null, b: Spot): boolean =>
  a?.section === b.section && a.number === b.number;

export class BoardEditor {
  /** As it is written in the field, also while the server looks at it. */
  text = $state("");
  draft = $state.raw<BoardDraft | null>(null);
  problem = $state.raw<Problem | null>(null);
  layout = $state<LayoutName>("wide");
  tool = $state<Tool>("move");
  chosen = $state.raw<Spot | null>(null);
  /** Where something is being moved to, until the server has it. */
  moving = $state.raw<{ spot: Spot; at: Point } | null>(null);
  #past = $state.raw<readonly string[]>([]);
  #future = $state.raw<readonly string[]>([]);
  #queue: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #waiting: (() => Promise<void>) | null = null;
  /** What somebody has typed and the server has not been asked about: no answer replaces it. */
  #typed: string | null = null;
  /** What was moved by keys last, if nothing else was changed since. */
  #nudged: Spot | null = null;

  /** The last sketch of a text that could be read. */
  sketch = $state.raw<BoardSketch | null>(null);
  mistakes = $derived<readonly BoardMistake[]>(this.draft?.mistakes ?? []);
  sheet = $derived<SketchLayout | null>(this.sketch?.[this.layout] ?? null);
  canUndo = $derived(this.#past.length > 0);
  canRedo = $derived(this.#future.length > 0);

  /** As it was left on this device; else with nothing but the start. */
  async begin(): Promise<void> {
    const left = kept.get(KEPT);
    if (typeof left === "string" && left) await this.#ask({ text: left });
    else await this.#ask({});
  }

  /** The board under a link of the server; null if that cannot be. */
  async share(): Promise<SharedBoardLink | null> {
    this.#flush();
    await this.#queue;
    try {
      this.problem = null;
      return await api.shareBoard(this.text);
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    }
  }

  /** With nothing but the start, or with a copy of a board. */
  anew(board: string | null): Promise<void> {
    return this.#change(() => this.#ask({ board }));
  }

  open(text: string): Promise<void> {
    return this.#change(() => this.#ask({ text }));
  }

  edit(edit: BoardEdit): Promise<void> {
    return this.#change(() => this.#ask({ text: this.text, edit }));
  }

  /** Somebody types: looked at when they pause. */
  type(text: string): void {
    if (this.#typed === null) {
      this.#flush();
      this.#remember();
    }
    this.#typed = this.text = text;
    this.#later(() => {
      this.#typed = null;
      return this.#ask({ text: this.text });
    });
  }

  /** Move by keys: step by step on the map, and sent when they rest; one step of the way back. */
  nudge(spot: Spot, at: Point): void {
    if (this.moving && !sameSpot(spot, this.moving.spot)) this.#flush();
    this.moving = { spot, at };
    this.#later(() => {
      if (!this.#nudged || !sameSpot(spot, this.#nudged)) this.#remember();
      this.#nudged = spot;
      return this.#move(spot, at);
    });
  }

  move(spot: Spot, at: Point): Promise<void> {
    this.moving = { spot, at };
    return this.#change(() => this.#move(spot, at));
  }

  undo(): Promise<void> {
    return this.#step(true);
  }

  redo(): Promise<void> {
    return this.#step(false);
  }

  mistakesAt(section: BoardMistake["section"], number: number | null): BoardMistake[] {
    return this.mistakes.filter((one) => one.section === section && one.number === number);
  }

  point(spot: Spot): Point | null {
    if (this.moving && sameSpot(spot, this.moving.spot)) return this.moving.at;
    return this.#pointIn(spot);
  }

  #pointIn({ section, number }: Spot): Point | null {
    const { sketch, layout } = this;
    if (section === "start") return sketch?.[`start_${layout}`] ?? null;
    if (section === "city") return sketch?.cities[number - 1]?.[layout] ?? null;
    return sketch?.villages[number - 1]?.[layout] ?? null;
  }

  async #move({ section, number }: Spot, at: Point): Promise<void> {
    if (section === "road") return;
    const place = { section, number: section === "start" ? null : number };
    const edit: BoardEdit = { edit: "move", ...place, layout: this.layout, at };
    await this.#ask({ text: this.text, edit });
    if (this.moving?.at === at) this.moving = null; // else it is moved on
  }

  /** One change after the other: each goes by the text that the one before has made. */
  #change(change: () => Promise<void>): Promise<void> {
    this.#flush();
    return this.#enqueue(async () => {
      this.#remember();
      await change();
    });
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work);
    return this.#queue;
  }

  #later(work: () => Promise<void>): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#waiting = work;
    this.#timer = setTimeout(() => this.#flush(), PAUSE);
  }

  /** Send what waits for a pause. */
  #flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const work = this.#waiting;
    this.#waiting = null;
    if (work) void this.#enqueue(work);
  }

  #remember(): void {
    this.#nudged = null;
    if (!this.text || this.#past.at(-1) === this.text) return;
    this.#past = [...this.#past.slice(-MOST_STEPS), this.text];
    this.#future = [];
  }

  #step(back: boolean): Promise<void> {
    this.#flush();
    return this.#enqueue(async () => {
      this.#nudged = null;
      const from = (back ? this.#past : this.#future).filter((text) => text !== this.text);
      const to = from.at(-1);
      if (to === undefined) return;
      const [rest, others] = [from.slice(0, -1), back ? this.#future : this.#past];
      const here = [...others, this.text];
      [this.#past, this.#future] = back ? [rest, here] : [here, rest];
      await this.#ask({ text: to });
    });
  }

  async #ask(asked: DraftRequest): Promise<void> {
    try {
      const draft = await api.draftBoard({ ...asked, language: i18n.language });
      this.draft = draft;
      if (this.#typed === null) this.text = draft.text;
      this.sketch = draft.sketch ?? this.sketch;
      this.problem = null;
      kept.set(KEPT, draft.text);
    } catch (error) {
      this.problem = problemOf(error);
      this.moving = null;
    }
  }

  /** The same in another language. */
  again(): Promise<void> {
    return this.#enqueue(() => (this.text ? this.#ask({ text: this.text }) : Promise.resolve()));
  }
}
