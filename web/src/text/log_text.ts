/** Lines of the log in words. */
import type { Board } from "../model/board.ts";
import { t } from "./i18n.svelte.ts";
import type { LogLine, Ref } from "./log_lines.ts";
import {
  actionName,
  colourAsName,
  colourName,
  junctionName,
  levelName,
  rewardName,
  spaceName,
  seatName,
  villageName,
} from "./names.ts";
import type { Chair } from "../generated/protocol.ts";

/** Who reads, and where. */
export interface Reader {
  chairs: readonly Chair[];
  /** The seats that are "you". At one screen only the one that sits before it. */
  me: number | null;
  board: Board;
}

/** A line as a sentence. */
export function logText(line: LogLine, reader: Reader): string {
  const mine = line.seat !== null && line.seat === reader.me;
  const args: Record<string, string | number> = { who: mine ? "you" : "other", whom: "other" };
  for (const [name, value] of Object.entries(line.args)) {
    args[name] = typeof value === "object" ? named(value, reader, name !== "name") : value;
    if (name === "rank") args.rank = t("common-rank", { rank: Number(value) });
    if (name === "other" && typeof value === "object" && "seat" in value) {
      args.whom = value.seat === reader.me ? "you" : "other";
    }
  }
  return t(mine && line.yours ? line.yours : line.id, args);
}

function named(ref: Ref, { chairs, me, board }: Reader, inside: boolean): string {
  if ("seat" in ref) {
    if (ref.seat === me) return t(inside ? "common-you-inside" : "common-you");
    return seatName(chairs, ref.seat);
  }
  if ("junction" in ref) return junctionName(board, ref.junction);
  if ("road" in ref) {
    const road = board.road(ref.road);
    return road ? junctionName(board, board.otherEnd(road, ref.to)) : ref.road;
  }
  if ("village" in ref) return villageName(board, ref.village);
  if ("action" in ref) return actionName(ref.action);
  if ("reward" in ref) return rewardName(ref.reward);
  if ("space" in ref) return spaceName(ref.space);
  if ("level" in ref) return levelName(ref.level);
  if ("colour" in ref) return inside ? colourName(ref.colour) : colourAsName(ref.colour);
  return t(ref.text);
}
