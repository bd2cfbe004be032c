import { shareUnchanged } from "./structural_sharing.ts";

/**
 * Keeps things of a list, parts of them, and the list itself the same objects as long as they have
 * not changed: what is drawn of them is left alone then.
 */
export function stableList<T>(nameOf: (thing: T) => string): (now: readonly T[]) => readonly T[] {
  const known = new Map<string, T>();
  let list: readonly T[] = [];
  return (now) => {
    const things = now.map((fresh) => {
      const name = nameOf(fresh);
      const thing = shareUnchanged(known.get(name), fresh);
      known.set(name, thing);
      return thing;
    });
    const same = things.length === list.length && things.every((thing, n) => thing === list[n]);
    if (!same) list = things;
    return list;
  };
}
