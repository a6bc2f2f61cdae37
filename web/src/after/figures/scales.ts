/** The geometry of the charts: round figures at the axis, points of a line, labels that do not lie upon each other. */

/** Figures for an axis in steps that are easy to read, 0 among them; the last one is as large as any figure. */
export function ticks(values: readonly number[], count = 4): number[] {
  const low = lowest(values);
  const high = Math.max(0, ...values);
  const step = stepFor((high - low || 1) / count);
  const first = Math.ceil(low / step);
  const last = Math.max(1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Where an axis begins: at 0 unless there is less. */
export function lowest(values: readonly number[]): number {
  return Math.min(0, ...values);
}

/** 1, 2, 5, 10, 20, 50 and so on: the first that is large enough. Nothing here has fractions. */
function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least)!;
}

export type Scale = (value: number) => number;

/** Figures of a domain to pixels of a range, both with either end first. */
export function linear([from, to]: [number, number], [start, end]: [number, number]): Scale {
  const each = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * each;
}

export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Positions moved as little as needed so that each has a room of its own between two ends; in the order given. */
export function spread(positions: readonly number[], gap: number, [top, bottom]: [number, number]): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => positions[a]! - positions[b]!);
  const placed: number[] = [];
  let least = top;
  for (const index of order) {
    placed.push(Math.max(positions[index]!, least));
    least = placed.at(-1)! + gap;
  }
  let most = bottom;
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at]!, most);
    most = placed[at]! - gap;
  }
  const found: number[] = [];
  order.forEach((index, at) => (found[index] = placed[at]!));
  return found;
}

/** The rounds that get a label below the axis: the first and the last, and as many between as there is room for. */
export function labelled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const every = Math.ceil((count - 1) / Math.max(1, most - 1));
  const shown = Array.from({ length: count }, (_, index) => index).filter((index) => index % every === 0);
  const last = count - 1;
  return [...shown.filter((index) => index === 0 || last - index >= every), last];
}

/** The index whose position is nearest. */
export function nearest(positions: readonly number[], x: number): number {
  return positions.reduce((best, at, index) => (Math.abs(at - x) < Math.abs(positions[best]! - x) ? index : best), 0);
}
