/** The search of the rulebook: over chapters, pages and rulings, by numbers and beginnings of words; and what of a text it found. */

import type { Book } from "../book";
import { tokens, type Chapter as RulingChapter } from "../rules";

export interface Found {
  kind: "chapter" | "thing" | "ruling";
  title: string;
  text: string;
  href: string;
  tokens: string[];
}

interface Words {
  has(id: string): boolean;
  say(id: string): string;
}

/** Everything that can be found, in the order of the book. */
export function index(book: Book, letter: string, rulings: readonly RulingChapter[], words: Words): Found[] {
  const entry = (kind: Found["kind"], title: string, text: string, part: string, more = ""): Found => ({
    kind,
    title,
    text,
    href: part.startsWith("/") ? part : `/rules/${letter}/${part}`,
    tokens: tokens(`${title} ${text} ${more}`),
  });
  const chapters = book.chapters.flatMap(({ name, paragraphs }) =>
    paragraphs.map((paragraph) => {
      const id = `chapter-${book.game}-${name}`;
      return entry("chapter", words.say(id), words.say(`${id}.${paragraph.name}`), `${name}.${paragraph.name}`);
    }),
  );
  const things = book.groups.flatMap(({ things }) =>
    things.map(({ name, sides = [{ side: "about" }] }) => {
      const id = `${book.prefix}${name}`;
      const texts = sides.map(({ side }) => `${id}.${side}`).filter((text) => words.has(text));
      return entry("thing", words.say(id), texts.map((text) => words.say(text)).join(" "), name);
    }),
  );
  const ruled = rulings.flatMap(({ heading, rulings }) =>
    [heading, ...rulings].map((ruling) =>
      entry(
        "ruling",
        `${ruling.number} ${ruling.title}`,
        ruling.paragraphs.join(" "),
        `/rules/${ruling.number}`,
        ruling.searched,
      ),
    ),
  );
  return [...chapters, ...things, ...ruled];
}

/** Whatever has all the words, each at least as the beginning of one of its own; those whose title has them first. */
export function find(all: readonly Found[], query: string): Found[] {
  const wanted = tokens(query);
  if (!wanted.length) return [];
  const has = (list: readonly string[]) => wanted.every((word) => list.some((token) => token.startsWith(word)));
  const found = all.filter((entry) => has(entry.tokens));
  const titled = (entry: Found) => has(tokens(entry.title));
  return [...found.filter(titled), ...found.filter((entry) => !titled(entry))];
}

export interface Bit {
  text: string;
  marked: boolean;
}

/** A text with the beginnings that were looked for marked. */
export function marked(text: string, query: string): Bit[] {
  const wanted = tokens(query).sort((one, other) => other.length - one.length);
  if (!wanted.length) return [{ text, marked: false }];
  const any = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(${any})`, "giu");
  return text
    .split(beginnings)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text);
}

const AROUND = 70; // letters before what was found
const LONGEST = 190;

/** As much of a long text as says why it was found, cut between words. */
export function snippet(text: string, query: string): string {
  const [before, ...found] = marked(text, query);
  const at = before?.marked ? 0 : found.length ? before!.text.length : 0;
  const from = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1;
  const rest = text.slice(from);
  const end = rest.length <= LONGEST ? rest.length : rest.lastIndexOf(" ", LONGEST);
  return `${from ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}
