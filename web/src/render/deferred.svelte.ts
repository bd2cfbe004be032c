import { untrack } from "svelte";
import { inLaterPaint } from "./after_paint.ts";

/**
 * What need not be in the same picture as a move, as words about it, names of places and what is
 * read aloud: found anew after the picture is drawn, whenever something of what `follow` reads has
 * changed.
 */
export function deferred<T>(find: () => T, follow: () => unknown): { readonly value: T } {
  let value = $state.raw(untrack(find));
  let callOff: (() => void) | null = null;
  $effect(() => {
    follow();
    callOff ??= inLaterPaint(() => {
      callOff = null;
      value = untrack(find);
    });
  });
  $effect(() => () => callOff?.());
  return {
    get value() {
      return value;
    },
  };
}

/** What follows as long as it is time for it, and stays as it was in between. */
export function updateWhen<T>(find: () => T, isTime: () => boolean): { readonly value: T } {
  let last = untrack(find);
  const value = $derived.by(() => {
    if (isTime()) last = find();
    return last;
  });
  return {
    get value() {
      return value;
    },
  };
}
