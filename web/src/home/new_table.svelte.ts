/** The table that is being set up, on the home page and on the page for new tables alike. */
import { api, problemOf, type Problem } from "../net/api.ts";
import { t } from "../text/i18n.svelte.ts";
import { keepInvite } from "../model/invites.ts";
import { prefs } from "../model/preferences.svelte.ts";
import type {
  About,
  BoardAbout,
  NewTable,
  Options,
  SetPace,
  SoloLevel,
  Special,
} from "../generated/protocol.ts";
import type { SeatRequest } from "../net/wire.ts";
import { content } from "../generated/content.ts";
import { go } from "../ui/route.svelte.ts";
import { newKey } from "../net/socket.ts";
import { kept } from "../net/storage.ts";
import {
  NO_PACE,
  RULEBOOK,
  type Mode,
  type SeatDraft,
  type SeatKind,
  type Wishes,
} from "./table_wishes.ts";

export const { most: MOST_SEATS, fewest: FEWEST_SEATS } = content.players;
/** Also tells that a table was opened on this device before. */
const KEPT = "new-table";
const FIRST_LEVEL: string = content.bots.first_game;
/** A style that is drawn when the table is opened. */
export const BY_LOT = "lot";
const LONGEST_NAME = content.limits.name;

const OF_MODE: Record<Exclude<Mode, "solo">, SeatKind> = {
  bots: "bot",
  hotseat: "here",
  invite: "guest",
};

class TableDraft {
  about = $state.raw<About | null>(null);
  seats = $state<SeatDraft[]>([]);
  wishes = $state<Wishes>({ ...RULEBOOK, switches: {}, pace: { ...NO_PACE } });
  /** The levels that the quick start remembers. */
  soloLevel = $state<SoloLevel>("medium");
  botLevel = $state(FIRST_LEVEL);
  busy = $state(false);
  /** Of the hours in which time counts: the one of whoever sets up the table. */
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  problem = $state.raw<Problem | null>(null);
  #key = newKey();

  constructor() {
    this.#restore();
  }

  /** Which of the quick starts this is; null for a mixture. */
  mode = $derived.by<Mode | null>(() => {
    if (this.wishes.solo) return "solo";
    const others = this.seats.slice(1).map((seat) => seat.kind);
    if (this.seats[0]?.kind !== "me") return null;
    const modes = Object.keys(OF_MODE) as Exclude<Mode, "solo">[];
    return modes.find((mode) => others.every((kind) => kind === OF_MODE[mode])) ?? null;
  });

  /** How many people and bots play, without Brahmabot. */
  players = $derived(this.wishes.solo ? 1 : this.seats.length);
  guests = $derived(
    this.wishes.solo ? 0 : this.seats.filter((seat) => seat.kind === "guest").length,
  );
  /** Whether tables here may have texts besides phrases. */
  offersText = $derived(this.about?.free_text ?? false);
  /** A board that the address names, besides those on offer. */
  #named = $state.raw<BoardAbout | null>(null);
  boards = $derived.by<readonly BoardAbout[]>(() => {
    const others = (this.about?.boards ?? []).filter(({ id }) => id !== this.#named?.id);
    return this.#named ? [this.#named, ...others] : others;
  });
  board = $derived(this.boards.find(({ id }) => id === this.wishes.board) ?? null);
  /** Why the table cannot be opened as it is; null if it can. */
  fault = $derived.by<string | null>(() => {
    if (this.board && !this.board.players.includes(this.players)) {
      return t("home-new-too-many-for-board", { players: playersText(this.board) });
    }
    return null;
  });
  /** Whether the set of characters for the first game can be had. */
  firstGameFits = $derived(includes(content.options.first_game.players, this.players));

  /** Ask the server what it offers. */
  async ask(): Promise<void> {
    try {
      await this.#askForBoard(new URLSearchParams(location.search).get("board"));
      if (this.about) return;
      this.about = await api.about();
      this.#fit(this.about);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Have the table on a board that is shared by link. */
  async #askForBoard(id: string | null): Promise<void> {
    if (!id) return;
    this.#named = await api.board(id);
    this.wishes.board = id;
    if (!this.#named.players.includes(this.players)) this.setMode("bots");
  }

  /** The best bot there is, for who wants no choice. */
  get bestLevel(): string {
    return this.about?.levels.at(-1) ?? this.botLevel;
  }

  setMode(mode: Mode): void {
    this.problem = null;
    if (mode === "solo") {
      this.wishes.solo = this.soloLevel;
      return;
    }
    this.wishes.solo = null;
    const count = Math.min(Math.max(this.seats.length, FEWEST_SEATS), this.#mostOnBoard());
    this.seats = Array.from({ length: count }, (_, seat) =>
      this.#seat(seat === 0 ? "me" : OF_MODE[mode], seat),
    );
  }

  /** As many seats, the new ones of the kind of the last. */
  setCount(count: number): void {
    const kind = this.seats.at(-1)?.kind ?? "bot";
    while (this.seats.length > count) this.seats.pop();
    while (this.seats.length < count) this.addSeat(kind === "me" ? "guest" : kind);
    if (this.board && !this.board.players.includes(count)) this.wishes.board = RULEBOOK.board;
  }

  addSeat(kind: SeatKind = "bot"): void {
    if (this.seats.length < MOST_SEATS) this.seats.push(this.#seat(kind, this.seats.length));
  }

  removeSeat(seat: number): void {
    if (this.seats.length > FEWEST_SEATS) this.seats.splice(seat, 1);
  }

  setSeat(seat: number, kind: SeatKind, level = this.botLevel): void {
    const before = this.seats[seat];
    if (!before) return;
    // There is one "me"; who was it before shares the screen.
    if (kind === "me") {
      for (const other of this.seats) if (other.kind === "me") other.kind = "here";
    }
    this.seats[seat] = { ...before, kind, level };
  }

  setStyle(seat: number, style: string): void {
    const found = this.seats[seat];
    if (found) found.style = style;
  }

  setSoloLevel(level: SoloLevel): void {
    this.soloLevel = level;
    this.wishes.solo = level;
  }

  setBotLevel(level: string): void {
    this.botLevel = level;
    for (const seat of this.seats) if (seat.kind === "bot") seat.level = level;
  }

  fillWithBots(): void {
    for (const seat of this.seats) {
      if (seat.kind === "guest") Object.assign(seat, { kind: "bot", level: this.botLevel });
    }
  }

  toggleSpecial(special: Special, on: boolean): void {
    const others = this.wishes.special.filter((one) => one !== special);
    this.wishes.special = on ? [...others, special] : others;
  }

  /** Everything but the seats as the rulebook has it. */
  reset(): void {
    const { solo, isPublic, hints, freeText, autoAnswer, pace } = this.wishes;
    this.wishes = { ...RULEBOOK, switches: {}, solo, isPublic, hints, freeText, autoAnswer, pace };
  }

  /** Special rules and final scoring by lot. */
  surprise(): void {
    const { special, final, final_tile: tile } = content.options;
    this.wishes.special = special.choices.filter(() => Math.random() < 0.5);
    this.wishes.final = drawn([null, ...final.choices]);
    this.wishes.finalTile = this.wishes.final ? drawn(tile.choices) : RULEBOOK.finalTile;
  }

  /** Open the table and go there. */
  async create(): Promise<void> {
    if (!this.fault) await this.#create(this.#asked());
  }

  /** The game to begin with: few rules, two easy opponents. */
  async createFirstGame(): Promise<void> {
    const bot: SeatRequest = { kind: "bot", level: FIRST_LEVEL };
    await this.#create({
      seats: [{ kind: "me", name: myName() }, bot, bot],
      options: { first_game: true },
      coached: true,
      key: this.#key,
    });
  }

  async #create(asked: NewTable): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.#keep();
    try {
      const made = await api.create(asked);
      this.#key = newKey();
      keepInvite(made);
      // The table makes them for whoever has not said no (table/TableScreen.svelte).
      if (!this.wishes.autoAnswer) {
        for (const seat of made.seats) kept.set(`auto-answer.${made.table}.${seat}`, true);
      }
      go(`/tables/${made.table}`);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  #asked(): NewTable {
    const { wishes } = this;
    const options: Options = {
      solo: wishes.solo,
      special: [...wishes.special],
      final: wishes.final,
      final_tile: wishes.finalTile,
      ...$state.snapshot(wishes.switches),
      first_game: wishes.firstGame && this.firstGameFits,
    };
    const me: SeatRequest = { kind: "me", name: myName() };
    const styles = this.about?.styles ?? [];
    const seats = wishes.solo ? [me] : this.seats.map((seat, at) => asked(seat, at, styles));
    const { board, isPublic, hints } = wishes;
    const agreed = { public: isPublic, hints, free_text: this.offersText && wishes.freeText };
    return { seats, board, options, ...agreed, pace: this.#pace(), key: this.#key };
  }

  /** What is asked of the server; a table for one person needs no clock. */
  #pace(): SetPace | null {
    const { kind, start, end, weekends, level } = this.wishes.pace;
    if (kind === "none" || this.wishes.solo) return null;
    return { kind, window: { start, end }, weekends, level, zone: this.zone };
  }

  #seat(kind: SeatKind, seat: number): SeatDraft {
    const before = this.seats[seat];
    return { kind, name: before?.name ?? "", level: this.botLevel };
  }

  #mostOnBoard(): number {
    return this.board ? Math.max(...this.board.players) : MOST_SEATS;
  }

  #keep(): void {
    const { seats, wishes, soloLevel, botLevel } = this;
    kept.set(KEPT, $state.snapshot({ seats, wishes, soloLevel, botLevel }));
  }

  /** As it was last time; a first visit begins with Brahmabot. */
  #restore(): void {
    const found = kept.get(KEPT) as Partial<TableDraft> | null;
    this.soloLevel = found?.soloLevel ?? "medium";
    this.botLevel = found?.botLevel ?? FIRST_LEVEL;
    const pace = { ...NO_PACE, ...found?.wishes?.pace };
    this.wishes = { ...RULEBOOK, solo: this.soloLevel, ...found?.wishes, pace };
    const seats = Array.isArray(found?.seats) ? found.seats.slice(0, MOST_SEATS) : [];
    this.seats = seats.length >= FEWEST_SEATS ? seats : [this.#seat("me", 0), this.#seat("bot", 1)];
  }

  /** What was kept may not be on offer any more. */
  #fit(about: About): void {
    const { wishes } = this;
    if (!this.boards.some(({ id }) => id === wishes.board)) {
      wishes.board = about.boards[0]?.id ?? RULEBOOK.board;
    }
    if (!about.levels.includes(this.botLevel)) this.setBotLevel(about.levels.at(-1) ?? "random");
    for (const seat of this.seats) {
      if (!about.levels.includes(seat.level)) seat.level = this.botLevel;
    }
    const { special, final } = content.options;
    wishes.special = wishes.special.filter((one) => special.choices.includes(one));
    if (wishes.final && !final.choices.includes(wishes.final)) wishes.final = null;
  }
}

function asked(seat: SeatDraft, index: number, styles: readonly string[]): SeatRequest {
  if (seat.kind === "bot") return { kind: "bot", level: seat.level, style: styleFor(seat, styles) };
  if (seat.kind === "guest") return { kind: "guest" };
  return { kind: "me", name: seat.kind === "me" ? myName() : nameHere(seat, index) };
}

/** The style asked for, if it is on offer. */
function styleFor(seat: SeatDraft, styles: readonly string[]): string | null {
  if (seat.style === BY_LOT) return drawn([...styles]);
  return styles.find((style) => style === seat.style) ?? null;
}

/** Whether bots of the level can have a style. */
export function hasStyle(level: string): boolean {
  return (content.bots.with_style as readonly string[]).includes(level);
}

/** Whether somebody has opened a table on this device. */
export function hasPlayedHere(): boolean {
  return kept.get(KEPT) !== null;
}

/** The name of this person; those without one are called by their colour. */
export function myName(): string {
  return prefs.name.trim().slice(0, LONGEST_NAME);
}

/** The name of somebody else at this screen. */
export function nameHere(seat: SeatDraft, index: number): string {
  return seat.name.trim().slice(0, LONGEST_NAME) || `${t("name-unnamed")} ${index + 1}`;
}

/** "2-4". */
export function playersText(board: BoardAbout): string {
  const [least, most] = [Math.min(...board.players), Math.max(...board.players)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** Lists of content know what is in them; others may ask for anything. */
function includes(list: readonly number[], one: number): boolean {
  return list.includes(one);
}

function drawn<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T;
}

export const draft = new TableDraft();
