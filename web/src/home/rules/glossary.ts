/** What can be looked up by name, in the order in which it is listed: characters and buildings. */

import { CHARACTERS, KINDS } from "../../drawings/names";
import type { Game, Listed } from "../../games";

export interface Entry {
  name: string;
  /** Of a thing that has two sides: what each does. */
  sides: { side: string; about: string }[];
}

interface Words {
  has(id: string): boolean;
  say(id: string): string;
}

type Ids = Pick<Game["glossary"], "prefix" | "sides">;

/** Characters of a game with what their sides do. */
export function characters({ prefix, sides }: Ids, words: Words): Entry[] {
  const id = (name: string) => `${prefix}character-${name}`;
  return CHARACTERS.filter((name) => words.has(id(name))).map((name) => ({
    name,
    sides: sides
      .filter((side) => words.has(`${id(name)}.${side}`))
      .map((side) => ({ side, about: words.say(`${id(name)}.${side}`) })),
  }));
}

/** Buildings that say what they need and bring. */
export function buildings({ prefix }: Ids, words: Words): Entry[] {
  const id = (name: string) => `${prefix}kind-${name}.about`;
  return KINDS.filter((name) => words.has(id(name))).map((name) => ({
    name,
    sides: [{ side: "", about: words.say(id(name)) }],
  }));
}

/** Whatever else is listed by name, as far as it has a sentence. */
export function others(lists: Listed[], words: Words): Listed[] {
  return lists.map(({ names, prefix, ...more }) => ({
    ...more,
    prefix,
    names: names.filter((name) => words.has(`${prefix}${name}.about`)),
  }));
}
