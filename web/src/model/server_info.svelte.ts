/** What the server says of itself: asked once, and again while something is about to change. */
import { api } from "../net/api.ts";
import { isLocalPage, setNetworkAddress } from "../net/links.ts";
import type { About } from "../generated/protocol.ts";

const OFTEN = 2_000; // milliseconds between two questions while the engine is being compiled

class ServerInfo {
  #about = $state.raw<About | null>(null);
  #asking: Promise<void> | null = null;

  /** How much of the compiled engine is there, from 0 to 1; null if there is nothing to wait for. */
  progress = $derived(this.#about?.engine_build?.progress ?? null);
  /** Whether links lead nowhere from any other computer. */
  localOnly = $derived(this.#about !== null && isLocalPage() && !this.#about.network_address);

  ask(): Promise<void> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const about = await api.about();
      setNetworkAddress(about.network_address ?? null);
      this.#about = about;
    } catch {
      this.#asking = null; // whoever wants to know asks again
      return;
    }
    if (this.#about.engine_build) setTimeout(() => void this.#ask(), OFTEN);
  }
}

export const serverInfo = new ServerInfo();
