import { api, problemOf, type Problem } from "../net/api.ts";
import type { Link } from "../net/links.ts";
import type { Purpose, SetStandingOrders, TableLink } from "../generated/protocol.ts";
import { theSocket } from "../net/socket.ts";
import { prefs } from "./preferences.svelte.ts";

/** The table whose seats they are. */
interface Seated {
  readonly id: string;
  readonly link: Link | null;
  problem: Problem | null;
  refresh(): Promise<void>;
}

/** Who sits where: everything about a table that is no move of the game. */
export class Seating {
  readonly #table: Seated;

  constructor(table: Seated) {
    this.#table = table;
  }

  /** Take a free seat. */
  join(name: string, seat?: number): Promise<boolean> {
    prefs.name = name || prefs.name;
    return this.#change(async () => {
      await api.join(this.#id, { name, seat }, this.#table.link?.token);
      theSocket().renew(); // as whoever sits there
    });
  }

  /** Take the seat of a seat's own link. */
  claim(): Promise<boolean> {
    const token = this.#table.link?.token ?? "";
    return this.#change(async () => {
      await api.claim(this.#id, token);
      theSocket().renew();
    });
  }

  leave(seat: number): Promise<boolean> {
    return this.#change(() => api.leave(this.#id, seat));
  }

  handOver(seat: number, level: string): Promise<boolean> {
    return this.#change(() => api.handOver(this.#id, seat, level));
  }

  takeBack(seat: number): Promise<boolean> {
    return this.#change(() => api.takeBack(this.#id, seat));
  }

  rename(seat: number, name: string): Promise<boolean> {
    return this.#change(() => api.rename(this.#id, seat, name));
  }

  setBot(seat: number, level: string, style: string | null): Promise<boolean> {
    return this.#change(() => api.setBot(this.#id, seat, level, style));
  }

  setAutoAnswer(seat: number, on: boolean): Promise<boolean> {
    return this.#change(() => api.autoAnswer(this.#id, seat, on));
  }

  /** Go on vacation for some days, or end it (0). */
  setVacation(seat: number, days: number): Promise<boolean> {
    return this.#change(() => api.vacation(this.#id, seat, days));
  }

  /** What to answer for the seat in somebody else's turn. */
  setOrders(seat: number, orders: SetStandingOrders): Promise<boolean> {
    return this.#change(() => api.standingOrders(this.#id, seat, orders));
  }

  closeTable(): Promise<boolean> {
    return this.#change(() => api.close(this.#id));
  }

  /** A new link; null if it was refused. */
  async makeLink(purpose: Purpose, seat?: number): Promise<TableLink | null> {
    try {
      return await api.link(this.#id, purpose, seat);
    } catch (error) {
      this.#table.problem = problemOf(error);
      return null;
    }
  }

  get #id(): string {
    return this.#table.id;
  }

  /** Ask for a change; whether it was made. */
  async #change(act: () => Promise<unknown>): Promise<boolean> {
    this.#table.problem = null;
    try {
      await act();
    } catch (error) {
      this.#table.problem = problemOf(error);
      return false;
    }
    await this.#table.refresh();
    return true;
  }
}
