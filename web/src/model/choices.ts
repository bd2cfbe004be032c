import type { Action, Reward, Space } from "../generated/protocol.ts";

export type Exchange = "buy" | "sell" | "stop";

/** The legal choices, sorted by what they are about (docs/notation.md, "Choices"). */
export interface Choices {
  readonly all: readonly string[];
  readonly drafts: number[];
  /** Villages for a starting shrine. */
  readonly settles: string[];
  /** Whether a plan can be made; then every pair of actions can. */
  readonly plans: boolean;
  readonly performs: Action[];
  /** Actions by an Action token. */
  readonly tokens: Action[];
  /** Roads. */
  readonly travels: string[];
  /** Characters. */
  readonly abilities: number[];
  readonly end: boolean;
  readonly done: boolean;
  readonly shrineVillages: string[];
  readonly shrineCities: string[];
  /** Free spaces by city. */
  readonly statues: Record<string, Space[]>;
  /** Cities. */
  readonly flags: string[];
  readonly takes: number[];
  readonly retakes: number[];
  readonly exchanges: Exchange[];
  readonly rewards: Reward[];
  readonly buys: number[];
  readonly maharanis: number[];
}

export interface ChoiceParts {
  verb: string;
  what: string;
  more: string;
}

/** "statue delhi centre" in its parts; missing ones are empty. */
export function choiceParts(text: string): ChoiceParts {
  const [verb = "", what = "", more = ""] = text.trim().split(/\s+/);
  return { verb, what, more };
}

type Writable = { -readonly [K in keyof Choices]: Choices[K] };

const read = new WeakMap<readonly string[], Choices>();

/** The choices of a list, which is read only once. */
export function readChoices(legal: readonly string[]): Choices {
  let choices = read.get(legal);
  if (!choices) {
    choices = sorted(legal);
    read.set(legal, choices);
  }
  return choices;
}

function sorted(legal: readonly string[]): Choices {
  const choices: Writable = {
    all: legal,
    drafts: [],
    settles: [],
    plans: false,
    performs: [],
    tokens: [],
    travels: [],
    abilities: [],
    end: false,
    done: false,
    shrineVillages: [],
    shrineCities: [],
    statues: {},
    flags: [],
    takes: [],
    retakes: [],
    exchanges: [],
    rewards: [],
    buys: [],
    maharanis: [],
  };
  for (const text of legal) sort(choices, choiceParts(text));
  return choices;
}

function sort(choices: Writable, { verb, what, more }: ChoiceParts): void {
  switch (verb) {
    case "draft":
      choices.drafts.push(Number(what));
      break;
    case "settle":
      choices.settles.push(what);
      break;
    case "plan":
      choices.plans = true;
      break;
    case "perform":
      choices.performs.push(what as Action);
      break;
    case "token":
      choices.tokens.push(what as Action);
      break;
    case "travel":
      choices.travels.push(what);
      break;
    case "ability":
      choices.abilities.push(Number(what));
      break;
    case "end":
      choices.end = true;
      break;
    case "done":
      choices.done = true;
      break;
    case "shrine":
      (isVillage(what) ? choices.shrineVillages : choices.shrineCities).push(what);
      break;
    case "statue":
      (choices.statues[what] ??= []).push(more as Space);
      break;
    case "flag":
      choices.flags.push(what);
      break;
    case "take":
      choices.takes.push(Number(what));
      break;
    case "retake":
      choices.retakes.push(Number(what));
      break;
    case "exchange":
      choices.exchanges.push(what as Exchange);
      break;
    case "reward":
      choices.rewards.push(what as Reward);
      break;
    case "buy":
      choices.buys.push(Number(what));
      break;
    case "maharani":
      choices.maharanis.push(Number(what));
      break;
  }
}

export const NO_CHOICES: Choices = readChoices([]);

/** A road's village: the road and a number behind a dot. */
export function isVillage(place: string): boolean {
  return /\.\d+$/.test(place);
}

/** The plan of the two arrows, as the list of choices has it: their order does not matter. */
export function planChoice(
  { all }: Choices,
  first: Action | null,
  second: Action | null,
): string | undefined {
  return all.find(
    (text) => text === `plan ${first} ${second}` || text === `plan ${second} ${first}`,
  );
}

/** Villages in which a piece of any kind may be put now. */
export function villagesIn(choices: Choices): string[] {
  return [...choices.settles, ...choices.shrineVillages];
}

/** Characters that can be picked now, whatever for. */
export function charactersIn(choices: Choices): number[] {
  return [...choices.drafts, ...choices.takes, ...choices.retakes, ...choices.maharanis];
}

/** The choice that picks this character, if there is one. */
export function characterChoice(choices: Choices, character: number): string | null {
  if (choices.drafts.includes(character)) return `draft ${character}`;
  if (choices.takes.includes(character)) return `take ${character}`;
  if (choices.retakes.includes(character)) return `retake ${character}`;
  return choices.maharanis.includes(character) ? `maharani ${character}` : null;
}

/** The choice that puts a shrine or a starting shrine there, if there is one. */
export function shrineChoice(choices: Choices, place: string): string | null {
  const { shrineVillages, shrineCities, settles } = choices;
  if ([...shrineVillages, ...shrineCities].includes(place)) return `shrine ${place}`;
  return settles.includes(place) ? `settle ${place}` : null;
}
