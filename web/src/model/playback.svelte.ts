/** How fast what happens at a table is shown: paused, step by step, or all at once. */
import { prefs } from "./preferences.svelte.ts";
import type { Pacing, StageQueue } from "./stage_queue.ts";

/** At one screen several seats are followed; they are shown the same at the same time. */
export class Playback implements Pacing {
  paused = $state(false);
  skipping = $state(false);
  #queues: () => readonly StageQueue[];
  #coached: () => boolean;

  constructor(queues: () => readonly StageQueue[], coached: () => boolean) {
    this.#queues = queues;
    this.#coached = coached;
  }

  get pace(): number {
    return document.hidden ? 0 : this.wanted;
  }

  /** The pace as long as somebody looks. */
  get wanted(): number {
    return prefs.paceOf(this.#coached());
  }

  get still(): boolean {
    return prefs.still;
  }

  pause(): void {
    this.paused = true;
    this.skipping = false;
    this.#each((queue) => queue.advance());
  }

  play(): void {
    this.paused = false;
    this.#each((queue) => queue.proceed());
  }

  /** Show one more stage, and stay there. */
  step(): void {
    this.paused = true;
    this.skipping = false;
    this.#each((queue) => queue.step());
  }

  /** Show everything at once, also what is still to come, until I have to decide. */
  skip(): void {
    this.paused = false;
    this.skipping = true;
    this.#each((queue) => queue.showAll());
  }

  showAgain(): void {
    this.paused = false;
    this.skipping = false;
    this.#each((queue) => queue.showAgain());
  }

  /** A seat of mine has to decide, or has decided: from now on things are shown as usual. */
  settle(): void {
    this.paused = false;
    this.skipping = false;
  }

  #each(act: (queue: StageQueue) => void): void {
    for (const queue of this.#queues()) act(queue);
  }
}
