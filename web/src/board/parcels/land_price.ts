/** What a parcel costs whoever is asked, as the server says it; land that he cannot choose has its price without a card. */

import type { Picking } from "../../table/decision/picking.svelte";
import type { Part } from "../../table/table";
import type { Explanation, Parcel } from "../view";

export interface LandPrice {
  /** 0: a gift. */
  total: number;
  parts: readonly Part[];
  /** It belongs to a choice that there is now. */
  asked: boolean;
}

export function landPrice(parcel: Parcel, picking: Picking): LandPrice | null {
  for (const choice of picking.targets.get(parcel.name) ?? []) {
    const shows = picking.preview(choice)?.shows;
    if (shows !== "land" && shows !== "cowboy") continue;
    const { price, costs = 0, number } = picking.explanation(choice) as Explanation;
    // A cowboy is placed for land that is paid later, or for what is not bought.
    const total = shows === "land" ? costs : price;
    return total === undefined ? null : { total, parts: number?.parts ?? [], asked: true };
  }
  return parcel.price ? { ...parcel.price, asked: false } : null;
}
