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

/** What is pointed at, by the keys of targets. */
export interface Pointed {
  chosen: string | null;
  preview: string | null;
  impossible: string | null;
  hot: string | null;
}

/** A mark for each place that is pointed at in some way. */
export function buildMarks({ chosen, preview, impossible, hot }: Pointed): BuildMark[] {
  const found = new Map<string, BuildMark>();
  const mark = (key: string | null, what: Partial<BuildMark>): void => {
    if (key === null) return;
    const before = found.get(key) ?? { key, ghost: false, chosen: false, impossible: false };
    found.set(key, { ...before, ...what });
  };
  mark(chosen, { chosen: true, ghost: true });
  mark(preview, { ghost: true });
  mark(impossible, { impossible: true });
  mark(hot, { ghost: true });
  return [...found.values()];
}

/** The marks of a city's spaces and shrines. */
export function marksIn(marks: readonly BuildMark[], city: string): readonly BuildMark[] {
  const own = marks.filter(
    ({ key }) => key.startsWith(`space:${city}:`) || key === `shrine:${city}`,
  );
  return own.length > 0 ? own : NO_MARKS;
}

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
