/**
 * What there is, or was last while there is nothing: for what comes and goes all the time and is
 * only out of sight in between, as taking it away and making it anew would cost more.
 */
export function keepLast<T>(find: () => readonly T[]): { readonly value: readonly T[] } {
  let last: readonly T[] = [];
  const value = $derived.by(() => {
    const now = find();
    if (now.length > 0) last = now;
    return last;
  });
  return {
    get value() {
      return value;
    },
  };
}
