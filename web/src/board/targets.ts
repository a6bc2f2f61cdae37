/** Which thing on the table a choice is about, and what a click on something else might have meant. */

import type { Picking } from "../table/picking.svelte";
import { canonical, isParcel, isSide } from "./geometry";
import type { Explanation } from "./view";

/** The word after these is a place: a parcel, a space, or "white-cowboy". */
// prettier-ignore
const PLACES = new Set([
  "place", "white", "dynamite", "sing", "charm", "treat", "claim", "house", "duel", "auction", "blast", "herd", "ride",
]);

export function targetOf(choice: string): string | null {
  const [verb = "", first = "", second] = choice.split(" ");
  if (PLACES.has(verb)) return first;
  switch (verb) {
    case "road":
    case "extend":
      return canonical(first);
    case "buy":
      return isParcel(first) ? first : tile(first);
    case "build":
      return second ?? null;
    case "fetch":
      return `building-${first}`;
    case "take":
      return first;
    case "horse":
    case "corral":
      return `enclosure-${first}`;
    case "move":
      return first === "white-cowboy" ? null : first; // he stands wherever he was put; a button names him
    case "tile":
      return second === undefined ? `duel-tile-${first}` : `duel-tile-${first}-${second}`;
    case "reroll":
      return `die-${first}`;
    default:
      return null;
  }
}

/** A tile for sale goes by its kind: only one space sells at a time. */
export function tile(kind: string): string {
  return `tile-${kind}`;
}

/** Whether a choice lays a road: it can be made besides the answer that is asked for. */
export function isRoad(choice: string): boolean {
  return choice.startsWith("road ") || choice.startsWith("extend ");
}

const ON_SPACES = new Set(["place", "white", "charm", "treat"]);
const ON_PARCELS = new Set([
  "place",
  "white",
  "claim",
  "buy",
  "build",
  "house",
  "duel",
  "auction",
  "blast",
  "herd",
  "ride",
  "treat",
]);
const CHARACTER = /^[a-z-]+$/;

/** The verb of the answers that are asked for decides: who places cowboys and clicks on a parcel wants to place one there. */
export function meantBy(target: string, choices: string[]): string | null {
  if (isSide(target)) {
    const road = choices.find(isRoad);
    return road ? `${road.split(" ")[0]} ${canonical(target)}` : null;
  }
  for (const choice of choices) {
    const [verb = "", first = ""] = choice.split(" ");
    if (isParcel(target)) {
      if (!ON_PARCELS.has(verb) || (verb === "buy" && !isParcel(first))) continue;
      return verb === "build" ? `build ${first} ${target}` : `${verb} ${target}`;
    }
    const enclosure = /^enclosure-(\d)$/.exec(target);
    if (enclosure) {
      if (verb === "horse" || verb === "corral") return `${verb} ${enclosure[1]}`;
    } else if (verb === "take") {
      if (!isSpace(target) && CHARACTER.test(target)) return `take ${target}`;
    } else if (verb === "fetch") {
      if (target.startsWith("building-")) return `fetch ${target.slice("building-".length)}`;
    } else if (ON_SPACES.has(verb) && isSpace(target)) {
      return `${verb} ${target}`;
    }
  }
  return null;
}

// prettier-ignore
const SPACES = new Set([
  "wages", "ammunition", "roads-3", "roads-1",
  "building-12", "building-10", "building-8", "building-6", "building-5", "building-4", "building-3",
  "parcels-income", "cowboys-income", "gambling", "parcels-vp", "buildings-vp", "cowboys-vp", "vp-5", "vp-4", "vp-3", "vp-2",
]);

export function isSpace(name: string): boolean {
  return SPACES.has(name);
}

/** Whether a gift at the round's end brings no more than one of a dollar less. */
export function isWasteful(choice: string, picking: Pick<Picking, "choices" | "explanation">): boolean {
  const dollars = Number(/^give (\d+)$/.exec(choice)?.[1] ?? 0);
  const less = `give ${dollars - 1}`;
  const points = (of: string) => (picking.explanation(of) as Explanation).brings?.["points"] ?? 0;
  return picking.choices.includes(less) && points(less) === points(choice);
}
