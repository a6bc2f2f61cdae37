/** The flow of a round: its stages, and who took what, in turn. */

import type { RoundStory } from "./story";
import type { CardsView, Stage } from "../view";

export const STAGES: readonly Stage[] = ["powers", "bid", "reveal", "take", "lay"];

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
  const order = now ? view.order : story.order;
  const late = done.filter((taking) => !taking.early);
  const turns = order.flatMap((seat): Turn[] => {
    const total = (now ? view.players[seat]?.total : story.totals[seat]) ?? 0;
    const own = late.filter((taking) => taking.seat === seat);
    const turn = { seat, total, tied: story.tied.includes(seat), next: false };
    return own.length ? own.map(({ card }) => ({ ...turn, card })) : [{ ...turn, card: null }];
  });
  const next = now ? turns.find((turn) => turn.card === null) : undefined;
  if (next) next.next = true;
  return [...early, ...turns];
}
