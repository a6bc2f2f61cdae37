/** The names of things on the table that choices point at, besides cards (`i-17`, `sheriff`), places in a city (`n15`) and cards for sale (`sell-i-17`). */

import type { Picking } from "../../table/decision/picking.svelte";

export const bidTarget = (bid: number): string => `bid-${bid}`;
/** Somebody's city, large or small, or a virtual player's cards: nothing is chosen there, but things go there. */
export const cityTarget = (seat: number): string => `city-${seat}`;

/** The bid of a number, while bids are asked for; null: it has been played. */
export function bidOf(number: number, picking: Pick<Picking, "targets">): string | null | undefined {
  if (![...picking.targets.keys()].some((target) => target.startsWith("bid-"))) return undefined;
  return picking.targets.get(bidTarget(number))?.[0] ?? null;
}
