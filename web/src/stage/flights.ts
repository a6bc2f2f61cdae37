/** Things that fly over the table in a scene: from where they come to whose they are. */

import type { IconName } from "../drawings/icons/icons";

/** A place on the screen: a player's panel, or a thing on the table by its target. */
export type Spot = { player: number } | { target: string };

export type Flying = { icon: IconName } | { cowboy: number } | { building: string };

export interface Flight {
  from: Spot;
  to: Spot;
  what: Flying;
  count: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a spot is on the screen now; null if it is not to be seen. */
export function boxOf(spot: Spot): Box | null {
  const selector = "player" in spot ? `[data-player="${spot.player}"]` : `[data-target="${CSS.escape(spot.target)}"]`;
  for (const found of document.querySelectorAll(selector)) {
    const box = found.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}
