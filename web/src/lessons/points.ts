/** Where on the screen what a lesson points at is to be found (docs/lessons.md names the words). */
import { content } from "../generated/content.ts";

/** The parts of the table screen, on a computer and on a phone. */
const PANELS: Record<string, string> = {
  track: ".track",
  map: ".mapbox",
  forecast: ".forecast",
  rewards: ".rewards",
  display: ".display",
  me: ".me, .mestrip",
  plan: ".myplan, .mestrip",
  disc: ".discbox",
  prompt: ".prompt",
  others: ".opp, .chips",
};
/** On a phone these lie on tabs of their own: then the tab is pointed at. */
const TABS: Record<string, string> = {
  forecast: "u-star",
  rewards: "u-star",
  reward: "u-star",
  display: "a-char",
  character: "a-char",
  others: "u-people",
  seat: "u-people",
  track: "u-map",
  map: "u-map",
  city: "u-map",
  ring: "u-map",
  space: "u-map",
  village: "u-map",
  road: "u-map",
  flag: "u-map",
};

const quoted = (value: string): string => `"${CSS.escape(value)}"`;

/** What to look for, the best first. */
function selectors(point: string): string[] {
  const [kind = "", ...words] = point.split(" ");
  const what = words.join(" ");
  const tab = TABS[kind === "panel" ? what : kind];
  return [...inSight(kind, what), ...(tab ? [`.ptabs button:has([href="#${tab}"])`] : [])];
}

function inSight(kind: string, what: string): string[] {
  const key = (text: string): string => `.board [data-key=${quoted(text)}]`;
  const [city = "", space = ""] = what.split(" ");
  switch (kind) {
    case "panel":
      return [PANELS[what] ?? ""];
    case "start":
      return [key("start")];
    case "space":
      return [
        `.sheet [data-key=${quoted(`space:${city}:${space}`)}]`,
        key(`space:${city}:${space}`),
        key(`city:${city}`),
      ];
    case "ring":
      return [key(`shrine:${city}`), key(`city:${city}`)];
    case "city":
    case "village":
    case "road":
      return [key(`${kind}:${what}`)];
    case "seat": {
      const seat = (content.colours as readonly string[]).indexOf(what);
      return [`.opp[data-seat="${seat}"]`, `.chips [data-seat="${seat}"]`];
    }
    case "flag":
    case "reward":
    case "character":
    case "action":
    case "choice":
      return [`[data-${kind}=${quoted(what)}]`];
    default:
      return [];
  }
}

function inView(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ contentVisibilityAuto: true });
}

/** What a point means, if it is on the screen: an element, and what belongs to it. */
export function pointed(point: string): Element[] {
  for (const selector of selectors(point)) {
    const found = selector ? [...document.querySelectorAll(selector)].find(inView) : undefined;
    if (found) return parts(point, found);
  }
  return [];
}

/** A city is meant with its name, an action by its picture and words: no ring crosses letters. */
function parts(point: string, element: Element): Element[] {
  const [kind, what = ""] = point.split(" ");
  if (kind === "action" && element.matches(".seg")) {
    return [...element.querySelectorAll("use, .segword")];
  }
  if (kind !== "city") return [element];
  const names = document.querySelectorAll(`.board [data-name=${quoted(what)}]`);
  return [element, ...[...names].filter(inView)];
}
