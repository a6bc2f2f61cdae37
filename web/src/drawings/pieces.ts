import { PIECES } from "./art/pieces";

export type PieceName = keyof typeof PIECES;
export const PIECE_NAMES = Object.keys(PIECES) as PieceName[];
