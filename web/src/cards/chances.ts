/** Chances as people read them. */

import type { Chance } from "./view";

/** In whole percents; only what is certain is 0 or 100. */
export function percent([of, all]: Chance): number {
  const chance = of / all;
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(100 * chance))) : Math.round(100 * chance);
}
