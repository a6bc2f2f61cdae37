/** What somebody has been told in this browser, by game: each idea once, and the opening, which nobody needs who has finished a game. */

const KEY = "carson-guide";
export const OPENING = "opening";

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Memory {
  private known = $state<Record<string, string[]>>(kept());
  /** The games for which the guide was asked for: at any table then, and from the opening on. Until the page is left. */
  private wanted = $state<Record<string, boolean>>({});

  /** How often it was asked for. */
  times = $state(0);

  knows(game: string, idea: string): boolean {
    return this.known[game]?.includes(idea) ?? false;
  }

  isWanted(game: string): boolean {
    return this.wanted[game] ?? false;
  }

  add(game: string, idea: string): void {
    if (!this.knows(game, idea)) this.keep(game, [...(this.known[game] ?? []), idea]);
  }

  /** All of it once more. */
  again(game: string): void {
    this.keep(game, []);
    this.wanted[game] = true;
    this.times += 1;
  }

  private keep(game: string, ideas: string[]): void {
    this.known[game] = ideas;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.known));
    } catch {
      // Private windows may not keep anything; it holds until the page is closed.
    }
  }
}

export const memory = new Memory();
