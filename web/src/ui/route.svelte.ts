/** Which screen the address asks for. */
export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "table"; table: string }
  | { screen: "learn"; lesson: string | null }
  | { screen: "puzzles"; puzzle: string | null }
  | { screen: "rules"; rule: string | null }
  | { screen: "replay" }
  | { screen: "branch" }
  | { screen: "notifications" }
  | { screen: "account" }
  | { screen: "profile"; profile: string }
  | { screen: "host" }
  | { screen: "board-editor" }
  | { screen: "boards"; board: string | null }
  | { screen: "nowhere" };

export function routeOf(path: string): Route {
  const [first = "", second, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length > 0) return { screen: "nowhere" };
  if (first === "rules") return { screen: "rules", rule: second ?? null };
  if (first === "learn") return { screen: "learn", lesson: second ?? null };
  if (first === "puzzles") return { screen: "puzzles", puzzle: second ?? null };
  if (first === "boards" && second === "edit") return { screen: "board-editor" };
  if (first === "boards") return { screen: "boards", board: second ?? null };
  if (first === "tables" && second) return { screen: "table", table: second };
  if (first === "people" && second) return { screen: "profile", profile: second };
  if (second !== undefined) return { screen: "nowhere" };
  if (first === "") return { screen: "home" };
  if (first === "new" || first === "replay" || first === "branch") return { screen: first };
  if (first === "notifications" || first === "account" || first === "host")
    return { screen: first };
  return { screen: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  route = $derived(routeOf(this.path));
  /** Grows with every visit, also of the same address: a screen may want to begin anew. */
  visit = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to an address of this site, e.g. "/tables/abc#token". */
  go(to: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = location.pathname;
    this.visit += 1;
  }

  /** Links within the site change the screen without loading the page anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    const within = to.pathname === location.pathname && to.hash !== "" && to.hash !== location.hash;
    if (within && document.getElementById(to.hash.slice(1))) return; // a place on this page
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
export const go = (to: string, options?: { replace?: boolean }): void => router.go(to, options);
