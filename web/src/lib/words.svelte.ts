/** The words of the page, from the same Fluent files as the terminal's; English fills the gaps of a language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import found from "virtual:languages";
import { ENGLISH, type Language } from "./languages";

type Values = Record<string, FluentVariable>;

/** Words that come when they are opened. */
export type Later = "rules" | "guide";

// The words of all screens come at once with a language; the rulebook's, which are many, and the guide's when somebody opens them.
class Words {
  language = $state(ENGLISH);
  private bundles = $state.raw<FluentBundle[]>([]);
  private read = new Map<string, FluentBundle>();
  private opened = new Set<string>();
  private wanted = ENGLISH;

  /** Speak another language as soon as its words are here. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const bundles = await Promise.all([...new Set([language, ENGLISH])].map((name) => this.bundle(name)));
    if (this.wanted !== language) return; // another was asked for meanwhile
    this.language = language;
    this.bundles = bundles;
  }

  /** The rulebook's words too, or the guide's. Whoever asks for them waits until they are here; nothing else is said anew. */
  async open(part: Later): Promise<void> {
    for (const bundle of this.bundles) {
      const opened = `${part} ${bundle.locales[0]!}`;
      if (this.opened.has(opened)) continue;
      await add(bundle, part);
      this.opened.add(opened);
    }
  }

  private async bundle(language: Language): Promise<FluentBundle> {
    let bundle = this.read.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      await add(bundle, "words");
      this.read.set(language, bundle);
    }
    return bundle;
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** `say("web-undo")`, `say("character-sheriff.Y")`, `say("dollars", { amount: 3 })`. What has no words shows its id. */
  say = (id: string, values: Values = {}): string => {
    const found = this.pattern(id);
    return found ? found.bundle.formatPattern(found.value, values, []) : id;
  };

  private pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const value = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (value) return { bundle, value };
    }
    return null;
  }
}

async function add(bundle: FluentBundle, part: "words" | Later): Promise<void> {
  const loaded = await found[bundle.locales[0]!]?.[part](); // an earlier version may have had a language more
  if (loaded) bundle.addResource(new FluentResource(loaded.default), { allowOverrides: true });
}

export const words = new Words();
export const say = words.say;

/** A number as the language writes it, with so many digits of its fraction: 1,234.5 is 1.234,5 in Dutch. */
export function number(value: number, digits = 0): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(words.language, style).format(value);
}

/** "Ann, Bea and Carl" */
export function listed(names: readonly string[], last = "list-and"): string {
  if (names.length < 2) return names[0] ?? "";
  const list = names.slice(0, -1).reduce((list, next) => say("list-next", { list, next }));
  return say(last, { list, next: names.at(-1)! });
}
