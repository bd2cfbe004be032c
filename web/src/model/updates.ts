import type { Entry } from "../generated/protocol.ts";

/** What a message adds to what is known already. */
export type News = { entries: Entry[] } | "old" | "gap";

/**
 * The entries that are new to somebody who knows `known` entries. "old": the message is from before;
 * "gap": entries in between got lost (docs/protocol.md, "Sequence numbers").
 */
export function news(known: number, sequence: number, entries: readonly Entry[]): News {
  if (sequence < known) return "old";
  const fresh = entries.filter((entry) => entry.sequence > known);
  const follows = fresh.every((entry, index) => entry.sequence === known + 1 + index);
  return follows && known + fresh.length === sequence ? { entries: fresh } : "gap";
}

/** What has happened since the seat last chose something; all of it if it never did. */
export function sinceLastChoice(entries: readonly Entry[], seat: number | null): Entry[] {
  const last = entries.findLastIndex(
    (entry) => entry.kind === "choice" && entry.seat === seat && entry.level === null,
  );
  return entries.slice(last + 1);
}
