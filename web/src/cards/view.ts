/** The card game as a seat sees it, and what its choices bring: the server's own types (`docs/decisions.md`), with the kinds that there are pictures of. */

import type { Schemas } from "../lib/api";
import type { TableInfo } from "../table/table";

export const KINDS = [
  "empty",
  "house",
  "townhouse",
  "mountain",
  "ranch",
  "mine",
  "drugstore",
  "bank",
  "saloon",
  "hotel",
  "general-store",
  "church",
  "blacksmith",
  "city-hall",
  "prison",
  "outlaws",
] as const;
export type Kind = (typeof KINDS)[number];

/** A card as it lies open; a character has no parcels, terrain four, the upper row first. */
export interface Card extends Omit<Schemas["CardView"], "parcels"> {
  parcels?: Kind[];
}

export interface Parcel extends Omit<Schemas["CityParcelView"], "content"> {
  content?: Kind;
}

export interface CityView extends Omit<Schemas["CityView"], "parcels"> {
  parcels: Parcel[];
}

export interface CardsPlayer extends Omit<Schemas["CardsPlayerView"], "city" | "cards"> {
  city?: CityView;
  cards?: Card[];
}

export interface CardsView extends Omit<Schemas["CardsView"], "config" | "offer" | "players"> {
  config: { players: number; [setting: string]: unknown };
  offer: Card[];
  players: CardsPlayer[];
}

export type Stage = CardsView["stage"];
export type Explanation = Schemas["CardsExplanation"];
export type Change = NonNullable<Explanation["changes"]>[number];
export type Chance = NonNullable<Explanation["mean"]>;

/** All cards of a table by name. */
export function deckOf(info: Pick<TableInfo, "box"> | null): Map<string, Card> {
  const cards = (info?.box?.["cards"] ?? []) as Card[];
  return new Map(cards.map((card) => [card.name, card]));
}

export type Sources = Schemas["DeckView"]["sources"];

/** What a city scores by, in the order of a score sheet, and the building that each is about. */
export function sourcesOf(info: Pick<TableInfo, "box"> | null): Sources {
  return (info?.box?.["sources"] ?? {}) as Sources;
}

/** Who the sights of the table are for: the seat itself, or the first one for a spectator. */
export function seatInView(view: CardsView, seat: number | null | undefined): number {
  return seat !== null && seat !== undefined && seat >= 0 && seat < view.config.players ? seat : 0;
}
