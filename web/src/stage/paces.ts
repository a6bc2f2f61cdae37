/** How fast somebody wants to see what happens, kept in this browser; it touches nobody else. */

export const PACES = ["slow", "normal", "quick", "off"] as const;
export type Pace = (typeof PACES)[number];

/** What a second at the usual pace takes. */
const SECONDS: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.45, off: 0 };

/** Whoever is asked waits for nothing that is not his. */
const HURRY = 0.6;
/** Behind by more than that many seconds, everything goes faster. */
const BEHIND = 15;

/** How many milliseconds a scene takes. */
export function length(seconds: number, pace: Pace, mine: boolean, asked: boolean, behind: number): number {
  const hurry = mine ? 1 : asked ? HURRY : Math.min(1, BEHIND / Math.max(behind, 1));
  return 1000 * seconds * SECONDS[pace] * hurry;
}
