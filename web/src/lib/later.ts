/** How long something may wait for a page that is never idle, in milliseconds. */
const PATIENCE = 200;
/** For browsers that do not tell when they are idle. */
const A_WHILE = 30;

/** Do something once what there is now has been drawn, and nothing else is to be done. */
export function onceDrawn(act: () => void): () => void {
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
