/** The seats that are played in this browser: whoever knows a seat's token plays for it. */

import type { Schemas } from "./api";

export interface Kept {
  game: string;
  host: string;
  /** Tokens by seat. */
  seats: Record<number, string>;
  at: number;
}

const KEY = "carson-seats";
const MOST = 200;

let unkept: string | null = null; // what the browser would not keep: good until the page is left

const lent = new Map<string, Kept>(); // of tables that nobody comes back to

function all(): Record<string, Kept> {
  try {
    return JSON.parse(unkept ?? localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptTables(): [string, Kept][] {
  return Object.entries(all()).sort(([, a], [, b]) => b.at - a.at);
}

export function keptSeats(table: string): Kept | undefined {
  return lent.get(table) ?? all()[table];
}

/** What shows that one belongs to a table which others may not see. */
export function tokenFor(table: string): string | undefined {
  const kept = keptSeats(table);
  return Object.values(kept?.seats ?? {})[0] ?? (kept?.host || undefined);
}

function keep(table: string, change: (kept: Kept) => void, game: string): void {
  const tables = all();
  const kept = (tables[table] ??= { game, host: "", seats: {}, at: Date.now() });
  change(kept);
  const last = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  const text = JSON.stringify(Object.fromEntries(last.slice(0, MOST)));
  try {
    localStorage.setItem(KEY, text);
    unkept = null;
  } catch {
    unkept = text;
  }
}

export function keepMade(made: Schemas["TableMade"]): void {
  keep(
    made.table.id,
    (kept) => {
      kept.host = made.host;
      for (const { seat, token } of made.tokens) kept.seats[seat] = token;
    },
    made.table.game,
  );
}

/** The seats of a table that is good until the page is left: a lesson. */
export function lendMade({ table, host, tokens }: Schemas["TableMade"]): void {
  const seats = Object.fromEntries(tokens.map(({ seat, token }) => [seat, token]));
  lent.set(table.id, { game: table.game, host, seats, at: Date.now() });
}

export function keepSeat(table: Schemas["TableInfo"], seat: number, token: string): void {
  keep(table.id, (kept) => (kept.seats[seat] = token), table.game);
}

/** The tokens are good at the table where the same people play again. */
export function keepRematch(from: string, to: string): void {
  const before = keptSeats(from);
  if (before) keep(to, (kept) => Object.assign(kept, before, { at: Date.now() }), before.game);
}

export function forgetSeat(table: string, seat: number): void {
  const kept = keptSeats(table);
  if (kept) keep(table, (kept) => delete kept.seats[seat], kept.game);
}
