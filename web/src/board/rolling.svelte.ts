/** Dice that are seen rolling before they lie: 600 ms, or at once for those who want nothing to move. */

import { onDestroy } from "svelte";
import { settings } from "../lib/settings.svelte";

const ROLL = 600;
const TUMBLE = 80;

export interface Rolling {
  readonly rolls: boolean;
  /** The face to show for a die: any while it rolls; `salt` lets dice differ. */
  face(face: number, salt: number): number;
  skip(): void;
}

export function rolling(fresh: boolean): Rolling {
  const seen = fresh && !settings.still;
  let rolls = $state(seen);
  let turn = $state(0);
  const timer = seen ? setInterval(() => (turn += 1), TUMBLE) : undefined;
  const end = seen ? setTimeout(stop, ROLL) : undefined;
  function stop() {
    clearInterval(timer);
    clearTimeout(end);
    rolls = false;
  }
  onDestroy(stop);
  return {
    get rolls() {
      return rolls;
    },
    face: (face, salt) => (rolls ? 1 + ((turn * 7 + salt * 5 + ((turn * salt) % 3)) % 6) : face),
    skip: stop,
  };
}
