/** What places of a board that is being drawn, and its mistakes, are called. */
import type { BoardMistake, BoardSketch } from "../generated/protocol.ts";
import { t } from "../text/i18n.svelte.ts";
import type { Spot } from "./editor.svelte.ts";

/** What is wrong, and what would be right. */
export function mistakeText({ what, remedy }: BoardMistake): string {
  return remedy ? t("boards-mistake", { what, remedy }) : t("boards-mistake-only", { what });
}

export function endName(sketch: BoardSketch | null, id: string | undefined): string {
  if (id === "start") return t("name-start");
  return sketch?.cities.find((city) => city.id === id)?.name || id || t("boards-nameless");
}

export function roadText(sketch: BoardSketch | null, ends: readonly string[]): string {
  return t("boards-road", { from: endName(sketch, ends[0]), to: endName(sketch, ends[1]) });
}

export function placeText(sketch: BoardSketch | null, { section, number }: Spot): string {
  if (section === "start") return t("name-start");
  if (section === "city") {
    return t("boards-city", { name: sketch?.cities[number - 1]?.name || t("boards-nameless") });
  }
  if (section === "road") return roadText(sketch, sketch?.roads[number - 1]?.ends ?? []);
  return t("boards-village", { id: sketch?.villages[number - 1]?.id ?? "" });
}

/** What is written about a place, and has a field of that name. */
const FIELDS: readonly string[] = ["name", "id", "note", "flag", "emblem", "villages"];

/** Where a mistake is, in words: the place, and which of its fields. */
export function whereText(sketch: BoardSketch | null, mistake: BoardMistake): string {
  const place = placeOf(sketch, mistake);
  if (FIELDS.includes(mistake.key)) return `${place} · ${t(`boards-${mistake.key}`)}`;
  // Of the whole board: by the name that it has in the file.
  const named = place === t("boards-whole") && mistake.place;
  return named ? `${place} · ${mistake.place}` : place;
}

function placeOf(sketch: BoardSketch | null, mistake: BoardMistake): string {
  const { section, number, line } = mistake;
  if (section === "text" && line !== null) return t("boards-text-line", { line });
  if (section === "start" || section === "city" || section === "road" || section === "village") {
    if (section === "start" || number !== null)
      return placeText(sketch, { section, number: number ?? 0 });
  }
  if (section === "solo.tile" && number !== null) return t("boards-tile", { number });
  if (section === "solo.setup" && number !== null) return t("boards-setup", { number });
  return section === "text" ? t("boards-text") : t("boards-whole");
}

/** The id of the field in the lists where a value is changed. */
export function fieldId(section: string, number: number | null, key: string): string {
  return `field-${section}-${number ?? 0}-${key}`.replaceAll(".", "-");
}
