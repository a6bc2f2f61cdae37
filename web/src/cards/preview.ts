/** What the city would look like after a choice: a card laid, or one sold. */

import { placeOf } from "./borders";
import type { Card, CardsView, CityView, Explanation, Kind } from "./view";

export type Preview =
  | { kind: "laid"; place: string; parcels: Kind[]; best: boolean; explanation: Explanation }
  | { kind: "sold"; place: string; card: string; explanation: Explanation }
  | { kind: "none"; explanation: Explanation };

/** The card that has to be laid now. */
export function cardInHand(view: CardsView, deck: Map<string, Card>): Card | null {
  if (view.decision?.name !== "place-card") return null;
  return deck.get(String(view.decision.values["card"])) ?? null;
}

export function previewOf(
  choice: string | null,
  explanation: Explanation,
  view: CardsView,
  city: CityView | undefined,
  deck: Map<string, Card>,
): Preview | null {
  if (choice === null) return null;
  const [verb, object = ""] = choice.split(" ");
  if (verb === "place") {
    const parcels = cardInHand(view, deck)?.parcels;
    return parcels ? { kind: "laid", place: object, parcels, best: false, explanation } : null;
  }
  if (verb === "sell") {
    const place = city && placeOf(city, object);
    return place ? { kind: "sold", place, card: object, explanation } : null;
  }
  if (verb !== "take") return null;
  const parcels = deck.get(object)?.parcels;
  // A card that is taken is shown where it would bring most.
  if (parcels && explanation.place) return { kind: "laid", place: explanation.place, parcels, best: true, explanation };
  return { kind: "none", explanation };
}
