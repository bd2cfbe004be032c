import { api, type TableFilter, type TableListName } from "../net/api.ts";
import type { Summary, Tables } from "../generated/protocol.ts";

/** A list of tables that the server gives page by page: the first one, and more if wanted. */
export class Pages {
  tables = $state.raw<readonly Summary[]>([]);
  /** Whether there are tables behind those. */
  more = $state(false);
  /** How many pages are shown. */
  count = $state(1);
  /** Whether the list has been told once. */
  known = $state(false);
  /** Whether only some are wanted: there may be others. */
  filtered = $state(false);
  #only: TableFilter = {};
  readonly #list: TableListName;

  constructor(list: TableListName) {
    this.#list = list;
  }

  /** Only some of them, from the first page on. */
  async filter(only: TableFilter): Promise<void> {
    this.#only = only;
    this.filtered = Object.keys(only).length > 0;
    this.count = 1;
    await this.look();
  }

  /** Ask again for all pages that are shown. */
  async look(): Promise<void> {
    // By id: a table at which something happens meanwhile moves, and could be told twice.
    const only = this.#only;
    const found: Record<string, Summary> = {};
    let before: string | null = null;
    for (let page = 0; page < this.count; page++) {
      const told: Tables = await api.tables(this.#list, before, only);
      for (const table of told.tables) found[table.table] = table;
      before = told.next;
      if (before === null) break;
    }
    if (only !== this.#only) return; // another list was asked for meanwhile
    this.tables = Object.values(found);
    this.known = true;
    this.more = before !== null;
  }

  async further(): Promise<void> {
    this.count++;
    await this.look();
  }
}
