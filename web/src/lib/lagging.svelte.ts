import { untrack } from "svelte";
import { onceDrawn } from "./later.ts";

/** What cannot be seen, as names of places and what is read aloud, after the picture is drawn. */
export function lagging<T>(now: () => T): { readonly value: T } {
  let value = $state.raw(untrack(now));
  let callOff: (() => void) | null = null;
  $effect(() => {
    now();
    callOff ??= onceDrawn(() => {
      callOff = null;
      value = untrack(now);
    });
  });
  $effect(() => () => callOff?.());
  return {
    get value() {
      return value;
    },
  };
}
