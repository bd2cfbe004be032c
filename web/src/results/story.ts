/** What a decision tells by itself, where no table has told what came of it: games out of files. */
import type { Board } from "../model/board.ts";
import { choiceParts, isVillage } from "../model/choices.ts";
import type { Args, LogLine } from "../text/log_lines.ts";
import type { Action, Reward, Space, View } from "../net/protocol.ts";
import { moveFlag } from "../model/track.ts";

/** A choice of a record: whose, and which. */
export function choiceOf(words: string): { seat: number; choice: string } {
  const at = words.indexOf(" ");
  return { seat: Number(words.slice(0, at)), choice: words.slice(at + 1) };
}

/** Whether the words about a choice need to know the position it was made in. */
export function needsPosition(words: string): boolean {
  return /^(?:flag|take) /.test(choiceOf(words).choice);
}

/** Where the priest of the seat stood before each of the choices: only journeys move it. */
export function priestsBefore(
  choices: readonly string[],
  priests: readonly string[],
  board: Board,
): string[] {
  const stand = [...priests];
  return choices.map((words) => {
    const { seat, choice } = choiceOf(words);
    const before = stand[seat] ?? "";
    const { verb, what } = choiceParts(choice);
    const road = verb === "travel" ? board.road(what) : undefined;
    if (road) stand[seat] = board.otherEnd(road, before);
    return before;
  });
}

/** The line of a choice; null for those that the log has no sentence for. */
export function lineOf(
  words: string,
  index: number,
  priest: string,
  view: View | null,
  board: Board,
): LogLine | null {
  const { seat, choice } = choiceOf(words);
  const said = sentence(choice, priest, view, board);
  if (!said) return null;
  const args = { name: { seat }, ...said.args };
  return { key: String(index), sequence: index, at: 0, kind: "move", seat, ...said, args };
}

type Sentence = { id: string; args: Args; place: string | null };

function says(id: string, args: Args, place: string | null = null): Sentence {
  return { id: `log-event-${id}`, args, place };
}

function sentence(
  choice: string,
  priest: string,
  view: View | null,
  board: Board,
): Sentence | null {
  const { verb, what, more } = choiceParts(choice);
  switch (verb) {
    case "draft":
      return says("drafted", { character: Number(what) });
    case "settle":
      return says("settled", { village: { village: what } }, what);
    case "perform":
      return says("performs", { action: { action: what as Action } });
    case "token":
      return says("performs-token", { action: { action: what as Action } });
    case "travel": {
      const road = board.road(what);
      const to = road ? board.otherEnd(road, priest) : what;
      return says("travels", { from: { road: what, to }, to: { junction: to } }, what);
    }
    case "ability":
      return says("ability", { character: Number(what) });
    case "shrine":
      return isVillage(what)
        ? says("shrine-in-village", { village: { village: what } }, what)
        : says("shrine-in-city", { city: { junction: what } }, what);
    case "statue":
      return says("statue", { city: { junction: what }, space: { space: more as Space } }, what);
    case "flag":
      return flag(what, view);
    case "take":
    case "retake":
      return taken(Number(what), view);
    case "reward":
      return says("reward", { reward: { reward: what as Reward } });
    case "maharani":
      return says("maharani-placed", { character: Number(what) });
    case "end":
      return says("turn-ends", {});
    default:
      return null;
  }
}

function flag(city: string, view: View | null): Sentence | null {
  const move = view && moveFlag(view.track, city);
  if (!move) return null;
  return says("flag", { city: { junction: city }, from: move.from + 1, to: move.to + 1 }, city);
}

function taken(character: number, view: View | null): Sentence {
  const holder = view ? view.seats.findIndex((seat) => seat.character === character) : -1;
  if (holder < 0) return says("character-taken", { character });
  return says("character-taken-from", { character, other: { seat: holder } });
}
