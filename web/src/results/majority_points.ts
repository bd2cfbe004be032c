import type { FinalRank, MajorityPoints } from "../generated/protocol.ts";

export interface MajorityGroup {
  seats: number[];
  points: MajorityPoints;
}

/** Who gets what for the most worship in a city; one group where it is the same for all. */
export function majorityPoints(places: readonly FinalRank[]): MajorityGroup[] {
  const groups: MajorityGroup[] = [];
  for (const { seat, majority } of places) {
    if (!majority) continue;
    const same = groups.find(
      ({ points }) => points.alone === majority.alone && points.tied === majority.tied,
    );
    if (same) same.seats.push(seat);
    else groups.push({ seats: [seat], points: majority });
  }
  return groups;
}
