/** Words beside the villages of a trip: who is paid there. */
import { START } from "../model/board.ts";
import type { Insight, Layout, Point } from "../generated/protocol.ts";
import { t } from "../text/i18n.svelte.ts";
import type { Figure, Stage } from "./figures.ts";
import type { Box, Ground } from "./geometry.ts";
import { beside, chipSize } from "./label_places.ts";
import { tripTolls } from "./map_model.ts";
import type { Trip } from "./picks.ts";
import { textWidth } from "./text_width.ts";

export interface TripPayment {
  village: string;
  payees: number[];
  at: Point;
  width: number;
}

export interface TripScene extends Stage {
  ground: Ground;
  layout: Layout;
  label: number;
  figures: readonly Figure[];
  tolls: ReadonlyMap<string, number>;
}

export function tripPayments(scene: TripScene, insight: Insight, trip: Trip): TripPayment[] {
  const { board, ground, label } = scene;
  const placed = takenPlaces(scene);
  const free = t("table-village-free");
  const word = Math.max(textWidth(free, label, "sans") + label * 1.3, label * 2.8);
  const own = { w: word / 2, h: label * 0.8 };
  return tripTolls(board, insight, trip).map(({ village, payees }) => {
    const size = payees.length > 0 ? { w: label * (1.2 * payees.length + 0.25), h: own.h } : own;
    const box = beside(ground, board.villagePoint(scene.layout, village), size, placed);
    return { village, payees, at: [box.x, box.y], width: box.w * 2 };
  });
}

/** Names, tolls and figures that must not be covered. */
function takenPlaces({ places, label, figure, figures, tolls }: TripScene): Box[] {
  const placed: Box[] = places.ribbons.flatMap((ribbon) => {
    if (!ribbon) return [];
    const [x, y] = ribbon.withChip;
    const wide = label * 1.25;
    return [{ x: x + wide, y, w: ribbon.width / 2 + wide, h: ribbon.height / 2 }];
  });
  const [x, y] = places.startChip;
  if (tolls.has(START)) placed.push({ x, y, ...chipSize(label) });
  for (const { at } of figures) placed.push({ x: at[0], y: at[1], w: figure / 2, h: figure / 2 });
  return placed;
}
