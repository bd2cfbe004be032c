/** What the browser keeps for us. It may refuse to: then nothing is kept, and nothing breaks. */
export class Drawer {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(key: string): unknown {
    try {
      return JSON.parse(this.#storage().getItem(`maharaja.${key}`) ?? "null");
    } catch {
      return null;
    }
  }

  set(key: string, value: unknown): void {
    try {
      if (value === null) this.#storage().removeItem(`maharaja.${key}`);
      else this.#storage().setItem(`maharaja.${key}`, JSON.stringify(value));
    } catch {
      // a full or forbidden storage
    }
  }
}

/** Kept on this device. */
export const kept = new Drawer(() => localStorage);
/** Kept in this tab, as long as it is open. */
export const keptHere = new Drawer(() => sessionStorage);
