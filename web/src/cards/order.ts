/** Who chooses when: by the bids that lie open, equal ones by the signs on the pile's top card (C2.4). And what the flow of a round is. */

import type { RoundStory } from "./story";
import type { Card, CardsView, DecisionName } from "./view";
import { revealed } from "./view";

/** The participants as equal bids choose. */
export function tieOrder(view: CardsView): number[] {
  const seats = view.players.map((player) => player.seat);
  const signs = view.back?.signs;
  if (!signs) return seats;
  const strength = (seat: number) => signs.indexOf(view.players[seat]!.sign);
  return seats.sort((one, other) => strength(one) - strength(other));
}

/** The seats in the order in which they choose in this round; none before the bids lie open. */
export function choosingOrder(view: CardsView): number[] {
  if (!revealed(view)) return [];
  const total = (seat: number) => (view.players[seat]!.bid ?? 0) + (view.players[seat]!.boost ?? 0);
  return tieOrder(view)
    .filter((seat) => view.players[seat]!.chooses)
    .sort((one, other) => total(other) - total(one));
}

/** The card that the next virtual player takes: the highest priority, of equals the one nearest to the piles (C2.5). */
export function wantedMost(offer: readonly Card[]): Card | null {
  return offer.reduce<Card | null>((best, card) => (best && best.priority >= card.priority ? best : card), null);
}

export const STAGES = ["powers", "bid", "reveal", "take", "lay"] as const;
export type Stage = (typeof STAGES)[number] | "end";

/** Where a round is. */
export function stageOf(view: CardsView): Stage {
  const name = view.decision?.name as DecisionName | undefined;
  switch (name) {
    case "use-power":
      return revealed(view) ? "reveal" : "powers";
    case "choose-bid":
      return "bid";
    case "take-card":
      return revealed(view) ? "take" : "powers";
    case "place-card":
      return revealed(view) ? "lay" : "powers";
    default:
      return "end";
  }
}

export interface Turn {
  seat: number;
  /** The bid with what powers add; null for a card that was taken before the bids. */
  total: number | null;
  tied: boolean;
  card: string | null;
  /** It is his turn now. */
  next: boolean;
}

/** Who took which card in a round, in turn; of this round only what the view shows as done. */
export function turns(view: CardsView, story: RoundStory, now: boolean): Turn[] {
  const offered = now ? new Set(view.offer.map((card) => card.name)) : new Set<string>();
  const done = story.takings.filter((taking) => !offered.has(taking.card));
  const early = done
    .filter((taking) => taking.early)
    .map(({ seat, card }): Turn => ({ seat, total: null, tied: false, card, next: false }));
  const order = now ? choosingOrder(view) : story.order;
  const late = done.filter((taking) => !taking.early);
  const turns = order.flatMap((seat): Turn[] => {
    const bid = now ? view.players[seat]?.bid : story.bids[seat];
    const boost = now ? view.players[seat]?.boost : story.boosts[seat];
    const total = (bid ?? 0) + (boost ?? 0);
    const own = late.filter((taking) => taking.seat === seat);
    const turn = { seat, total, tied: story.tied.includes(seat), next: false };
    return own.length ? own.map(({ card }) => ({ ...turn, card })) : [{ ...turn, card: null }];
  });
  const next = now ? turns.find((turn) => turn.card === null) : undefined;
  if (next) next.next = true;
  return [...early, ...turns];
}
