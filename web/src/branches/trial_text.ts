import type { Trial } from "../generated/protocol.ts";
import { t } from "../text/i18n.svelte.ts";
import { points } from "../review/review.svelte.ts";

/** What became of a decision that was tried again: against what was played, and the best known. */
export function trialText(trial: Trial): string[] {
  const { gain, gain_low: low, gain_high: high, left } = trial;
  const number = (mean: number, least: number, most: number): string =>
    t("review-number", { mean: points(mean), low: points(least), high: points(most) });
  const against =
    low > 0
      ? t("review-branch-better", { points: number(gain, low, high) })
      : high < 0
        ? t("review-branch-worse", { points: number(-gain, -high, -low) })
        : t("review-branch-equal", { points: number(gain, low, high) });
  const rest = trial.found
    ? t("review-branch-found")
    : t("review-branch-left", { points: points(left) });
  return [against, trial.why && gain !== 0 ? t("review-branch-why", { why: trial.why }) : "", rest];
}
