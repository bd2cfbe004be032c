/** Picking by arrow keys: everything that can be picked now, where it is, and what is next to it. */
import { characterChoice, charactersIn, shrineChoice } from "../model/choices.ts";
import type { Direction } from "../map/targets.ts";
import type { Point } from "../generated/protocol.ts";
import type { Selection } from "./selection.ts";
import type { TableUi } from "./table_ui.svelte.ts";

interface Candidate {
  selection: Selection;
  at: Point;
}

/** Where the spaces of a city are around its middle. */
const AROUND: Record<string, Point> = {
  centre: [0, 0],
  top: [0, -31],
  bottom: [0, 31],
  plain: [27, -15],
};

/** Go on to the next thing in that direction. */
export function pickNext(ui: TableUi, direction: Direction): void {
  const all = candidates(ui);
  const here = all.find(({ selection }) => selection.steps.at(-1) === ui.picked);
  const onMap = all.some(({ at }) => at[1] !== 0);
  const next = onMap ? nearest(all, here?.at ?? null, direction) : beside(all, here, direction);
  if (next) ui.highlight(next.selection);
}

function candidates(ui: TableUi): Candidate[] {
  const { legal } = ui;
  const { track = [], rewards = [] } = ui.model.view ?? {};
  if (legal.flags.length > 0) {
    const flags = track.filter((city) => city && legal.flags.includes(city));
    return inLine(
      ui,
      flags.map((city) => `flag ${city}`),
    );
  }
  if (legal.rewards.length > 0) {
    const tiles = rewards.toReversed().filter((one) => one && legal.rewards.includes(one));
    return inLine(
      ui,
      tiles.map((one) => `reward ${one}`),
    );
  }
  const characters = charactersIn(legal);
  if (characters.length > 0) {
    return inLine(
      ui,
      characters.map((character) => characterChoice(legal, character) ?? ""),
    );
  }
  return onTheMap(ui);
}

function inLine(ui: TableUi, choices: readonly string[]): Candidate[] {
  return choices.flatMap((choice, index) => {
    const selection = ui.selectionOf(choice);
    return selection ? [{ selection, at: [index * 10, 0] as Point }] : [];
  });
}

function onTheMap(ui: TableUi): Candidate[] {
  const { board, pickable, kind } = ui;
  if (!board) return [];
  const layout = board.layout(ui.layout);
  const found: Candidate[] = [];
  const add = (selection: Selection | null, [x, y]: Point, [dx, dy]: Point = [0, 0]) =>
    selection && found.push({ selection, at: [x + dx, y + dy] });
  if (kind !== "shrine") {
    for (const [city, spaces] of Object.entries(pickable.statues)) {
      for (const space of spaces) {
        add(ui.selectionOf(`statue ${city} ${space}`), board.point(layout, city), AROUND[space]);
      }
    }
  }
  if (kind !== "statue") {
    for (const village of [...pickable.settles, ...pickable.shrineVillages]) {
      const choice = shrineChoice(pickable, village) ?? "";
      add(ui.selectionOf(choice), board.villagePoint(layout, village));
    }
    for (const city of pickable.shrineCities) {
      add(ui.selectionOf(`shrine ${city}`), board.point(layout, city), [0, -55]);
    }
  }
  if (kind === null) {
    for (const junction of board.junctions) {
      add(ui.tripTo(junction), board.point(layout, junction), [0, 60]);
    }
  }
  return found;
}

function beside(
  all: readonly Candidate[],
  here: Candidate | undefined,
  direction: Direction,
): Candidate | undefined {
  const step = direction === "left" || direction === "up" ? -1 : 1;
  const index = here ? all.indexOf(here) + step : step > 0 ? 0 : all.length - 1;
  return all[(index + all.length) % all.length];
}

const VECTORS: Record<Direction, Point> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The closest one in that direction; from nowhere the first. */
function nearest(
  all: readonly Candidate[],
  here: Point | null,
  direction: Direction,
): Candidate | undefined {
  if (!here) return all[0];
  const [vx, vy] = VECTORS[direction];
  let best: Candidate | undefined;
  let least = Infinity;
  for (const one of all) {
    const [dx, dy] = [one.at[0] - here[0], one.at[1] - here[1]];
    const along = dx * vx + dy * vy;
    const aside = Math.abs(dx * vy) + Math.abs(dy * vx);
    const far = along + 2 * aside;
    if (along > 0.5 && far < least) [best, least] = [one, far];
  }
  return best;
}
