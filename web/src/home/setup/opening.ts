/** Opening a table: what is asked of the server for it, and how to get there. */

import { ask, type Schemas } from "../../lib/api";
import { BOT_NAMES } from "../../lib/bots";
import { router } from "../../lib/router.svelte";
import { keepMade } from "../../lib/seats";

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

const MOST_LETTERS = 24;

/** A bot of each of these levels. */
export function bots(levels: string[], taken: string[] = []): SeatWish[] {
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return levels.map((bot, index) => ({ kind: "bot", bot, name: free[index] ?? null }));
}

export function person(name: string): SeatWish {
  const kept = name.trim().slice(0, MOST_LETTERS);
  return { kind: "person", ...(kept ? { name: kept } : {}) };
}

/** Opens the table and goes there; what is refused is thrown. */
export async function open(wish: TableWish): Promise<void> {
  const made = await ask<Schemas["TableMade"]>("/tables", { body: wish });
  keepMade(made);
  router.go(`/table/${made.table.id}`);
}
