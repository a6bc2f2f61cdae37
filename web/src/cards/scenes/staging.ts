/** A scene of the card game: cards fly from the market to whoever takes them, and from his panel into his city. */

import type { Flight } from "../../stage/flights";
import type { Sound, Staging } from "../../stage/staging";
import type { GameEvent } from "../../table/table";

const SOUNDS: Record<string, Sound> = {
  bids: { begins: "card" },
  take: { begins: "card" },
  place: { begins: "hammer" },
  reveal: { begins: "card" },
  sell: { begins: "coins" },
  end: { begins: "chime" },
};

export function staging(events: readonly GameEvent[]): Staging {
  const told = events.find(({ event }) => SOUNDS[event]);
  return {
    targets: events.flatMap(({ event, card }) => (event !== "place" && typeof card === "string" ? [card] : [])),
    flights: events.flatMap((event): Flight[] => {
      const [seat, card] = [Number(event["seat"]), String(event["card"])];
      if (event.event !== "take" && event.event !== "sell") return [];
      return [{ from: { target: card }, to: { player: seat }, what: { icon: "card" }, count: 1 }];
    }),
    sound: told ? SOUNDS[told.event]! : {},
  };
}
