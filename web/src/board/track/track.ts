/** The action track as a flow chart: the steps of a round in their order, where the round is, what has been. */

import type { BoardView, Phase, Space, Tile } from "../view";

export const PHASES: readonly Phase[] = ["characters", "placing", "actions", "end"];

export interface Step {
  name: string;
  /** Null for the three steps that have no space. */
  space: Space | null;
  /** The tile for sale and its price, on building spaces. */
  tile: Tile | null;
  state: "done" | "now" | "next" | "later";
}

export function trackOf(view: BoardView): Step[] {
  const { steps, step, next_step: next } = view;
  const at = step === null ? -1 : steps.indexOf(step);
  const spaces = new Map(view.spaces.map((space) => [space.name, space]));
  return steps.map((name, index) => ({
    name,
    space: spaces.get(name) ?? null,
    tile: view.track.find(({ space }) => space === name) ?? null,
    state: index === at ? "now" : index < at ? "done" : name === next ? "next" : "later",
  }));
}

/** Where a step lies in a track of so many columns that winds like a snake. */
export function snake(index: number, columns: number): { column: number; row: number } {
  const row = Math.floor(index / columns);
  const along = index % columns;
  return { column: row % 2 === 0 ? along : columns - 1 - along, row };
}
