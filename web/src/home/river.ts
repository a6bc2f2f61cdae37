/** An own course for Carson River: drawn parcel after parcel, from rim to rim (rule B10.2). */

export const COLUMNS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
export const ROWS = [8, 7, 6, 5, 4, 3, 2, 1] as const; // as they are seen, from the top
const SHORTEST = 3;
export const LONGEST = 15;

function place(parcel: string): [column: number, row: number] {
  return [parcel.charCodeAt(0) - 96, Number(parcel.slice(1))];
}

export function touching(one: string, other: string): boolean {
  const [column, row] = place(one);
  const [otherColumn, otherRow] = place(other);
  return Math.abs(column - otherColumn) + Math.abs(row - otherRow) === 1;
}

export function atRim(parcel: string): boolean {
  return place(parcel).some((index) => index === 1 || index === 8);
}

/** Whether the river can go on through this parcel, at either end. */
export function canFlow(course: string[], parcel: string): boolean {
  if (course.includes(parcel)) return true; // to take it back
  if (!course.length) return true;
  return course.length < LONGEST && (touching(course.at(-1)!, parcel) || touching(course[0]!, parcel));
}

/** The course after pointing at a parcel: longer by it, or shorter if it was the end; a parcel in the middle cuts off what comes after it. */
export function pointedAt(course: string[], parcel: string): string[] {
  const at = course.indexOf(parcel);
  if (at === course.length - 1 && at >= 0) return course.slice(0, -1);
  if (at === 0) return course.slice(1);
  if (at > 0) return course.slice(0, at + 1);
  if (!canFlow(course, parcel)) return course;
  return !course.length || touching(course.at(-1)!, parcel) ? [...course, parcel] : [parcel, ...course];
}

export type Missing = "start" | "short" | "inland" | "";

/** What is missing until the river can be played with; "" if nothing is. */
export function missing(course: string[]): Missing {
  if (!course.length) return "start";
  if (course.length < SHORTEST) return "short";
  return atRim(course[0]!) && atRim(course.at(-1)!) ? "" : "inland";
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
