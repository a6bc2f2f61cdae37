/** Which choices are shown as buttons. Many lie on the table as targets; a list of all of them is there for those who ask for it. */

import { words } from "../lib/words.svelte";

interface Offering {
  choices: string[];
  offered: string[];
  narrowed: string | null;
  targets: Map<string, string[]>;
}

const FEW = 7;

export interface Arranged {
  buttons: string[];
  /** How many choices are on the table only. */
  more: number;
  /** Where to look for them. */
  hint: string;
}

export function arranged(picking: Offering, listed: boolean): Arranged {
  const { offered, narrowed, targets } = picking;
  if (narrowed !== null || offered.length <= FEW) return { buttons: offered, more: 0, hint: "" };
  const onTable = new Set([...targets.values()].flat());
  const buttons = listed ? offered : offered.filter((choice) => !onTable.has(choice));
  return { buttons, more: onTable.size, hint: onTable.size ? words.say("web-on-table") : "" };
}
