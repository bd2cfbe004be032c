import type {
  About,
  AboutPerson,
  AboutReport,
  AboutTable,
  Action,
  AddPush,
  BoardBalance,
  BoardDraft,
  BoardFile,
  BoardGallery,
  BoardJson,
  BranchState,
  Confirmed,
  Done,
  DraftRequest,
  History,
  HostPage,
  ImportedTable,
  Insight,
  Joined,
  Lessons,
  LessonState,
  LineTold,
  NewTable,
  Notifications,
  PastView,
  PlayOn,
  ProblemDetails,
  Purpose,
  Puzzles,
  PuzzleState,
  QrCode,
  ReviewState,
  SetStandingOrders,
  SharedBoardLink,
  SignInLink,
  SignedLink,
  Say,
  Snapshot,
  TableLink,
  TableMade,
  TableNotifications,
  Tables,
  Talk,
  Trial,
  TurnReasons,
  Why,
} from "../generated/protocol.ts";
import type { ChannelEvent } from "./wire.ts";

/** An answer that says no; nothing has changed. */
export class Problem extends Error {
  readonly code: string;
  readonly detail: string;
  readonly reason: string | null;
  readonly rule: string | null;
  readonly sequence: number | null;
  readonly retryAfter: number | null;

  constructor(told: Pick<ProblemDetails, "code" | "detail"> & Partial<ProblemDetails>) {
    super(`${told.code}: ${told.detail}`);
    this.name = "Problem";
    this.code = told.code;
    this.detail = told.detail;
    this.reason = told.reason ?? null;
    this.rule = told.rule ?? null;
    this.sequence = told.sequence ?? null;
    this.retryAfter = told.retry_after ?? null;
  }
}

/** The server could not be asked at all. */
export const OFFLINE = "offline";

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem({ code: OFFLINE, detail: String(error) });
}

/** JSON, with seeds as texts: they are too large for the numbers of JavaScript. */
export function readJson(text: string): unknown {
  return JSON.parse(text.replace(/"seed":(\d+)/g, '"seed":"$1"'));
}

type Values = Record<string, string | number | null | undefined>;

interface Request {
  method?: "GET" | "POST";
  query?: Values;
  body?: unknown;
  /** A body that is JSON already. */
  text?: string;
  link?: string | null;
}

async function fetched(path: string, asked: Request): Promise<string> {
  const headers: Record<string, string> = {};
  const body = asked.text ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body));
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (asked.link) headers["Maharaja-Link"] = asked.link;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked.query ?? {})) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const address = `/api/${path}${query.size > 0 ? `?${query}` : ""}`;
  const method = asked.method ?? (body === undefined ? "GET" : "POST");
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, { method, headers, body });
    text = await answer.text();
  } catch (error) {
    throw problemOf(error);
  }
  if (!answer.ok) throw problemIn(answer.status, text);
  return text;
}

function problemIn(status: number, text: string): Problem {
  try {
    const told = JSON.parse(text) as ProblemDetails;
    if (typeof told.code === "string") return new Problem(told);
  } catch {
    // not from our server: a proxy's page
  }
  return new Problem({ code: OFFLINE, detail: `HTTP ${status}` });
}

export async function ask<T>(path: string, asked: Request = {}): Promise<T> {
  return readJson(await fetched(path, asked)) as T;
}

const post = { method: "POST" } as const;
const at = (table: string, rest = ""): string => `tables/${encodeURIComponent(table)}${rest}`;
const chair = (table: string, seat: number, what: string): string =>
  at(table, `/seats/${seat}/${what}`);

export type TableListName = "mine" | "open" | "playing" | "finished";
/** Which tables of a list are wanted. */
export interface TableFilter {
  only?: "won" | "lost" | "solo" | "people" | "bots";
  players?: number;
  /** A part of somebody else's name. */
  opponent?: string;
  /** Milliseconds: over no earlier. */
  since?: number;
}

/** Who looks, and what opens the table to them. */
export interface Look {
  seat?: number | null;
  after?: number;
  link?: string | null;
}

/** Everything the server can be asked over HTTP; a refusal is thrown as a Problem. */
/** A seat's turn of a round. */
export interface Turn {
  table: string;
  seat: number;
  round: number;
}

export const api = {
  about: () => ask<About>("about"),
  qr: (text: string) => ask<QrCode>("qr", { body: { text } }),
  /** A board file that is being drawn, after an edit: all its mistakes. */
  draftBoard: (asked: DraftRequest) => ask<BoardDraft>("boards/draft", { body: asked }),
  /** Keep a board under a link. */
  shareBoard: (text: string) => ask<SharedBoardLink>("boards/shared", { body: { text } }),
  measureBoard: (text: string, players: number) =>
    ask<BoardBalance>("boards/balance", { body: { text, players } }),
  boardBalance: (key: string) => ask<BoardBalance>(`boards/balance/${encodeURIComponent(key)}`),
  cancelBalance: (key: string) =>
    ask<object>(`boards/balance/${encodeURIComponent(key)}/cancel`, post),
  boards: () => ask<BoardGallery>("boards"),
  boardFile: (id: string) => ask<BoardFile>(`boards/${encodeURIComponent(id)}/file`),
  board: (id: string) => ask<BoardJson>(`boards/${encodeURIComponent(id)}`),

  lessons: () => ask<Lessons>("lessons"),
  /** A lesson after some answers, and what happened since a step, if one is named. */
  lesson: (lesson: string, answers: readonly string[], after: number | null = null) =>
    ask<LessonState>(`lessons/${encodeURIComponent(lesson)}`, {
      query: { answers: answers.join(","), after },
    }),
  lessonWhy: (lesson: string, answers: readonly string[], choice: string, by?: Action | null) =>
    ask<Why>(`lessons/${encodeURIComponent(lesson)}/why`, {
      query: { answers: answers.join(","), choice, by },
    }),

  puzzles: () => ask<Puzzles>("puzzles"),
  /** A puzzle after some choices, and what happened since a step, if one is named. */
  puzzle: (
    puzzle: string,
    choices: readonly string[],
    { after = null, solution }: { after?: number | null; solution?: boolean } = {},
  ) =>
    ask<PuzzleState>(`puzzles/${encodeURIComponent(puzzle)}`, {
      query: { choices: choices.join(","), after, solution: solution ? "true" : null },
    }),
  puzzleWhy: (puzzle: string, choices: readonly string[], choice: string, by?: Action | null) =>
    ask<Why>(`puzzles/${encodeURIComponent(puzzle)}/why`, {
      query: { choices: choices.join(","), choice, by },
    }),

  tables: (list: TableListName, before?: string | null, only: TableFilter = {}) =>
    ask<Tables>("tables", { query: { list, before, ...only } }),
  create: (asked: NewTable) => ask<TableMade>("tables", { body: asked }),
  /** The record as text: a seed in it has to stay as it is. */
  importRecord: (record: string, asked: ImportedTable = {}) =>
    ask<TableMade>("tables/import", { text: joined("record", record, asked) }),
  importPosition: (position: string, asked: ImportedTable = {}) =>
    ask<TableMade>("tables/import", { text: joined("position", position, asked) }),

  look: (table: string, { link, ...query }: Look = {}) => ask<Snapshot>(at(table), { query, link }),
  join: (table: string, asked: { name?: string; seat?: number }, link?: string | null) =>
    ask<Joined>(at(table, "/join"), { body: asked, link }),
  claim: (table: string, link: string) => ask<Joined>(at(table, "/claim"), { ...post, link }),
  close: (table: string) => ask<Done>(at(table, "/close"), post),
  /** The table to play once more, made if there is none yet. */
  rematch: (table: string) => ask<TableMade>(at(table, "/rematch"), post),
  /** Agree that everybody may see the finished game. */
  share: (table: string) => ask<Done>(at(table, "/share"), post),
  link: (table: string, purpose: Purpose, seat?: number) =>
    ask<TableLink>(at(table, "/links"), { body: { purpose, seat: seat ?? null } }),

  leave: (table: string, seat: number) => ask<Done>(chair(table, seat, "leave"), post),
  setBot: (table: string, seat: number, level: string, style: string | null) =>
    ask<Done>(chair(table, seat, "bot"), { body: { level, style } }),
  handOver: (table: string, seat: number, level: string) =>
    ask<Done>(chair(table, seat, "hand-over"), { body: { level } }),
  takeBack: (table: string, seat: number) => ask<Done>(chair(table, seat, "take-back"), post),
  rename: (table: string, seat: number, name: string) =>
    ask<Done>(chair(table, seat, "name"), { body: { name } }),
  vacation: (table: string, seat: number, days: number) =>
    ask<Done>(chair(table, seat, "vacation"), { body: { days } }),
  standingOrders: (table: string, seat: number, orders: SetStandingOrders) =>
    ask<Done>(chair(table, seat, "standing-orders"), { body: orders }),
  autoAnswer: (table: string, seat: number, on: boolean) =>
    ask<Done>(chair(table, seat, "auto-answer"), { body: { on } }),

  /** As the server wrote it, to be kept in a file. */
  recordText: (table: string, { link, ...query }: Look = {}) =>
    fetched(at(table, "/record"), { query, link }),
  positionText: (table: string, decisions: number, link?: string | null) =>
    fetched(at(table, `/positions/${decisions}`), { link }),
  /** All decisions of a finished game. */
  history: (table: string, link?: string | null) => ask<History>(at(table, "/history"), { link }),
  /** How a finished game looked after so many decisions. */
  pastView: (table: string, decisions: number, link?: string | null) =>
    ask<PastView>(at(table, `/history/${decisions}`), { link }),
  insight: (table: string, seat: number, link?: string | null) =>
    ask<Insight>(at(table, "/insight"), { query: { seat }, link }),
  /** What a turn was good for, as a sentence. */
  turnReasons: ({ table, seat, round }: Turn, language: string, link?: string | null) =>
    ask<TurnReasons>(at(table, `/seats/${seat}/reasons`), { query: { round, language }, link }),
  why: (table: string, seat: number, choice: string, by?: Action | null, link?: string | null) =>
    ask<Why>(at(table, "/why"), { query: { seat, choice, by }, link }),
};

/** What decided a finished game, and what if. */
export const reviews = {
  look: (table: string, language: string, link?: string | null) =>
    ask<ReviewState>(at(table, "/review"), { query: { language }, link }),
  begin: (table: string, link?: string | null) =>
    ask<ReviewState>(at(table, "/review"), { ...post, link }),
  cancel: (table: string, link?: string | null) =>
    ask<ReviewState>(at(table, "/review/cancel"), { ...post, link }),
  /** What was tried for a decision, compared with what was played. */
  trial: (branch: AtBranch, language: string, link: string | null) =>
    ask<Trial>(at(branch.table, "/review/trial"), {
      query: { decision: branch.again, line: branch.line.join(","), language },
      link,
    }),
  /** Other choices after so many decisions, as a record has them. */
  line: (table: string, decisions: number, line: readonly string[], link?: string | null) =>
    ask<LineTold>(at(table, `/history/${decisions}/line`), {
      query: { line: line.join(",") },
      link,
    }),
};

/** Which branch of a finished game (review/branch_address.ts). */
interface AtBranch {
  table: string;
  at: number;
  seat: number;
  line: readonly string[];
  again: number | null;
}

const branchAt = ({ table, at: decisions }: AtBranch, rest: string): string =>
  at(table, `/history/${decisions}/${rest}`);

/** What if, to be played: the server replays the line, and bots answer for the others. */
export const branches = {
  look: (branch: AtBranch, link: string | null, after: number | null = null) =>
    ask<BranchState>(branchAt(branch, "branch"), {
      query: {
        seat: branch.seat,
        line: branch.line.join(","),
        only: branch.again === null ? null : "true",
        after,
      },
      link,
    }),
  why: (branch: AtBranch, choice: string, by: Action | null | undefined, link: string | null) =>
    ask<Why>(branchAt(branch, "branch/why"), {
      query: { seat: branch.seat, line: branch.line.join(","), choice, by },
      link,
    }),
  playOn: (branch: AtBranch, asked: Omit<PlayOn, "line">, link: string | null) =>
    ask<TableMade>(branchAt(branch, "play-on"), {
      body: { ...asked, line: branch.line.join(",") },
      link,
    }),
};

const channel = (id: string, what: string): string =>
  `notifications/channels/${encodeURIComponent(id)}/${what}`;

/** Where people are told of things while they are away. */
export const notifications = {
  all: () => ask<Notifications>("notifications"),
  addPush: (asked: AddPush) => ask<Notifications>("notifications/push", { body: asked }),
  addMail: (address: string, language: string) =>
    ask<Notifications>("notifications/mail", { body: { address, language } }),
  addWebhook: (address: string, language: string) =>
    ask<Notifications>("notifications/webhook", { body: { address, language } }),
  remove: (id: string) => ask<Notifications>(channel(id, "remove"), post),
  test: (id: string) => ask<Notifications>(channel(id, "test"), post),
  setEvents: (id: string, events: readonly ChannelEvent[]) =>
    ask<Notifications>(channel(id, "events"), { body: { events } }),
  followLink: (asked: SignedLink) => ask<Confirmed>("notifications/link", { body: asked }),
  ofTable: (table: string) => ask<TableNotifications>(at(table, "/notifications")),
  mute: (table: string, muted: boolean) =>
    ask<TableNotifications>(at(table, "/notifications"), { body: { muted } }),
  nudge: (table: string, seat: number) =>
    ask<TableNotifications>(chair(table, seat, "nudge"), post),
};

/** For whoever runs the server; for everybody else there is nothing there. */
export const serverHost = {
  see: () => ask<HostPage>("host"),
  claim: (token: string) => ask<HostPage>("host/claim", { body: { token } }),
  person: (person: string, action: AboutPerson["action"]) =>
    ask<HostPage>(`host/people/${person}`, { body: { action } }),
  link: (person: string) => ask<SignInLink>(`host/people/${person}/link`, post),
  deletePerson: (person: string) =>
    ask<HostPage>(`host/people/${person}/delete`, { body: { sure: true } }),
  table: (table: string, asked: AboutTable) =>
    ask<HostPage>(`host/tables/${encodeURIComponent(table)}`, { body: asked }),
  report: (message: string, action: AboutReport["action"]) =>
    ask<HostPage>(`host/reports/${message}`, { body: { action } }),
};

/** Talk at tables. */
export const talk = {
  of: (table: string, link?: string | null) => ask<Talk>(at(table, "/talk"), { link }),
  say: (table: string, said: Say, link?: string | null) =>
    ask<Talk>(at(table, "/talk"), { body: said, link }),
  mute: (table: string, message: string, muted: boolean, link?: string | null) =>
    ask<Talk>(at(table, `/talk/${message}/mute`), { body: { muted }, link }),
  report: (table: string, message: string, link?: string | null) =>
    ask<Talk>(at(table, `/talk/${message}/report`), { ...post, link }),
};

function joined(key: string, json: string, rest: object): string {
  const others = JSON.stringify(rest).slice(1, -1);
  return `{"${key}":${json}${others ? `,${others}` : ""}}`;
}
