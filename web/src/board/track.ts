/** The action track as a flow chart: the steps of a round in their order, where the round is, what has been. */

import type { BoardView, Space } from "./view";

export type Phase = "setup" | "characters" | "placing" | "actions" | "end" | "over";
export const PHASES: readonly Phase[] = ["characters", "placing", "actions", "end"];

/** The steps that have no space: cowboys stand in the town, or nobody places anything there. */
export const LAND = "parcel-purchase";
export const KEPT = "place-kept";
export const INCOME = "building-income";

// prettier-ignore
const FIRST_STEPS = [
  "wages", "ammunition", "roads-3", "roads-1", LAND,
  "building-12", "building-10", "building-8", "building-6", "building-5", "building-4", "building-3", KEPT,
  "parcels-income", "cowboys-income", "gambling", INCOME,
];
const LAST_STEPS = ["vp-5", "vp-4", "vp-3", "vp-2"];

/** All 24 steps of a round (B5.1); the first edition counts cowboys before buildings. */
export function stepsOf(edition: string): string[] {
  const points =
    edition === "first" ? ["parcels-vp", "cowboys-vp", "buildings-vp"] : ["parcels-vp", "buildings-vp", "cowboys-vp"];
  return [...FIRST_STEPS, ...points, ...LAST_STEPS];
}

export function phaseOf(view: BoardView): Phase {
  if (view.over) return "over";
  if (view.round === 0) return "setup";
  if (view.turn_order.length === 0) return "characters";
  if (view.step !== null) return "actions";
  return PLACING.has(view.decision?.name ?? "") ? "placing" : "end";
}

const PLACING = new Set([
  "place-cowboy",
  "first-cowboy",
  "place-together",
  "place-horse",
  "second-enclosure",
  "move-cowboy",
]);

export interface Step {
  name: string;
  /** Null for the three steps that have no space. */
  space: Space | null;
  /** The tile for sale and its price, on building spaces. */
  tile: { price: number; kind?: string } | null;
  state: "done" | "now" | "next" | "later";
}

export function trackOf(view: BoardView): Step[] {
  const names = stepsOf(view.config.edition);
  const now = view.step;
  const at = now === null ? -1 : names.indexOf(now);
  const spaces = new Map(view.spaces.map((space) => [space.name, space]));
  const next = at < 0 ? -1 : names.findIndex((name, index) => index > at && isBusy(view, name, spaces.get(name)));
  return names.map((name, index) => ({
    name,
    space: spaces.get(name) ?? null,
    tile: tileOn(view, name),
    state: at < 0 ? "later" : index < at ? "done" : index === at ? "now" : index === next ? "next" : "later",
  }));
}

function tileOn(view: BoardView, space: string): Step["tile"] {
  const price = /^building-(\d+)$/.exec(space)?.[1];
  return price === undefined ? null : (view.track.find((tile) => `${tile.price}` === price) ?? null);
}

/** Whether something happens at a step as things stand: somebody is there, or it concerns everybody. */
function isBusy(view: BoardView, name: string, space: Space | undefined): boolean {
  if (space) return (space.cowboys?.length ?? 0) > 0;
  if (name === LAND) return view.town.some((parcel) => parcel.owner === undefined && parcel.cowboys);
  if (name === KEPT) return view.players.some((player) => player.kept);
  return true;
}

/** Where a step lies in a track of so many columns that winds like a snake. */
export function snake(index: number, columns: number): { column: number; row: number } {
  const row = Math.floor(index / columns);
  const along = index % columns;
  return { column: row % 2 === 0 ? along : columns - 1 - along, row };
}
