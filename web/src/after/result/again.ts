/** Playing again: the same people at a new table, and any moment of a finished game as a table of one's own. */

import { ask, Refused, type Schemas } from "../../lib/api";
import { BOT_NAMES } from "../../lib/bots";
import { keepMade, keepRematch, keptSeats, tokenFor } from "../../lib/seats";
import { seatName } from "../../table/naming";
import type { Table, TableInfo } from "../../table/table";
import { outcomeOf } from "./outcome";

/** Says yes for every seat that is played here, and answers with the table where. Where nobody else is asked, the game starts at once. */
export async function playAgain(table: Table, stronger = false): Promise<string> {
  const tokens = keptSeats(table.id)?.seats ?? {};
  const seats = table.seats.length ? table.seats : [table.seat];
  let id = "";
  for (const seat of seats) {
    const query = { seat, ...(stronger ? { stronger: "true" } : {}) };
    ({ id } = await ask<Schemas["TableId"]>(`/tables/${table.id}/rematch`, {
      method: "POST",
      token: tokens[seat],
      query,
    }));
  }
  keepRematch(table.id, id);
  const there = await ask<TableInfo>(`/tables/${id}`, { token: tokenFor(id) });
  const alone = there.seats.every(({ seat, kind }) => kind === "bot" || seats.includes(seat));
  if (alone && there.state === "open") await start(id, tokens[seats[0] ?? 0]);
  return id;
}

/** Whether one has won against bots that could be stronger. */
export function deservesMore(info: TableInfo, seat: number): boolean {
  return info.can_rise && Boolean(outcomeOf(info)?.winners.includes(seat));
}

/** Another click may have been quicker; whoever comes there sees what is the matter. */
async function start(id: string, token: string | undefined): Promise<void> {
  try {
    await ask(`/tables/${id}/start`, { method: "POST", token });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** Who has said yes to the rematch, of those who were asked: bots are always ready. */
export function willing(again: Pick<TableInfo, "seats">): { seat: number; name: string; agreed: boolean }[] {
  return again.seats
    .filter(({ kind }) => kind === "person")
    .map((asked) => ({ seat: asked.seat, name: seatName(asked), agreed: asked.agreed }));
}

type SeatWish = Pick<Schemas["SeatWish"], "kind"> & Partial<Schemas["SeatWish"]>;

/** Who sits where when a game goes on from a moment: all seats on this screen (null), or one of them and bots. */
export function seatsFrom(info: TableInfo, mine: number | null): SeatWish[] {
  return info.seats.map(({ seat, name }) => {
    if (mine === null || seat === mine) return { kind: "person", ...(name ? { name } : {}) };
    return { kind: "bot", name: name || BOT_NAMES[seat] || null };
  });
}

export async function playOn(info: TableInfo, choices: number, mine: number | null): Promise<string> {
  const body = { choices, seats: seatsFrom(info, mine) };
  const token = info.agreement.spectators ? undefined : tokenFor(info.id); // otherwise it is opened by one's account
  const made = await ask<Schemas["TableMade"]>(`/tables/${info.id}/what-if`, { body, token });
  keepMade(made);
  return made.table.id;
}
