/** The map as it is drawn: parcels a1 (lower left) to h8, their sides, and where all of it lies in the picture (B2.1-B2.4). */

export const SIZE = 8;
export const COLUMNS = "abcdefgh";
/** The picture's units: a parcel's side, and the frame around all of them, upon which roads lie too. */
export const CELL = 100;
export const EDGE = { left: 12, top: 12, right: 12, bottom: 12 };
export const WIDTH = EDGE.left + SIZE * CELL + EDGE.right;
export const HEIGHT = EDGE.top + SIZE * CELL + EDGE.bottom;

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  from: Point;
  to: Point;
}

/** Column and row, both from 0. */
export function placeOf(parcel: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(parcel[0]!), row: Number(parcel[1]) - 1 };
}

export function parcelAt(column: number, row: number): string | null {
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? `${COLUMNS[column]}${row + 1}` : null;
}

export const PARCELS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, index) =>
  parcelAt(index % SIZE, Math.floor(index / SIZE))!,
);
/** As one reads: the upper row first. */
export const ROWS: readonly (readonly string[])[] = Array.from({ length: SIZE }, (_, index) =>
  Array.from({ length: SIZE }, (_, column) => parcelAt(column, SIZE - 1 - index)!),
);

export function isParcel(name: string): boolean {
  return /^[a-h][1-8]$/.test(name);
}

export function isSide(name: string): boolean {
  return /^[a-h][1-8][nesw]$/.test(name);
}

/** The upper left corner. */
export function corner(parcel: string): Point {
  const { column, row } = placeOf(parcel);
  return { x: EDGE.left + column * CELL, y: EDGE.top + (SIZE - 1 - row) * CELL };
}

export function centre(parcel: string): Point {
  const { x, y } = corner(parcel);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

export function neighbours(parcel: string): string[] {
  const { column, row } = placeOf(parcel);
  const found = [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((right) => (up || right ? parcelAt(column + right, row + up) : null)),
  );
  return found.filter((name) => name !== null);
}

/** The one name that the server uses for a side: that of the parcel below it or left of it, at the lower and left rim of the one inside. */
export function canonical(side: string): string {
  const { column, row } = placeOf(side);
  if (side[2] === "s" && row > 0) return `${parcelAt(column, row - 1)}n`;
  if (side[2] === "w" && column > 0) return `${parcelAt(column - 1, row)}e`;
  return side;
}

export const SIDES: readonly string[] = [
  ...new Set(PARCELS.flatMap((parcel) => ["n", "e", "s", "w"].map((to) => canonical(parcel + to)))),
];

export function sideLine(side: string): Line {
  const { x, y } = corner(side.slice(0, 2));
  switch (side[2]) {
    case "n":
      return { from: { x, y }, to: { x: x + CELL, y } };
    case "s":
      return { from: { x, y: y + CELL }, to: { x: x + CELL, y: y + CELL } };
    case "e":
      return { from: { x: x + CELL, y }, to: { x: x + CELL, y: y + CELL } };
    default:
      return { from: { x, y }, to: { x, y: y + CELL } };
  }
}

export function middle({ from, to }: Line): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The parcels on both sides of a side; one at the rim. */
export function sideParcels(side: string): string[] {
  const { column, row } = placeOf(side);
  const to = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] }[side[2]!]!;
  return [side.slice(0, 2), parcelAt(column + to[0]!, row + to[1]!)].filter((name) => name !== null);
}

/** A crossing of the river, where two roads make a bridge: no land on either side (B10.2). */
export function isCrossing(side: string, isRiver: (parcel: string) => boolean): boolean {
  return sideParcels(side).every(isRiver);
}

/** The straight line of eight roads along a side of a parcel, from rim to rim: the railway of a station (B5.10). None if there is none. */
export function railway(parcel: string, roads: ReadonlySet<string>): string[] {
  const { column, row } = placeOf(parcel);
  const lines = ["n", "e", "s", "w"].map((to) =>
    Array.from({ length: SIZE }, (_, along) =>
      canonical((to === "n" || to === "s" ? parcelAt(along, row)! : parcelAt(column, along)!) + to),
    ),
  );
  return lines.find((line) => line.every((side) => roads.has(side))) ?? [];
}

/** The diamond between the middles of the two parcels at a side: all that is nearer to this side than to any other. */
export function diamond(side: string): string {
  const { from, to } = sideLine(side);
  const half = CELL / 2;
  const { x, y } = middle({ from, to });
  const lying = from.y === to.y;
  const [a, b] = lying
    ? [
        { x, y: y - half },
        { x, y: y + half },
      ]
    : [
        { x: x - half, y },
        { x: x + half, y },
      ];
  return [from, a, to, b].map((point) => `${point.x},${point.y}`).join(" ");
}

const BAND = 0.6; // of the way to the middle of a parcel

/** The part of a parcel along one of its sides. */
export function band(side: string, parcel: string): string {
  const { from, to } = sideLine(side);
  const { x, y } = centre(parcel);
  const inward = (point: Point) => ({ x: point.x + BAND * (x - point.x), y: point.y + BAND * (y - point.y) });
  return [from, to, inward(to), inward(from)].map((point) => `${point.x},${point.y}`).join(" ");
}

/** The course of a river as a curve through the middles of its parcels, from rim to rim. */
export function riverPath(course: readonly string[]): string {
  if (course.length === 0) return "";
  const middles = course.map(centre);
  const points = [mouth(course[0]!, course[1]), ...middles, mouth(course.at(-1)!, course.at(-2))];
  let path = `M${points[0]!.x} ${points[0]!.y}`;
  // Straight through the middle of each common side, bent in between.
  for (let i = 1; i < points.length - 1; i++) {
    const [here, next] = [points[i]!, points[i + 1]!];
    const end = i === points.length - 2 ? next : { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
    path += ` Q${here.x} ${here.y} ${end.x} ${end.y}`;
  }
  return path;
}

/** Where the river leaves the map: at the rim opposite to where it comes from, if that is one. */
function mouth(parcel: string, inside: string | undefined): Point {
  const { column, row } = placeOf(parcel);
  const { x, y } = centre(parcel);
  const rims: [boolean, number, number][] = [
    [row === SIZE - 1, 0, 1],
    [row === 0, 0, -1],
    [column === 0, -1, 0],
    [column === SIZE - 1, 1, 0],
  ];
  const open = rims.filter(([rim]) => rim);
  const from = inside === undefined ? null : placeOf(inside);
  const straight = open.find(
    ([, right, up]) => from !== null && from.column === column - right && from.row === row - up,
  );
  const [, right, up] = straight ??
    open.find(([, right, up]) => parcelAt(column + right, row + up) !== inside) ?? [true, 0, 1];
  return { x: x + right * (CELL / 2), y: y - up * (CELL / 2) };
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" | "Home" | "End";
export const ARROWS: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

/** Where an arrow leads to in the grid; at the rim one stays. */
export function step(parcel: string, arrow: Arrow): string {
  const { column, row } = placeOf(parcel);
  switch (arrow) {
    case "ArrowUp":
      return parcelAt(column, row + 1) ?? parcel;
    case "ArrowDown":
      return parcelAt(column, row - 1) ?? parcel;
    case "ArrowLeft":
      return parcelAt(column - 1, row) ?? parcel;
    case "ArrowRight":
      return parcelAt(column + 1, row) ?? parcel;
    case "Home":
      return parcelAt(0, row)!;
    default:
      return parcelAt(SIZE - 1, row)!;
  }
}

/** The side among some to which an arrow leads: the nearest in that direction. Home and End go through all of them, one by one. */
export function stepSide(side: string, arrow: Arrow, sides: readonly string[]): string {
  if (arrow === "Home" || arrow === "End") {
    const at = sides.indexOf(side) + (arrow === "Home" ? -1 : 1);
    return sides.at(at % sides.length) ?? side;
  }
  const here = middle(sideLine(side));
  const [right, down] = DIRECTIONS[arrow];
  const turn = side[2] === "n" || side[2] === "s" ? 1 : -1;
  let best = side;
  let least = Infinity;
  for (const other of sides) {
    const there = middle(sideLine(other));
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    if (ahead <= 0) continue;
    const aside = (there.x - here.x) * down + (there.y - here.y) * right;
    // What lies aside counts a little more, so that one does not stray. Of two as near, now the one and now the other: so all can be reached.
    const far = Math.hypot(ahead, 1.2 * aside) + 0.001 * aside * turn;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
