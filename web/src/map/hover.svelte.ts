import { untrack } from "svelte";

const DELAY = 300; // milliseconds

/** What the mouse is over or the focus is on, by its key, and what has been for a while. */
export class Hover {
  hot = $state<string | null>(null);
  lingering = $state<string | null>(null);

  constructor() {
    $effect(() => {
      const key = this.hot;
      if (key === null) {
        this.lingering = null;
        return;
      }
      const timer = setTimeout(() => (this.lingering = key), DELAY);
      return () => clearTimeout(timer);
    });
  }
}

/** Tell what is there whenever that changes, and that nothing is any more; not at the beginning. */
export function tellChanges<T>(find: () => T | null, tell: (found: T | null) => void): void {
  let told = false;
  $effect(() => {
    const found = find();
    untrack(() => {
      if (found !== null || told) tell(found);
      told = found !== null;
    });
  });
}
