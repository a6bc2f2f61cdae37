/** Which choices stay on the table, or in the list, so that the buttons show what is asked. */

import type { Picking } from "../../table/decision/picking.svelte";
import { isSide } from "../town/geometry";
import type { Explanation } from "../view";

type Known = Pick<Picking, "targetOf" | "explanation">;

/** A road can be laid besides the answer that is asked for. */
export function beside(choice: string, picking: Known): boolean {
  return isSide(picking.targetOf(choice) ?? "");
}

/** Of a gift at the round's end some dollars bring nothing. */
export function wasteful(choice: string, picking: Known): boolean {
  return Number((picking.explanation(choice) as Explanation).values?.["wasted"] ?? 0) > 0;
}

/** What a character does stands on its card only where there is room. */
export function telling(choice: string): boolean {
  return choice.startsWith("take ");
}
