/** What a message of the server shows, one position after the other (docs/protocol.md, "Stages"). */
import type {
  Entry,
  GameEvent,
  Insight,
  StageChanges,
  Table,
  Update,
  View,
} from "../generated/protocol.ts";
import { NO_INSIGHT } from "./prices.ts";

/** A position that is shown, and what has happened since the one before. */
export interface Stage {
  view: View | null;
  insight: Insight;
  /** The table as it is; null on the way there, where nobody has anything to decide. */
  table: Table | null;
  events: readonly GameEvent[];
  /** What was done here, each as far as it has come. */
  entries: readonly Entry[];
  /** The entries among them that begin here. */
  begins: readonly Entry[];
}

interface Position {
  view: View;
  standings: Insight["standings"];
}

/** The stages of an update, first to last; the last one is the table itself. */
export function stagesOf({ table, entries }: Pick<Update, "table" | "entries">): Stage[] {
  const positions = positionsOf(table, entries);
  const found: Stage[] = [];
  let waiting: Entry[] = []; // entries without a position of their own come with the next one
  const show = (entry: Entry | null, from: number, to: number, shown: Shown): void => {
    const parts = entry ? [...waiting, part(entry, to)] : waiting;
    const begins = entry && from > 0 ? waiting : parts;
    const events = [
      ...waiting.flatMap((one) => one.events),
      ...(entry?.events.slice(from, to) ?? []),
    ];
    found.push({ ...shown, events, entries: parts, begins });
    waiting = [];
  };
  entries.forEach((entry, index) => {
    let from = 0;
    entry.stages.forEach((stage, at) => {
      const position = positions[index]?.[at];
      if (position) show(entry, from, stage.events, onTheWay(position));
      from = stage.events;
    });
    const last = index === entries.length - 1;
    if (last) show(entry, from, entry.events.length, now(table));
    else if (entry.stages.length === 0) waiting.push(entry);
  });
  if (found.length === 0) show(null, 0, 0, now(table));
  return withTally(found);
}

type Shown = Pick<Stage, "view" | "insight" | "table">;

function now(table: Table): Shown {
  return { view: table.view, insight: table.insight ?? NO_INSIGHT, table };
}

function onTheWay({ view, standings }: Position): Shown {
  return { view, insight: { ...NO_INSIGHT, standings }, table: null };
}

/** The end is seen on the table before the scores take its place. */
function withTally(stages: Stage[]): Stage[] {
  const last = stages.at(-1);
  if (!last?.events.some(({ event }) => event === "game-ends")) return stages;
  const over = { ...last, table: null };
  return [...stages.slice(0, -1), over, { ...last, events: [], entries: [], begins: [] }];
}

/** Worked out from the last to the first. */
function positionsOf(table: Table, entries: readonly Entry[]): Position[][] {
  if (!table.view) return [];
  let position = { view: table.view, standings: table.insight?.standings ?? {} };
  return entries
    .toReversed()
    .map(({ stages }) =>
      stages
        .toReversed()
        .map(({ changes }) => (position = changed(position, changes)))
        .reverse(),
    )
    .reverse();
}

function changed({ view, standings }: Position, changes: StageChanges): Position {
  const { seats, cities, standings: others, ...fields } = changes;
  return {
    view: {
      ...view,
      ...(fields as Partial<View>),
      seats: seats ? view.seats.map((row, seat) => seats[seat] ?? row) : view.seats,
      cities: cities ? { ...view.cities, ...cities } : view.cities,
      legal: [],
    },
    standings: others ? { ...standings, ...others } : standings,
  };
}

function part(entry: Entry, events: number): Entry {
  return events < entry.events.length ? { ...entry, events: entry.events.slice(0, events) } : entry;
}

/** The log with what a stage adds to it. */
export function withEntries(log: readonly Entry[], entries: readonly Entry[]): readonly Entry[] {
  const [first] = entries;
  if (!first) return log;
  const known = log.findLastIndex(({ sequence }) => sequence < first.sequence) + 1;
  return [...log.slice(0, known), ...entries];
}
