/** What can be chosen in a city: places for the card in hand, or cards to sell; each with the points that it would bring. */

import type { Picking } from "../../table/decision/picking.svelte";
import type { Explanation } from "../view";

export interface Mark {
  kind: "place" | "sale";
  choice: string;
  target: string;
  /** The upper left parcel. */
  place: string;
  gain: number;
  /** Parcels that the card would lie on. */
  covered: number;
}

/** What can be laid or sold, as the server says what would appear where. */
export function marksOf(kind: Mark["kind"], picking: Known): Mark[] {
  return picking.choices.flatMap((choice): Mark[] => {
    const [target, preview] = [picking.targetOf(choice), picking.preview(choice)];
    if (target === null || preview?.shows !== SHOWN[kind] || (kind === "place" && preview.at !== target)) return [];
    const { gain = 0, covered = 0 } = picking.explanation(choice) as Explanation;
    return [{ kind, choice, target, place: preview.at, gain, covered }];
  });
}

const SHOWN = { place: "card", sale: "gap" } as const;
type Known = Pick<Picking, "choices" | "targetOf" | "preview" | "explanation">;
