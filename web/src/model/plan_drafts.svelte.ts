import type { Action, SeatView, View } from "../generated/protocol.ts";
import { keptHere } from "../net/storage.ts";

/** A plan that is not sent yet. */
export interface PlanDraft {
  first: Action | null;
  second: Action | null;
}

/** Whose plan it is, and what of it is sent. */
interface Planner {
  readonly id: string;
  readonly seat: number | null;
  readonly view: View | null;
  readonly mine: SeatView | null;
}

const NO_DRAFT: PlanDraft = { first: null, second: null };

/** The arrows that are set but not sent, by seat and round; kept over a reload of the page. */
export class PlanDrafts {
  readonly #planner: Planner;
  #drafts = $state.raw<ReadonlyMap<string, PlanDraft>>(new Map());

  constructor(planner: Planner) {
    this.#planner = planner;
  }

  #key = $derived.by<string | null>(() => {
    const { seat, view } = this.#planner;
    return seat === null || !view ? null : `${seat} ${view.round}`;
  });
  #sent = $derived.by<string>(() => this.#planner.mine?.plan?.join(" ") ?? "");
  /** The arrows as last set, as kept over a reload, or as sent. */
  current = $derived.by<PlanDraft>(
    () => this.#drafts.get(this.#key ?? "") ?? this.#kept(this.#key) ?? draftOf(this.#sent),
  );

  set(first: Action | null, second: Action | null): void {
    const key = this.#key;
    if (!key) return;
    const { id, seat, view } = this.#planner;
    this.#drafts = new Map(this.#drafts).set(key, { first, second });
    keptHere.set(`draft.${id}.${seat}`, { round: view?.round, first, second });
  }

  #kept(key: string | null): PlanDraft | null {
    const [seat, round] = key?.split(" ") ?? [];
    const found = key === null ? null : keptHere.get(`draft.${this.#planner.id}.${seat}`);
    const { first, second, round: of } = (found ?? {}) as Partial<PlanDraft & { round: number }>;
    return String(of) === round ? { first: first ?? null, second: second ?? null } : null;
  }
}

function draftOf(plan: string): PlanDraft {
  const [first, second] = plan.split(" ") as Action[];
  return first && second ? { first, second } : NO_DRAFT;
}
