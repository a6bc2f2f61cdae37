/** Which figures stand below the sentence of a choice: only what the sentence, which the server writes, does not say already. */

import type { Part } from "../../table/table";
import type { Explanation, Odds } from "../view";

export interface Figures {
  odds: Odds | null;
  /** What a number is made of: a price, an income, firepower. */
  sum: { of: string; total: number; parts: Part[] } | null;
  left: number | null;
}

export function figuresOf(explanation: Explanation): Figures {
  return { odds: oddsOf(explanation), sum: sumOf(explanation), left: leftOf(explanation) };
}

/** Which duel comes next is told with everybody's chances. */
function oddsOf({ odds, ...others }: Explanation): Odds | null {
  return odds && Object.keys(others).length > 0 ? odds : null;
}

function sumOf({ number, odds }: Explanation): Figures["sum"] {
  if (!number) return null;
  const parts = number.parts.filter(([, count, each]) => count * each);
  // The price of land is told with its parts, except before a duel.
  const told = number.of === "price" && parts[0]?.[0] === "land" && !odds;
  const plain = parts.length < (number.of === "income" ? 1 : 2);
  return told || plain ? null : { of: number.of, total: number.total, parts };
}

/** Points, land and tiles are sold with what is left. */
function leftOf({ costs = 0, brings = {}, values = {} }: Explanation): number | null {
  const told = "points" in brings || "parcels" in brings || "kind" in values;
  return costs > 0 && !told && values["left"] !== undefined ? Number(values["left"]) : null;
}
