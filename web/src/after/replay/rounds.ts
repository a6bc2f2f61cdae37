/** Rounds as the game itself names them: the card game counts anew in its second era. */

import { say } from "../../lib/words.svelte";
import type { Mark } from "./stops";

/** "Round 3", "Era II, round 1". */
export function roundName({ era, inEra }: Mark): string {
  return era === null ? say("web-after-round-n", { round: inEra }) : say("web-after-era-round", { era, round: inEra });
}

/** What stands below the slider: the rounds, and where an era begins. */
export function roundLabel({ era, inEra }: Mark): string {
  if (era === null) return say("web-after-round-short", { round: inEra });
  return inEra === 1 ? say("web-after-era-short", { era }) : `${inEra}`;
}
