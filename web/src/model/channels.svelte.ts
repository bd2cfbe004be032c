/** Where the person is told of things, as the page about it shows that. */
import { notifications, problemOf, type Problem } from "../net/api.ts";
import { pushState, subscribe, unsubscribe, type PushState } from "../net/push.ts";
import type { ChannelEvent } from "../net/wire.ts";
import type { ChannelInfo, Confirmed, Notifications, SignedLink } from "../generated/protocol.ts";

const LOOKS = 10; // at how a test went
const PAUSE = 1000; // milliseconds between two of them

export class Channels {
  told = $state.raw<Notifications | null>(null);
  push = $state<PushState>("unable");
  problem = $state.raw<Problem | null>(null);
  /** What the link in a mail has done. */
  followed = $state.raw<Confirmed | null>(null);
  /** The channel that is being tried out. */
  trying = $state<string | null>(null);
  busy = $state(false);

  /** Look what there is; then do what a link of a mail asks for. */
  async open(hash: string): Promise<void> {
    const link = signedLink(hash);
    await this.#ask(() => notifications.all());
    this.push = await pushState();
    if (!link) return;
    await this.#attempt(async () => {
      this.followed = await notifications.followLink(link);
      this.told = await notifications.all();
    });
  }

  addMail = (address: string, language: string): Promise<boolean> =>
    this.#ask(() => notifications.addMail(address, language));

  addWebhook = (address: string, language: string): Promise<boolean> =>
    this.#ask(() => notifications.addWebhook(address, language));

  remove = (channel: ChannelInfo): Promise<boolean> =>
    this.#ask(async () => {
      if (channel.kind === "push") await unsubscribe();
      const left = await notifications.remove(channel.id);
      this.push = await pushState();
      return left;
    });

  setEvent(channel: ChannelInfo, event: ChannelEvent, on: boolean): Promise<boolean> {
    const others = channel.events.filter((one) => one !== event);
    return this.#ask(() => notifications.setEvents(channel.id, on ? [...others, event] : others));
  }

  /** Ask for permission and be told in this browser. */
  async addPush(language: string): Promise<void> {
    const key = this.told?.push.key;
    if (!key) return;
    await this.#attempt(async () => {
      const subscription = await subscribe(key);
      this.push = await pushState();
      if (!subscription) return;
      const asked = { ...subscription, language } as Parameters<typeof notifications.addPush>[0];
      this.told = await notifications.addPush(asked);
    });
  }

  /** Send a message to see whether it arrives, and look how it went. */
  async test({ id }: ChannelInfo): Promise<void> {
    this.trying = id;
    const before = this.#outcome(id);
    if (await this.#ask(() => notifications.test(id))) {
      for (let look = 0; look < LOOKS && this.#outcome(id) === before; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        await this.#ask(() => notifications.all());
      }
    }
    this.trying = null;
  }

  #outcome(id: string): string {
    const channel = this.told?.channels.find((one) => one.id === id);
    return `${channel?.delivered} ${channel?.failed}`;
  }

  #ask(asked: () => Promise<Notifications>): Promise<boolean> {
    return this.#attempt(async () => (this.told = await asked()));
  }

  async #attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await act();
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** What stands behind # in the link of a mail. */
function signedLink(hash: string): SignedLink | null {
  const found = /^#(confirm|stop)\.(\S+)$/.exec(hash);
  if (!found) return null;
  return { purpose: found[1] as SignedLink["purpose"], token: found[2] ?? "" };
}
