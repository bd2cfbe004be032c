import { content } from "../generated/content.ts";
import { kept } from "../net/storage.ts";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "less";

export const LONGEST_PACE = 2000; // milliseconds
const USUAL_PACE = 700;
const FIRST_PACE = 1500; // of a first game, in which every sentence is new

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** null: nothing was chosen. */
  pace: number | null;
  forecast: boolean;
  name: string;
}

const DEFAULTS: Kept = {
  theme: "system",
  motion: "system",
  sound: false,
  pace: null,
  forecast: true,
  name: "",
};

/** What this person likes, kept on the device. Every change is kept and takes effect at once. */
class Prefs {
  #kept = $state.raw<Kept>(restored(kept.get("prefs")));
  #systemDark = $state(false);
  #systemStill = $state(false);

  constructor() {
    this.#watch("(prefers-color-scheme: dark)", (on) => (this.#systemDark = on));
    this.#watch("(prefers-reduced-motion: reduce)", (on) => (this.#systemStill = on));
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  /** Whether the dark theme is shown now. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#systemDark);
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#change({ motion });
  }

  /** Whether nothing shall move. */
  get still(): boolean {
    return this.motion === "less" || this.#systemStill;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }

  /** Milliseconds between the steps of bots. */
  get pace(): number {
    return this.paceOf(false);
  }
  set pace(pace: number) {
    this.#change({ pace });
  }

  /** The same at a table: a first game is shown more slowly, unless a pace was chosen. */
  paceOf(coached: boolean): number {
    return this.#kept.pace ?? (coached ? FIRST_PACE : USUAL_PACE);
  }

  get forecast(): boolean {
    return this.#kept.forecast;
  }
  set forecast(forecast: boolean) {
    this.#change({ forecast });
  }

  /** The name this person gave last. */
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#change({ name });
  }

  #change(change: Partial<Kept>): void {
    this.#kept = restored({ ...this.#kept, ...change });
    kept.set("prefs", this.#kept);
    this.#show();
  }

  #watch(query: string, told: (matches: boolean) => void): void {
    const media = matchMedia(query);
    const tell = (): void => {
      told(media.matches);
      this.#show();
    };
    media.addEventListener("change", tell);
    tell();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
    document.documentElement.toggleAttribute("data-still", this.still);
  }
}

/** What was kept, as far as it makes sense. */
function restored(found: unknown): Kept {
  const given = (typeof found === "object" && found !== null ? found : {}) as Partial<Kept>;
  return {
    theme: one(["system", "light", "dark"], given.theme, DEFAULTS.theme),
    motion: one(["system", "less"], given.motion, DEFAULTS.motion),
    sound: given.sound === true,
    pace: paced(given.pace ?? DEFAULTS.pace),
    forecast: given.forecast !== false,
    name: typeof given.name === "string" ? given.name.slice(0, content.limits.name) : "",
  };
}

function paced(found: unknown): number | null {
  return found === null ? null : Math.min(Math.max(Number(found) || 0, 0), LONGEST_PACE);
}

function one<T>(choices: T[], found: unknown, fallback: T): T {
  return choices.includes(found as T) ? (found as T) : fallback;
}

export const prefs = new Prefs();
