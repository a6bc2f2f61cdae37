/** Everything of the board game that has a page: what is in the box, and which rulings answer the questions about it. */

import type { Group, Thing } from "../../home/rules/book";
import { say } from "../../lib/words.svelte";
import { EXAMPLES } from "./chapters";
import { BOX, type KindFacts } from "./drawn";

const CHARACTER_RULINGS: Readonly<Record<string, readonly string[]>> = {
  paperboy: ["B9.1", "B1.3"],
  sheriff: ["B9.2", "B6.7"],
  banker: ["B8.1", "B8.2"],
  grocer: ["B9.3", "B7.5", "B7.6"],
  "chinese-worker": ["B9.4", "B5.7"],
  settler: ["B9.5", "B9.3", "B1.1"],
  captain: ["B9.17"],
  mercenary: ["B6.1"],
  indian: ["B9.6", "B2.2"],
  prospector: ["B9.7", "B9.8", "B9.5"],
  gunsmith: ["B9.9", "B9.8", "B6.8"],
  singer: ["B9.10"],
  auctioneer: ["B9.11"],
  governor: ["B9.12"],
  doctor: ["B9.13", "B6.7"],
  cowboy: ["B9.7", "B1.4", "B9.5"],
  heroes: ["B9.14", "B4.6"],
  teacher: ["B9.15", "B1.3"],
  lawyer: ["B9.16", "B6.7", "B9.5"],
  "father-christmas": ["B10.9"],
};

const KIND_RULINGS: Readonly<Record<string, readonly string[]>> = {
  ranch: ["B7.2", "B7.1", "B5.8"],
  mine: ["B7.2", "B5.8", "B9.8"],
  drugstore: ["B7.2", "B7.1", "B7.3"],
  bank: ["B7.2", "B7.1", "B7.3"],
  saloon: ["B7.2", "B7.1", "B7.3"],
  hotel: ["B7.2", "B7.1"],
  church: ["B6.5", "B6.7", "B4.6"],
  prison: ["B5.8", "B4.6", "B10.5"],
  "general-store": ["B7.1", "B7.2", "B7.3"],
  school: ["B5.13", "B5.11", "B5.5"],
  blacksmith: ["B7.2", "B7.3"],
  "city-hall": ["B5.9", "B3.4", "B6.6", "B4.11", "B7.3"],
  station: ["B5.10", "B8.3"],
};

const VARIANT_RULINGS: Readonly<Record<string, readonly string[]>> = {
  "new-beginning": ["B10.7", "B8.4"],
  river: ["B10.2", "B5.11", "B1.5"],
  "might-is-right": ["B10.3"],
  "kit-carson": ["B10.4", "B10.8"],
  outlaws: ["B10.5", "B4.8"],
  horses: ["B10.6", "B10.8", "B1.4"],
  "losers-choice": ["B10.9"],
};

/** What sets the editions apart. */
export const EDITION_RULINGS = ["B1.1", "B1.2", "B1.5", "B11.1"] as const;

const SPACE_RULINGS: Readonly<Record<string, readonly string[]>> = {
  wages: ["B4.4", "B10.6"],
  ammunition: ["B6.1", "B9.11"],
  "roads-3": ["B2.5", "B2.6"],
  "roads-1": ["B4.4", "B2.5"],
  "parcels-income": ["B5.1"],
  "cowboys-income": ["B6.1"],
  gambling: ["B9.10"],
  "parcels-vp": ["B5.1"],
  "buildings-vp": ["B7.8"],
  "cowboys-vp": ["B6.1"],
};

function spaceRulings(space: string): readonly string[] {
  if (space.startsWith("building-")) return ["B4.5"];
  return space.startsWith("vp-") ? ["B4.7"] : (SPACE_RULINGS[space] ?? []);
}

function kindFacts({ tiles, symbols, revolvers, highest }: KindFacts): string[] {
  return [
    say("rulebook-tiles", { count: tiles }),
    ...(symbols ? [say("rulebook-symbols", { count: symbols })] : []),
    ...(revolvers ? [say("rulebook-revolvers", { count: revolvers })] : []),
    ...(highest ? [say("rulebook-highest", { amount: highest })] : []),
  ];
}

const VARIANT_DRAWINGS = ["river", "outlaws"];

const characters: Thing[] = BOX.characters.map(({ name, sides }) => ({
  name: `character-${name}`,
  rulings: CHARACTER_RULINGS[name] ?? [],
  picture: { portrait: name, side: "Y" },
  // The Paperboy's is another card's.
  sides: sides.map(({ side, limit }) => ({
    side,
    fact: () => (limit ? say("rulebook-limit", { amount: limit }) : ""),
  })),
}));

const kinds: Thing[] = BOX.kinds.map((facts) => ({
  name: `kind-${facts.name}`,
  rulings: KIND_RULINGS[facts.name] ?? [],
  picture: { building: facts.name },
  drawings: EXAMPLES.filter((example) => example === facts.name),
  facts: () => kindFacts(facts),
}));

const spaces: Thing[] = BOX.spaces.map((space) => ({ name: `place-${space}`, rulings: spaceRulings(space) }));

const variants: Thing[] = [...BOX.variants, ...BOX.extras].map((variant) => ({
  name: `variant-${variant}`,
  rulings: VARIANT_RULINGS[variant] ?? [],
  drawings: VARIANT_DRAWINGS.filter((drawing) => drawing === variant),
}));

export const GROUPS: readonly Group[] = [
  { title: "web-home-characters", things: characters },
  { title: "web-home-glossary-buildings", things: kinds },
  { title: "web-home-variants", things: variants },
  { title: "web-home-glossary-spaces", things: spaces },
];
