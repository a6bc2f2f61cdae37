/** What a game adds to the rulebook: its chapters, everything by name, pictures and pages to print. The texts are words, the figures the engine's. */

import type { Component } from "svelte";
import type { Picture } from "../../games";

/** Rulings of which a text says the usual case. */
interface Ruled {
  rulings: readonly string[];
}

/** A paragraph of a chapter: `chapter-board-duels.tie` has its words. */
export interface Paragraph extends Ruled {
  name: string;
  /** Pictures below it, by name. */
  drawings?: readonly string[];
}

export interface Chapter {
  name: string;
  paragraphs: readonly Paragraph[];
}

/** Something with a page of its own. Its name is the end of its words' id, `kind-saloon`, and of its address. */
export interface Thing extends Ruled {
  name: string;
  picture?: Picture;
  drawings?: readonly string[];
  /** What the cards or tiles say in figures, as sentences. */
  facts?: () => string[];
  /** Of a thing with two sides: each, with what stands on it in figures. */
  sides?: readonly { side: string; fact: () => string }[];
}

export interface Group {
  /** The id of its heading. */
  title: string;
  things: readonly Thing[];
}

export interface Book {
  /** What ids of words begin with: `chapter-board-` for chapters, and for things what the game's own names have. */
  game: string;
  prefix: string;
  chapters: readonly Chapter[];
  groups: readonly Group[];
  /** What sets its editions apart, if it has several. */
  editions?: Ruled & { table: Component };
  /** A picture by its name, with what it tells. */
  Drawing: Component<{ name: string }>;
  /** Pages to be printed. */
  Aids: Component;
}

export function thingOf(book: Book, name: string): Thing | undefined {
  return book.groups.flatMap(({ things }) => things).find((thing) => thing.name === name);
}

/** Where a text of the book is. */
export interface Place {
  /** The id of the words that name it. */
  title: string;
  /** What follows the game's letter in its address. */
  part: string;
}

/** All texts that rulings belong to, in the order of the book. */
export function ruled(book: Book): (Place & Ruled)[] {
  const paragraphs = book.chapters.flatMap(({ name, paragraphs }) =>
    paragraphs.map((paragraph) => ({
      title: `chapter-${book.game}-${name}`,
      part: `${name}.${paragraph.name}`,
      rulings: paragraph.rulings,
    })),
  );
  const things = book.groups.flatMap(({ things }) =>
    things.map(({ name, rulings }) => ({ title: `${book.prefix}${name}`, part: name, rulings })),
  );
  const { editions } = book;
  const apart = editions ? [{ title: "rulebook-editions", part: "editions", rulings: editions.rulings }] : [];
  return [...paragraphs, ...things, ...apart];
}

/** Where one reads of a ruling: each chapter once, then the pages. */
export function placesOf(book: Book, ruling: string): Place[] {
  const found = new Map<string, Place>();
  for (const { title, part, rulings } of ruled(book))
    if (rulings.includes(ruling) && !found.has(title)) found.set(title, { title, part });
  return [...found.values()];
}
