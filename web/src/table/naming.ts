/** Who sits where, by name. */

import { say } from "../lib/words.svelte";

interface Named {
  seat: number;
  name: string;
}

/** Whoever has no name is told by number, as the server's sentences do. */
export function seatName({ seat, name }: Named): string {
  return name || say("player-number", { number: seat + 1 });
}

export function nameAt(info: { seats: readonly Named[] } | null, seat: number): string {
  return seatName({ seat, name: info?.seats[seat]?.name ?? "" });
}

export function seatNames(info: { seats: readonly Named[] } | null): string[] {
  return info?.seats.map(seatName) ?? [];
}
