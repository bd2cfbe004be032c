/** How the table is laid out in the window. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/**
 * desk: everything at once. landscape: the map, and beside it one thing at a time. portrait: the
 * map, or one of the other things.
 */
export type ScreenLayout = "desk" | "landscape" | "portrait";

/** Pixels from which everything fits at once. */
const DESK = { width: 1200, height: 640 };
/** Pixels of the shorter side up to which fingers need larger things. */
const PHONE = 500;
/** Pixels of a portrait from which something fits beside the map. */
const TABLET = 700;
/** Pixels of height from which more than the question fits beside the map. */
const ROOMY = 600;

/** The window as the table sees it; a large zoom of the browser makes a small one. */
export class Screen {
  #width = $derived(innerWidth.current ?? DESK.width);
  #height = $derived(innerHeight.current ?? DESK.height);
  layout = $derived.by<ScreenLayout>(() => {
    if (this.#width >= DESK.width && this.#height >= DESK.height) return "desk";
    return this.#width > this.#height ? "landscape" : "portrait";
  });
  phone = $derived(this.layout !== "desk" && Math.min(this.#width, this.#height) < PHONE);
  tablet = $derived(this.layout === "portrait" && this.#width >= TABLET);
  roomy = $derived(this.layout === "landscape" && this.#height >= ROOMY);
}
