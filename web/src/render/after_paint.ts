/** How long something may wait for a page that is never idle, in milliseconds. */
const PATIENCE = 200;
/** For browsers that do not tell when they are idle. */
const A_WHILE = 30;

/** Do something once what there is now has been drawn, and nothing else is to be done. */
export function afterPaint(act: () => void): () => void {
  let callOff = (): void => {};
  const frame = requestAnimationFrame(() => {
    if ("requestIdleCallback" in window) {
      const idle = requestIdleCallback(act, { timeout: PATIENCE });
      callOff = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(act, A_WHILE);
      callOff = () => clearTimeout(timer);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff();
  };
}

const waiting = new Set<() => void>();
let called = false;

/** The same for what is seen: each thing gets a picture of its own, in the order they were asked for. */
export function inLaterPaint(act: () => void): () => void {
  const mine = (): void => act(); // the same act may wait twice
  waiting.add(mine);
  call();
  return () => waiting.delete(mine);
}

function call(): void {
  if (called || waiting.size === 0) return;
  called = true;
  afterPaint(next);
}

function next(): void {
  called = false;
  const [act] = waiting;
  if (!act) return;
  waiting.delete(act);
  call();
  act();
}
