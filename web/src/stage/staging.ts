/** What a scene is on the stage, besides its line: each game says it of its own events. */

import type { SoundName } from "../lib/sound/sound";
import type { Flight } from "./flights";

export interface Staging {
  /** What lights up on the table. */
  targets: string[];
  flights: Flight[];
  sound: Sound;
}

/** What is heard when it begins, and when what was told ahead takes effect. */
export interface Sound {
  begins?: SoundName;
  ends?: SoundName;
}
