/**
 * Which thing on the table a choice is about: a card (`i-17`, `sheriff`), a place for a card in the city (`n15`), a bid (`bid-7`). To sell a card is
 * about the card in the city, with a target of its own, `sell-i-17`, since a place for another card may lie on it.
 */

import type { MeantBy, TargetOf } from "../table/picking.svelte";
import { isTerrain } from "./deck";

export const bidTarget = (bid: number): string => `bid-${bid}`;
export const sellTarget = (card: string): string => `sell-${card}`;

export const targetOf: TargetOf = (choice) => {
  const [verb = "", object = ""] = choice.split(" ");
  switch (verb) {
    case "take":
    case "place":
    case "use":
      return object || null;
    case "bid":
      return bidTarget(Number(object));
    case "sell":
      return sellTarget(object);
    default:
      return null;
  }
};

const PARCEL = /^(?:[a-z]|aa|ab)(?:[1-9]|1\d|2[0-8])$/;

export const meantBy: MeantBy = (target, choices) => {
  const can = (verb: string) => choices.some((choice) => choice.startsWith(`${verb} `));
  if (target.startsWith("bid-")) return `bid ${target.slice(4)}`;
  if (target.startsWith("sell-")) return `sell ${target.slice(5)}`;
  if (PARCEL.test(target)) return can("place") || choices.includes("aside") ? `place ${target}` : null;
  if (isTerrain(target)) return `take ${target}`;
  return can("use") ? `use ${target}` : `take ${target}`;
};
