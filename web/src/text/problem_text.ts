import type { Problem } from "../net/api.ts";
import { has, t } from "./i18n.svelte.ts";

/** A refusal for people, in their language; the server's own sentence is English. */
export function problemText(problem: Pick<Problem, "code" | "reason">): string {
  const id = problem.reason ? `reason-${problem.reason}` : `error-${problem.code}`;
  return has(id) ? t(id) : t("error-unknown", { code: problem.code });
}
