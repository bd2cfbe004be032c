/** Numbers for charts: lines, axes, and labels that do not cover each other. */
import type { RoundTotals } from "../generated/protocol.ts";

/** One line of a chart: what a seat had at the start and after each round. */
export interface Line {
  seat: number;
  values: number[];
}

/** What the seats had when the rounds began, and at the end. */
export function linesOver(rounds: readonly RoundTotals[], goods: "prestige" | "coins"): Line[] {
  const seats = rounds[0]?.[goods] ?? [];
  return seats.map((_, seat) => ({ seat, values: rounds.map((round) => round[goods][seat] ?? 0) }));
}

/** Round numbers for an axis that reaches from the lowest to the highest value. */
export function axis(lines: readonly Line[], steps = 4): number[] {
  const values = lines.flatMap((line) => line.values);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const raw = (high - low) / steps;
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => one >= raw) ?? Math.ceil(raw);
  const first = Math.floor(low / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

/** Labels at the end of lines, moved apart so that none covers another. */
export function spread(
  wanted: readonly number[],
  gap: number,
  least: number,
  most: number,
): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let before = least - gap;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, before + gap);
    before = placed[at] ?? 0;
  }
  let after = most + gap;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, after - gap);
    after = placed[at] ?? 0;
  }
  return placed;
}
