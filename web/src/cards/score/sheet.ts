/** The score sheet: a row for each source of points that anybody has, a column for each player. */

import type { Part } from "../../table/table";
import type { CardsPlayer, Sources } from "../view";

export interface Cell {
  points: number;
  parts: Part[];
}

export interface Row {
  source: string;
  /** The building that it is about; null: a character, or nothing that has a picture. */
  building: string | null;
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

/** What virtual players score instead of a city and characters (C4.7). */
const PRIORITIES = "priorities";

function sum(parts: Part[]): number {
  return parts.reduce((points, [, count, each]) => points + count * each, 0);
}

/** `sources`: what a city scores by, in the order of a score sheet. */
export function scoreSheet(players: readonly CardsPlayer[], sources: Sources): Sheet {
  const found = new Set(players.flatMap((player) => player.score.parts.map(([source]) => source)));
  const ordered = [
    ...Object.keys(sources).filter((source) => found.has(source)),
    ...[...found].filter((source) => !(source in sources)),
  ];
  const rows = ordered.map((source): Row => {
    const cells = players.map((player): Cell | null => {
      const parts = player.score.parts.filter(([reason]) => reason === source);
      return parts.length ? { points: sum(parts), parts } : null;
    });
    return { source, building: sources[source] ?? null, cells };
  });
  const city = rows.filter((row) => row.building);
  const priorities = rows.find((row) => row.source === PRIORITIES) ?? null;
  const characters = rows.filter((row) => !row.building && row !== priorities);
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
