/** Which screen the address names, and how to get to another without loading the page again. */

export type Screen =
  | { name: "home" }
  | { name: "setup"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; moment: number | null; review: boolean }
  | { name: "tables" }
  | { name: "mine" }
  | { name: "rules"; number: string }
  | { name: "learn"; game: string }
  | { name: "lesson"; id: string }
  | { name: "settings" }
  | { name: "account" }
  | { name: "lost" };

const ID = /^\w+$/; // of a table

/** A part of an address; one that cannot be read names nothing. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "?";
  }
}

export function screenAt(path: string): Screen {
  const [first = "", second = "", third = ""] = path.split("/").slice(1).map(plain);
  switch (first) {
    case "":
      return { name: "home" };
    case "new":
      return { name: "setup", game: second };
    case "table":
      if (!second) return { name: "tables" };
      return ID.test(second) ? { name: "table", id: second } : { name: "lost" };
    case "replay":
      return ID.test(second)
        ? { name: "replay", id: second, moment: /^\d+$/.test(third) ? Number(third) : null, review: third === "review" }
        : { name: "lost" };
    case "tables":
      return { name: "tables" };
    case "mine":
      return { name: "mine" };
    case "rules":
      return { name: "rules", number: second };
    case "learn":
      return third ? { name: "lesson", id: `${second}/${third}` } : { name: "learn", game: second };
    case "settings":
      return { name: "settings" };
    case "account":
      return { name: "account" };
    default:
      return { name: "lost" };
  }
}

class Router {
  path = $state(location.pathname);
  screen = $derived(screenAt(this.path));
  /** The table that one came from, to go back to. */
  table = $state("");

  constructor() {
    addEventListener("popstate", () => this.show(location.pathname));
  }

  /** Go to another screen; `replace` leaves no step back. */
  go(path: string, replace = false): void {
    if (path === location.pathname) return;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.show(path);
    scrollTo(0, 0);
  }

  private show(path: string): void {
    if (this.screen.name === "table") this.table = this.path;
    this.path = path;
  }

  /** For a click on a link of ours: the address stays a real one, to be copied or opened in another tab. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.hasAttribute("download") || link.hasAttribute("target")) return;
    event.preventDefault();
    this.go(link.getAttribute("href")!);
  };
}

export const router = new Router();
