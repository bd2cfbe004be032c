/**
 * The words of the table server, as docs/protocol.md (messages), docs/notation.md (views, records)
 * and docs/api.md (events, result) have them.
 */

// --- ids -----------------------------------------------------------------------------------------

/** A place to look from: a seat, or null for the spectators. */
export type Place = number | null;

export const ACTIONS = [
  "statue-discount",
  "shrine-discount",
  "statue-shrine",
  "two-shrines",
  "coins",
  "shrines",
  "pp",
  "character",
  "track",
] as const;
export type Action = (typeof ACTIONS)[number];

export const REWARDS = [
  "coins",
  "shrines",
  "pp-coin",
  "tax",
  "pp2",
  "buy",
  "build",
  "maharani",
] as const;
export type Reward = (typeof REWARDS)[number];

export const SPACES = ["centre", "top", "bottom", "plain"] as const;
export type Space = (typeof SPACES)[number];

export type Phase = "draft" | "settle" | "planning" | "actions" | "scoring" | "finished";
export type Status = "waiting" | "running" | "finished" | "closed";
export type SoloLevel = "easy" | "medium" | "hard";
export type Special = "firstpp" | "ext1" | "cost12" | "display";
export type Final = "maj3" | "presence" | "road" | "twostat" | "supply";
export type FinalTile = "replaces-majority" | "replaces-all" | "adds";
export type Source = "start" | "action" | "ability" | "reward" | "bonus" | "rank" | "special";
export type Why = Source | "price" | "toll" | "tax" | "compensation" | "brahmabot";

// --- views ---------------------------------------------------------------------------------------

export interface BoardName {
  id: string;
  digest: string;
}

/** The game that is played, all of it written out. */
export interface GameOptions {
  players: number;
  solo: SoloLevel | null;
  special: Special[];
  final: Final | null;
  final_tile: FinalTile;
  decline_actions: boolean;
  open_prestige: boolean;
}

export interface CityView {
  centre: number | null;
  top: number | null;
  bottom: number | null;
  /** Statues on the four outer spaces without a bonus, by seat. */
  plain: number[];
  shrines: number[];
}

export interface SeatView {
  coins: number;
  shrines: number;
  supply: number;
  statues: number;
  tokens: number;
  character: number | null;
  priest: string;
  acted: boolean;
  used: number[];
  /** null if it is hidden. */
  prestige: number | null;
  ready: boolean;
  /** null if it is hidden, or not made yet. */
  plan: [Action, Action] | null;
  open: Action[] | null;
}

export interface Maharani {
  seat: number;
  character: number;
  round: number;
}

export type FrameKind =
  | "draft"
  | "settle"
  | "plan"
  | "turn"
  | "building"
  | "free-shrine"
  | "flag"
  | "take"
  | "retake"
  | "exchange"
  | "reward"
  | "buy"
  | "maharani"
  | "reward-end"
  | "ability-end"
  | "brahmabot";
/** What the game waits for: kind, seat, number (docs/notation.md). */
export type Frame = [kind: FrameKind, seat: number | null, number: number];

export interface Brahmabot {
  row: (number | null)[];
  check: number | null;
  performed: number | null;
  gone: number[];
  characters_left: number;
}

export interface SeatResult {
  total: number;
  gathered: Record<Source, number>;
  final: Record<string, number>;
}

export interface Result {
  winners: number[];
  rounds: number;
  by_statues: boolean;
  seats: SeatResult[];
}

/** What lies open on the table. */
interface OpenTable {
  /** The version of the rules that is played. */
  rules: string;
  board: BoardName;
  options: GameOptions;
  round: number;
  phase: Phase;
  maharaja: string | null;
  track: (string | null)[];
  rewards: (Reward | null)[];
  display: number[];
  maharani: (Maharani | null)[];
  villages: Record<string, number[]>;
  cities: Record<string, CityView>;
  journey: string[];
  token_used: boolean;
  waiting: Frame[];
}

export interface View extends OpenTable {
  format: "maharaja-view/1";
  seat: number | null;
  reach: number;
  to_act: number[];
  seats: SeatView[];
  brahmabot?: Brahmabot;
  legal: string[];
  result: Result | null;
}

// --- events --------------------------------------------------------------------------------------

interface Of<Name extends string> {
  event: Name;
  seat: number;
}
interface Nobodys<Name extends string> {
  event: Name;
  seat: null;
}

export type GameEvent =
  | (Nobodys<"round-begins"> & { round: number; city: string })
  | (Of<"drafted"> & { character: number })
  | (Of<"settled"> & { village: string })
  | Of<"ready">
  | (Of<"turn-begins"> & { first: Action; second: Action })
  | (Of<"performs"> & { action: Action; token: boolean })
  | (Of<"travels"> & { road: string; to: string })
  | (Of<"coins"> & { amount: number; why: Why; other: number | null })
  | (Of<"prestige"> & { amount: number; why: Why })
  | (Of<"shrines"> & { amount: number; why: Why })
  | (Of<"tokens"> & { amount: number; why: Why })
  | (Of<"shrine-in-village"> & { village: string })
  | (Of<"shrine-in-city"> & { city: string })
  | (Of<"statue"> & { city: string; space: Space })
  | (Of<"shrine-removed"> & { city: string })
  | (Of<"flag"> & { city: string; from: number; to: number })
  | (Of<"character-returned"> & { character: number })
  | (Of<"character-taken"> & { character: number; robbed: number | null })
  | (Nobodys<"character-drawn"> & { character: number })
  | (Of<"ability"> & { character: number })
  | (Of<"worship"> & { points: number; rank: number })
  | (Of<"reward"> & { reward: Reward })
  | (Nobodys<"reward-gone"> & { reward: Reward })
  | (Of<"maharani-placed"> & { character: number })
  | (Of<"maharani-returned"> & { character: number })
  | (Of<"tile"> & { check: number; performed: number })
  | Of<"turn-ends">
  | (Nobodys<"round-ends"> & { round: number })
  | (Nobodys<"game-ends"> & { statues: boolean });

// --- records and positions -----------------------------------------------------------------------

export interface Setup {
  characters: (number | null)[];
  rewards: Reward[];
  flags: string[];
  first?: number;
  setup_tile?: number;
  stacks?: (number | null)[][];
}

export interface GameRecord {
  format: "maharaja-record/1" | "maharaja-excerpt/1";
  rules: string;
  board: BoardName;
  options: GameOptions;
  /** As text: it does not fit a number of JavaScript. */
  seed?: string;
  setup: Setup;
  position?: Position;
  choices: string[];
  result?: Result | null;
}

export interface SeatPosition {
  coins: number;
  prestige: number;
  shrines: number;
  supply: number;
  statues: number;
  tokens: number;
  character: number | null;
  priest: string;
  acted: boolean;
  used: number[];
  earned: Record<Source, number>;
  plan: [Action, Action] | null;
  open: Action[];
}

export interface Position extends OpenTable {
  format: "maharaja-position/1";
  setup: Setup;
  drawn: number;
  seats: SeatPosition[];
}

// --- asked ---------------------------------------------------------------------------------------

export interface Options {
  solo?: SoloLevel | null;
  first_game?: boolean;
  special?: Special[];
  final?: Final | null;
  final_tile?: FinalTile;
  decline_actions?: boolean;
  open_prestige?: boolean;
}

export type SeatAsked =
  { kind: "me"; name?: string } | { kind: "guest" } | { kind: "bot"; level: string };

export interface NewTable {
  seats: SeatAsked[];
  board?: string;
  options?: Options;
  public?: boolean;
  key?: string;
}

export interface ImportedTable {
  seats?: SeatAsked[];
  decisions?: number;
  public?: boolean;
  key?: string;
}

export type Purpose = "invite" | "watch" | "seat";

// --- told ----------------------------------------------------------------------------------------

export interface TableLink {
  purpose: Purpose;
  seat: number | null;
  token: string;
  path: string;
}

export interface TableMade {
  table: string;
  seats: number[];
  links: TableLink[];
}

export interface Joined {
  table: string;
  seat: number;
}

export interface Done {
  table: string;
  seat: number | null;
  sequence: number;
  repeated: boolean;
}

export interface Chair {
  seat: number;
  kind: "person" | "bot" | "brahmabot" | "free";
  name: string;
  level: string | null;
  handed_over: boolean;
  forced: boolean;
}

export type StepKind =
  | "choice"
  | "undo"
  | "sat"
  | "claimed"
  | "left"
  | "bot"
  | "handed-over"
  | "taken-back"
  | "renamed"
  | "forced"
  | "closed"
  | "again";

export interface Step {
  sequence: number;
  at: number;
  kind: StepKind;
  seat: number | null;
  events: GameEvent[];
  choice: string | null;
  level: string | null;
  fault: "crashed" | "overran" | "illegal" | "error" | "unstarted" | null;
  back: number | null;
  name: string | null;
}

export interface Seed {
  /** As text: it does not fit a number of JavaScript. */
  seed: string;
  salt: string;
}

/** Where those who have played go on. */
export interface Again {
  table: string;
  /** Whose wish it was; null: the host's, who has no seat. */
  seat: number | null;
}

export interface Table {
  table: string;
  status: Status;
  public: boolean;
  created: number;
  seat: number | null;
  sequence: number;
  chairs: Chair[];
  board: BoardName;
  rules: string;
  options: GameOptions;
  commitment: string | null;
  seed: Seed | null;
  decisions: number;
  undo: number;
  view: View | null;
  again: Again | null;
}

export interface Snapshot {
  type: "snapshot";
  host: boolean;
  yours: number[];
  table: Table;
  steps: Step[];
  /** Seats whose bots wait because the server's bots are busy. */
  bots_waiting: number[];
}

/** Which bots of a table wait for their turn to think; no step of the table. */
export interface BotsMessage {
  type: "bots";
  table: string;
  waiting: number[];
}

export interface Update {
  type: "update";
  table: Table;
  steps: Step[];
}

export interface Summary {
  table: string;
  status: Status;
  public: boolean;
  created: number;
  changed: number;
  host: boolean;
  yours: number[];
  your_turn: boolean;
  board: string;
  options: GameOptions;
  round: number;
  free: number;
  chairs: { kind: Chair["kind"]; name: string; level: string | null }[];
}

/** A part of a list of tables. */
export interface TablesPage {
  tables: Summary[];
  /** Where the next page begins; null: this is the last. */
  next: string | null;
}

export interface WhyNot {
  choice: string;
  legal: boolean;
  reason: string | null;
  rule: string | null;
  detail: string | null;
}

export interface Standing {
  seat: number;
  points: number;
  rank: number;
  coins: number;
}

export interface Journey {
  goal: string;
  toll: number;
  roads: string[];
  payees: number[];
}

/** What could come to a city; "outer" is a statue on any outer space. */
export type Coming = "priest" | "shrine" | "centre" | "outer";

export interface Insight {
  standings: Record<string, Standing[]>;
  /** By city: the standing with one more of my pieces, or without my priest if it is there. */
  more: Record<string, Partial<Record<Coming, Standing[]>>>;
  journeys: Journey[];
  /** By village that can be passed: whom my priest pays a coin. */
  villages: Record<string, number[]>;
  /** By action and city. */
  statues: Record<string, Record<string, number>>;
  /** By legal choice. */
  prices: Record<string, number>;
  /** By planned action: what it could begin with, and the price. */
  openings: Record<string, Record<string, number>>;
}

export interface BoardAbout {
  id: string;
  name: string;
  players: number[];
  digest: string;
}

export interface About {
  name: string;
  version: string;
  protocol: number;
  engine: "compiled" | "plain";
  boards: BoardAbout[];
  levels: string[];
  solo: SoloLevel[];
  special: Special[];
  final: Final[];
  final_tile: FinalTile[];
  /** Versions of the rules, oldest first. */
  rules: string[];
  limits: Record<string, number>;
}

export interface ProblemTold {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  reason: string | null;
  rule: string | null;
  sequence: number | null;
  retry_after: number | null;
}

// --- over the socket -----------------------------------------------------------------------------

export interface FollowMessage {
  type: "follow";
  id: string;
  table: string;
  seat?: number;
  link?: string;
  after?: number;
}

export interface UnfollowMessage {
  type: "unfollow";
  id: string;
  table: string;
  seat?: number;
}

export interface ChooseMessage {
  type: "choose";
  id: string;
  table: string;
  seat: number;
  choice: string;
  sequence: number;
}

export interface UndoMessage {
  type: "undo";
  id: string;
  table: string;
  seat: number;
  sequence: number;
  whole_turn?: boolean;
}

export type ClientMessage = FollowMessage | UnfollowMessage | ChooseMessage | UndoMessage;

export interface DoneMessage extends Done {
  type: "done";
  id: string;
}

export interface ProblemMessage {
  type: "problem";
  id: string | null;
  problem: ProblemTold;
}

export type ServerMessage = Snapshot | Update | BotsMessage | DoneMessage | ProblemMessage;

// --- boards --------------------------------------------------------------------------------------

export type Bonus = [kind: "coins" | "shrines" | "tokens" | "pp", amount: number];

export interface CityJson {
  id: string;
  name: string;
  top: Bonus;
  bottom: Bonus;
}

export interface RoadJson {
  id: string;
  ends: [string, string];
  villages: string[];
}

export interface TileJson {
  icons: [icon: string, amount: number][];
  go: string;
  check: "left" | "centre" | "right";
}

export type Point = [x: number, y: number];
export type LayoutName = "wide" | "tall";

/** Where everything is; lists are in the order of the board: start and cities, roads, villages. */
export interface Layout {
  size: [width: number, height: number];
  radius: number;
  junctions: Point[];
  villages: Point[];
  roads: string[];
  river?: string | null;
}

export interface BoardJson {
  id: string;
  digest: string;
  name: string;
  players: number[];
  cities: CityJson[];
  roads: RoadJson[];
  tiles: TileJson[];
  setups: string[][];
  note: string;
  drawing: {
    layouts: Record<LayoutName, Layout>;
    /** By junction: null for the start. */
    flags: (string | null)[];
    emblems: (string | null)[];
    emblem_paths: Record<string, string>;
  };
}
