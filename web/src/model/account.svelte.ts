/** The account of whoever is here, as the account page shows it. */
import type { AccountInfo, SignInLink, Visibility } from "../generated/protocol.ts";
import { accountApi } from "../net/account_api.ts";
import { problemOf, type Problem } from "../net/api.ts";
import { prefs } from "./preferences.svelte.ts";
import { hasPasskeys, makePasskey, showPasskey } from "../net/passkeys.ts";

/** Why there are no passkeys here; null: there are. */
export type Missing = "settings" | "library" | "browser" | null;

const LINK = /^#sign-in=([A-Za-z0-9_-]{22,64})$/;

export class Account {
  told = $state.raw<AccountInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** No passkey was made or shown, though it was wanted. */
  refused = $state(false);
  /** Recovery words that were just made: they are not to be had again. */
  words = $state.raw<readonly string[] | null>(null);
  /** For another device. */
  link = $state.raw<SignInLink | null>(null);
  /** Somebody's link that this visit came with. */
  arrived = $state.raw<{ token: string; name: string } | null>(null);
  mailSent = $state(false);
  /** Just signed in, or just kept. */
  welcome = $state(false);
  /** Everything about this person has just been deleted. */
  deleted = $state(false);
  busy = $state(false);

  guest = $derived(this.told !== null && this.told.account === null);
  missing: Missing = $derived.by(() => {
    const offered = this.told?.passkeys_offered;
    if (offered && !offered.available) return offered.missing ?? "settings";
    return hasPasskeys() ? null : "browser";
  });

  /** Look who is here, and what a link in the address would do. */
  async open(hash = ""): Promise<void> {
    await this.#ask(() => accountApi.look());
    const token = LINK.exec(hash)?.[1];
    if (!token) return;
    await this.#attempt(async () => {
      this.arrived = { token, ...(await accountApi.lookAtLink(token)) };
    });
  }

  /** A passkey for this account; for a guest, an account by it. */
  addPasskey = (name: string): Promise<boolean> =>
    this.#comeIn(async () => {
      const { options } = await accountApi.passkeyOptions(name);
      const made = await makePasskey(options);
      return made === null ? null : accountApi.addPasskey(made, name);
    });

  signIn = (): Promise<boolean> =>
    this.#comeIn(async () => {
      const shown = await showPasskey((await accountApi.signInOptions()).options);
      return shown === null ? null : accountApi.signIn(shown);
    });

  signInByWords = (words: string): Promise<boolean> =>
    this.#comeIn(() => accountApi.signInByWords(words));

  async followLink(): Promise<void> {
    const token = this.arrived?.token;
    if (!token) return;
    await this.#comeIn(() => accountApi.signInByLink(token));
    this.arrived = null;
  }

  async mailLink(address: string): Promise<void> {
    this.mailSent = await this.#attempt(() => accountApi.mailLink(address));
  }

  async makeWords(name: string): Promise<void> {
    await this.#attempt(async () => {
      this.words = (await accountApi.makeWords(name)).words;
      this.told = await accountApi.look();
    });
  }

  async makeLink(name: string): Promise<void> {
    await this.#attempt(async () => {
      this.link = await accountApi.makeLink(name);
      this.told = await accountApi.look();
    });
  }

  rename = (name: string): Promise<boolean> => this.#ask(() => accountApi.rename(name));
  setVisibility = (who: Visibility): Promise<boolean> =>
    this.#ask(() => accountApi.setVisibility(who));
  removePasskey = (id: string): Promise<boolean> => this.#ask(() => accountApi.removePasskey(id));
  removeDevice = (id: string): Promise<boolean> => this.#ask(() => accountApi.removeDevice(id));

  async signOut(): Promise<void> {
    const done = await this.#attempt(() => accountApi.signOut());
    if (done) {
      this.words = this.link = null;
      await this.open();
    }
  }

  /** All that the server keeps, and what this browser keeps of the name. */
  async deleteAll(): Promise<void> {
    if (!(await this.#attempt(() => accountApi.deleteAll()))) return;
    prefs.name = "";
    this.words = this.link = null;
    this.welcome = false;
    this.deleted = true;
    await this.open();
  }

  #comeIn(asked: () => Promise<AccountInfo | null>): Promise<boolean> {
    return this.#attempt(async () => {
      const told = await asked();
      this.refused = told === null;
      if (told === null) return;
      this.welcome = this.guest;
      this.told = told;
    });
  }

  #ask(asked: () => Promise<AccountInfo>): Promise<boolean> {
    return this.#attempt(async () => {
      this.told = await asked();
    });
  }

  async #attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    this.refused = false;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
