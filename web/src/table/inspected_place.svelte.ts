/** The place that somebody wants to know about: pointed at for a moment, or clicked. */
import type { Insight } from "../generated/protocol.ts";
import type { TableModel } from "../model/table_model.svelte.ts";

export class InspectedPlace {
  #model: TableModel;
  #pointed = $state<string | null>(null);
  #clicked = $state<string | null>(null);
  /** What the server told on demand, and about which position. */
  #asked = $state.raw<{ sequence: number; seat: number; insight: Insight } | null>(null);
  #asking = "";

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** A city, a village or the start. */
  get id(): string | null {
    return this.#pointed ?? this.#clicked;
  }

  /** Whether it stays until it is closed. */
  get stays(): boolean {
    return this.#clicked !== null && this.id === this.#clicked;
  }

  point(place: string | null): void {
    this.#pointed = place;
    if (place) this.#askFor(place);
  }

  click(place: string | null): void {
    this.#clicked = place;
    if (place) this.#askFor(place);
  }

  /** What can be told about it: as for the move, or as the server said when it was asked. */
  get insight(): Insight {
    const { insight, seat } = this.#model;
    const known = this.#asked;
    const fits = known && known.seat === seat && known.sequence === this.#model.table?.sequence;
    return fits ? known.insight : insight;
  }

  /** Those who wait are not told everything with each move. */
  #askFor(place: string): void {
    const { id, seat, insight, link, table, source } = this.#model;
    const sequence = table?.sequence ?? 0;
    const key = `${seat} ${sequence}`;
    if (seat === null || place in insight.more || this.#asking === key) return;
    this.#asking = key;
    source.insight?.(id, seat, link?.token).then(
      (told) => (this.#asked = { sequence, seat, insight: told }),
      () => (this.#asking = ""),
    );
  }
}
