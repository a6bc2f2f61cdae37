/** The rulings as they are read: chapters of them from the words, and their numbers in texts. */

import { GAMES } from "../../games";

/** A ruling, or a chapter without its rulings. It is read when somebody wants to see it: there are two hundred. */
export class Ruling {
  private readonly id: string;

  constructor(
    /** B5.6; a chapter has no point. */
    readonly number: string,
    private readonly words: Words,
  ) {
    this.id = `rule-${number.replace(".", "-")}`;
  }

  get title(): string {
    return this.words.say(`${this.id}.title`);
  }

  /** What it answers, if it stands on a page of something. */
  get question(): string {
    return this.words.say(`rulebook-question-${this.number.replace(".", "-")}`);
  }

  get paragraphs(): string[] {
    return paragraphs(this.text);
  }

  /** Words by which it is found besides. */
  get searched(): string {
    return this.words.has(`${this.id}.words`) ? this.words.say(`${this.id}.words`) : "";
  }

  private get text(): string {
    const text = this.words.say(this.id);
    return this.words.has(`${this.id}.more`) ? `${text}\n\n${this.words.say(`${this.id}.more`)}` : text;
  }
}

export interface Chapter {
  heading: Ruling;
  number: string;
  rulings: Ruling[];
}

interface Words {
  has(id: string): boolean;
  say(id: string): string;
}

/** The chapters in the order in which they are read: `last` come last. */
export function chapters(letter: string, words: Words, last: readonly number[] = []): Chapter[] {
  const found: Chapter[] = [];
  for (let chapter = 1; words.has(`rule-${letter}${chapter}`); chapter++) {
    const rulings: Ruling[] = [];
    for (let number = 1; words.has(`rule-${letter}${chapter}-${number}`); number++)
      rulings.push(new Ruling(`${letter}${chapter}.${number}`, words));
    const heading = new Ruling(`${letter}${chapter}`, words);
    found.push({ heading, number: heading.number, rulings });
  }
  const isLast = ({ number }: Chapter) => last.includes(Number(number.slice(1)));
  return [...found.filter((chapter) => !isLast(chapter)), ...found.filter(isLast)];
}

/** Lines are broken in the file for its reader only; a blank line ends a paragraph. */
function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, " ").trim());
}

/** The words of a text, or of what somebody looks for. */
export function tokens(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [])]
    .map((token) => token.replace(/\.$/, ""))
    .filter(Boolean);
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
