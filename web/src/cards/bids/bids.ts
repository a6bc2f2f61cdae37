/** How the bids of a round stand, as far as everybody sees. */

import type { CardsPlayer } from "../view";

/** How somebody's bid of this round stands. */
export type BidState =
  | { state: "open"; bid: number; boost: number; total: number; place: number | null }
  | { state: "down" }
  | { state: "thinking" }
  | { state: "none" };

/** `order` are the seats as they choose, `waiting` those who still have to bid. */
export function bidState(player: CardsPlayer, order: number[], bidding: boolean, waiting: number[]): BidState {
  if (player.bid !== undefined) {
    const boost = player.boost ?? 0;
    const place = order.indexOf(player.seat);
    return {
      state: "open",
      bid: player.bid,
      boost,
      total: player.total ?? player.bid,
      place: place < 0 ? null : place + 1,
    };
  }
  if (!bidding) return { state: "none" };
  return { state: waiting.includes(player.seat) ? "thinking" : "down" };
}
