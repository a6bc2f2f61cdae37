/** What is not built: open land, river, mountains; and Houses, which stand for people. */

import { OPEN } from "./ground";
import { GROUND, pane } from "./strokes";

export const MOUNTAINS: readonly string[] = [
  `<path class="stone" d="M2 44 17 10l7.5 12L30 15l16 29z"/><path class="stone-2 flat" d="m17 11.5 7 11.5-3 5 4 5-2 10.5h-7l2-11-4-5 3-6zM30 17l14 26H32l1-8-4-5 2-6z"/><path class="cream" d="m17 10-5.5 12.5 4-2 2.5 3.5 2.5-4 3.5 1.5z"/><path class="hatch" d="m9 38 3-7M12 41l2-5M28 40l1-4"/><path d="M2 44h44" class="line"/>`,
  `<path class="stone-2" d="M18 44 32 16l14 28z"/><path class="stone" d="M2 44 20 7l19 37z"/><path class="stone-2 flat" d="m20.5 9 17 34H24l2-9-5-6 3-7z"/><path class="cream" d="m20 7-6.5 13.5 4.5-2 2 4 3-3.5 4 2z"/><path class="hatch" d="m9 39 4-9M13 41l2-5"/><path d="M2 44h44" class="line"/>`,
  `<path class="stone" d="M2 44 7 24l8-3 3-9 11-3 5 9 6 2 6 24z"/><path class="stone-2 flat" d="m29 10 4.5 9 6 2 5.5 22H33l-3-11 2-8-4-6z"/><path class="hatch" d="M8 27h8M7 32h12M6 37h9M19 17h8M18 22h9"/><path d="M2 44h44" class="line"/>`,
  `<path class="stone-2" d="M2 44 12 22l12 22z"/><path class="stone-2" d="M24 44 37 20l9 24z"/><path class="stone" d="M8 44 25 9l15 35z"/><path class="stone-2 flat" d="m25.5 12 13 31H27l2-10-5-5 3-7z"/><path class="cream" d="m25 9-6 12.5 4-1.5 2 3.5 2-3.5 3 1z"/><path class="hatch" d="m14 40 3-7M18 42l2-4"/><path d="M2 44h44" class="line"/>`,
];

export const LAND = {
  empty: OPEN[0]!,
  river:
    '<path class="water flat" d="M0 12c8-4 16 4 24 0s16-4 24 0v24c-8-4-16-4-24 0s-16-4-24 0z"/><path class="line thin" d="M6 20c4-2 8 2 12 0M26 24c4-2 8 2 12 0M10 31c4-2 8 2 12 0"/>',
  mountain: MOUNTAINS[0]!,
  house: `<path class="stone" d="M33 18V8.5h5.5V23"/><path class="cream" d="M9 24v20h30V24L24 11z"/><path class="hatch" d="M10 33h9M10 37h9M10 41h9M29 41h9M20 21h8M17 25h14"/><path class="wood-2" d="M3.5 25.5 24 7.5l20.5 18-3.2 3.5L24 14 6.7 29z"/><path class="red" d="M20 44V31h8v13"/><path d="M25.5 37.5v.1"/>${pane(31.5, 30)}${GROUND}`,
  townhouse: `<path class="cream" d="M6 44V20l9-10 9 9.5L33 10l9 10v24z"/><path class="hatch" d="M24 24v6M7 30h34"/><path class="wood-2" d="M2.5 20 15 5l9 10.5L33 5l12.5 15-3.3 2.8L33 11.5 24 22l-9-10.5-9.2 11.3z"/><path class="blue" d="M13 44V33.5h6V44M29 44V33.5h6V44"/>${pane(12, 21)}${pane(30, 21)}${pane(21.5, 34, 5, 6)}${GROUND}`,
};
