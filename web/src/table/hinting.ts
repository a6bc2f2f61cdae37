/** What a hint says of each choice: the strongest reasons, and which choices are as good as the best. */

import { number } from "../lib/words.svelte";
import type { Hint } from "./table";

type Considered = Hint["choices"][number];
type Reason = Considered["reasons"][number];

const LEAST = 0.05; // points: less would read as 0.0
const CLOSE = 0.25; // points that nobody can tell apart
const STRONGEST = 2;

export function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${number(Math.abs(points), 1)}`;
}

/** The few that weigh most; all of them together are the choice's worth. */
export function strongest(reasons: Reason[]): Reason[] {
  return reasons
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, STRONGEST);
}

/** What the reasons that are not shown come to; 0 where it would read so. */
export function rest({ worth, reasons }: Pick<Considered, "worth" | "reasons">): number {
  const other = strongest(reasons).reduce((left, { points }) => left - points, worth);
  return Math.abs(other) >= LEAST ? other : 0;
}

/** How many of the first are as good as equal: 0 if one is the best. */
export function equals({ choices }: Hint): number {
  const best = choices[0]?.worth ?? 0;
  const close = choices.filter(({ worth }) => best - worth < CLOSE).length;
  return close > 1 ? close : 0;
}
