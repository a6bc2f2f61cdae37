/** What can be looked up by name, in the order in which it is listed: characters, buildings, spaces, variants. */

import { CHARACTERS, KINDS } from "../drawings/names";

/** The spaces of the track, in the order of play. */
export const SPACES = [
  "wages",
  "ammunition",
  "roads-3",
  "roads-1",
  "building-12",
  "building-3",
  "parcels-income",
  "cowboys-income",
  "gambling",
  "parcels-vp",
  "buildings-vp",
  "cowboys-vp",
  "vp-5",
  "vp-4",
  "vp-3",
  "vp-2",
];

export const VARIANTS = [
  "new-beginning",
  "river",
  "might-is-right",
  "kit-carson",
  "outlaws",
  "horses",
  "losers-choice",
];

export interface Entry {
  name: string;
  /** Of a thing that has two sides: what each does. */
  sides: { side: string; about: string }[];
}

interface Words {
  has(id: string): boolean;
  say(id: string): string;
}

/** Characters of a game with what their sides do; the card game's have one. */
export function characters(game: "board" | "cards", words: Words): Entry[] {
  const prefix = game === "cards" ? "cards-character-" : "character-";
  return CHARACTERS.filter((name) => words.has(prefix + name)).map((name) => ({
    name,
    sides: (game === "cards" ? ["about"] : ["Y", "R"])
      .filter((side) => words.has(`${prefix}${name}.${side}`))
      .map((side) => ({ side, about: words.say(`${prefix}${name}.${side}`) })),
  }));
}

/** Buildings that say what they need and bring. */
export function buildings(game: "board" | "cards", words: Words): Entry[] {
  const prefix = game === "cards" ? "cards-kind-" : "kind-";
  return KINDS.filter((name) => words.has(`${prefix}${name}.about`)).map((name) => ({
    name,
    sides: [{ side: "", about: words.say(`${prefix}${name}.about`) }],
  }));
}
