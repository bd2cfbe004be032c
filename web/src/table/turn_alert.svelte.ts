import { prefs } from "../model/preferences.svelte.ts";
import type { TableModel } from "../model/table_model.svelte.ts";
import { t } from "../text/i18n.svelte.ts";
import { chime } from "../ui/sound.ts";

/** Call people who look elsewhere: by the page's title, and by a sound if they want one. */
export function alertToTurn(model: TableModel): void {
  let before = true; // no sound when the page is opened
  $effect(() => {
    const mine = model.waitingSeats.length > 0;
    if (mine && !before && prefs.sound) chime();
    before = mine || model.view === null;
  });
  $effect(() => {
    document.title = title(model);
  });
}

function title({ waitingSeats, status, view, source }: TableModel): string {
  if (source.title) return t("table-page-title", { phase: t(source.title) });
  if (waitingSeats.length > 0) return t("table-page-title-your-turn");
  if (status === "waiting") return t("table-page-title", { phase: t("home-waiting-title") });
  if (!view) return t("common-title");
  return t("table-page-title", { phase: t(`name-phase-${view.phase}`) });
}
