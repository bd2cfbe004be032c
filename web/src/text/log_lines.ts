/** The log: what happened, line by line, as ids of texts and what goes into them. */
import type { Action, GameEvent, Reward, Space, Entry } from "../generated/protocol.ts";

/** Something to be named in the language of the page. */
export type Ref =
  | { seat: number }
  | { junction: string }
  /** Where a road comes from that leads there. */
  | { road: string; to: string }
  | { village: string }
  | { action: Action }
  | { reward: Reward }
  | { space: Space }
  | { level: string }
  | { colour: number }
  | { text: string };
export type Args = Record<string, string | number | Ref>;

export interface LogLine {
  /** Unique in the log of a place. */
  key: string;
  sequence: number;
  at: number;
  /** "round" parts the log; "move" is what somebody did; "gain" what came of it; "table" the rest. */
  kind: "round" | "move" | "gain" | "table";
  seat: number | null;
  /** Of the text if the seat is somebody else's or mine; `yours` where the two differ. */
  id: string;
  yours?: string;
  args: Args;
  /** City, village or road to show on the map. */
  place: string | null;
}

type Said = Pick<LogLine, "kind" | "id" | "args"> & Partial<Pick<LogLine, "yours" | "place">>;
type Coins = Extract<GameEvent, { event: "coins" }>;

const cache = new WeakMap<Entry, LogLine[]>();

/** The lines of these entries, oldest first; the lines of an entry stay the same objects. */
export function linesOf(entries: readonly Entry[]): LogLine[] {
  return entries.flatMap((entry) => {
    let lines = cache.get(entry);
    if (!lines) cache.set(entry, (lines = entryLines(entry)));
    return lines;
  });
}

/** What somebody set for their own seat: it does not concern the game. */
export function isSetting({ id }: LogLine): boolean {
  return id.startsWith("log-entry-auto-answer");
}

function entryLines(entry: Entry): LogLine[] {
  const about = tableLine(entry);
  const said = [...(about ? [{ seat: entry.seat, said: about }] : []), ...eventsSaid(entry.events)];
  return said.map((one, index) =>
    line(one, `${entry.sequence}.${index}`, entry.sequence, entry.at),
  );
}

const ROUND = "log-event-round-begins";
const TURN = "log-event-turn-begins";
/** What begins a turn, or something like it. */
const BEGINNINGS = [TURN, "log-event-tile"];
const SCORED = "log-event-worship";

const HINT = "log-entry-hint";

/** Lines that belong together, in the order in which they happened: a turn, a scoring. */
export interface LogGroup {
  lines: LogLine[];
  /** The round that it belongs to, where its beginning is known. */
  round: number | null;
  /** A city is scored; else the first line says what it is about. */
  scoring: boolean;
}

/** Whose turn it was, if it was one. */
export function turnOf({ lines }: LogGroup): number | null {
  const [first] = lines;
  return first?.id === TURN ? first.seat : null;
}

function isSaid({ lines }: LogGroup, { id, seat }: LogLine): boolean {
  return lines.some((line) => line.id === id && line.seat === seat);
}

/** The lines turn by turn; what parts rounds stands alone, and a hint is told once a turn. */
export function turnsOf(lines: readonly LogLine[]): LogGroup[] {
  const found: LogGroup[] = [];
  let round: number | null = null;
  for (const line of lines) {
    const last = found.at(-1);
    if (line.id === ROUND && typeof line.args.round === "number") round = line.args.round;
    const scoring = line.id === SCORED;
    if (line.id === HINT && last && isSaid(last, line)) continue;
    const begins = BEGINNINGS.includes(line.id) || (scoring && !last?.scoring);
    if (!last || begins || line.kind === "round" || last.lines[0]?.kind === "round") {
      found.push({ lines: [line], round, scoring });
    } else last.lines.push(line);
  }
  return found;
}

/**
 * The last turns with at least so many lines, each of them whole: one that lost a line at its
 * beginning with every new one at the end would be drawn anew all the time.
 */
export function latestTurns(lines: readonly LogLine[], most: number): LogGroup[] {
  const turns = turnsOf(lines);
  let first = turns.length;
  for (let count = 0; first > 0 && count < most; first--)
    count += turns[first - 1]?.lines.length ?? 0;
  return turns.slice(first);
}

/** The lines of what a decision of a finished game led to. */
export function decisionLines(events: readonly GameEvent[], index: number): LogLine[] {
  return eventsSaid(events).map((one, n) => line(one, `${index}.${n}`, index, 0));
}

interface SaidOf {
  seat: number | null;
  said: Said;
}

function eventsSaid(events: readonly GameEvent[]): SaidOf[] {
  return events.flatMap((event, index) => {
    const said = eventLine(event, index, events);
    return said ? [{ seat: event.seat, said }] : [];
  });
}

function line({ seat, said }: SaidOf, key: string, sequence: number, at: number): LogLine {
  const { place = null, ...rest } = said;
  const args = seat === null ? rest.args : { name: { seat }, ...rest.args };
  return { key, sequence, at, seat, place, ...rest, args };
}

// --- entries ---------------------------------------------------------------------------------------

function tableLine(entry: Entry): Said | null {
  const level = { level: entry.level ?? "" };
  const seat = entry.seat ?? 0;
  switch (entry.kind) {
    case "choice":
      if (!entry.fault) return null;
      return table("stood-in", { level, fault: { text: `log-fault-${entry.fault}` } });
    case "undo":
      return table("undo", { count: entry.back ?? 1 });
    case "bot":
      return table("bot", { level, colour: { colour: seat } });
    case "left":
      return entry.level
        ? table("left-bot", { level, colour: { colour: seat } })
        : table("left", { name: { colour: seat } });
    case "handed-over":
    case "timed-out":
    case "stand-in":
      return table(entry.kind, { level });
    case "deadline":
      return null; // the clock shows it
    case "warned":
      return table(entry.part === "tenth" ? "warned-tenth" : "warned-half");
    case "renamed":
      return table("renamed", { colour: { colour: seat }, name: givenName(entry) });
    case "auto-answer":
      return table(entry.on ? "auto-answer-on" : "auto-answer-off");
    case "rematch":
      return table(entry.seat === null ? "rematch-host" : "rematch");
    case "sat":
      return table("sat", { name: givenName(entry) });
    default:
      return table(entry.kind);
  }
}

/** The name that an entry gives a person; without one they are called by their colour. */
function givenName(entry: Entry): string | Ref {
  return entry.name || { colour: entry.seat ?? 0 };
}

function table(id: string, args: Args = {}): Said {
  return { kind: "table", id: `log-entry-${id}`, args };
}

// --- events --------------------------------------------------------------------------------------

function move(id: string, args: Args = {}, place: string | null = null): Said {
  return { kind: "move", id: `log-event-${id}`, args, place };
}

function gain(id: string, args: Args): Said {
  return { kind: "gain", id: `log-event-${id}`, args };
}

function round(id: string, args: Args = {}, place: string | null = null): Said {
  return { kind: "round", id: `log-event-${id}`, args, place };
}

export type WorshipPart = Extract<GameEvent, { event: "worship-of-pieces" | "worship-of-ability" }>;

/** What one kind of piece, or an ability, adds to a seat's worship. */
export function worshipPart(event: WorshipPart): Pick<LogLine, "id" | "args"> {
  const { points } = event;
  if (event.event === "worship-of-ability") {
    return { id: "log-event-worship-of-ability", args: { character: event.character, points } };
  }
  const id = `log-event-worship-of-pieces-${event.piece}`;
  return { id, args: { count: event.count, points } };
}

function eventLine(event: GameEvent, index: number, all: readonly GameEvent[]): Said | null {
  switch (event.event) {
    case "round-begins":
      return round(
        "round-begins",
        { round: event.round, city: { junction: event.city } },
        event.city,
      );
    case "round-ends":
      return round("round-ends", { round: event.round });
    case "game-ends":
      return round(event.statues ? "game-ends-statues" : "game-ends");
    case "settled":
      return move("settled", { village: { village: event.village } }, event.village);
    case "turn-begins": {
      const args = { first: { action: event.first }, second: { action: event.second } };
      return { ...move("turn-begins", args), yours: "log-event-turn-begins-your" };
    }
    case "performs":
      return move(event.token ? "performs-token" : "performs", {
        action: { action: event.action },
      });
    case "travels":
      return travels(event, index, all);
    case "coins":
      return coins(event);
    case "prestige":
      return goods("prestige", event);
    case "tokens":
      // A token that pays for an action is told with the action.
      return event.amount < 0 && event.why === "action" ? null : goods("tokens", event);
    case "shrines":
      return gain("shrines", { count: event.amount, why: why(event.why) });
    case "shrine-in-village":
      return shrine(
        "shrine-in-village",
        { village: { village: event.village } },
        event.village,
        index,
        all,
      );
    case "shrine-in-city":
      return shrine("shrine-in-city", { city: { junction: event.city } }, event.city, index, all);
    case "statue":
      return statue(event, index, all);
    case "shrine-removed":
      return move("shrine-removed", { city: { junction: event.city } }, event.city);
    case "flag": {
      const args = { city: { junction: event.city }, from: event.from, to: event.to };
      return move("flag", args, event.city);
    }
    case "character-taken":
      if (event.robbed === null) return move("character-taken", { character: event.character });
      return move("character-taken-from", {
        character: event.character,
        other: { seat: event.robbed },
      });
    case "drafted":
    case "character-returned":
    case "character-drawn":
    case "ability":
    case "maharani-placed":
    case "maharani-returned":
      return move(event.event, { character: event.character });
    case "worship":
      return gain("worship", { points: event.points, rank: event.rank });
    case "worship-of-pieces":
    case "worship-of-ability":
      return null; // told together, by the line of the seat's worship
    case "flags-close-up":
    case "rewards-slide":
      return gain(event.event, {});
    case "reward":
    case "reward-gone":
      return move(event.event, { reward: { reward: event.reward } });
    case "tile":
      return move("tile", { check: event.check, performed: event.performed });
    case "ready":
    case "turn-ends":
      return move(event.event);
  }
}

function travels(
  event: Extract<GameEvent, { event: "travels" }>,
  index: number,
  all: readonly GameEvent[],
): Said {
  const paid = tollsAfter(index, all).filter(({ seat }) => seat === event.seat);
  const count = -paid.reduce((sum, { amount }) => sum + amount, 0);
  const { road, to } = event;
  const args = { from: { road, to }, to: { junction: to } };
  if (count > 0) return move("travels-toll", { ...args, count }, road);
  return move("travels", args, road);
}

/** The tolls of a road follow at once, two events for each. */
function tollsAfter(index: number, all: readonly GameEvent[]): Coins[] {
  const tolls: Coins[] = [];
  for (const event of all.slice(index + 1)) {
    if (event.event !== "coins" || event.why !== "toll") break;
    tolls.push(event);
  }
  return tolls;
}

function coins(event: Coins): Said | null {
  if (event.why === "toll") {
    // Paid tolls are told with the journey, by what each of the owners got.
    if (event.amount < 0 || event.other === null) return null;
    return gain("toll-received", { count: event.amount, other: { seat: event.other } });
  }
  // A price is told with what was built.
  return event.why === "price" ? null : goods("coins", event);
}

function goods(what: string, event: { amount: number; why: string }): Said {
  const id = event.amount < 0 ? `${what}-lost` : `${what}-gained`;
  return gain(id, { count: Math.abs(event.amount), why: why(event.why) });
}

function why(reason: string): Ref {
  return { text: `log-why-${reason}` };
}

/** What a piece cost: the price stands beside it, before or, for Brahmabot, after. */
function priceOf(index: number, all: readonly GameEvent[]): number {
  for (const event of [all[index - 1], all[index + 1]]) {
    if (event?.event === "coins" && event.why === "price" && event.seat === all[index]?.seat) {
      return -event.amount;
    }
  }
  return 0;
}

function shrine(
  id: string,
  args: Args,
  place: string,
  index: number,
  all: readonly GameEvent[],
): Said {
  return move(priceOf(index, all) > 0 ? id : `${id}-free`, args, place);
}

function statue(
  event: Extract<GameEvent, { event: "statue" }>,
  index: number,
  all: readonly GameEvent[],
): Said {
  const args = { city: { junction: event.city }, space: { space: event.space } };
  const count = priceOf(index, all);
  return count > 0
    ? move("statue-paid", { ...args, count }, event.city)
    : move("statue", args, event.city);
}
