/** What is on the cards that a view only names: in the piles, in hand, taken. The same files as the server's, or somebody's own lists. */

import { KINDS, type Card, type CardsView, type Kind } from "./view";

const SIGNS = ".HTMRmDBShGCbcPO";
const ERAS = { "era-1": "i", "era-2": "ii" } as const;

/** Reads the few forms that a deck is written in: tables, lists of texts, texts. Checking it is the server's. */
function cardsOf(toml: string): Map<string, Card> {
  const found = new Map<string, Card>();
  for (const era of Object.keys(ERAS)) {
    const list = new RegExp(`^${era} = \\[([^\\]]*)\\]`, "m").exec(toml)?.[1] ?? "";
    addTerrain(found, era, list.match(/"[^"]*"/g)?.map((card) => card.slice(1, -1)) ?? []);
  }
  for (const [, name, card] of toml.matchAll(/^([a-z-]+) = "(\d[^"]*)"/gm)) addCharacter(found, name!, card!);
  return found;
}

function addTerrain(cards: Map<string, Card>, era: string, list: string[]): void {
  const short = ERAS[era as keyof typeof ERAS];
  if (!short) return;
  list.forEach((written, index) => {
    const name = `${short}-${index + 1}`;
    const [upper = "", lower = "", priority = ""] = written.split(" ");
    const parcels = [...upper, ...lower].map((sign): Kind => KINDS[SIGNS.indexOf(sign)] ?? "empty");
    cards.set(name, { name, priority: Number(priority), parcels });
  });
}

function addCharacter(cards: Map<string, Card>, name: string, written: string): void {
  cards.set(name, { name, priority: Number(written.split(" ")[0]) });
}

/** All decks of ours by their digests, which name the files. */
const FILES = import.meta.glob<string>("../../../src/carson/cards/configuration/decks/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const OURS = new Map(Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/|\.toml$/g, ""), cardsOf(text)]));
const OWN = new WeakMap<object, Map<string, Card>>();

/** All cards of a table by name. */
export function deckOf(config: CardsView["config"]): Map<string, Card> {
  const lists = config.deck;
  if (typeof lists === "string") return OURS.get(lists) ?? new Map();
  let cards = OWN.get(lists);
  if (!cards) {
    cards = new Map();
    for (const [era, list] of Object.entries(lists.terrain)) addTerrain(cards, era, list);
    for (const [name, card] of Object.entries(lists.characters)) addCharacter(cards, name, card);
    OWN.set(lists, cards);
  }
  return cards;
}

export function isTerrain(card: string): boolean {
  return /^i{1,2}-\d+$/.test(card);
}
