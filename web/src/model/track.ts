/** Where flags come to lie. */
const STEPS = 3;

export interface FlagMove {
  from: number;
  to: number;
  /** The track afterwards. */
  track: (string | null)[];
  /** Cities whose flags make room. */
  pushed: string[];
}

/** Carry a flag three spaces to the left (TRACK-1 to TRACK-4); null if it would fall off. */
export function moveFlag(track: readonly (string | null)[], city: string): FlagMove | null {
  const from = track.indexOf(city);
  const to = from - STEPS;
  if (to < 0) return null;
  const after = [...track];
  after[from] = null;
  const pushed: string[] = [];
  let carried: string | null = city;
  for (let space = to; carried !== null && space < after.length; space += 1) {
    const lying: string | null = after[space] ?? null;
    after[space] = carried;
    if (lying) pushed.push(lying);
    carried = lying;
  }
  return { from, to, track: after, pushed };
}

/** The leftmost flag: where the Maharaja goes next. */
export function nextVisit(track: readonly (string | null)[]): string | null {
  return track.find((city) => city !== null) ?? null;
}
