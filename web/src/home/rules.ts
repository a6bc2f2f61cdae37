/** The rulebook as it is read: chapters and rulings from the words, found by number or by word. */

import { GAMES } from "../games";

export interface Ruling {
  /** B5.6; a chapter has no point. */
  number: string;
  title: string;
  paragraphs: string[];
  /** What the search looks at. */
  tokens: string[];
}

export interface Chapter extends Ruling {
  rulings: Ruling[];
}

interface Words {
  has(id: string): boolean;
  say(id: string): string;
}

export function chapters(letter: string, words: Words): Chapter[] {
  const found: Chapter[] = [];
  for (let chapter = 1; words.has(`rule-${letter}${chapter}`); chapter++) {
    const rulings: Ruling[] = [];
    for (let number = 1; words.has(`rule-${letter}${chapter}-${number}`); number++)
      rulings.push(ruling(`${letter}${chapter}.${number}`, words));
    found.push({ ...ruling(`${letter}${chapter}`, words), rulings });
  }
  return found;
}

function ruling(number: string, words: Words): Ruling {
  const id = `rule-${number.replace(".", "-")}`;
  const title = words.say(`${id}.title`);
  const text = words.has(`${id}.more`) ? `${words.say(id)}\n\n${words.say(`${id}.more`)}` : words.say(id);
  const searched = words.has(`${id}.words`) ? words.say(`${id}.words`) : "";
  return { number, title, paragraphs: paragraphs(text), tokens: tokens(`${number} ${title} ${searched} ${text}`) };
}

/** Lines are broken in the file for its reader only; a blank line ends a paragraph. */
function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, " ").trim());
}

function tokens(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [])].map((token) => token.replace(/\.$/, ""));
}

/** Each word that is asked for begins some word of the ruling. */
export function mentions(ruling: Ruling, query: string): boolean {
  return tokens(query).every((word) => ruling.tokens.some((token) => token.startsWith(word)));
}

/** The chapters with what mentions the words; a chapter that does so itself, by its heading, stays whole. */
export function search(all: Chapter[], query: string): Chapter[] {
  if (!query.trim()) return all;
  return all
    .map((chapter) => ({ ...chapter, rulings: chapter.rulings.filter((one) => mentions(one, query)) }))
    .filter((chapter) => chapter.rulings.length || mentions(chapter, query));
}

const LETTERS = Object.values(GAMES).map(({ letter }) => letter);
const RULING = new RegExp(`\\b([${LETTERS.join("")}]\\d{1,2}(?:\\.\\d{1,2})?)\\b`);

export type Piece = { text: string; rule?: string };

/** A text with the rulings that it names as links. */
export function pieces(text: string): Piece[] {
  return text
    .split(RULING)
    .map((text, index) => (index % 2 ? { text, rule: text } : { text }))
    .filter(({ text }) => text);
}
