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
