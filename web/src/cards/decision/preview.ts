/** What the city would look like after a choice: a card laid, or one sold. */

import type { Preview as Shown } from "../../table/table";
import type { Card, CardsView, Explanation, Kind } from "../view";

export type Preview =
  | { kind: "laid"; place: string; parcels: Kind[]; best: boolean; explanation: Explanation }
  | { kind: "sold"; place: string; card: string; explanation: Explanation }
  | { kind: "none"; explanation: Explanation };

/** The card that has to be laid now. */
export function cardInHand(view: CardsView, deck: Map<string, Card>): Card | null {
  if (view.decision?.name !== "place-card") return null;
  return deck.get(String(view.decision.values["card"])) ?? null;
}

/** `target`: what the choice points at; a card that is taken is shown where it would bring most. */
export function previewOf(
  shown: Shown | null,
  target: string | null,
  explanation: Explanation,
  deck: Map<string, Card>,
): Preview | null {
  const card = shown?.kind ?? "";
  if (shown?.shows === "gap") return { kind: "sold", place: shown.at, card, explanation };
  const parcels = shown?.shows === "card" ? deck.get(card)?.parcels : undefined;
  if (shown && parcels) return { kind: "laid", place: shown.at, parcels, best: shown.at !== target, explanation };
  return target === null || explanation.gain === undefined ? null : { kind: "none", explanation };
}
