/** What can be chosen in a city: places for the card in hand, or cards to sell; each with the points that it would bring. */

import { placeOf } from "./borders";
import { MIDDLE } from "./field";
import { sellTarget } from "./targets";
import type { CityView, Explanation } from "./view";

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

type Explain = (choice: string) => Explanation;

export function placeMarks(choices: readonly string[], explain: Explain): Mark[] {
  return marked("place", choices, explain, (place) => ({ target: place, place }));
}

export function saleMarks(choices: readonly string[], explain: Explain, city: CityView): Mark[] {
  const lies = (card: string) => ({ target: sellTarget(card), place: placeOf(city, card) ?? MIDDLE });
  return marked("sale", choices, explain, lies);
}

const VERBS = { place: "place ", sale: "sell " } as const;

function marked(
  kind: Mark["kind"],
  choices: readonly string[],
  explain: Explain,
  of: (object: string) => Pick<Mark, "target" | "place">,
): Mark[] {
  const verb = VERBS[kind];
  return choices
    .filter((choice) => choice.startsWith(verb))
    .map((choice) => {
      const { gain = 0, covered = 0 } = explain(choice);
      return { kind, choice, ...of(choice.slice(verb.length)), gain, covered };
    });
}
