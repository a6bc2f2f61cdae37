/** My games: tables whose seats are played in this browser or by the account, what is known of them, and in which order they matter. */

import { FIRST } from "../../games";
import { ask, Refused, type Schemas } from "../../lib/api";
import { keptSeats, keptTables, tokenFor } from "../../lib/seats";
import type { TableInfo } from "../../table/table";
import { account } from "../account/account.svelte";

export interface MyTable {
  id: string;
  game: string;
  state: "open" | "running" | "over" | "gone";
  /** Whether one of my seats has to choose. */
  asked: boolean;
  seats: Schemas["SeatInfo"][];
  mine: number[];
  played: Schemas["Phrase"][];
  created: number;
  winners: number[];
  /** What if: a game that went on from a moment of another. */
  whatIf: boolean;
}

const URGENCY = { open: 1, running: 2, over: 3, gone: 4 };

/** Where one is asked first; then what waits for players, what runs, what is over; the newest first. */
export function sorted(tables: MyTable[]): MyTable[] {
  const urgency = (table: MyTable) => (table.asked ? 0 : URGENCY[table.state]);
  return [...tables].sort((one, other) => urgency(one) - urgency(other) || other.created - one.created);
}

const KEY = "carson-mine";

interface Known {
  /** Games that are over do not change any more: they are not asked for again. */
  over: Record<string, MyTable>;
  removed: string[];
}

function known(): Known {
  try {
    return { over: {}, removed: [], ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Known>) };
  } catch {
    return { over: {}, removed: [] };
  }
}

function keep(known: Known): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A full or private store: they are asked for again the next time.
  }
}

/** No more in the list; the seat stays kept, for whoever comes back by the link. */
export function remove(id: string): void {
  const before = known();
  delete before.over[id];
  keep({ ...before, removed: [...before.removed.filter((other) => other !== id), id].slice(-400) });
}

/** The tables that are kept in this browser, the newest first, without those that were removed. */
export function keptIds(): string[] {
  const { removed } = known();
  return keptTables()
    .map(([id]) => id)
    .filter((id) => !removed.includes(id));
}

/** Those of the account too, if somebody is logged in. */
export async function myIds(most: number): Promise<string[]> {
  const kept = keptIds();
  if (!account.name) return kept;
  const { removed } = known();
  const { tables } = await account.ask<Schemas["TablePage"]>("/me/tables", { query: { count: most } });
  return [...new Set([...kept, ...tables.map(({ id }) => id).filter((id) => !removed.includes(id))])];
}

/** How a table is now. Two short questions for a running one, one for others, none for one that is known to be over. */
export async function lookAt(id: string): Promise<MyTable> {
  const before = known().over[id];
  if (before) return before;
  const kept = keptSeats(id);
  const mine = Object.keys(kept?.seats ?? {}).map(Number);
  let info: TableInfo;
  try {
    info = await ask<TableInfo>(`/tables/${id}`, { token: tokenFor(id) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const at = (kept?.at ?? 0) / 1000;
    return {
      id,
      game: kept?.game ?? FIRST,
      state: "gone",
      asked: false,
      seats: [],
      mine,
      played: [],
      created: at,
      winners: [],
      whatIf: false,
    };
  }
  const { game, state, seats, played, created, number } = info;
  const whatIf = info.origin?.["table"] !== undefined; // one from a file has an origin too
  const found: MyTable = {
    id,
    game,
    state,
    asked: false,
    seats,
    mine,
    played,
    created,
    winners: winnersOf(info),
    whatIf,
  };
  if (state === "running") Object.assign(found, await whoIsAsked(id, number, mine, kept?.seats ?? {}));
  if (state === "over") {
    const now = known();
    keep({ ...now, over: { ...now.over, [id]: found } });
  }
  return found;
}

/** `since` its last number: only how it is now, not all that happened. */
async function whoIsAsked(id: string, since: number, mine: number[], tokens: Record<number, string>) {
  const [seat] = mine;
  const token = seat === undefined ? undefined : tokens[seat];
  const news = await ask<Schemas["News"]>(`/tables/${id}/news`, { token, query: { since, seat } });
  const seats = mine.length || news.seat < 0 ? mine : [news.seat];
  const waiting = (news.view?.["waiting"] ?? []) as number[];
  return { mine: seats, asked: waiting.some((one) => seats.includes(one) && !news.table.seats[one]?.bot) };
}

export function winnersOf(info: Pick<TableInfo, "result">): number[] {
  const winners = info.result?.["winners"];
  return Array.isArray(winners) ? winners.filter((seat): seat is number => typeof seat === "number") : [];
}

/** Several at once, not all: a server has other guests too. */
export async function lookAtAll(ids: string[]): Promise<MyTable[]> {
  return sorted(await Promise.all(ids.map(lookAt)));
}
