import { getContext, onMount, setContext } from "svelte";

const CONTEXT = Symbol("fresh");

/** From now on pieces on this map are new; those that come with the map itself are not. */
export function tellFresh(): void {
  let there = false;
  setContext(CONTEXT, () => there);
  onMount(() => void (there = true));
}

/** Whether a piece that is made now has just been built. */
export function isFresh(): boolean {
  return getContext<(() => boolean) | undefined>(CONTEXT)?.() ?? false;
}
