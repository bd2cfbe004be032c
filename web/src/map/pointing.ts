/** How a map is pointed at: mouse, keyboard, and fingers that also enlarge and move it. */
import type { Point } from "../generated/protocol.ts";
import type { Zoom } from "./zoom.svelte.ts";
import { neighbour, touched, type Direction, type Target } from "./targets.ts";

export interface Pointed {
  targets: () => readonly Target[];
  zoom: Zoom;
  /** Whether the spaces within a city are too small for fingers. */
  coarse: () => boolean;
  pick: (target: Target) => void;
  /** Several were under the finger; whether somebody takes care of it. */
  ambiguous: (targets: readonly Target[]) => boolean;
  /** What the mouse is over or the focus is on. */
  hot: (key: string | null) => void;
  /** What the focus is on, and whether it has to be seen. */
  focused: (key: string | null, visible: boolean) => void;
}

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
/** In pixels: what a finger means around where it touches, and how far it may slip in a tap. */
const FINGER = 22;
const SLIP = 9;
const DOUBLE_TAP = 320;

const keyOf = (event: Event): string | null =>
  (event.target as Element).closest("[data-key]")?.getAttribute("data-key") ?? null;

/**
 * Listen to everything that happens on the map in a box; the answer stops it. Not on the picture
 * itself: browsers would take it for something that can have the focus.
 */
export function pointing(box: HTMLElement, map: Pointed): () => void {
  const svg = box.querySelector("svg");
  if (!svg) return () => {};
  return listening(box, svg, map);
}

function listening(box: HTMLElement, svg: SVGSVGElement, map: Pointed): () => void {
  const fingers = new Map<number, Point>();
  let moved = false;
  let lastTap = { at: 0, x: 0, y: 0 };

  const find = (key: string | null): Target | null =>
    map.targets().find((target) => target.key === key) ?? null;

  /** A place of the window in the units of the picture, and how many units a pixel is. */
  function picture(x: number, y: number): { at: Point; unit: number } {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { at: [0, 0], unit: 1 };
    return { at: [(x - matrix.e) / matrix.a, (y - matrix.f) / matrix.d], unit: 1 / matrix.a };
  }

  function clicked(event: MouseEvent): void {
    if (moved) {
      moved = false;
      return;
    }
    if (!svg.contains(event.target as Node)) return;
    const found = find(keyOf(event));
    if ((event as PointerEvent).pointerType !== "touch" || event.detail === 0) {
      if (found) map.pick(found);
      return;
    }
    tapped(event, found);
  }

  function tapped(event: MouseEvent, found: Target | null): void {
    const { at, unit } = picture(event.clientX, event.clientY);
    const place = map.zoom.place(at);
    const near = touched(map.targets(), place, (FINGER * unit) / map.zoom.scale).filter(
      ({ pick }) => !map.coarse() || (pick.kind !== "space" && pick.kind !== "shrine"),
    );
    const [nearest, ...others] = near;
    if (nearest && others.length > 0 && map.ambiguous(near)) return;
    const meant = nearest ?? found;
    if (meant) map.pick(meant);
    else doubleTapped(event, at);
  }

  /** Twice on the bare land: enlarge, or show all. */
  function doubleTapped(event: MouseEvent, at: Point): void {
    const again =
      event.timeStamp - lastTap.at < DOUBLE_TAP &&
      Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
    lastTap = { at: again ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (!again) return;
    if (map.zoom.active) map.zoom.reset();
    else map.zoom.around(at, 2.5);
  }

  function down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    if (event.isPrimary) {
      fingers.clear();
      moved = false;
    }
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  function moves(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      pinched(before, now, other);
    } else if (map.zoom.active && (moved || Math.hypot(dx, dy) > SLIP)) {
      const { unit } = picture(0, 0);
      map.zoom.pan(dx * unit, dy * unit);
      moved = true;
    } else {
      return; // still a tap
    }
    fingers.set(event.pointerId, now);
  }

  function pinched(before: Point, now: Point, other: Point): void {
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
    const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
    const { at } = picture((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    if (was > 0) map.zoom.around(at, map.zoom.scale * (is / was));
    moved = true;
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== "touch") map.hot(keyOf(event));
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") map.hot(null);
  }

  function focused(event: FocusEvent): void {
    const key = keyOf(event);
    if (key === null) return;
    const visible = (event.target as Element).matches(":focus-visible");
    map.focused(key, visible);
    if (visible) map.hot(key);
  }

  /** Later, for it also happens while the page changes: when the place with the focus goes away. */
  function unfocused(event: FocusEvent): void {
    if (svg.contains(event.relatedTarget as Node | null)) return;
    const left = event.target as Element;
    queueMicrotask(() => {
      map.focused(null, false);
      map.hot(null);
      if (!left.isConnected && left instanceof SVGElement) requestAnimationFrame(catchFocus);
    });
  }

  /** Whoever plays by keyboard goes on where the map goes on. */
  function catchFocus(): void {
    if (document.activeElement !== document.body) return;
    svg.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  function pressed(event: KeyboardEvent): void {
    const found = find(keyOf(event));
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    if (direction) go(found, direction);
    else if (event.key === "Enter" || event.key === " ") map.pick(found);
    else return;
    event.preventDefault();
  }

  /** To the next place that can be picked; without any, from city to city. */
  function go(from: Target, direction: Direction): void {
    const choosable = map.targets().filter(({ pick, legal }) => legal && pick.kind !== "road");
    const cities = map
      .targets()
      .filter(({ pick: { kind } }) => kind === "city" || kind === "start");
    const next = neighbour(choosable.length > 0 ? choosable : cities, from, direction);
    if (next) svg.querySelector<SVGElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  }

  const listeners = {
    click: clicked,
    pointerdown: down,
    pointermove: moves,
    pointerup: up,
    pointercancel: up,
    pointerover: over,
    pointerleave: leave,
    focusin: focused,
    focusout: unfocused,
    keydown: pressed,
  } as unknown as Record<string, EventListener>;
  for (const [name, listener] of Object.entries(listeners)) box.addEventListener(name, listener);
  return () => {
    for (const [name, heard] of Object.entries(listeners)) box.removeEventListener(name, heard);
  };
}
