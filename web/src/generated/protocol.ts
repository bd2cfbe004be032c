/**
 * Every message of the table server, and every type of the game (docs/protocol.md, notation.md).
 *
 * Generated from the OpenAPI document by tools/generate_protocol.py: not to be edited.
 */

export interface AbilityEndFrame {
  kind: "ability-end";
  seat: number;
  character: number;
}

/** What this server offers. */
export interface About {
  name: string;
  version: string;
  protocol: number;
  engine: "compiled" | "plain";
  boards: BoardAbout[];
  levels: string[];
  styles: string[];
  solo: string[];
  special: string[];
  final: string[];
  final_tile: string[];
  rules: string[];
  limits: Record<string, number>;
  engine_build: EngineBuild | null;
  free_text: boolean;
  network_address: string | null;
}

export interface AboutPerson {
  action: "ban" | "mute" | "unban" | "unmute";
}

export interface AboutReport {
  action: "delete" | "dismiss";
}

/** `seat`: the one to free. */
export interface AboutTable {
  action: "delete" | "free-seat";
  seat?: number | null;
}

/** Your account, your ways to sign in, and those on offer. */
export interface AccountInfo {
  account: AccountName | null;
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
  words_made: number | null;
  passkeys_offered: Offer;
  mail_offered: boolean;
}

/** An account. */
export interface AccountName {
  name: string;
  /** Milliseconds since 1970, UTC. */
  created: number;
  profile: string;
  visibility: Visibility;
}

export type Action =
  | "statue-discount"
  | "shrine-discount"
  | "statue-shrine"
  | "two-shrines"
  | "coins"
  | "shrines"
  | "pp"
  | "character"
  | "track";

/** How often an action was planned and performed. */
export interface ActionCount {
  /** An action of a plan, such as coins. */
  action: string;
  planned: number;
  performed: number;
}

/** A new city there; without a place, where there is room. */
export interface AddCity {
  edit: "add-city";
  layout?: "tall" | "wide";
  at?: [number, number] | null;
}

/** A mail address, used once the link in its first mail was followed. */
export interface AddMail {
  address: string;
  language?: "de" | "en" | "fr" | "ja" | "pt-BR";
}

/** A passkey that the browser has created; a guest gets an account of this name. */
export interface AddPasskey {
  /** What the browser's `PublicKeyCredential.toJSON()` gives, as JSON. */
  credential: string;
  /** A display name; it is sanitized and cut to length. */
  name?: string;
  /** What this device is called; sanitized and cut. */
  device?: string;
}

/** A browser's subscription to push messages. */
export interface AddPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "de" | "en" | "fr" | "ja" | "pt-BR";
}

/** A new road between two places, with its villages. */
export interface AddRoad {
  edit: "add-road";
  ends: [string, string];
  villages?: number;
}

/** An address that gets a request for each message, such as that of a chat service. */
export interface AddWebhook {
  address: string;
  language?: "de" | "en" | "fr" | "ja" | "pt-BR";
}

/** A hint for the question that is open at `sequence`. */
export interface AskHint {
  /** How many log entries of the table this seat has seen. */
  sequence: number;
}

/** As `AskHint`. One at a time: the answer comes when the bot has thought. */
export interface AskHintMessage {
  type: "hint";
  id: string;
  /** The id of a table. */
  table: string;
  /** A seat, 0 to 3 clockwise. */
  seat: number;
  /** How many log entries of the table this seat has seen. */
  sequence: number;
}

/** A new link: to invite, to watch, or to bring your own seat to another device. */
export interface AskLink {
  purpose: Purpose;
  seat?: number | null;
}

/** What others may do about a plan, or after the end of the turn, open at `sequence`. */
export interface AskOutlook {
  /** How many log entries of the table this seat has seen. */
  sequence: number;
  /** A choice as docs/notation.md writes it. */
  choice: string;
}

/** As `AskOutlook`; it counts as a hint, of which there is one at a time. */
export interface AskOutlookMessage {
  type: "outlook";
  id: string;
  /** The id of a table. */
  table: string;
  /** A seat, 0 to 3 clockwise. */
  seat: number;
  /** How many log entries of the table this seat has seen. */
  sequence: number;
  /** A choice as docs/notation.md writes it. */
  choice: string;
}

/** Games between equals; seats and characters by their share of wins. */
export interface BalanceGames {
  games: number;
  decisions: Figure;
  seventh_statue: number;
  score: Figure;
  seats: Figure[];
  characters: Record<string, Figure>;
  cities: CityFigure[];
}

/** Have a road pass a point half way; without one it is straight again. */
export interface BendRoad {
  edit: "bend-road";
  /** Of a section, counted from one. */
  number: number;
  layout: "tall" | "wide";
  at?: [number, number] | null;
}

export interface BoardAbout {
  id: string;
  name: string;
  players: number[];
  digest: string;
}

/** How balanced a board is next to the classic one, or the progress of measuring it. */
export interface BoardBalance {
  key: string;
  status: "failed" | "finished" | "running";
  done: number;
  total: number;
  yours: boolean;
  better: string;
  weaker: string;
  board: BoardFigures;
  classic: BoardFigures;
}

/** A city, and the bonuses of its two outer spaces that have one. */
export interface BoardCity {
  id: string;
  name: string;
  top: Bonus;
  bottom: Bonus;
}

/** A board file as it is now, and what is wrong with it. */
export interface BoardDraft {
  text: string;
  mistakes: BoardMistake[];
  sketch: BoardSketch | null;
  digest: string | null;
  choices: DraftChoices;
  measurable: number[];
  figures: MapFigure[];
  refused: string | null;
}

/** The figures of a board so far. */
export interface BoardFigures {
  random: BalanceGames | null;
  equals: BalanceGames | null;
  skill: SkillGames | null;
}

export interface BoardFile {
  text: string;
}

export interface BoardGallery {
  boards: GalleryBoard[];
}

/** A board: what the rules know of it, and how it is drawn. */
export interface BoardJson {
  id: string;
  digest: string;
  name: string;
  players: number[];
  cities: BoardCity[];
  roads: BoardRoad[];
  tiles: BoardTile[];
  setups: string[][];
  note: string;
  drawing: Drawing;
}

/**
 * What is wrong, where, and what would be right, in the language that was asked for.
 *
 * Of `looks` the board can be played all the same. `number` counts sections from one.
 */
export interface BoardMistake {
  id: string;
  place: string;
  section: "board" | "city" | "layout" | "road" | "solo.setup" | "solo.tile" | "start" | "text" | "village";
  number: number | null;
  key: string;
  line: number | null;
  what: string;
  remedy: string;
  looks: boolean;
}

/** Which map: its id, and the digest of what the rules see of it. */
export interface BoardName {
  id: string;
  digest: string;
}

export interface BoardRoad {
  id: string;
  ends: [string, string];
  villages: string[];
}

/** A board as far as its file can be read, in the order of the file. */
export interface BoardSketch {
  id: string;
  name: string;
  note: string;
  players: number[];
  wide: SketchLayout;
  tall: SketchLayout;
  start_wide: [number, number] | null;
  start_tall: [number, number] | null;
  cities: SketchCity[];
  roads: SketchRoad[];
  villages: SketchVillage[];
  tiles: SketchTile[];
  setups: Record<string, string[]>[];
}

/** One of Brahmabot's Action tiles. */
export interface BoardTile {
  icons: [string, number][];
  go: string;
  check: "left" | "centre" | "right";
}

export type Bonus = ["none" | "coins" | "pp" | "shrines" | "tokens", number];

/** A seat for a bot; with a `style` it prefers some of what it thinks nearly equal. */
export interface BotSeat {
  kind: "bot";
  /** A bot level, as /api/about lists them. */
  level: string;
  style?: string | null;
}

/** Which bots of a table wait for a free processor. Not in the log: no sequence number. */
export interface Bots {
  type: "bots";
  table: string;
  waiting: number[];
}

/** Brahmabot's tiles; null is face down. */
export interface Brahmabot {
  row: (number | null)[];
  check: number | null;
  performed: number | null;
  gone: number[];
  characters_left: number;
}

/** Brahmabot's turn: how many icons of its tile are done. */
export interface BrahmabotFrame {
  kind: "brahmabot";
  seat: number;
  icons: number;
}

/**
 * A finished game gone on with otherwise. Nothing is kept: its line is all there is to it.
 *
 * The others answer as bots do; those who plan at the same time as they did. `refusal`: why the
 * last choice of the line is not legal; then the line ends before it.
 */
export interface BranchState {
  decisions: number;
  seat: number;
  round: number;
  line: string[];
  refusal: Why | null;
  decided: boolean;
  finished: boolean;
  full: boolean;
  result: number[] | null;
  table: Table;
  entries: Entry[];
  updates: Update[];
}

/** A running building action: what it still allows. */
export interface BuildingFrame {
  kind: "building";
  seat: number;
  statues: number;
  shrines: number;
  village_shrines: number;
  rebate: number;
  begun: boolean;
}

export interface BuyFrame {
  kind: "buy";
  seat: number;
  most: number;
}

export type Cause =
  | "start"
  | "action"
  | "ability"
  | "reward"
  | "bonus"
  | "rank"
  | "special"
  | "price"
  | "toll"
  | "tax"
  | "compensation"
  | "brahmabot";

/** Who sits where. */
export interface Chair {
  seat: number;
  kind: ChairKind;
  name: string;
  level: string | null;
  handed_over: boolean;
  auto_answer: boolean;
  shares: boolean;
  hints: number;
  style: string | null;
  bot_account: boolean;
  timed_out: boolean;
  absent: boolean;
  vacation: number | null;
}

export type ChairKind = "bot" | "brahmabot" | "free" | "person";

/** A channel of yours, and how its last message went. */
export interface ChannelInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  language: "de" | "en" | "fr" | "ja" | "pt-BR";
  events: ("deadline" | "joined" | "nudge" | "over" | "talk" | "turn")[];
  confirmed: boolean;
  delivered: number | null;
  failed: number | null;
  error: "forbidden" | "not-set-up" | "refused" | "rejected" | "timeout" | "unreachable" | null;
}

/** In how many games a character was held, and how many of those were won. */
export interface CharacterCount {
  character: number;
  games: number;
  won: number;
}

export interface CharacterDrawn {
  event: "character-drawn";
  seat: null;
  character: number;
}

export interface CharacterEvent {
  event: "drafted" | "character-returned" | "ability" | "maharani-placed" | "maharani-returned";
  seat: number;
  character: number;
}

export interface CharacterTaken {
  event: "character-taken";
  seat: number;
  character: number;
  robbed: number | null;
}

/**
 * A trap behind a legal choice, and the rule behind it.
 *
 * `coins`: what a plan takes at the least, or what would be left. `actions`: those unused.
 */
export interface ChoiceWarning {
  warning: WarningName;
  rule: string;
  coins: number;
  actions: Action[];
}

/** Make a choice, as an answer to the question that was open at `sequence`. */
export interface Choose {
  /** A seat, 0 to 3 clockwise. */
  seat: number;
  /** A choice as docs/notation.md writes it. */
  choice: string;
  /** How many log entries of the table this seat has seen. */
  sequence: number;
  /** The client's own id of a request; a request sent twice is carried out once. */
  key: string;
}

/** As `Choose`; the id is the key. */
export interface ChooseMessage {
  type: "choose";
  /** The client's own id of a request; a request sent twice is carried out once. */
  id: string;
  /** The id of a table. */
  table: string;
  /** A seat, 0 to 3 clockwise. */
  seat: number;
  /** A choice as docs/notation.md writes it. */
  choice: string;
  /** How many log entries of the table this seat has seen. */
  sequence: number;
}

/** Who has built what in a city; `plain` and `shrines` are numbers by seat. */
export interface City {
  centre: number | null;
  top: number | null;
  bottom: number | null;
  plain: number[];
  shrines: number[];
}

export interface CityEvent {
  event: "shrine-in-city" | "shrine-removed";
  seat: number;
  city: string;
}

/** Statues that were built in a city, a game. */
export interface CityFigure {
  id: string;
  name: string;
  statues: Figure;
}

/** A city in a view: also how many of its statue spaces are free. */
export interface CityView {
  centre: number | null;
  top: number | null;
  bottom: number | null;
  plain: number[];
  shrines: number[];
  free: number;
}

export type ClientMessage =
  | FollowMessage
  | UnfollowMessage
  | ChooseMessage
  | UndoMessage
  | AskHintMessage
  | AskOutlookMessage
  | PresenceMessage;

/** A seat's clock: your own exactly, others' to the hour, or to the minute, rounded up. */
export interface Clock {
  seat: number;
  seconds: number;
  until: number | null;
  question: boolean;
}

export interface CoinsMove {
  event: "coins";
  seat: number;
  amount: number;
  why: Cause;
  other: number | null;
}

export type Coming = "priest" | "shrine" | "centre" | "outer";

/** What the link in a mail has done: confirmed the channel, or removed it. */
export interface Confirmed {
  purpose: "confirm" | "stop";
  kind: "mail" | "push" | "webhook";
}

/** One choice of a finished game, and what came of it. */
export interface Decision {
  seat: number;
  choice: string;
  events: GameEvent[];
}

/** Confirm the deletion, which cannot be undone. */
export interface DeleteMe {
  sure: true;
}

/** Confirm the deletion, which cannot be undone. */
export interface DeletePerson {
  sure: true;
}

/** A device that is signed in. */
export interface DeviceInfo {
  id: string;
  label: string;
  /** Milliseconds since 1970, UTC. */
  added: number;
  /** Milliseconds since 1970, UTC. */
  used: number;
  this: boolean;
}

/** The request was carried out; `repeated` if that had been done before. */
export interface Done {
  table: string;
  seat: number | null;
  sequence: number;
  repeated: boolean;
}

export interface DoneMessage {
  type: "done";
  id: string;
  table: string;
  seat: number | null;
  sequence: number;
  repeated: boolean;
}

/** The possible values of fields of a board file. */
export interface DraftChoices {
  emblems: Record<string, string>;
  bonuses: string[];
  icons: string[];
  checks: string[];
  players: number[];
  villages: number[];
  goals: string[];
  colours: Record<string, number>;
}

/**
 * A board file to be checked, after an edit if there is one.
 *
 * Without a `text` a new one is begun: a copy of `board`, or one with nothing but the start.
 */
export interface DraftRequest {
  text?: string | null;
  board?: string | null;
  edit?: MovePlace | AddCity | AddRoad | BendRoad | SetVillages | RemovePlace | SetValue | SetBonus | SetSolo | null;
  language?: string;
}

/** How a board is drawn; flags and emblems by junction, null for the start. */
export interface Drawing {
  layouts: Layouts;
  flags: (string | null)[];
  emblems: (string | null)[];
  emblem_paths: Record<string, string>;
}

/** The compiled engine, while it is being built beside the running server. */
export interface EngineBuild {
  progress: number;
}

/** One thing that happened at the table. */
export interface Entry {
  sequence: number;
  /** Milliseconds since 1970, UTC. */
  at: number;
  kind: EntryKind;
  seat: number | null;
  events: GameEvent[];
  choice: string | null;
  level: string | null;
  fault: Fault | null;
  back: number | null;
  on: boolean | null;
  name: string | null;
  part: Part | null;
  until: number | null;
  order: string | null;
  ordered: boolean | null;
  stages: Stage[];
}

export type EntryKind =
  | "auto-answer"
  | "bot"
  | "choice"
  | "claimed"
  | "closed"
  | "deadline"
  | "handed-over"
  | "hint"
  | "left"
  | "order-stopped"
  | "rematch"
  | "renamed"
  | "sat"
  | "shared"
  | "stand-in"
  | "standing-orders"
  | "taken-back"
  | "timed-out"
  | "undo"
  | "vacation"
  | "vacation-over"
  | "warned";

export interface ExchangeFrame {
  kind: "exchange";
  seat: number;
  left: number;
}

export type Fault = "crashed" | "error" | "illegal" | "overran" | "unstarted";

/** A mean with its 95% interval; without one if a single set-up says nothing of others. */
export interface Figure {
  value: number;
  low: number | null;
  high: number | null;
}

export type Final = "maj3" | "presence" | "road" | "twostat" | "supply";

/** Worship in a city, most first, and the prestige that its leaders get for it. */
export interface FinalCity {
  city: string;
  worship: SeatPoints[];
  leaders: SeatPoints[];
}

/**
 * A seat in the final ranking; `ahead_by`: what put it before the next of the same total.
 *
 * `majority` is null where no line counts majorities for the seat.
 */
export interface FinalRank {
  seat: number;
  rank: number;
  won: boolean;
  total: number;
  gathered: number;
  statues: number;
  coins: number;
  ahead_by: "statues" | "coins" | null;
  majority: MajorityPoints | null;
}

export type FinalTile = "replaces-majority" | "replaces-all" | "adds";

export interface FlagMove {
  from: number;
  to: number;
  pushed: string[];
  track: (string | null)[];
  next_city: string;
}

export interface FlagMoves {
  event: "flag";
  seat: number;
  city: string;
  from: number;
  to: number;
}

/** Subscribe to a table's updates, for one of your own seats or as a spectator. */
export interface FollowMessage {
  type: "follow";
  id: string;
  /** The id of a table. */
  table: string;
  seat?: number | null;
  link?: string | null;
  after?: number | null;
}

export type Frame =
  | SimpleFrame
  | SettleFrame
  | PlanFrame
  | BuildingFrame
  | FreeShrineFrame
  | TakeFrame
  | RetakeFrame
  | ExchangeFrame
  | RewardFrame
  | BuyFrame
  | MaharaniFrame
  | RewardEndFrame
  | AbilityEndFrame
  | BrahmabotFrame;

export type FrameKind =
  | "reward-end"
  | "ability-end"
  | "brahmabot"
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
  | "maharani";

export interface FreeShrineFrame {
  kind: "free-shrine";
  seat: number;
  left: number;
  from_supply: boolean;
}

/** A board of the gallery; `shared`: by somebody, and approved by the host. */
export interface GalleryBoard {
  id: string;
  name: string;
  note: string;
  players: number[];
  cities: number;
  roads: number;
  villages: number;
  shared: boolean;
}

export interface GameEnds {
  event: "game-ends";
  seat: null;
  statues: boolean;
}

export type GameEvent =
  | TableEvent
  | SeatEvent
  | RoundBegins
  | RoundEnds
  | GameEnds
  | CharacterEvent
  | CharacterTaken
  | CharacterDrawn
  | VillageEvent
  | CityEvent
  | StatueBuilt
  | TurnBegins
  | Performs
  | Travels
  | CoinsMove
  | GoodsMove
  | FlagMoves
  | Worship
  | WorshipOfPieces
  | WorshipOfAbility
  | RewardTaken
  | RewardGone
  | TileTurned;

/** The game that is played, all of it written out. */
export interface GameOptions {
  players: number;
  solo: SoloLevel | null;
  special: Special[];
  final: Final | null;
  final_tile: FinalTile;
  decline_actions: boolean;
  open_prestige: boolean;
  locked_plans: boolean;
}

/** How a game began, and all choices since; an excerpt lacks what its reader may not know. */
export interface GameRecord {
  format: string;
  rules: string;
  board: BoardName;
  options: GameOptions;
  seed?: number;
  setup: Setup;
  position?: Position;
  choices: string[];
  result?: Result | null;
}

/** The request was carried out. */
export interface Gone {
  done: boolean;
}

export interface GoodsMove {
  event: "prestige" | "shrines" | "tokens";
  seat: number;
  amount: number;
  why: Cause;
}

/** A seat that whoever has the invite link (or anybody, at a public table) may take. */
export interface GuestSeat {
  kind: "guest";
}

export interface Health {
  status: "failing" | "ok";
}

/** What a bot would choose for a seat by what the seat knows: to be told step by step. */
export interface Hint {
  table: string;
  seat: number;
  sequence: number;
  level: string;
  look: Look;
  reasons: Reason[];
  choice: string;
  line: string[];
}

export interface HintMessage {
  type: "hinted";
  id: string;
  hint: Hint;
}

/** A finished game: all of its decisions, and where its rounds begin. */
export interface History {
  decisions: Decision[];
  rounds: RoundTotals[];
}

/** Something that a host has done. */
export interface HostActionInfo {
  /** Milliseconds since 1970, UTC. */
  at: number;
  by: string;
  action: HostDeed;
  subject: string;
}

export type HostDeed =
  | "ban"
  | "claim"
  | "delete-message"
  | "delete-person"
  | "delete-table"
  | "dismiss-report"
  | "free-seat"
  | "link"
  | "make-host"
  | "mute"
  | "unban"
  | "unmute";

/** The part behind # of the server's start-up link. */
export interface HostLink {
  /** The secret of a link. */
  token: string;
}

/** Everything that a host of the server sees; of each list the latest 200. */
export interface HostPage {
  people: HostedPerson[];
  tables: HostedTable[];
  reports: HostedReport[];
  settings: SettingInfo[];
  actions: HostActionInfo[];
}

export interface HostedChair {
  kind: string;
  name: string;
}

/** Somebody who hosts tables or sits at them. */
export interface HostedPerson {
  person: string;
  name: string;
  tables: number;
  /** Milliseconds since 1970, UTC. */
  last_seen: number;
  muted: boolean;
  banned: boolean;
}

/** A reported message, and who reported it. */
export interface HostedReport {
  message: string;
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** Milliseconds since 1970, UTC. */
  said_at: number;
  table: string;
  room: Room;
  person: string;
  reporter: string;
  name: string;
  phrase: string | null;
  text: string | null;
}

export interface HostedTable {
  table: string;
  status: Status;
  public: boolean;
  /** Milliseconds since 1970, UTC. */
  changed: number;
  chairs: HostedChair[];
}

/** A new identity for a script, for `Authorization: Bearer`. It cannot be recovered. */
export interface Identity {
  token: string;
}

/** A table from a record or a position: to replay it, or to go on from there. */
export interface ImportedTable {
  seats?: (MySeat | GuestSeat | BotSeat)[];
  record?: Record<string, unknown> | null;
  position?: Record<string, unknown> | null;
  decisions?: number | null;
  public?: boolean;
  hints?: boolean;
  free_text?: boolean;
  pace?: SetPace | null;
  key?: string | null;
}

/**
 * What the cities would pay now; for a seat, what it could do, at what price, or why not.
 *
 * `more`: by city and piece, the standing with one more of the seat's, or without its priest.
 * `journeys`: the cheapest to each junction; `roads`: each road that is a legal choice;
 * `unreachable`: the other junctions. `villages`: whom its priest pays there. `statues`: by
 * action and city. `prices`: by legal choice; `openings`: by planned action, what it could
 * begin with. `flags`: by city, where its flag would go. `plans`: by action.
 * `warnings`: by legal choice, what a person may want to know before making it.
 */
export interface Insight {
  standings: Record<string, Standing[]>;
  more: Record<string, Partial<Record<Coming, Standing[]>>>;
  journeys: Journey[];
  roads: Record<string, Journey>;
  unreachable: Record<string, Obstacle>;
  villages: Record<string, number[]>;
  statues: Partial<Record<Action, Record<string, number>>>;
  prices: Record<string, number>;
  openings: Partial<Record<Action, Record<string, number>>>;
  flags: Record<string, FlagMove>;
  plans: Partial<Record<Action, PlanOutlook>>;
  warnings: Record<string, ChoiceWarning[]>;
}

/** Take a free seat, or any of them if none is named. */
export interface Join {
  /** A display name; it is sanitized and cut to length. */
  name?: string;
  seat?: number | null;
}

export interface Joined {
  table: string;
  seat: number;
}

/** A way to a junction, and what each seat would be paid for it. */
export interface Journey {
  goal: string;
  toll: number;
  roads: string[];
  payees: number[];
}

/** The name of the account, if this creates one. */
export interface KeepMe {
  /** A display name; it is sanitized and cut to length. */
  name?: string;
  /** What this device is called; sanitized and cut. */
  device?: string;
}

/** Of these a stage has only the ones that changed: by seat, by city. */
export interface KeyedChanges {
  seats?: Record<string, SeatView>;
  cities?: Record<string, CityView>;
  standings?: Record<string, Standing[]>;
}

/** What a seat could expect when it had decided, by what it knew. */
export interface KnownChance {
  step: number;
  seat: number;
  chance: number;
  best: number;
}

/** Why this round is the last one, and whose seventh statue it was. */
export interface LastRound {
  why: "rounds" | "statues";
  seat: number | null;
}

/** Where everything is; lists are in the order of the board: start, cities; roads; villages. */
export interface Layout {
  size: Point;
  radius: number;
  junctions: Point[];
  villages: Point[];
  roads: string[];
  river?: string | null;
}

export interface Layouts {
  wide: Layout;
  tall: Layout;
}

/** A lesson in the list. */
export interface LessonAbout {
  id: string;
  minutes: number;
  steps: number;
}

/**
 * A lesson after some answers. Nothing of it is kept: the same answers lead to the same place.
 *
 * `taken` is less than the number of answers if one of them is not what the step wants: then
 * nothing has happened, and `reply` or `refusal` says why.
 */
export interface LessonState {
  lesson: string;
  step: string;
  number: number;
  steps: number;
  taken: number;
  say: LessonText;
  reply: LessonText | null;
  refusal: Why | null;
  expects: boolean;
  point: string[];
  began: number[];
  solution: string | null;
  table: Table;
  entries: Entry[];
  updates: Update[];
}

/** A text of `locale/`, by its id, and what goes into it. */
export interface LessonText {
  id: string;
  arguments: Record<string, number | string>;
}

/** All lessons, in the order in which they build on each other. */
export interface Lessons {
  lessons: LessonAbout[];
}

/** Other choices from some decision of a finished game on, one by one. */
export interface LineTold {
  decisions: number;
  steps: PastView[];
  turns: LineTurn[];
}

/** Whose turn it is at the end of a line, and what is legal there. */
export interface LineTurn {
  seat: number;
  legal: string[];
}

/** Whose account a link leads to. */
export interface LinkOwner {
  name: string;
}

/** The part of a sign-in link behind #, which this uses up. */
export interface LinkSignIn {
  /** The secret of a link. */
  token: string;
  /** What this device is called; sanitized and cut. */
  device?: string;
}

/** The part of a sign-in link behind #. */
export interface LinkToken {
  /** The secret of a link. */
  token: string;
}

/** Where to look; `city` is a city, or one that the roads in question lead to. */
export interface Look {
  at: "characters" | "city" | "coins" | "end" | "prestige" | "rewards" | "roads" | "shrines" | "track" | "only";
  city: string | null;
}

/** Chances to win that decisions of a kind lost, as far as their games were reviewed. */
export interface LossCount {
  kind: "draft" | "plan" | "reward" | "robbed" | "shrine" | "turn";
  decisions: number;
  loss: number;
}

/** A Maharani token in use: whose, on which character, placed in which round. */
export interface Maharani {
  seat: number;
  character: number;
  round: number;
}

/** Maharani tokens still to be placed, and the character that has got the first of two. */
export interface MaharaniFrame {
  kind: "maharani";
  seat: number;
  left: number;
  other: number | null;
}

/** A mail address that was confirmed for notifications. */
export interface MailSignIn {
  address: string;
}

/** Prestige for the most worship in a city, alone and tied, by all lines that count it. */
export interface MajorityPoints {
  alone: number;
  tied: number;
}

/** A figure of the map (boards/figures.py), and that of the classic board. */
export interface MapFigure {
  name: string;
  value: number;
  classic: number;
}

/** A board file to be measured by games of so many players. */
export interface MeasureBoard {
  /** A board file. */
  text: string;
  players: number;
}

/** Move the start, a city or a village; roads and their villages go with a place. */
export interface MovePlace {
  edit: "move";
  section: "city" | "start" | "village";
  layout: "tall" | "wide";
  at: [number, number];
  number?: number | null;
}

/** Whether the author of a message is muted for you, at all tables. */
export interface MutePerson {
  muted: boolean;
}

/** A seat at this screen; several make a hot-seat table. */
export interface MySeat {
  kind: "me";
  /** A display name; it is sanitized and cut to length. */
  name?: string;
}

/** What the account is called. */
export interface NamedAccount {
  /** A display name; it is sanitized and cut to length. */
  name?: string;
}

/** The options that take names or a number; `players` is 1 in the solo game. */
export interface NamedOptions {
  players: number;
  solo: SoloLevel | null;
  special: Special[];
  final: Final | null;
  final_tile: FinalTile;
}

/**
 * A table to be set up; the game begins when no seat is free.
 *
 * Solo tables have one seat, Brahmabot's comes by itself. `hints`: whoever sits down agrees that
 * everybody may have them. `free_text`: people may write to each other, not only say phrases, if
 * the server's host allows it. `coached`: one person's first game, with hints and explanations;
 * its bots are of the simplest level that thinks, its characters those of the first game. Without
 * a `pace` people may take as long as they like.
 */
export interface NewTable {
  seats: (MySeat | GuestSeat | BotSeat)[];
  board?: string;
  options?: Options;
  public?: boolean;
  hints?: boolean;
  free_text?: boolean;
  coached?: boolean;
  pace?: SetPace | null;
  key?: string | null;
}

/** Your channels, and the kinds on offer. */
export interface Notifications {
  push: Offer;
  mail: Offer;
  webhook: Offer;
  channels: ChannelInfo[];
}

/**
 * Why something cannot be done: the id of a refusal, and the rule behind it.
 *
 * `places`: villages in which a shrine would help.
 */
export interface Obstacle {
  reason: string;
  rule: string;
  places: string[];
}

/** Whether this server offers something, and if not, what is missing. */
export interface Offer {
  available: boolean;
  missing: "library" | "settings" | null;
  key: string | null;
}

/** What everybody may see of a seat. */
export interface OpenSeat {
  coins: number;
  shrines: number;
  supply: number;
  statues: number;
  tokens: number;
  character: number | null;
  priest: string;
  acted: boolean;
  used: number[];
}

/** What everybody may see, the seats' own boards apart: in views and in positions. */
export interface OpenTable {
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
  cities: Record<string, City>;
  journey: string[];
  token_used: boolean;
  waiting: PackedFrame[];
}

/** The game to be played; left out, all is as docs/rules.md has it. */
export interface Options {
  solo?: "easy" | "hard" | "medium" | null;
  first_game?: boolean;
  special?: string[];
  final?: string | null;
  final_tile?: string;
  decline_actions?: boolean;
  open_prestige?: boolean;
  locked_plans?: boolean;
}

/** What others may do about a choice of a seat, by what the seat knows. */
export interface Outlook {
  table: string;
  seat: number;
  sequence: number;
  level: string;
  choice: string;
  rounds: number;
  risks: Risk[];
}

export interface OutlookMessage {
  type: "foreseen";
  id: string;
  outlook: Outlook;
}

/** How long people may take here; times in seconds that count, `vacation` in days. */
export interface Pace {
  kind: PaceKind;
  bank: number;
  increment: number;
  most: number;
  grace: number;
  vacation: number;
  level: string;
  start: number;
  end: number;
  weekends: boolean;
  zone: string;
}

export type PaceKind = "day" | "live" | "week";

export type PackedFrame = [FrameKind, number | null, number];

export type Part = "half" | "tenth";

/** A passkey of yours. */
export interface PasskeyInfo {
  id: string;
  label: string;
  /** Milliseconds since 1970, UTC. */
  created: number;
  used: number | null;
}

/** The options for the browser to create or use a passkey: JSON, as text. */
export interface PasskeyOptions {
  options: string;
}

/** What the browser has signed with a passkey. */
export interface PasskeySignIn {
  /** What the browser's `PublicKeyCredential.toJSON()` gives, as JSON. */
  credential: string;
  /** What this device is called; sanitized and cut. */
  device?: string;
}

/** A finished game after so many decisions: all that was hidden then is open. */
export interface PastView {
  decisions: number;
  decision: Decision | null;
  view: View;
}

export interface Performs {
  event: "performs";
  seat: number;
  action: Action;
  token: boolean;
}

/** Everything stored about you, and the games that you play or played. */
export interface PersonalData {
  /** Milliseconds since 1970, UTC. */
  exported: number;
  account: AccountInfo;
  person_ids: string[];
  names: Record<string, unknown>[];
  notifications: Notifications;
  muted: string[];
  said: Record<string, unknown>[];
  seen: Record<string, unknown>[];
  games: Record<string, unknown>[];
}

export type Phase = "draft" | "settle" | "planning" | "actions" | "scoring" | "finished";

/** How often a place was reached with a number of players. */
export interface PlaceCount {
  players: number;
  place: number;
  games: number;
}

/** Everybody plans: the seats that are not ready yet; whether plans may be set anew. */
export interface PlanFrame {
  kind: "plan";
  seat: null;
  seats: number[];
  changeable: boolean;
}

/** An action that could be planned: what its statue costs, and what stands in its way now. */
export interface PlanOutlook {
  statue: StatuePrices | null;
  obstacle: Obstacle | null;
}

/** A table that goes on from there; `seats` as for any other. */
export interface PlayOn {
  seats: (MySeat | GuestSeat | BotSeat)[];
  /** Choices as a record has them (seat and choice), separated by commas. */
  line?: string;
  key?: string | null;
}

export type Point = [number, number];

/** A game at one moment, secrets included. */
export interface Position {
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
  cities: Record<string, City>;
  journey: string[];
  token_used: boolean;
  waiting: PackedFrame[];
  format: string;
  setup: Setup;
  drawn: number;
  seats: SeatPosition[];
}

/** Who is at a table. Not in the log: no sequence number. */
export interface Presence {
  type: "presence";
  table: string;
  seats: SeatPresence[];
  watching: number;
}

/** As `SetPresence`: every half minute, and when it changes. */
export interface PresenceMessage {
  type: "here";
  id: string;
  /** The id of a table. */
  table: string;
  here: boolean;
}

/** An error, as application/problem+json (RFC 9457). */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  reason?: string | null;
  rule?: string | null;
  sequence?: number | null;
  retry_after?: number | null;
}

export interface ProblemMessage {
  type: "problem";
  id: string | null;
  problem: ProblemDetails;
}

/** Somebody's profile. */
export interface Profile {
  name: string;
  statistics: Statistics;
}

export type Purpose = "invite" | "seat" | "watch";

/**
 * A puzzle in the list: what is to be found.
 *
 * `first`, `statues`, `prestige` and `coins` are the goal of a
 * study, those that are None play no part in it.
 */
export interface PuzzleAbout {
  id: string;
  kind: PuzzleKind;
  number: number;
  players: number;
  seat: number;
  difficulty: number;
  themes: ("bonus" | "character" | "majority" | "prestige" | "reward" | "roads" | "robbing" | "statues" | "token" | "tolls" | "worship")[];
  first: string | null;
  statues: number | null;
  prestige: number | null;
  coins: number | null;
}

export type PuzzleKind = "ending" | "study";

/**
 * A puzzle after some choices. Nothing of it is kept: the same choices lead to the same place.
 *
 * `taken` is less than the number of choices if one of them is not legal, and `refusal` says
 * why, or if it was over before.
 */
export interface PuzzleState {
  puzzle: PuzzleAbout;
  taken: number;
  refusal: Why | null;
  verdict: PuzzleVerdict | null;
  solution: string[];
  table: Table;
  entries: Entry[];
  updates: Update[];
}

/** What came of an attempt; what is not asked of the puzzle's kind is None. */
export interface PuzzleVerdict {
  solved: boolean;
  place: number | null;
  shared: boolean | null;
  margin: number | null;
  reached: boolean | null;
  coins: number | null;
}

/** All puzzles, the easiest first, and that of the day (UTC). */
export interface Puzzles {
  puzzles: PuzzleAbout[];
  daily: string;
}

/** A text as a code for cameras: dark on light, on a square of `size` units. */
export interface QrCode {
  size: number;
  path: string;
}

/** The text of a QR code: a link. */
export interface QrRequest {
  text: string;
}

/** What speaks for a choice, or against it, in points of the final score. */
export interface Reason {
  term: "character" | "city" | "coins" | "final" | "majority" | "next-cities" | "order" | "prestige" | "rivals" | "roads" | "shrines" | "statues" | "tokens";
  points: number;
  city: string | null;
}

/** New recovery words; nobody can look them up again. */
export interface RecoveryWords {
  words: string[];
}

/** The table where the same people play once more. */
export interface Rematch {
  table: string;
  seat: number | null;
}

/** Take out a city with its roads, or a road with its villages. */
export interface RemovePlace {
  edit: "remove";
  section: "city" | "road";
  /** Of a section, counted from one. */
  number: number;
}

export interface Result {
  winners: number[];
  rounds: number;
  by_statues: boolean;
  seats: SeatResult[];
}

/** A character in place of the one that was taken, and who took it. */
export interface RetakeFrame {
  kind: "retake";
  seat: number;
  robber: number;
}

/** A decision with a verdict; chances are from 0 to 1. */
export interface ReviewError {
  decision: number;
  kind: "draft" | "plan" | "reward" | "robbed" | "shrine" | "turn";
  seat: number;
  round: number;
  at: number;
  verdict: "blunder" | "inaccuracy" | "missed-win" | "mistake" | "only-choice";
  loss: number;
  low: number;
  high: number;
  title: string;
  played: string;
  better: string;
  why: string;
  played_line: string[];
  better_line: string[];
}

/** Seats on the ladder of our own bots; `lines` has those that can be placed. */
export interface ReviewStanding {
  title: string;
  lines: string[];
  note: string;
}

/** The review of a game, or its progress. */
export interface ReviewState {
  status: "failed" | "finished" | "none" | "running";
  done: number;
  total: number;
  yours: boolean;
  review: ReviewTold | null;
}

/** Choices of the record that belong together: a decision, or all plans of a round. */
export interface ReviewStep {
  at: number;
  round: number;
  label: string;
  chances: number[];
}

/** A table in words. */
export interface ReviewTable {
  title: string;
  head: string[];
  rows: string[][];
}

/** What decided a game: docs/review.md says what the numbers mean. */
export interface ReviewTold {
  language: "de" | "en" | "fr" | "ja" | "pt-BR";
  steps: ReviewStep[];
  result: number[];
  known: KnownChance[];
  turning_points: ReviewTurningPoint[];
  errors: ReviewError[];
  finds: ReviewError[];
  story: string[];
  method: string;
  graph: ReviewTable;
  known_table: ReviewTable;
  ledger: ReviewTable;
  losses: ReviewTable;
  standing: ReviewStanding;
  decisions: ReviewTable;
}

export interface ReviewTurningPoint {
  step: number;
  at: number;
  changes: number[];
  sentence: string;
}

export type Reward =
  | "coins"
  | "shrines"
  | "pp-coin"
  | "tax"
  | "pp2"
  | "buy"
  | "build"
  | "maharani";

export interface RewardEndFrame {
  kind: "reward-end";
  seat: number;
  reward: Reward;
}

/** A reward tile for the seat's rank in the visited city. */
export interface RewardFrame {
  kind: "reward";
  seat: number;
  rank: number;
}

export interface RewardGone {
  event: "reward-gone";
  seat: null;
  reward: Reward;
}

export interface RewardTaken {
  event: "reward";
  seat: number;
  reward: Reward;
}

/** Something the others may do, and in how many of the imagined rounds they did. */
export interface Risk {
  risk: "action" | "ahead" | "character" | "next-city" | "space";
  times: number;
  seat: number | null;
  city: string | null;
  action: "character" | "coins" | "pp" | "shrine-discount" | "shrines" | "statue-discount" | "statue-shrine" | "track" | "two-shrines" | null;
}

export type Room = "spectators" | "table";

export interface RoundBegins {
  event: "round-begins";
  seat: null;
  round: number;
  city: string;
}

export interface RoundEnds {
  event: "round-ends";
  seat: null;
  round: number;
}

/** What every seat had when a round began to be planned, or at the end (round None). */
export interface RoundTotals {
  round: number | null;
  decisions: number;
  prestige: number[];
  coins: number[];
}

/**
 * Say a phrase, or a text where that is allowed; exactly one of the two.
 *
 * `seat`: one of yours, if you have several. `name`: how spectators want to be called.
 */
export interface Say {
  /** The client's own id of a request; a request sent twice is carried out once. */
  key: string;
  phrase?: string | null;
  text?: string | null;
  seat?: number | null;
  /** A display name; it is sanitized and cut to length. */
  name?: string;
}

/** The end of a game: who came where, the lines that counted, and who led in which city. */
export interface ScoreSheet {
  ranking: FinalRank[];
  lines: string[];
  cities: FinalCity[];
}

export interface SeatEvent {
  event: "ready" | "turn-ends";
  seat: number;
}

export interface SeatPoints {
  seat: number;
  points: number;
}

export interface SeatPosition {
  coins: number;
  shrines: number;
  supply: number;
  statues: number;
  tokens: number;
  character: number | null;
  priest: string;
  acted: boolean;
  used: number[];
  prestige: number;
  earned: Partial<Record<Source, number>>;
  plan: Action[] | null;
  open: Action[];
}

/** Whether a seat's person looks at the table; nothing finer is told. */
export interface SeatPresence {
  seat: number;
  here: boolean;
  last_seen: number | null;
}

/** A seat's points: gathered by source, and line by line of the final scoring. */
export interface SeatResult {
  total: number;
  gathered: Partial<Record<Source, number>>;
  final: Record<string, number>;
}

/**
 * `prestige`, `plan` and `open` are null where they are hidden.
 *
 * `borrowed`: characters at the seat's service by Maharani tokens.
 */
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
  borrowed: number[];
  prestige: number | null;
  ready: boolean;
  plan: Action[] | null;
  open: Action[] | null;
}

/** What the set-up was drawn from; published when the game is over. */
export interface Seed {
  seed: string;
  salt: string;
}

export type ServerMessage =
  | Snapshot
  | Update
  | Bots
  | Presence
  | TalkNews
  | DoneMessage
  | HintMessage
  | OutlookMessage
  | ProblemMessage;

/** Whether the server answers for the seat where there is only one legal choice. */
export interface SetAutoAnswer {
  on: boolean;
}

/** What an outer space of a city gives. */
export interface SetBonus {
  edit: "set-bonus";
  /** Of a section, counted from one. */
  number: number;
  space: "bottom" | "top";
  kind: string;
  amount: number;
}

/** The level of the bot that is to play a seat, and its style. */
export interface SetBot {
  /** A bot level, as /api/about lists them. */
  level?: string;
  style?: string | null;
}

/** The events that a channel is notified of. */
export interface SetEvents {
  events: ("deadline" | "joined" | "nudge" | "over" | "talk" | "turn")[];
}

/** Whether the table's notifications are muted. */
export interface SetMuted {
  muted: boolean;
}

export interface SetName {
  /** A display name; it is sanitized and cut to length. */
  name: string;
}

/**
 * How long people may take; what is left out is as usual for the kind.
 *
 * `bank` and `increment` in seconds. `level`: of the bot that plays on when somebody's time
 * is up. `zone`: the time zone of window and weekends, by its name.
 */
export interface SetPace {
  kind: PaceKind;
  bank?: number | null;
  increment?: number | null;
  level?: string | null;
  window?: Window | null;
  weekends?: boolean;
  zone?: string;
}

/** Whether you look at the table, and have used the page in the last minutes. */
export interface SetPresence {
  here: boolean;
}

/** Tiles for the solo game to begin with, or none at all. */
export interface SetSolo {
  edit: "set-solo";
  on: boolean;
}

/** What to take when asked in somebody else's turn: the first that is available. */
export interface SetStandingOrders {
  retake?: number[];
  reward?: string[];
}

/** The days of a vacation; 0 ends it. */
export interface SetVacation {
  days: number;
}

/** Give a key of a section another value; null takes it out. Cities are renamed everywhere. */
export interface SetValue {
  edit: "set";
  section: "board" | "city" | "layout" | "road" | "solo.setup" | "solo.tile" | "start" | "village";
  key: string;
  value: string | number | (string | number)[] | null;
  number?: number | null;
  layout?: "tall" | "wide" | null;
}

/** How many villages a road has. */
export interface SetVillages {
  edit: "set-villages";
  /** Of a section, counted from one. */
  number: number;
  villages: number;
}

/** Who may see your profile. */
export interface SetVisibility {
  visibility: Visibility;
}

export interface SettingInfo {
  flag: string;
  value: string;
}

/** Starting shrines: how many the seat has still to place. */
export interface SettleFrame {
  kind: "settle";
  seat: number;
  left: number;
}

/** Everything chance decides; null is what the reader may not know. */
export interface Setup {
  characters: (number | null)[];
  rewards: Reward[];
  flags: string[];
  first?: number;
  setup_tile?: number | null;
  stacks?: (number | null)[][];
}

/** A board file to be kept under a link. */
export interface ShareBoard {
  /** A board file. */
  text: string;
}

/** The shared board: its id for new tables, and its page. */
export interface SharedBoardLink {
  id: string;
  path: string;
}

/** A link that signs another device in, once. */
export interface SignInLink {
  path: string;
  /** Milliseconds since 1970, UTC. */
  expires: number;
}

/** The part behind # of a link in a mail, which confirms or removes the address. */
export interface SignedLink {
  purpose: "confirm" | "stop";
  token: string;
}

/** A question without further details. */
export interface SimpleFrame {
  kind: "draft" | "turn" | "flag";
  seat: number;
}

/** A city as far as the file can be read. */
export interface SketchCity {
  id: string;
  name: string;
  flag: string;
  emblem: string;
  wide: [number, number] | null;
  tall: [number, number] | null;
  top: [string, number] | null;
  bottom: [string, number] | null;
}

export interface SketchLayout {
  size: [number, number];
  radius: number;
  river: string | null;
}

/** A road: its villages by their ids, and the paths by which it is drawn, if that is known. */
export interface SketchRoad {
  ends: string[];
  villages: string[];
  wide: string | null;
  tall: string | null;
  bent: ("tall" | "wide")[];
}

export interface SketchTile {
  icons: string[];
  go: string;
  check: string;
}

export interface SketchVillage {
  id: string;
  wide: [number, number] | null;
  tall: [number, number] | null;
}

/** The better bot alone among weaker ones. */
export interface SkillGames {
  games: number;
  win_share: Figure;
}

/** The whole table, and the log entries since the client's last sequence number. */
export interface Snapshot {
  type: "snapshot";
  host: boolean;
  yours: number[];
  table: Table;
  entries: Entry[];
  bots_waiting: number[];
  presence: Presence;
}

export type SoloLevel = "easy" | "medium" | "hard";

export type Source = "start" | "action" | "ability" | "reward" | "bonus" | "rank" | "special";

/** Points from a source, gathered or of the final scoring, over all games. */
export interface SourceCount {
  source: string;
  points: number;
}

export type Space = "centre" | "top" | "bottom" | "plain";

export type Special = "firstpp" | "ext1" | "cost12" | "display";

/**
 * A position on the way through an entry, when so many of its events had happened.
 *
 * The stage that followed has the other fields; behind the last one comes the table itself.
 */
export interface Stage {
  events: number;
  changes: StageChanges;
}

/**
 * How a stage differed from the one that followed it.
 *
 * Fields of the view, and standings as in insight. `seats` (by number), `cities` and
 * `standings` hold those that differed; every other field is whole.
 */
export interface StageChanges {
  round?: number;
  rounds?: number;
  last_round?: LastRound | null;
  phase?: Phase;
  maharaja?: string | null;
  next_city?: string;
  track?: (string | null)[];
  rewards?: (Reward | null)[];
  reach?: number;
  display?: number[];
  maharani?: (Maharani | null)[];
  villages?: Record<string, number[]>;
  village_slots?: number;
  cities?: Record<string, CityView>;
  journey?: string[];
  token_used?: boolean;
  frames?: Frame[];
  to_act?: number[];
  turn_order?: number[];
  active?: number | null;
  next_seat?: number | null;
  seats?: Record<string, SeatView>;
  brahmabot?: Brahmabot;
  result?: Result | null;
  score_sheet?: ScoreSheet | null;
  standings?: Record<string, Standing[]>;
}

/**
 * A seat in a city, as if the city were scored now; rank 0 is none at all.
 *
 * `tied`: the other seats with as many points, whom only their characters set apart.
 */
export interface Standing {
  seat: number;
  points: number;
  rank: number;
  coins: number;
  tied: number[];
}

/** What is answered for your seat in somebody else's turn: the first that is available. */
export interface StandingOrders {
  retake: number[];
  reward: string[];
  takeable: number[];
}

/** How somebody has played, counted from records and reviews of their finished games. */
export interface Statistics {
  more: boolean;
  games: number;
  won: number;
  points: number;
  places: PlaceCount[];
  characters: CharacterCount[];
  actions: ActionCount[];
  sources: SourceCount[];
  losses: LossCount[];
}

export interface StatueBuilt {
  event: "statue";
  seat: number;
  city: string;
  space: Space;
}

/** In the city that the Maharaja visits, and in any other. */
export interface StatuePrices {
  visited: number;
  elsewhere: number;
}

export type Status = "closed" | "finished" | "running" | "waiting";

/** A table in a list. */
export interface Summary {
  table: string;
  status: Status;
  public: boolean;
  /** Milliseconds since 1970, UTC. */
  created: number;
  /** Milliseconds since 1970, UTC. */
  changed: number;
  host: boolean;
  yours: number[];
  your_turn: boolean;
  board: string;
  options: TableOptions;
  round: number;
  free: number;
  ended: number | null;
  chairs: SummaryChair[];
}

/** Who sits where, in a list; when the game is over, how they did. */
export interface SummaryChair {
  kind: ChairKind;
  name: string;
  level: string | null;
  bot_account: boolean;
  rank: number | null;
  points: number | null;
  won: boolean | null;
}

/** A table as one seat, or a spectator, sees it. */
export interface Table {
  table: string;
  status: Status;
  public: boolean;
  /** Milliseconds since 1970, UTC. */
  created: number;
  seat: number | null;
  sequence: number;
  chairs: Chair[];
  board: BoardName;
  rules: string;
  options: TableOptions;
  hints: boolean;
  coached: boolean;
  commitment: string | null;
  seed: Seed | null;
  decisions: number;
  undo: number;
  view: View | null;
  insight: Insight | null;
  rematch: Rematch | null;
  shared: boolean;
  pace: Pace | null;
  clocks: Clock[];
  orders: StandingOrders | null;
  vacation_left: number;
}

export interface TableEvent {
  event: "flags-close-up" | "rewards-slide";
  seat: null;
}

/** A link. It is sent only once: the server keeps no more than its hash. */
export interface TableLink {
  purpose: Purpose;
  seat: number | null;
  token: string;
  path: string;
}

/** A new table. */
export interface TableMade {
  table: string;
  seats: number[];
  links: TableLink[];
}

/** Your notifications about a table. */
export interface TableNotifications {
  muted: boolean;
  nudged: number[];
}

/** The options of a table on a server. */
export interface TableOptions {
  players: number;
  solo: SoloLevel | null;
  special: Special[];
  final: Final | null;
  final_tile: FinalTile;
  decline_actions: boolean;
  open_prestige: boolean;
  locked_plans: boolean;
  first_game: boolean;
}

/** A page of a list of tables. */
export interface Tables {
  tables: Summary[];
  next: string | null;
}

/** Another character: the one put back, and whether others' may be taken. */
export interface TakeFrame {
  kind: "take";
  seat: number;
  returned: number;
  from_players: boolean;
}

/** What was said at a table, as far as you hear it, oldest first. */
export interface Talk {
  room: Room;
  free_text: boolean;
  days: number;
  messages: TalkMessage[];
}

/** Something that was said; without its words if you have muted the author. */
export interface TalkMessage {
  id: string;
  /** Milliseconds since 1970, UTC. */
  at: number;
  room: Room;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
  mine: boolean;
  muted: boolean;
}

/** Something was said: ask for it. Not in the log: no sequence number. */
export interface TalkNews {
  type: "talk";
  table: string;
  room: Room;
}

export interface TileTurned {
  event: "tile";
  seat: number;
  check: number;
  performed: number;
}

export interface Travels {
  event: "travels";
  seat: number;
  road: string;
  to: string;
}

/** What a choice would have been worth, by what the seat knew; chances from 0 to 1. */
export interface Trial {
  gain: number;
  gain_low: number;
  gain_high: number;
  left: number;
  left_low: number;
  left_high: number;
  found: boolean;
  why: string;
}

export interface TurnBegins {
  event: "turn-begins";
  seat: number;
  first: Action;
  second: Action;
}

/** What a seat's turn was good for, against leaving everything as it was. */
export interface TurnReasons {
  table: string;
  seat: number;
  round: number;
  why: string;
}

/** Take back the seat's last choice, or its whole turn so far. */
export interface Undo {
  /** A seat, 0 to 3 clockwise. */
  seat: number;
  /** How many log entries of the table this seat has seen. */
  sequence: number;
  /** The client's own id of a request; a request sent twice is carried out once. */
  key: string;
  whole_turn?: boolean;
}

/** As `Undo`; the id is the key. */
export interface UndoMessage {
  type: "undo";
  /** The client's own id of a request; a request sent twice is carried out once. */
  id: string;
  /** The id of a table. */
  table: string;
  /** A seat, 0 to 3 clockwise. */
  seat: number;
  /** How many log entries of the table this seat has seen. */
  sequence: number;
  whole_turn?: boolean;
}

export interface UnfollowMessage {
  type: "unfollow";
  id: string;
  /** The id of a table. */
  table: string;
  seat?: number | null;
}

/** What has just happened, and how the table looks now. */
export interface Update {
  type: "update";
  table: Table;
  entries: Entry[];
}

/**
 * A game as one seat, or a spectator, may know it.
 *
 * `waiting` is for programs that make a position of it again; the server leaves it out where
 * no bot account sits.
 * `hidden_prestige`: players' totals are their own secret until the end.
 */
export interface View {
  format: string;
  seat: number | null;
  rules: string;
  board: BoardName;
  options: GameOptions;
  hidden_prestige: boolean;
  round: number;
  rounds: number;
  last_round: LastRound | null;
  phase: Phase;
  maharaja: string | null;
  next_city: string;
  track: (string | null)[];
  rewards: (Reward | null)[];
  reach: number;
  display: number[];
  maharani: (Maharani | null)[];
  villages: Record<string, number[]>;
  village_slots: number;
  cities: Record<string, CityView>;
  journey: string[];
  token_used: boolean;
  waiting?: PackedFrame[];
  frames: Frame[];
  to_act: number[];
  turn_order: number[];
  active: number | null;
  next_seat: number | null;
  seats: SeatView[];
  brahmabot?: Brahmabot;
  legal: string[];
  result: Result | null;
  score_sheet: ScoreSheet | null;
}

export interface VillageEvent {
  event: "settled" | "shrine-in-village";
  seat: number;
  village: string;
}

export type Visibility = "everybody" | "me" | "players";

export type WarningName =
  | "stranded"
  | "plan-too-dear"
  | "no-way"
  | "actions-unused"
  | "token-unused"
  | "no-toll-left";

/**
 * Whether a choice is legal, and if not, why not.
 *
 * `places`: cities to travel to first, or villages that lack a shrine for it.
 */
export interface Why {
  choice: string;
  legal: boolean;
  reason: string | null;
  rule: string | null;
  detail: string | null;
  places: string[];
}

/** The part of each day in which time counts; it may reach into the next day. */
export interface Window {
  /** Minutes after midnight. */
  start?: number;
  /** Minutes after midnight. */
  end?: number;
}

/** Recovery words, separated by spaces. */
export interface WordsSignIn {
  words: string;
  /** What this device is called; sanitized and cut. */
  device?: string;
}

export interface Worship {
  event: "worship";
  seat: number;
  points: number;
  rank: number;
}

export interface WorshipOfAbility {
  event: "worship-of-ability";
  seat: number;
  character: number;
  points: number;
}

/** `centre` and `outer` are statues; `points`: of all of them. */
export interface WorshipOfPieces {
  event: "worship-of-pieces";
  seat: number;
  piece: Coming;
  count: number;
  points: number;
}
