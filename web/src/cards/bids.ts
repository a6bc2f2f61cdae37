/** How the bids of a round stand, as far as everybody sees. */

import type { RoundStory } from "./story";
import type { CardsPlayer } from "./view";

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
    return { state: "open", bid: player.bid, boost, total: player.bid + boost, place: place < 0 ? null : place + 1 };
  }
  if (!bidding) return { state: "none" };
  return { state: waiting.includes(player.seat) ? "thinking" : "down" };
}

export interface ShownBid {
  seat: number;
  bid: BidState;
  tied: boolean;
}

/** All bids of a round as they were turned over: first those who choose, in their order, then those who do not. */
export function shownBids({ bids, boosts, order, tied }: RoundStory): ShownBid[] {
  const seats = [...order, ...bids.keys()].filter((seat, index, all) => bids[seat] && all.indexOf(seat) === index);
  return seats.map((seat) => {
    const [bid, boost, place] = [bids[seat]!, boosts[seat] ?? 0, order.indexOf(seat)];
    const state: BidState = { state: "open", bid, boost, total: bid + boost, place: place < 0 ? null : place + 1 };
    return { seat, bid: state, tied: tied.includes(seat) };
  });
}
