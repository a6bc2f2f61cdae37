/** What a board game looks like, as the server tells it (`docs/decisions.md`, "Views" and "Explanations"). */

import type { Amount, GameView, OwnView, Part } from "../table/table";

export interface BoardView extends GameView {
  config: BoardConfig;
  pass_order: number[];
  /** By the numbers of the cards; empty until all have taken one. */
  turn_order: number[];
  passed: number[];
  characters: CharacterCard[];
  players: BoardPlayer[];
  town: Parcel[];
  roads: string[];
  spaces: Space[];
  /** The building spaces, cheapest first. */
  track: { price: number; kind?: string }[];
  bag: Record<string, number>;
  variants: Variants;
  /** Who holds City Hall. */
  resident: number | null;
  /** The step of the track that is being resolved. */
  step: string | null;
}

export interface BoardConfig {
  edition: string;
  players: number;
  variants: string[];
  [setting: string]: unknown;
}

export interface CharacterCard {
  number: number;
  name: string;
  side: string;
  limit: number;
  taken_by?: number;
}

export interface BoardPlayer {
  seat: number;
  money: number;
  points: number;
  /** At home, and in the general supply. */
  cowboys: number;
  cowboys_left: number;
  revolvers: number;
  roads: number;
  property: number;
  parcels: number;
  firepower: Amount;
  character?: string;
  limit?: number;
  kept?: string[];
  pieces?: Record<string, number>;
}

export interface Standing {
  seat: number;
  count: number;
  tokens?: string[];
}

export interface Parcel {
  name: string;
  owner?: number;
  content?: string;
  connected?: true;
  cowboys?: Standing[];
  price?: Amount;
  income?: Amount;
}

export interface Space {
  name: string;
  open: boolean;
  cowboys?: Standing[];
}

export interface Variants {
  river?: { course: string[] };
  outlaws?: { places: string[]; strength: number; points: number };
  horses?: { hats: number[]; used: number[]; players: Herd[] };
  "might-is-right"?: { counts: number[]; laid: number[][]; pile: number };
  "new-beginning"?: { sheets?: Sheet[] };
  "kit-carson"?: { moves?: number[]; at_hand?: (string | null)[] };
  [variant: string]: unknown;
}

export interface Herd {
  in_hand: number;
  horses: number[];
  cowboys: boolean[];
  score: number;
  rodeos: number;
}

export const SHEET_ITEMS = [
  "given",
  "cowboys",
  "revolvers",
  "roads",
  "parcels",
  "points",
  "sharpshooter",
  "bid",
] as const;
export type SheetItem = (typeof SHEET_ITEMS)[number];
export type Sheet = Partial<Record<SheetItem, number>>;

export interface BoardSecrets {
  "might-is-right"?: { tiles: number[]; laid?: number[] };
  "new-beginning"?: { sheet: Sheet; left: number };
}

export function secretsOf(own: OwnView | null): BoardSecrets {
  return (own?.["secrets"] ?? {}) as BoardSecrets;
}

/** What a choice costs and brings. */
export interface Explanation {
  costs?: number;
  price?: number;
  brings?: Record<string, number>;
  number?: { of: string; total: number; parts: Part[] };
  odds?: Odds;
  changes?: Change[];
  places?: string[];
  values?: Record<string, number | string>;
}

/** Seats in pass order; a chance is exact, such as 13 of 36. */
export interface Odds {
  seats: number[];
  firepower: number[];
  chances: [number, number][];
  estimate: boolean;
}

export interface Change {
  place: string;
  kind: string;
  owner: number;
  before: number;
  after: number;
}

/** The side of a player's card that lies up; of the Paperboy's two the second, whose powers hold. */
export function cardOf(view: BoardView, player: BoardPlayer): CharacterCard | undefined {
  return view.characters.find((card) => card.name === player.character && card.taken_by === player.seat);
}

/** The number by which a player places: the lowest of his cards. */
export function numberOf(view: BoardView, seat: number): number | undefined {
  const numbers = view.characters.filter((card) => card.taken_by === seat).map((card) => card.number);
  return numbers.length ? Math.min(...numbers) : undefined;
}

/** All cowboys that a player has at home or on the table; ten are in the box. */
export function cowboysOf(player: BoardPlayer): number {
  return COWBOYS - player.cowboys_left;
}

const COWBOYS = 10;
