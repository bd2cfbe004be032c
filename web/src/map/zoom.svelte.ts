import type { Point } from "../generated/protocol.ts";

export const MOST_ZOOM = 2.5;

/** How a finger has enlarged and moved the map; in its units. */
export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  active = $derived(this.scale > 1.01);
  transform = $derived(
    this.active ? `translate(${this.x} ${this.y}) scale(${this.scale})` : undefined,
  );
  #size: readonly [number, number] = [1, 1];

  fit(size: readonly [number, number]): void {
    this.#size = size;
    this.reset();
  }

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Enlarge so that the point stays where it is on the screen. */
  around([x, y]: Point, scale: number): void {
    const next = Math.min(MOST_ZOOM, Math.max(1, scale));
    const share = next / this.scale;
    this.scale = next;
    this.#move(x - (x - this.x) * share, y - (y - this.y) * share);
  }

  pan(dx: number, dy: number): void {
    this.#move(this.x + dx, this.y + dy);
  }

  /** A point of the picture as a place of the map. */
  place([x, y]: Point): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** The map always fills its frame. */
  #move(x: number, y: number): void {
    const [width, height] = this.#size;
    this.x = Math.min(0, Math.max(width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), y));
  }
}
