/** Everything of the card game that has a page: what the cards show, and which rulings answer the questions about it. */

import type { Group, Thing } from "../../home/rules/book";
import { EXAMPLES } from "./chapters";
import { BOX } from "./drawn";

const BOOST = ["C2.2", "C2.4"];
const CHARACTER_RULINGS: Readonly<Record<string, readonly string[]>> = {
  governor: ["C2.7", "C2.9", "C2.10"],
  lawyer: ["C2.7", "C2.10"],
  "chinese-worker": ["C2.7", "C2.10"],
  heroes: BOOST,
  gunsmith: BOOST,
  mercenary: BOOST,
  doctor: BOOST,
  auctioneer: ["C3.4", "C2.2"],
  captain: ["C3.1", "C4.6"],
  sheriff: ["C3.5", "C4.4", "C4.5"],
  paperboy: ["C4.11", "C4.7"],
  settler: ["C4.6", "C4.5"],
  editor: ["C4.10"],
};

const NEAR = ["C4.1", "C4.3"];
const KIND_RULINGS: Readonly<Record<string, readonly string[]>> = {
  empty: ["C3.3", "C4.2"],
  house: ["C4.1", "C3.2"],
  townhouse: ["C4.1", "C3.2"],
  mountain: ["C4.3", "C3.2"],
  ranch: ["C4.2", "C4.5"],
  hotel: NEAR,
  prison: ["C4.4", "C4.5", "C3.5"],
  outlaws: ["C4.4", "C4.5", "C3.5", "C3.3"],
};

const characters: Thing[] = BOX.characters.map((name) => ({
  name: `character-${name}`,
  rulings: CHARACTER_RULINGS[name] ?? ["C4.6"],
  picture: { portrait: name },
}));

const kinds: Thing[] = BOX.kinds.map((kind) => ({
  name: `kind-${kind}`,
  rulings: KIND_RULINGS[kind] ?? NEAR,
  picture: { building: kind },
  drawings: EXAMPLES.filter((example) => example === kind),
}));

export const GROUPS: readonly Group[] = [
  { title: "web-home-characters", things: characters },
  { title: "rulebook-parcels", things: kinds },
];
