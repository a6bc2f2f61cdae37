/** What lies flat on the ground from edge to edge: prairie, and the course of a river. */

const tuft = (x: number, y: number): string =>
  `<path class="blade" d="M${x - 3.5} ${y - 3.5}q2.5 .5 3 3.5 0-3.5.5-5.5.5 2 .5 5.5.5-3 3-3.5"/>`;
const pebbles = (x: number, y: number): string => `<path class="blade" d="M${x} ${y}h.1M${x + 3.5} ${y + 1}h.1"/>`;

/** A parcel's grass; neighbours with different ones do not look stamped. */
export const GRASS: readonly string[] = [
  tuft(8, 11) + tuft(41, 45) + pebbles(5, 44) + pebbles(38, 7),
  tuft(41, 9) + tuft(7, 43) + pebbles(41, 30) + pebbles(5, 8),
  tuft(6, 24) + tuft(42, 11) + pebbles(22, 46) + pebbles(42, 38),
  tuft(43, 22) + tuft(6, 45) + pebbles(5, 10) + pebbles(38, 45),
];

/** What an empty parcel shows besides. */
const PLANTS: readonly string[] = [
  tuft(20, 30) + tuft(33, 22) + pebbles(28, 36),
  tuft(16, 20) + tuft(27, 35) + pebbles(32, 20),
  '<g transform="translate(14 11) scale(.46)"><path class="green" stroke-width="3.6" d="M19 45V11c0-7 10-7 10 0v34zM19 34c-7 0-11-3-11-10 0-5 7-5 7 0 0 3 1 4 4 4M29 28c6 0 11-3 11-10 0-5-7-5-7 0 0 3-1 4-4 4"/></g>' +
    tuft(34, 36),
  '<path class="stone" stroke-width="1.5" d="M17 33c0-5 4-8 7-7s4 1 5 3 3 1 3 4z"/>' + tuft(15, 35) + tuft(36, 26),
];
export const OPEN: readonly string[] = GRASS.map((grass, i) => grass + PLANTS[i]);

export type Compass = "n" | "e" | "s" | "w";
const EDGE: Record<Compass, [number, number]> = { n: [24, 0], e: [48, 24], s: [24, 48], w: [0, 24] };

/**
 * The course of a river through a parcel: between the middles of two of its sides, or from its spring to one. It leaves every side at a right angle,
 * so that parcels join.
 */
export function course(sides: readonly Compass[]): string {
  const [from, to] = sides;
  if (!from) return "M24 24h.1";
  const [x, y] = EDGE[from];
  if (!to) return `M${x} ${y}L${(x + 48) / 3} ${(y + 48) / 3}`;
  const [u, v] = EDGE[to];
  // A straight reach winds a little.
  if (x === u) return v > y ? "M24 0C24 12 22 16 24 24S24 36 24 48" : "M24 48C24 36 26 32 24 24S24 12 24 0";
  if (y === v) return u > x ? "M0 24C12 24 16 22 24 24S36 24 48 24" : "M48 24C36 24 32 26 24 24S12 24 0 24";
  const bend = ([a, b]: [number, number]) => `${a + (24 - a) * 0.55} ${b + (24 - b) * 0.55}`;
  return `M${x} ${y}C${bend([x, y])} ${bend([u, v])} ${u} ${v}`;
}
