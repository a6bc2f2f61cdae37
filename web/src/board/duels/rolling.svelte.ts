/** The faces of dice that are in the air: any, one after the other; none for those who want nothing to move. */

import { settings } from "../../lib/settings.svelte";

const TUMBLE = 90; // milliseconds

export interface Rolling {
  /** The face to show for a die; `salt` lets dice differ. */
  face(face: number, salt: number): number;
}

export function rolling(rolls: () => boolean): Rolling {
  let turn = $state(0);
  $effect(() => {
    if (!rolls() || settings.still) return;
    const timer = setInterval(() => (turn += 1), TUMBLE);
    return () => clearInterval(timer);
  });
  return {
    face: (face, salt) => {
      if (!rolls()) return face;
      return settings.still ? 0 : 1 + ((turn * 7 + salt * 5 + ((turn * salt) % 3)) % 6);
    },
  };
}
