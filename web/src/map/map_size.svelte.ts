import type { Layout } from "../generated/protocol.ts";
import { onResize } from "../render/element_size.ts";

const LEAST_LABEL = 12; // pixels
const LEAST_FIGURE = 26;
const COMPACT = 520; // pixels: below, a map has short names and no details

/** How large the map is on the screen, and so its letters and figures. */
export class MapSize {
  #layout: () => Layout;
  #wanted: () => boolean | undefined;
  #width = $state(0);
  #height = $state(0);

  constructor(layout: () => Layout, compact: () => boolean | undefined) {
    this.#layout = layout;
    this.#wanted = compact;
  }

  /** Attached to the element that the map fills. */
  readonly measured = onResize((width, height) => {
    this.#width = width;
    this.#height = height;
  });
  known = $derived(this.#width > 0);
  /** Pixels for a unit, in steps so that a moving window does not lay out all the time. */
  scale = $derived.by(() => {
    const [width, height] = this.#layout().size;
    const high = this.#height > 40 ? this.#height / height : Infinity;
    return Math.max(0.2, Math.floor(Math.min(this.#width / width, high) * 50) / 50);
  });
  compact = $derived.by(() => this.#wanted() ?? this.scale * this.#layout().size[0] < COMPACT);
  label = $derived(Math.max(15.5, LEAST_LABEL / this.scale));
  figure = $derived(Math.max(42, LEAST_FIGURE / this.scale));
}
