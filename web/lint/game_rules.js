/** What no-game-rules looks for in web/src, and what may stand where, with the reason. */
import { content } from "../src/generated/content.ts";

/** Names of the game's content; whatever depends on one of them is for the server to say. */
const CONTENT = {
  "The action": Object.keys(content.actions),
  "The reward": content.rewards,
  "The option": Object.keys(content.options),
  "The choice": Object.values(content.options).flatMap(({ choices }) => choices),
};

/** Names of content that are also something else, and then know nothing of the rules. */
const ALSO = {
  coins: "goods",
  shrines: "goods and pieces",
  pp: "prestige, as a bonus of a city",
  character: "a field of views",
  track: "a field of views",
  display: "a field of views",
  supply: "a field of views",
  maharani: "a piece",
  road: "a place on the map",
  buy: "a verb of choices",
  build: "what a marked place is for",
  solo: "a field of tables: how a game for one is opened, found and named",
  special: "a list in the options of a table, shown as it is",
  final: "a list in results, and a choice in the options of a table, shown as they are",
  medium: "a length of dates",
  presence: "who is at a table",
};

export const NAMES = new Map(
  Object.entries(CONTENT).flatMap(([kind, names]) =>
    names.filter((name) => !(name in ALSO)).map((name) => [name, kind]),
  ),
);

/** What the rules count; a number beside one of these words is suspected to be a rule. */
export const QUANTITIES = new Set(
  [
    ["round", "rounds", "player", "players", "reach"],
    ["character", "characters", "reward", "rewards", "action", "actions"],
    ["statue", "statues", "shrine", "shrines", "token", "tokens", "maharani", "piece", "pieces"],
    ["coin", "coins", "price", "prices", "cost", "costs", "toll", "tolls", "rebate"],
    ["worship", "prestige", "pp", "majority", "points", "village", "villages", "track"],
  ].flat(),
);

/** None and one: is there any, is it a single one. */
export const SMALL = 1;

const PICTURES = "pictures are the client's own";
const FORM = "where the form of a new table has a place of its own for it";

/** Where a name or a number is no rule. */
export const ALLOWED = [
  { file: "ui/icons.ts", name: "statue-discount", why: PICTURES },
  { file: "ui/icons.ts", name: "shrine-discount", why: PICTURES },
  { file: "ui/icons.ts", name: "statue-shrine", why: PICTURES },
  { file: "ui/icons.ts", name: "two-shrines", why: PICTURES },
  { file: "ui/icons.ts", name: "pp-coin", why: PICTURES },
  { file: "ui/pieces.ts", name: "PIECE_SIDE", why: "the side of a drawing" },
  { file: "map/Land.svelte", name: "ROUND", why: "the radius of a corner" },
  { file: "table/PlanDisc.svelte", name: "ACTIONS", why: "their angles on a disc" },
  { file: "map/MapHits.svelte", name: "village", why: "half the width of a drawing" },
  { file: "model/options.ts", name: "first_game", why: FORM },
  { file: "home/new_table.svelte.ts", name: "first_game", why: FORM },
  { file: "home/new_table.svelte.ts", name: "final_tile", why: FORM },
  { file: "home/table_wishes.ts", name: "final_tile", why: FORM },
  { file: "home/TableForm.svelte", name: "final_tile", why: FORM },
  { file: "results/GameFacts.svelte", name: "final_tile", why: "named after the tile it is about" },
  { file: "table/prompt_text.ts", name: "statue-shrine", why: "the end of a message's id" },
];
