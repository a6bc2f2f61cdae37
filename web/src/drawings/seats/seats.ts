/** A seat's sign besides its colour: a shape and a pattern, so that nobody needs to tell colours apart. */

export const SEAT_SHAPES = ["circle", "square", "triangle", "diamond", "pentagon", "cross"] as const;
export const SEAT_PATTERNS = ["solid", "stripes", "dots", "hatch", "grid", "chevrons"] as const;

/** Each shape in a 24 grid, of about the same weight. */
export const SHAPE_PATHS: readonly string[] = [
  "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  "M3 3h18v18H3z",
  "M12 1.5 23 21.5H1z",
  "M12 .5 22 12 12 23.5 2 12z",
  "M12 1.5 22.5 9.2 18.5 21.5h-13L1.5 9.2z",
  "M8.3 2h7.4v6.3H22v7.4h-6.3V22H8.3v-6.3H2V8.3h6.3z",
];

/** What lies over the colour, within a tile of 8 by 8. */
export const PATTERN_MARKS: readonly string[] = [
  "",
  '<path d="M0 2h8M0 6h8"/>',
  '<path d="M2 2h.01M6 6h.01" stroke-width="2.4"/>',
  '<path d="M-1 1 1-1M-1 5 5-1M-1 9 9-1M3 9 9 3M7 9l2-2"/>',
  '<path d="M2 0v8M0 2h8"/>',
  '<path d="m0 3 4-3 4 3M0 7l4-3 4 3"/>',
];

/** The colour and pattern of a seat, or its plain colour where `SeatPatterns` is not on the page; -1 is the white cowboy. */
export function seatFill(seat: number): string {
  return seat < 0 ? "var(--d-white)" : `url(#seat-pattern-${seat}) var(--seat-${seat})`;
}

export function seatColour(seat: number): string {
  return seat < 0 ? "var(--d-white)" : `var(--seat-${seat})`;
}

/** What is written upon the colour. */
export function seatInk(seat: number): string {
  return seat < 0 ? "var(--d-ink)" : `var(--seat-${seat}-ink)`;
}
