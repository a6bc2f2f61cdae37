/** Where the parcels of a city lie: columns and rows of the field of 28 x 28, and the part of it that is shown. */

import type { CityView } from "../view";

export const SIZE = 28;
/** The upper left parcel of a first card. */
export const MIDDLE = "n15";
/** Parcels along the side of a card. */
export const CARD = 2;

export interface Spot {
  column: number;
  row: number;
}

/** Columns and rows, the last ones not included. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const COLUMNS = [..."abcdefghijklmnopqrstuvwxyz", "aa", "ab"];

/** `n15` is column 13 and row 13, counted from the upper left. */
export function spotOf(name: string): Spot {
  const [, column = "", row = ""] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  return { column: COLUMNS.indexOf(column), row: SIZE - Number(row) };
}

export function nameOf({ column, row }: Spot): string {
  return `${COLUMNS[column] ?? "?"}${SIZE - row}`;
}

export const columnName = (column: number): string => COLUMNS[column] ?? "";
export const rowName = (row: number): string => `${SIZE - row}`;

/** The parcels of a card by its upper left one, the upper row first. */
export function cardParcels(place: string): string[] {
  const { column, row } = spotOf(place);
  return [0, 1, 2, 3].map((corner) => nameOf({ column: column + (corner % 2), row: row + (corner >> 1) }));
}

export function width(frame: Frame): number {
  return frame.right - frame.left;
}

export function height(frame: Frame): number {
  return frame.bottom - frame.top;
}

/** The smallest frame around squares of this side; none around nothing. */
export function around(spots: readonly Spot[], side = 1): Frame | null {
  if (!spots.length) return null;
  const columns = spots.map(({ column }) => column);
  const rows = spots.map(({ row }) => row);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + side,
    bottom: Math.max(...rows) + side,
  };
}

/** What of the field is shown: the city, and as much room around it as a card needs, as far as the city can still grow. */
export function shownFrame(city: CityView | undefined): Frame {
  const land = around((city?.parcels ?? []).map((parcel) => spotOf(parcel.name)));
  if (!city || !land) {
    const { column, row } = spotOf(MIDDLE);
    return { left: column - CARD, top: row - CARD, right: column + 2 * CARD, bottom: row + 2 * CARD };
  }
  const across = Math.min(CARD, Math.max(0, city.widest - width(land)));
  const along = Math.min(CARD, Math.max(0, city.highest - height(land)));
  return {
    left: Math.max(0, land.left - across),
    top: Math.max(0, land.top - along),
    right: Math.min(SIZE, land.right + across),
    bottom: Math.min(SIZE, land.bottom + along),
  };
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const STEPS: Record<Direction, Spot> = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
};

export function isDirection(key: string): key is Direction {
  return key in STEPS;
}

/** The nearest of these places in a direction: what is aside counts twice, so that an arrow goes straight on where it can. */
export function next(places: readonly string[], from: string, direction: Direction): string | null {
  const here = spotOf(from);
  const step = STEPS[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    const { column, row } = spotOf(place);
    const ahead = (column - here.column) * step.column + (row - here.row) * step.row;
    if (ahead <= 0) continue;
    const aside = Math.abs((column - here.column) * step.row) + Math.abs((row - here.row) * step.column);
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
