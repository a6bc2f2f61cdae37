/** What the piles still hold, as far as everybody may know. */

import { KINDS, ROUNDS, type Card, type CardsView, type Kind } from "./view";

const FEW = 4; // participants for whom four terrain cards are revealed, for more five (C1.3)

/** How many terrain cards of the pile will still be turned up in this era, without those of characters. */
export function coming(view: CardsView): number {
  const each = view.players.length <= FEW ? 4 : 5;
  return Math.min(view.pile.length, each * (ROUNDS - view.round));
}

/** How many parcels of each kind are in the pile, without empty ones. */
export function kindsIn(pile: readonly string[], deck: Map<string, Card>): [Kind, number][] {
  const parcels = pile.flatMap((name) => deck.get(name)?.parcels ?? []);
  return KINDS.filter((kind) => kind !== "empty")
    .map((kind): [Kind, number] => [kind, parcels.filter((other) => other === kind).length])
    .filter(([, count]) => count > 0);
}

/** The characters in the pile that have not been seen and put under it. */
export function unseen(view: CardsView): string[] {
  return view.characters_in_pile.filter((name) => !view.characters_under.includes(name));
}
