/** Whether the page is looked at: it is visible, and was used in the last minutes. */
const REPEATED = 30_000; // milliseconds between two reports
const USED = 5 * 60_000; // for so long after the last input somebody is there
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** Tell it now and every half minute, and at once when it ends or begins again; the answer stops it. */
export function watchActivity(report: (here: boolean) => void): () => void {
  let used = Date.now();
  let told: boolean | null = null;

  const tell = (): void => {
    const here = document.visibilityState === "visible" && Date.now() - used < USED;
    if (here || told !== false) report(here);
    told = here;
  };
  const use = (): void => {
    const idle = Date.now() - used >= USED;
    used = Date.now();
    if (idle) tell();
  };
  const look = (): void => {
    if (document.visibilityState === "visible") used = Date.now();
    tell();
  };

  for (const sign of SIGNS) addEventListener(sign, use, { passive: true });
  document.addEventListener("visibilitychange", look);
  const timer = setInterval(tell, REPEATED);
  const first = setTimeout(tell, 1000); // when the socket is open and knows who we are
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, use);
    document.removeEventListener("visibilitychange", look);
    clearInterval(timer);
    clearTimeout(first);
    if (told) report(false);
  };
}
