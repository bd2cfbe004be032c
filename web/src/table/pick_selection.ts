/** What pointing at a place would mean. */
import { START } from "../model/board.ts";
import { shrineChoice, type Choices } from "../model/choices.ts";
import type { Pick } from "../map/picks.ts";
import type { Selection } from "./selection.ts";

interface Picking {
  readonly pickable: Choices;
  selectionOf(choice: string): Selection | null;
  tripTo(goal: string): Selection | null;
}

export function selectionOfPick(table: Picking, pick: Pick): Selection | null {
  switch (pick.kind) {
    case "space":
      return table.selectionOf(`statue ${pick.city} ${pick.space}`);
    case "shrine":
      return table.selectionOf(shrineChoice(table.pickable, pick.place) ?? "");
    case "village":
      return table.selectionOf(shrineChoice(table.pickable, pick.id) ?? "");
    case "road":
      return table.selectionOf(`travel ${pick.id}`);
    case "start":
      return table.tripTo(START);
    case "city":
      return table.tripTo(pick.id);
  }
}
