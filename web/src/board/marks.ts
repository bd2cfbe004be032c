/** What is shown on a space or village besides its state. */
export interface BuildMark {
  /** Of the target. */
  key: string;
  /** A piece of mine that would stand there. */
  ghost: boolean;
  chosen: boolean;
  impossible: boolean;
}

export const NO_MARKS: readonly BuildMark[] = [];

/** The scalloped edge of a city. */
export const shrineRing: string = scallops(64, 72.45, 28);

function scallops(inner: number, outer: number, count: number): string {
  const point = (r: number, turn: number): string => {
    const angle = (turn * 2 * Math.PI) / count;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  };
  const bow = (n: number): string => `Q${point(outer, n + 0.5)} ${point(inner, n + 1)}`;
  const bows = Array.from({ length: count }, (_, n) => bow(n));
  return `M${point(inner, 0)}${bows.join("")}z`;
}
