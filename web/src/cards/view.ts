/** The card game as a seat sees it, and what its choices bring (`docs/decisions.md`). */

import type { Amount, GameView } from "../table/table";

/** A participant's on the backs of characters, where they decide between equal bids (C2.4). On the table everybody has the mark of his seat. */
export type SignName = "hat" | "star" | "cactus" | "boot" | "horseshoe" | "cow";

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

export type Level = "beginner" | "advanced" | "expert";

/** Rounds of an era, and eras (C1.3). */
export const ROUNDS = 9;
export const ERAS = 2;

/** A card as it lies open; a character has no parcels, terrain four, the upper row first. */
export interface Card {
  name: string;
  priority: number;
  parcels?: Kind[];
}

export interface Parcel {
  name: string;
  /** Left out: empty. */
  content?: Kind;
  /** Left out: scores nothing by itself. */
  score?: Amount;
}

export interface CityView {
  /** In the order in which they were laid, the newest on top; `place` is the upper left parcel. */
  cards: { card: string; place: string }[];
  parcels: Parcel[];
  /** How many parcels the city may have. */
  largest: number;
}

export interface Held {
  name: string;
  turned: boolean;
}

export interface CardsPlayer {
  seat: number;
  sign: SignName;
  bids_left: number[];
  /** False for who has used the Lawyer in this round. */
  chooses: boolean;
  score: Amount;
  /** Left out while it is not revealed. */
  bid?: number;
  boost?: number;
  characters?: Held[];
  aside?: string[];
  /** A person's or a bot's. */
  city?: CityView;
  /** A virtual player's level and cards. */
  virtual?: Level;
  cards?: Card[];
}

export type DecisionName = "use-power" | "choose-bid" | "take-card" | "place-card" | "find-character" | "last-sales";

export interface CardsView extends GameView {
  config: { players: number; virtual: Level[]; deck: string | DeckLists };
  era: number;
  offer: Card[];
  pile: string[];
  characters_in_pile: string[];
  characters_under: string[];
  back: { signs: SignName[]; skull: boolean } | null;
  players: CardsPlayer[];
  points: number[];
  ranking: number[] | null;
}

/** All lists of somebody's own deck. */
export interface DeckLists {
  terrain: Record<string, string[]>;
  characters: Record<string, string>;
}

export type Change = [source: string, before: number, after: number];
export type Chance = [of: number, all: number];

/** What a choice brings; which of these there are depends on the choice. */
export interface Explanation {
  gain?: number;
  before?: number;
  after?: number;
  changes?: Change[];
  place?: string;
  covered?: number;
  total?: number;
  chances?: Chance[];
  mean?: Chance;
  boost?: number;
  position?: number;
}

/** Whether the bids of this round lie open. */
export function revealed(view: CardsView): boolean {
  return view.players.some((player) => player.bid !== undefined);
}

/** Who the sights of the table are for: the seat itself, or the first one for a spectator. */
export function seatInView(view: CardsView, seat: number | null | undefined): number {
  return seat !== null && seat !== undefined && seat >= 0 && seat < view.config.players ? seat : 0;
}
