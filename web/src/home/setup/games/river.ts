/** How an own course of Carson River is drawn. Where it can run the server says. */

export const COLUMNS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
export const ROWS = [8, 7, 6, 5, 4, 3, 2, 1] as const; // as they are seen, from the top

function place(parcel: string): [column: number, row: number] {
  return [parcel.charCodeAt(0) - 96, Number(parcel.slice(1))];
}

const SIDES = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] } as const;
export type Side = keyof typeof SIDES;

/** The sides of a parcel by which the water comes in or goes out: at an end by the rim, if it is there. */
export function flows(course: string[], parcel: string): Side[] {
  const at = course.indexOf(parcel);
  if (at < 0) return [];
  const near = [course[at - 1], course[at + 1]].filter((one) => one !== undefined);
  const [column, row] = place(parcel);
  const beyond = (side: Side) => `${String.fromCharCode(96 + column + SIDES[side][0])}${row + SIDES[side][1]}`;
  const sides = (Object.keys(SIDES) as Side[]).filter((side) => near.includes(beyond(side)));
  const out = (Object.keys(SIDES) as Side[]).filter((side) => !/^[a-h][1-8]$/.test(beyond(side)));
  return [...sides, ...out].slice(0, 2);
}
