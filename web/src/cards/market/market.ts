/** The cards of a round as they lie: those to be had, and those that somebody has taken. */

import type { OwnView } from "../../table/table";
import type { RoundStory, Taking } from "../round/story";
import type { Card, CardsView } from "../view";

export interface Lying {
  card: Card;
  /** Who has taken it, and as which in turn; left out while it lies there. */
  taken?: Taking & { turn: number };
  /** The next virtual player would take it. */
  wanted: boolean;
}

/** A card goes to somebody when it is no longer on offer: the log may tell more than an earlier view that is looked at. */
export function lying(view: CardsView, story: RoundStory | null, deck: Map<string, Card>): Lying[] {
  const offered = new Map(view.offer.map((card) => [card.name, card]));
  const names = [...new Set([...(story?.cards ?? []), ...offered.keys()])];
  return names.flatMap((name): Lying[] => {
    const card = offered.get(name);
    if (card) return [{ card, wanted: name === view.wanted }];
    const known = deck.get(name);
    const turn = story?.takings.findIndex((taking) => taking.card === name) ?? -1;
    const taking = story?.takings[turn];
    // An extra card that the view does not have yet.
    if (!known || !taking) return [];
    return [{ card: known, taken: { ...taking, turn: turn + 1 }, wanted: false }];
  });
}

/** The characters that the Paperboy may find: they lie nowhere, so they are shown in the market's place. */
export function findable(view: CardsView, own: OwnView | null, deck: Map<string, Card>): Lying[] {
  if (view.decision?.name !== "find-character") return [];
  const cards = (own?.targets ?? []).flatMap((name) => (name === null ? [] : (deck.get(name) ?? [])));
  return cards.map((card) => ({ card, wanted: false }));
}
