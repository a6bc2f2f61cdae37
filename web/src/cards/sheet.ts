/** The score sheet: a row for each source of points that anybody has, a column for each player. */

import type { Part } from "../table/table";
import type { CardsPlayer } from "./view";

export interface Cell {
  points: number;
  parts: Part[];
}

export interface Row {
  source: string;
  /** By seat; null: nothing of it. */
  cells: (Cell | null)[];
}

export interface Sheet {
  city: Row[];
  characters: Row[];
  /** A virtual player's cards; null where there is none. */
  priorities: Row | null;
  /** Points of the cities, of the characters and of all, by seat; null: a virtual player, who has neither. */
  cityTotals: (number | null)[];
  characterTotals: (number | null)[];
  totals: number[];
}

// The order of a printed sheet: land first, then what lives of Houses, then the rest.
const CITY = [
  "ranch",
  "mine",
  "drugstore",
  "drugstore-ranches",
  "bank",
  "bank-mines",
  "saloon",
  "hotel",
  "general-store",
  "general-store-symbols",
  "church",
  "blacksmith-ranches",
  "blacksmith-mines",
  "city-hall",
  "city-hall-buildings",
  "outlaws",
];
/** What virtual players score instead of a city and characters (C4.7). */
const PRIORITIES = "priorities";

export function isOfCity(source: string): boolean {
  return CITY.includes(source);
}

/** The building that a source is about: `bank-mines` is about the bank. Null for a character and what has no picture. */
export function buildingOf(source: string): string | null {
  if (!isOfCity(source)) return null;
  return source.replace(/-(ranches|mines|symbols|buildings)$/, "");
}

function sum(parts: Part[]): number {
  return parts.reduce((points, [, count, each]) => points + count * each, 0);
}

export function scoreSheet(players: readonly CardsPlayer[]): Sheet {
  const sources = new Set(players.flatMap((player) => player.score.parts.map(([source]) => source)));
  const ordered = [
    ...CITY.filter((source) => sources.has(source)),
    ...[...sources].filter((source) => !isOfCity(source)),
  ];
  const rows = ordered.map((source): Row => {
    const cells = players.map((player): Cell | null => {
      const parts = player.score.parts.filter(([reason]) => reason === source);
      return parts.length ? { points: sum(parts), parts } : null;
    });
    return { source, cells };
  });
  const city = rows.filter((row) => isOfCity(row.source));
  const priorities = rows.find((row) => row.source === PRIORITIES) ?? null;
  const characters = rows.filter((row) => !isOfCity(row.source) && row !== priorities);
  const totals = (some: Row[]) =>
    players.map((player, column) =>
      player.virtual ? null : some.reduce((points, row) => points + (row.cells[column]?.points ?? 0), 0),
    );
  return {
    city,
    characters,
    priorities,
    cityTotals: totals(city),
    characterTotals: totals(characters),
    totals: players.map((player) => player.score.total),
  };
}

/** What each parcel of outlaws costs this player: nothing with a prison or the Sheriff. */
export function outlawCost(player: CardsPlayer): number {
  return player.score.parts.find(([source]) => source === "outlaws")?.[2] ?? 0;
}
