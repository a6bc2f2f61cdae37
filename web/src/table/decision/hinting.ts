/** What a hint says of all its choices together. */

import type { Hint } from "../table";

const CLOSE = 0.25; // points that nobody can tell apart

/** How many of the first are as good as equal: 0 if one is the best. */
export function equals({ choices }: Hint): number {
  const best = choices[0]?.worth ?? 0;
  const close = choices.filter(({ worth }) => best - worth < CLOSE).length;
  return close > 1 ? close : 0;
}
