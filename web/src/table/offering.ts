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
  /** The choices that can be pointed at on the table: where there is little room, they are no buttons besides. */
  onTable: Set<string>;
  /** How many choices are on the table only. */
  more: number;
  /** Where to look for them. */
  hint: string;
}

export function arranged(picking: Offering, listed: boolean): Arranged {
  const { offered, narrowed, targets } = picking;
  const onTable = new Set([...targets.values()].flat());
  if (narrowed !== null || offered.length <= FEW) return { buttons: offered, onTable, more: 0, hint: "" };
  const buttons = listed ? offered : offered.filter((choice) => !onTable.has(choice));
  return { buttons, onTable, more: onTable.size, hint: onTable.size ? words.say("web-on-table") : "" };
}

const MANY_NUMBERS = 6;

export interface Numbers {
  /** In the order of their numbers. */
  choices: string[];
  /** What is offered besides. */
  others: string[];
}

/** Choices that differ in a number alone (`give 8`, `bid 12`), if there are many: one sets the number instead of reading a list. Not what lies on the
 * table, where one points at it. */
export function numbered(buttons: string[], onTable: Set<string> = new Set()): Numbers | null {
  const groups = new Map<string, [number, string][]>();
  for (const choice of buttons) {
    const found = /^(.+) (\d+)$/.exec(choice);
    if (found && !onTable.has(choice))
      groups.set(found[1]!, [...(groups.get(found[1]!) ?? []), [Number(found[2]), choice]]);
  }
  const largest = [...groups.values()].sort((a, b) => b.length - a.length)[0];
  if (!largest || largest.length < MANY_NUMBERS) return null;
  const choices = largest.sort(([a], [b]) => a - b).map(([, choice]) => choice);
  return { choices, others: buttons.filter((choice) => !choices.includes(choice)) };
}
