/** What is offered for a table: clocks, and how long bots wait. */

import type { Schemas } from "../../lib/api";

type Clock = Schemas["ClockSetting"];

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { mode: "game", seconds: 900, increment: 10 },
  slow: { mode: "game", seconds: 1800, increment: 15 },
  day: { mode: "move", seconds: 86_400, increment: 0 },
};

export function clockName(clock: Clock | null): string {
  return Object.entries(CLOCKS).find(([, known]) => JSON.stringify(known) === JSON.stringify(clock))?.[0] ?? "own";
}

export const PACES = [
  { name: "quick", seconds: 0 },
  { name: "normal", seconds: 0.8 },
  { name: "slow", seconds: 2 },
] as const;
