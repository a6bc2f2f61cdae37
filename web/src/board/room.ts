/** How much room the window has, and so how the table is arranged. */

import { MediaQuery } from "svelte/reactivity";

/** Upright and not wide: the decision is a sheet at the foot of a page that is scrolled. */
export const narrow = new MediaQuery("(max-width: 1099px) and (orientation: portrait)");
const phone = new MediaQuery("(max-width: 599px) and (orientation: portrait)");
const low = new MediaQuery("(max-height: 500px) and (orientation: landscape)");
const small = new MediaQuery("(max-width: 1099px)");

/** Fingers are too wide for the sides beside parcels that can be chosen. */
export const fingers = new MediaQuery("(pointer: coarse)");

/** The track's lines: three columns beside the town, two on a tablet, one that is scrolled on a phone, or a strip to swipe on one held upright. */
export type TrackShape = "columns" | "pairs" | "list" | "strip";

export function trackShape(): TrackShape {
  if (phone.current) return "strip";
  if (low.current) return "list";
  return small.current ? "pairs" : "columns";
}

/** The town is so small that what is written upon it has to be larger. */
export function tiny(): boolean {
  return phone.current || low.current;
}
