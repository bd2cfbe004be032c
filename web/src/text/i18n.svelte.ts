import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept } from "../net/storage.ts";

export type Language = "en" | "de" | "fr" | "pt-BR" | "ja";
export type Part =
  | "rules"
  | "lessons"
  | "coach"
  | "channels"
  | "boards"
  | "puzzles"
  | "talk"
  | "hosts"
  | "accounts"
  | "review";
export type Args = Record<string, string | number>;

type Texts = () => Promise<{ default: string }>;

/** The languages by their own names, and their texts (vite/texts.ts). */
export const LANGUAGES: readonly { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
  { id: "fr", name: "Français" },
  { id: "pt-BR", name: "Português" },
  { id: "ja", name: "日本語" },
];

const TEXTS: Record<Language, Texts> = {
  en: () => import("virtual:texts/en"),
  de: () => import("virtual:texts/de"),
  fr: () => import("virtual:texts/fr"),
  "pt-BR": () => import("virtual:texts/pt-BR"),
  ja: () => import("virtual:texts/ja"),
};

const PARTS: Record<Part, Record<Language, Texts>> = {
  rules: {
    en: () => import("virtual:texts/en/rules"),
    de: () => import("virtual:texts/de/rules"),
    fr: () => import("virtual:texts/fr/rules"),
    "pt-BR": () => import("virtual:texts/pt-BR/rules"),
    ja: () => import("virtual:texts/ja/rules"),
  },
  lessons: {
    en: () => import("virtual:texts/en/lessons"),
    de: () => import("virtual:texts/de/lessons"),
    fr: () => import("virtual:texts/fr/lessons"),
    "pt-BR": () => import("virtual:texts/pt-BR/lessons"),
    ja: () => import("virtual:texts/ja/lessons"),
  },
  puzzles: {
    en: () => import("virtual:texts/en/puzzles"),
    de: () => import("virtual:texts/de/puzzles"),
    fr: () => import("virtual:texts/fr/puzzles"),
    "pt-BR": () => import("virtual:texts/pt-BR/puzzles"),
    ja: () => import("virtual:texts/ja/puzzles"),
  },
  accounts: {
    en: () => import("virtual:texts/en/accounts"),
    de: () => import("virtual:texts/de/accounts"),
    fr: () => import("virtual:texts/fr/accounts"),
    "pt-BR": () => import("virtual:texts/pt-BR/accounts"),
    ja: () => import("virtual:texts/ja/accounts"),
  },
  channels: {
    en: () => import("virtual:texts/en/channels"),
    de: () => import("virtual:texts/de/channels"),
    fr: () => import("virtual:texts/fr/channels"),
    "pt-BR": () => import("virtual:texts/pt-BR/channels"),
    ja: () => import("virtual:texts/ja/channels"),
  },
  talk: {
    en: () => import("virtual:texts/en/talk"),
    de: () => import("virtual:texts/de/talk"),
    fr: () => import("virtual:texts/fr/talk"),
    "pt-BR": () => import("virtual:texts/pt-BR/talk"),
    ja: () => import("virtual:texts/ja/talk"),
  },
  hosts: {
    en: () => import("virtual:texts/en/hosts"),
    de: () => import("virtual:texts/de/hosts"),
    fr: () => import("virtual:texts/fr/hosts"),
    "pt-BR": () => import("virtual:texts/pt-BR/hosts"),
    ja: () => import("virtual:texts/ja/hosts"),
  },
  boards: {
    en: () => import("virtual:texts/en/boards"),
    de: () => import("virtual:texts/de/boards"),
    fr: () => import("virtual:texts/fr/boards"),
    "pt-BR": () => import("virtual:texts/pt-BR/boards"),
    ja: () => import("virtual:texts/ja/boards"),
  },
  review: {
    en: () => import("virtual:texts/en/review"),
    de: () => import("virtual:texts/de/review"),
    fr: () => import("virtual:texts/fr/review"),
    "pt-BR": () => import("virtual:texts/pt-BR/review"),
    ja: () => import("virtual:texts/ja/review"),
  },
  coach: {
    en: () => import("virtual:texts/en/coach"),
    de: () => import("virtual:texts/de/coach"),
    fr: () => import("virtual:texts/fr/coach"),
    "pt-BR": () => import("virtual:texts/pt-BR/coach"),
    ja: () => import("virtual:texts/ja/coach"),
  },
};

const MOST_SAID = 4000; // texts that are kept
const MINUTE = 60_000;
const UNITS: [id: string, millis: number][] = [
  ["common-ago-days", 1440 * MINUTE],
  ["common-ago-hours", 60 * MINUTE],
  ["common-ago-minutes", MINUTE],
];

/** All texts of the client, in the language of the person who reads them. */
class Translations {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #parts = new Map<Part, Promise<void>>(); // that were asked for, and when they are there
  #wanted: Language = "en";
  #begun = 0; // loads
  #shown = 0; // the one whose texts are shown
  #said = new Map<string, string>(); // texts of this bundle, as they were last asked for

  /** Begin with the language chosen before, or else with the one the browser prefers. */
  async start(): Promise<void> {
    const before = known(kept.get("language"));
    await this.#load(before ?? preferred(navigator.languages));
  }

  /** Change the language, and keep it. */
  async setLanguage(language: Language): Promise<void> {
    kept.set("language", language);
    await this.#load(language);
  }

  /** See to it that a part that is not there from the beginning is. */
  need(part: Part): Promise<void> {
    const asked = this.#parts.get(part);
    if (asked) return asked;
    const loading = this.#load(this.#wanted, part);
    this.#parts.set(part, loading);
    loading.catch(() => this.#parts.delete(part)); // to be asked for again
    return loading;
  }

  text(id: string, args?: Args): string {
    const bundle = this.#bundle; // looked at in any case: who asks depends on the language
    const key = args ? keyOf(id, args) : id;
    let text = this.#said.get(key);
    if (text === undefined) {
      text = formatted(bundle, id, args);
      if (this.#said.size >= MOST_SAID) this.#said.clear();
      this.#said.set(key, text);
    }
    return text;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value).replace("-", "−");
  }

  date(millis: number): string {
    const format = new Intl.DateTimeFormat(this.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    return format.format(millis);
  }

  /** How long ago, in the largest unit that fits. */
  ago(millis: number): string {
    const passed = Math.max(0, Date.now() - millis);
    const fitting = UNITS.find(([, length]) => passed >= length);
    if (!fitting) return this.text("common-ago-now");
    return this.text(fitting[0], { count: Math.floor(passed / fitting[1]) });
  }

  /** "a, b and c". */
  list(items: readonly string[], last: "and" | "or" = "and"): string {
    const [head = "", ...rest] = items;
    return rest.reduce((first, item, index) => {
      const id = index === rest.length - 1 ? `common-list-${last}` : "common-list-comma";
      return this.text(id, { first, last: item });
    }, head);
  }

  /** The texts of a language with all parts that were asked for, and one more. */
  async #load(language: Language, ...more: Part[]): Promise<void> {
    this.#wanted = language;
    this.#begun += 1;
    const number = this.#begun;
    const parts = [...this.#parts.keys(), ...more];
    const sources = [TEXTS[language], ...parts.map((part) => PARTS[part][language])];
    const texts = await Promise.all(sources.map((source) => source()));
    if (number < this.#shown) return; // a later one was faster, and has brought these, too
    this.#shown = number;
    // One writing direction in all five languages: no marks around what is inserted.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text.default));
    this.#said.clear();
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }
}

function formatted(bundle: FluentBundle, id: string, args?: Args): string {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
}

/** A text with what goes into it; "1" and 1 may be different plurals. */
function keyOf(id: string, args: Args): string {
  let key = id;
  for (const name in args) {
    const value = args[name];
    key +=
      typeof value === "number" ? `\u0000${name}\u0001${value}` : `\u0000${name}\u0002${value}`;
  }
  return key;
}

function known(found: unknown): Language | null {
  return LANGUAGES.find(({ id }) => id === found)?.id ?? null;
}

/** The first of the wished languages that we have: "pt-PT" finds "pt-BR". */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const main = wish.split("-")[0]?.toLowerCase();
    const found = LANGUAGES.find(({ id }) => id.split("-")[0] === main);
    if (found) return found.id;
  }
  return "en";
}

export const i18n = new Translations();

/** A text by its id; an unknown id comes back as it is. */
export function t(id: string, args?: Args): string {
  return i18n.text(id, args);
}

export function has(id: string): boolean {
  return i18n.has(id);
}

export function needTexts(part: Part): Promise<void> {
  return i18n.need(part);
}

/** What something is called, and what there is to say of it. */
export function labelled(label: string, text: string): string {
  return t("common-label", { label, text });
}

/** Sentences one after the other; those that are not there are left out. */
export function sentences(...all: (string | false | null | undefined)[]): string {
  const said = all.filter((one): one is string => Boolean(one));
  return said.length === 0
    ? ""
    : said.reduce((first, last) => t("common-sentences", { first, last }));
}
