import { content } from "../generated/content.ts";
import { lessonsDone } from "../model/lesson_progress.ts";
import { t } from "../text/i18n.svelte.ts";

/** What the way to the lessons is called: how many are done, if some are and some are not. */
export function learnText(): string {
  const done = lessonsDone();
  const count = content.lessons.length;
  return done % count === 0 ? t("home-learn") : t("home-learn-progress", { done, count });
}
