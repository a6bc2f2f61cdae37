/** What this person likes, kept in this browser. */

import type { Pace } from "../stage/paces";
import { ENGLISH, LANGUAGES, type Language } from "./languages";

export interface Liked {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  /** Whether a choice is shown first and made at the second click. */
  confirm: boolean;
  /** Heard after a first tap or key only: browsers see to it. */
  sound: boolean;
  /** Whether a first game is guided. */
  guide: boolean;
  /** Seconds that bots wait before they choose, at tables that one opens. */
  pace: number;
  /** How fast one sees what happens. */
  scenes: Pace;
  name: string;
}

const KEY = "carson-settings";
const SYSTEM_DARK = matchMedia("(prefers-color-scheme: dark)");

function preferred(): Language {
  const wanted = navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]!]);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}

function kept(): Partial<Liked> {
  try {
    const { tips, ...liked } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked> & { tips?: boolean };
    return tips === undefined ? liked : { guide: tips, ...liked }; // what the guide was before
  } catch {
    return {};
  }
}

class Settings {
  liked = $state<Liked>({
    language: preferred(),
    theme: "system",
    motion: "system",
    confirm: true,
    sound: true,
    guide: true,
    pace: 0.8,
    scenes: "normal",
    name: "",
    ...kept(),
  });

  set<K extends keyof Liked>(name: K, value: Liked[K]): void {
    this.liked[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.liked));
    } catch {
      // Private windows may not keep anything; it holds until the page is closed.
    }
    this.show();
  }

  /** Put on the page what style sheets go by. */
  show(): void {
    const root = document.documentElement;
    const dark = this.liked.theme === "system" ? SYSTEM_DARK.matches : this.liked.theme === "dark";
    root.lang = this.liked.language;
    root.dataset["theme"] = dark ? "dark" : "light";
    root.dataset["motion"] = this.liked.motion;
  }

  get still(): boolean {
    return (
      this.liked.motion === "off" || (this.liked.motion === "system" && matchMedia("(prefers-reduced-motion)").matches)
    );
  }
}

export const settings = new Settings();
SYSTEM_DARK.addEventListener("change", () => settings.show());
