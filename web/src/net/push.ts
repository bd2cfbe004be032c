/** Push messages to this browser: what it can, and what it is subscribed to. */
import type { AddPush } from "../generated/protocol.ts";

export type PushState = "unable" | "insecure" | "denied" | "off" | "on";

/** Whether this browser could be told, and whether it is. */
export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "unable";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return "unable";
  return (await registration.pushManager.getSubscription()) ? "on" : "off";
}

/** Ask the person, and subscribe; null if they do not want to. */
export async function subscribe(key: string): Promise<Omit<AddPush, "language"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
  return { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] };
}

/** Be told no more in this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
