/** Before the game starts: what somebody may do with each seat, and whether the game can begin. */

import type { SeatInfo, TableInfo } from "../table";

export type SeatAction = "sit" | "join" | "leave" | "give" | "free" | "agree";

export interface Me {
  /** The seats that are mine. */
  seats: number[];
  host: boolean;
}

/**
 * In the order in which they are offered. `sit`: take it; `join`: somebody else at this screen takes it; `give`: to a bot; `free`: send a bot or
 * a person away; `agree`: say yes to playing again.
 */
export function actions(seat: SeatInfo, me: Me): SeatAction[] {
  if (seat.kind === "open") return [me.seats.length ? "join" : "sit", ...(me.host ? ["give" as const] : [])];
  if (me.seats.includes(seat.seat)) return seat.agreed ? ["leave"] : ["agree", "leave"];
  return me.host ? ["free"] : [];
}

export type Readiness = "ready" | "free" | "undecided" | "watching";

/** Whether the game can begin, or what is missing. Whoever neither sits here nor opened the table cannot start it. */
export function readiness(info: Pick<TableInfo, "seats">, me: Me): Readiness {
  if (info.seats.some(({ kind }) => kind === "open")) return "free";
  if (info.seats.some(({ kind, agreed }) => kind === "person" && !agreed)) return "undecided";
  return me.seats.length || me.host ? "ready" : "watching";
}

/** A table before this one whose tokens are good here too: the seats were kept for those who played there. */
export function playedBefore(
  id: string,
  token: string | undefined,
  tables: [string, { seats: Record<number, string> }][],
): string | undefined {
  return tables.find(
    ([other, kept]) => other !== id && token !== undefined && Object.values(kept.seats).includes(token),
  )?.[0];
}
