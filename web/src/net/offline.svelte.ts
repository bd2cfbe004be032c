/** Whether there is a connection, and whether the server has a newer client. */
class Offline {
  offline = $state(!navigator.onLine);
  /** A newer client that waits to take over. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  newer = $derived(this.#waiting !== null);
  #registration: ServiceWorkerRegistration | null = null;

  constructor() {
    addEventListener("online", () => (this.offline = false));
    addEventListener("offline", () => (this.offline = true));
  }

  /** Keep the client for when there is no connection; only where it was built, and may be. */
  async start(language: string): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register("/service_worker.js");
      this.#registration = registration;
      this.#notice(registration);
      registration.addEventListener("updatefound", () => this.#watch(registration));
      this.#watch(registration); // one that was found before anybody listened
      document.addEventListener("visibilitychange", () => this.#lookForNewer());
      this.keepTexts(language);
    } catch {
      // a browser that forbids it: the page works without
    }
  }

  /** The texts of the language that is read. */
  keepTexts(language: string): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language }));
  }

  /** When a worker is in charge, which keeps what lessons and boards are asked for. */
  async inCharge(): Promise<void> {
    const worker = import.meta.env.PROD ? navigator.serviceWorker : undefined;
    if (worker?.controller) return;
    await new Promise<void>((done) => {
      worker?.addEventListener("controllerchange", () => done(), { once: true });
    });
  }

  /** Let the newer client take over, and begin again with it. */
  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#waiting?.postMessage({ activate: true });
  }

  #watch(registration: ServiceWorkerRegistration): void {
    registration.installing?.addEventListener("statechange", () => this.#notice(registration));
  }

  /** One that waits is newer than the one that is in charge; the first one waits for nobody. */
  #notice({ waiting }: ServiceWorkerRegistration): void {
    if (waiting && navigator.serviceWorker.controller) this.#waiting = waiting;
  }

  #lookForNewer(): void {
    if (!document.hidden) void this.#registration?.update().catch(() => undefined);
  }
}

export const offline = new Offline();
