/** What everybody has bid in the auction at hand, from the events since it began. */

import type { Message } from "../../table/table";

export function bidsOf(messages: readonly Message[]): Map<number, number> {
  const bids = new Map<number, number>();
  for (const { events } of messages) {
    for (const event of events) {
      if (event.event.startsWith("auction-")) bids.clear();
      else if (event.event === "bid") bids.set(event["seat"] as number, event["price"] as number);
    }
  }
  return bids;
}
