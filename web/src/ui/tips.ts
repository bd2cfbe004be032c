/**
 * The words of Tip.svelte: one box and one set of listeners for all of a page's tips, which are
 * hundreds. The box stands inside what it is about, so that it also works in windows above the page.
 */

const HOVER = 300; // milliseconds
const PRESS = 450;
const READ = 4000; // how long a tip stays after the finger has gone
const EDGE = 8; // pixels to the edge of the window
const GAP = 6;
const ID = "tip";
const FOCUSABLE = "button, a[href], input, select, [tabindex]";

const box = newBox();
const watch = new MutationObserver(refresh);
/** What the words are about: shown, or soon to be. */
let host: HTMLElement | null = null;
let described: Element | null = null;
/** What the mouse is over. */
let under: HTMLElement | null = null;
/** Where the mouse was seen last. */
let mouse = { clientX: -1, clientY: -1 };
/** What came under the mouse by itself, as the page changed: nobody has asked about it. */
let unasked: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function newBox(): HTMLElement {
  const made = document.createElement("span");
  made.id = ID;
  made.className = "tip";
  made.role = "tooltip";
  made.popover = "manual";
  return made;
}

function hostOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
}

const shown = (): boolean => host !== null && box.parentNode === host;

function showSoon(about: HTMLElement, after: number): void {
  if (about === host && shown()) return;
  hide();
  host = about;
  timer = setTimeout(show, after);
}

function show(): void {
  if (!host?.isConnected) return;
  host.append(box);
  const options = { attributeFilter: ["data-tip"], subtree: true, characterData: true };
  fill(host);
  describe(host);
  watch.observe(host, options);
}

function hide(): void {
  clearTimeout(timer);
  watch.disconnect();
  described?.removeAttribute("aria-describedby");
  described = null;
  box.remove();
  host = null;
}

/** What is said has changed meanwhile. */
function refresh(): void {
  if (!host?.isConnected || host.dataset.tip === undefined) hide();
  else fill(host);
  watch.takeRecords();
}

function fill(about: HTMLElement): void {
  const words = about.querySelector(":scope > .tip-words");
  if (words) box.replaceChildren(...words.cloneNode(true).childNodes);
  else box.textContent = about.dataset.tip ?? "";
  put(about);
}

/** Above what it is about if there is room, else below, and never outside the window. */
function put(about: HTMLElement): void {
  box.showPopover();
  const around = about.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const above = around.top - own.height - GAP;
  const left = around.left + around.width / 2 - own.width / 2;
  box.style.top = `${above > EDGE ? above : around.bottom + GAP}px`;
  box.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - own.width - EDGE))}px`;
}

/** Read aloud with what is focused, unless that says it anyway. */
function describe(about: HTMLElement): void {
  const inner = about.matches("[tabindex]") ? about : about.querySelector(FOCUSABLE);
  if (!inner || inner.matches("[aria-describedby], [aria-description]")) return;
  if (inner.ariaLabel === about.dataset.tip) return;
  described = inner;
  inner.setAttribute("aria-describedby", ID);
}

const stands = ({ clientX, clientY }: PointerEvent): boolean =>
  clientX === mouse.clientX && clientY === mouse.clientY;

function onpointerover(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  const over = hostOf(event.target);
  if (over === under) return;
  if (under && under === host) hide();
  under = over;
  unasked = stands(event) ? over : null;
  if (over && !unasked) showSoon(over, HOVER);
}

function onpointermove(event: PointerEvent): void {
  if (event.pointerType !== "mouse" || stands(event)) return;
  mouse = { clientX: event.clientX, clientY: event.clientY };
  if (unasked && unasked === under) showSoon(unasked, HOVER);
  unasked = null;
}

function onpointerout({ pointerType, relatedTarget }: PointerEvent): void {
  if (pointerType !== "mouse" || relatedTarget) return; // not out of the window
  if (under && under === host) hide();
  under = null;
}

function onpointerdown({ pointerType, target }: PointerEvent): void {
  const pressed = hostOf(target);
  if (host && (pointerType === "mouse" || pressed !== host || shown())) hide();
  if (pressed && pointerType !== "mouse") showSoon(pressed, PRESS);
}

/** A tap shows nothing; what a long press has shown is read, and does not stay in the way. */
function onpointerup({ pointerType }: PointerEvent): void {
  if (pointerType === "mouse" || !host) return;
  if (shown()) timer = setTimeout(hide, READ);
  else hide();
}

/** Who presses what cannot be pressed now wants to know why; it stays for a while. */
function onclick({ target }: MouseEvent): void {
  const about = hostOf(target);
  if (!about || !(target instanceof Element) || !target.closest("[aria-disabled=true]")) return;
  hide();
  host = about;
  show();
  timer = setTimeout(hide, READ);
}

function onfocusin({ target }: FocusEvent): void {
  const about = hostOf(target);
  if (!about || !(target instanceof Element) || !target.matches(":focus-visible")) return;
  if (about !== host) hide();
  clearTimeout(timer);
  host = about;
  if (!shown()) show(); // at once: it is read with what is focused
}

function onfocusout({ target }: FocusEvent): void {
  if (host && hostOf(target) === host) hide();
}

function onkeydown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !shown()) return;
  // Where the focus is Escape is for the tip; under the mouse it may be for something else as well.
  if (host?.contains(document.activeElement)) event.stopPropagation();
  hide();
}

document.addEventListener("pointerover", onpointerover);
document.addEventListener("pointermove", onpointermove, { passive: true });
document.addEventListener("pointerout", onpointerout);
document.addEventListener("pointerdown", onpointerdown, true);
document.addEventListener("pointerup", onpointerup);
document.addEventListener("pointercancel", () => host && hide());
document.addEventListener("click", onclick, true);
document.addEventListener("focusin", onfocusin);
document.addEventListener("focusout", onfocusout);
document.addEventListener("keydown", onkeydown, true);
document.addEventListener("scroll", () => shown() && hide(), { capture: true, passive: true });

export {};
