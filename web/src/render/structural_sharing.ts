/**
 * What is new, with all parts that are as before taken from there: who compares them by identity
 * sees at once what has not changed. Only the new thing is written to, and both are as from JSON.
 */
export function shareUnchanged<T>(before: unknown, now: T): T {
  if (before === now || !isThing(before) || !isThing(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = shareUnchanged(before[name], now[name]);
    now[name as keyof typeof now] = part as never;
    same &&= name in before && part === before[name];
  }
  return same ? (before as T) : now;
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
