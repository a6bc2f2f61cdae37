/** What a board game looks like: the server's own types (`docs/decisions.md`, "Views" and "Explanations"), and a few looks into a view. */

import type { Schemas } from "../lib/api";
import type { OwnView, TableInfo } from "../table/table";

export interface BoardView extends Omit<Schemas["BoardView"], "config" | "variants"> {
  config: BoardConfig;
  variants: Schemas["BoardVariants"];
}

export interface BoardConfig {
  edition: string;
  players: number;
  variants: string[];
  [setting: string]: unknown;
}

export type CharacterCard = Schemas["CharacterView"];
export type BoardPlayer = Schemas["BoardPlayerView"];
export type Standing = Schemas["StandingView"];
export type Parcel = Schemas["ParcelView"];
export type Space = Schemas["SpaceView"];
export type Tile = Schemas["TileView"];
export type Herd = Schemas["HerdView"];
export type Explanation = Schemas["BoardExplanation"];
export type Odds = Schemas["OddsView"];
export type Phase = BoardView["phase"];

/** What never changes in a game. */
export function boxOf(info: Pick<TableInfo, "box"> | null): Partial<Schemas["BoxView"]> {
  return info?.box ?? {};
}

export function secretsOf(own: OwnView | null): Schemas["BoardSecrets"] {
  return own?.["secrets"] ?? {};
}

/** The side of a player's card that lies up; of the Paperboy's two the second, whose powers hold. */
export function cardOf(view: BoardView, player: BoardPlayer): CharacterCard | undefined {
  return view.characters.find((card) => card.name === player.character && card.taken_by === player.seat);
}
