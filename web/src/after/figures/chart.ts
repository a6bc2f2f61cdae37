/** What a chart is given: players as they are drawn, and figures as they are written. */

export interface Player {
  seat: number;
  name: string;
}

export type Write = (value: number) => string;

/** A row of a bar chart. */
export interface Bar {
  key: string;
  label: string;
  /** By seat, as they stand beside each other; what is 0 is not drawn. */
  parts: { seat: number; value: number }[];
  /** A line across: what could be expected. */
  mark?: number;
  /** Instead of the sum at the end. */
  note?: string;
}

export const sum = (bar: Bar): number => bar.parts.reduce((total, { value }) => total + value, 0);
