/** A city so small that its drawings could not be seen: a square for each parcel, in the tone of what stands there. */

import { spotOf } from "./field";
import type { Kind, Parcel } from "../view";

export const TONES = ["ground", "home", "rock", "mine", "works", "outlaws"] as const;
export type Tone = (typeof TONES)[number];

const TONE: Partial<Record<Kind, Tone>> = {
  empty: "ground",
  house: "home",
  townhouse: "home",
  mountain: "rock",
  mine: "mine",
  outlaws: "outlaws",
};

/** A path for each tone; a unit is the side of a parcel. */
export function tonePaths(parcels: readonly Parcel[]): [Tone, string][] {
  const paths = new Map<Tone, string>();
  for (const { name, content } of parcels) {
    const tone = TONE[content ?? "empty"] ?? "works";
    const { column, row } = spotOf(name);
    paths.set(tone, `${paths.get(tone) ?? ""}M${column} ${row}h1v1h-1z`);
  }
  return TONES.flatMap((tone): [Tone, string][] => (paths.has(tone) ? [[tone, paths.get(tone)!]] : []));
}
