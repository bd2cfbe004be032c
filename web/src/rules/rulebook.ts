/** The rules as the language files have them: chapters, and in each its statements in order. */

/** A statement with the id that everything quotes, or a paragraph without one (id null). */
export interface Statement {
  key: string;
  id: string | null;
  /** Id of its text. */
  message: string;
}

export interface Chapter {
  key: string;
  /** "8", or "8.1" for a section; empty for what stands outside of the count. */
  number: string;
  /** Id of the title; null before the first chapter. */
  message: string | null;
  section: boolean;
  statements: Statement[];
}

const MESSAGE = /^(rule-[A-Za-z0-9_-]+)\s*=/gm;
const CHAPTER = /^rule-chapter-(.+)$/i;
const TITLES = ["rule-title"];
/** The families of ids (docs/rules.md). */
const ID =
  /^(?:GEN|COMP|SETUP|PRE|STATUE|SHRINE|MOVE|ROUND|MAHA|PLAN|ACT|TOKEN|TRACK|SCORE|EOR|REWARD|CHAR|END|FINAL|VAR|SOLO|G|Q|R|C)-[A-Z0-9-]+$/i;

/** The chapters of a file of rules; its order is theirs. */
export function readRules(fluent: string): Chapter[] {
  const chapters: Chapter[] = [chapterOf("", null)];
  for (const [, message = ""] of fluent.matchAll(MESSAGE)) {
    if (TITLES.includes(message)) continue;
    const [, number] = CHAPTER.exec(message) ?? [];
    if (number !== undefined) chapters.push(chapterOf(number, message));
    else chapters.at(-1)?.statements.push(statementOf(message));
  }
  return chapters.filter((one) => one.message !== null || one.statements.length > 0);
}

function chapterOf(name: string, message: string | null): Chapter {
  const number = /^\d/.test(name) ? name.replaceAll("-", ".") : "";
  return {
    key: `chapter-${name || "0"}`,
    number,
    message,
    section: number.includes("."),
    statements: [],
  };
}

function statementOf(message: string): Statement {
  const name = message.slice("rule-".length);
  return { key: message, id: ID.test(name) ? ruleId(name) : null, message };
}

/** As the rules write it: all in capitals but the letter behind the number of a character (Q-3a). */
export function ruleId(name: string): string {
  return name
    .toUpperCase()
    .replace(/^(Q-\d+)([A-Z])$/, (_, head: string, tail: string) => head + tail.toLowerCase());
}

export type Piece = { text: string; rule: string | null };

const QUOTED =
  /\b(?:GEN|COMP|SETUP|PRE|STATUE|SHRINE|MOVE|ROUND|MAHA|PLAN|ACT|TOKEN|TRACK|SCORE|EOR|REWARD|CHAR|END|FINAL|VAR|SOLO|G|Q|R)-[A-Z0-9]+[a-z]?(?:-[A-Z0-9]+)*\b/g;

/** A text in pieces, those that quote a rule of the book apart. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(QUOTED)) {
    if (!known.has(match[0])) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index), rule: null });
    found.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), rule: null });
  return found;
}

/** Whether all words of a search are in a text. */
export function matches(text: string, search: string): boolean {
  const within = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Without case and accents: "Pontuacao" finds "Pontuação". */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
}

export type Part = { text: string; found: boolean };

/** A text in parts, those that a search has found apart. */
export function split(text: string, search: string): Part[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, found: false }];
  const { within, at } = foldedByLetter(text);
  const hit = new Uint8Array(text.length);
  for (const word of words) {
    for (let from = within.indexOf(word); from >= 0; from = within.indexOf(word, from + 1)) {
      hit.fill(1, at[from], at[from + word.length] ?? text.length);
    }
  }
  const parts: Part[] = [];
  for (let from = 0; from < text.length;) {
    let end = from + 1;
    while (end < text.length && hit[end] === hit[from]) end += 1;
    parts.push({ text: text.slice(from, end), found: hit[from] === 1 });
    from = end;
  }
  return parts;
}

/** As `folded`, and where in the text each of its letters stands. */
function foldedByLetter(text: string): { within: string; at: number[] } {
  let within = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = letter
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
      .toLowerCase();
    for (let index = 0; index < plain.length; index += 1) at.push(place);
    within += plain;
    place += letter.length;
  }
  return { within, at };
}
