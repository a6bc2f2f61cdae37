/** People who share one screen. */

import type { Table } from "../table";

type Shared = Pick<Table, "seats" | "seat" | "view" | "info">;

/** The seats that are played here, by people, and asked. */
function askedHere({ seats, view, info }: Shared): number[] {
  return seats.filter((seat) => view?.waiting.includes(seat) && info?.seats[seat]?.bot == null);
}

function isAsked({ seat, view }: Shared): boolean {
  return view?.waiting.includes(seat) ?? false;
}

/** The seat to which the screen goes: asked, played here, and not the one that looks at it and is asked itself. */
export function nextSeat(table: Shared): number | null {
  return table.seats.length < 2 || isAsked(table) ? null : (askedHere(table)[0] ?? null);
}

/** Those to whom the screen can be handed on while the one who looks at it is asked too: it does not go there by itself. */
export function othersAsked(table: Shared): number[] {
  return isAsked(table) ? askedHere(table).filter((seat) => seat !== table.seat) : [];
}

/** Nobody knows who opened the page: where several play here and there are secrets, whose they are is asked first. */
export function beginsBehindCurtain(table: Pick<Table, "seats" | "info">): boolean {
  return table.seats.length > 1 && table.info?.state === "running" && playsSecretly(table);
}

/** For whom the curtain can be raised then: whoever is asked. */
export function firstSeats(table: Shared): number[] {
  const asked = askedHere(table);
  return asked.length ? asked : [table.seat];
}

/** Whether somebody else could see on the screen what he should not: a bid, tiles, a sheet. */
export function playsSecretly({ info }: Pick<Table, "info">): boolean {
  return info?.secrets ?? false;
}
