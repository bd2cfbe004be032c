/** How long people may take at a table, and what is left of it, in words. */
import type { Pace } from "../generated/protocol.ts";
import { i18n, t } from "./i18n.svelte.ts";
import { levelName } from "./names.ts";

const UNITS = [
  ["common-days", 24 * 3600],
  ["common-hours", 3600],
  ["common-minutes", 60],
] as const;

/** A duration in the two largest units that it has: "2 days 4 hours". */
export function durationText(seconds: number): string {
  const parts: string[] = [];
  let left = Math.max(0, seconds);
  for (const [id, length] of UNITS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(t(id, { count }));
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  if (parts.length > 0) return parts.join(" ");
  return t("common-seconds", { count: Math.ceil(left) });
}

/** A duration in one unit, rounded: enough for somebody else's clock. */
export function roughText(seconds: number): string {
  const [id, length] = UNITS.find(([, one]) => seconds >= one) ?? UNITS[2];
  return t(id, { count: Math.max(1, Math.round(seconds / length)) });
}

/** "08:00", by minutes after midnight. */
export function hourText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

export const ALL_DAY = 24 * 60;

/** The pace of a table, line by line; nothing where people may take as long as they like. */
export function paceLines(pace: Pace | null): string[] {
  if (!pace) return [];
  const [bank, increment] = [durationText(pace.bank), durationText(pace.increment)];
  const always = pace.start === 0 && pace.end === ALL_DAY;
  return [
    t("table-pace", { name: t(`home-new-pace-${pace.kind}`), bank, increment }),
    ...(always
      ? []
      : [
          t("table-pace-hours", {
            start: hourText(pace.start),
            end: hourText(pace.end),
            zone: pace.zone,
          }),
        ]),
    ...(pace.weekends ? [] : [t("table-pace-weekdays")]),
    t("table-pace-level", { level: levelName(pace.level) }),
  ];
}

/** Until when somebody is away. */
export function dayText(millis: number): string {
  // Vacations are a matter of days: the year would only take room.
  return new Intl.DateTimeFormat(i18n.language, { month: "short", day: "numeric" }).format(millis);
}
