/** What the piles still hold, as far as everybody may know. */

import { KINDS, type Card, type CardsView, type Kind } from "../view";

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
