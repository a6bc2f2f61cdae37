/** People who share one screen. */

import type { Table } from "./table";

/** The seat to which the screen goes: asked, played here, and not the one that looks at it and is asked itself. */
export function nextSeat(table: Pick<Table, "seats" | "seat" | "view" | "info">): number | null {
  const waiting = table.view?.waiting ?? [];
  if (table.seats.length < 2 || waiting.includes(table.seat)) return null;
  return table.seats.find((seat) => waiting.includes(seat) && table.info?.seats[seat]?.bot == null) ?? null;
}

const SECRET_VARIANTS = ["might-is-right", "new-beginning"];

/** Whether somebody else could see on the screen what he should not: a bid, tiles, a sheet. */
export function playsSecretly(table: Pick<Table, "info">): boolean {
  const variants = table.info?.config["variants"];
  return (
    table.info?.game === "cards" ||
    (Array.isArray(variants) && SECRET_VARIANTS.some((variant) => variants.includes(variant)))
  );
}
