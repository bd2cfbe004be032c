import { shareUnchanged } from "./structural_sharing.ts";

class Cell {
  value = $state.raw<unknown>();

  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * A message that comes again and again with small changes, as one object that stays. Whoever reads
 * a field of it follows that field only: most updates change few of them, and nothing else is asked
 * whether it is still right.
 */
export class ReactiveFields<T extends object> {
  readonly now: T;
  #cells = new Map<string, Cell>();

  constructor(first: T) {
    const now = {};
    for (const [name, value] of Object.entries(first)) {
      const cell = new Cell(value);
      this.#cells.set(name, cell);
      Object.defineProperty(now, name, { get: () => cell.value, enumerable: true });
    }
    this.now = now as T;
  }

  /** Whether the message has the same fields. */
  fits(message: T): boolean {
    const names = Object.keys(message);
    return names.length === this.#cells.size && names.every((name) => this.#cells.has(name));
  }

  show(message: T): void {
    for (const [name, value] of Object.entries(message)) {
      const cell = this.#cells.get(name);
      if (cell) cell.value = shareUnchanged(cell.value, value);
    }
  }
}

/** The message in the object that is there, or in a new one if it has other fields. */
export function updateFields<T extends object>(
  before: ReactiveFields<T> | null,
  message: T,
): ReactiveFields<T> {
  if (!before?.fits(message)) return new ReactiveFields(message);
  before.show(message);
  return before;
}
