/** Opening a table: what is asked of the server for it, and how to get there. */

import { ask, type Schemas } from "../lib/api";
import { BOT_NAMES } from "../lib/bots";
import { router } from "../lib/router.svelte";
import { keepMade } from "../lib/seats";

export type SeatWish = Pick<Schemas["SeatWish"], "kind"> & Partial<Schemas["SeatWish"]>;

/** `hints` is left out unless somebody does without them: older servers do not know it. */
export type Agreement = Schemas["Agreement"] & { hints?: boolean };

export interface TableWish {
  game: string;
  preset: string;
  changes?: Record<string, unknown>;
  seats: SeatWish[];
  public?: boolean;
  agreement: Partial<Agreement>;
  start: boolean;
}

export const BEST_BOT = "greedy";

const MOST_LETTERS = 24;

export function bots(count: number, taken: string[] = []): SeatWish[] {
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, (_, index) => ({ kind: "bot", bot: BEST_BOT, name: free[index] ?? null }));
}

export function person(name: string): SeatWish {
  const kept = name.trim().slice(0, MOST_LETTERS);
  return { kind: "person", ...(kept ? { name: kept } : {}) };
}

/** One click, and one sits at a first game against three bots. */
export function firstGame(name: string, pace: number): TableWish {
  const seats = [person(name), ...bots(3, [name])];
  return { game: "board", preset: "first-game", seats, agreement: { bot_pause: pace }, start: true };
}

/** The card game alone, against three virtual players. */
export function soloGame(name: string, pace: number): TableWish {
  return { game: "cards", preset: "solo", seats: [person(name)], agreement: { bot_pause: pace }, start: true };
}

/** Opens the table and goes there; what is refused is thrown. */
export async function open(wish: TableWish): Promise<void> {
  const made = await ask<Schemas["TableMade"]>("/tables", { body: wish });
  keepMade(made);
  router.go(`/table/${made.table.id}`);
}
