/** What if: where a branch of a finished game is found. Its address is all there is to it. */
export interface BranchAddress {
  table: string;
  /** Decisions of the game before it. */
  at: number;
  /** Who is decided for. */
  seat: number;
  /** Choices as a record has them. */
  line: readonly string[];
  /** The decision of the review that is tried again. */
  again: number | null;
}

export function branchPath({ table, at, seat, line, again }: BranchAddress): string {
  const query = new URLSearchParams({ table, at: String(at), seat: String(seat) });
  if (line.length > 0) query.set("line", line.join(","));
  if (again !== null) query.set("again", String(again));
  return `/branch?${query}`;
}

export function readBranch(search: string): BranchAddress {
  const asked = new URLSearchParams(search);
  return {
    table: asked.get("table") ?? "",
    at: numberIn(asked.get("at")),
    seat: numberIn(asked.get("seat")),
    line: (asked.get("line") ?? "").split(",").filter(Boolean),
    again: asked.has("again") ? numberIn(asked.get("again")) : null,
  };
}

function numberIn(text: string | null): number {
  return Number.parseInt(text ?? "", 10) || 0;
}
