/** Loose pieces and things, in colour, in a 48 grid. */

import { REVOLVER } from "./revolver";
import { star } from "./strokes";

export const PIECES = {
  horse:
    '<path class="wood" d="M13 45c-1.5-7 .5-12 4-17-3 1.5-5.5 1.5-8 1L5.5 33c-1 1-2.5 1-3.5 0l-1-1c-1-1-1-2.5 0-3.5L10 17c1-5 4-8.5 8.5-10l.5-5 4.5 4.5c11 .5 18 9 18 21.5v17z"/><path class="dark" d="M23.5 6.5c11 .5 18 9 18 21.5v17H36c1-14 0-26-13-34z"/><path d="M17.5 16.5v.1" stroke-width="3"/><path class="line" d="M4 30.5h.1"/>',
  revolver: REVOLVER,
  dynamite:
    '<path class="red" d="M6 20h9v25H6zM19.5 20h9v25h-9zM33 20h9v25h-9z"/><path class="red-2" d="M12.8 17h9v28h-9zM26.3 17h9v28h-9z"/><path class="cream" d="M4 28h40v7H4z"/><path class="line" d="M24 17v-4c0-4 3-6 8-6h3"/><path class="gold" d="m39 1 1.5 3.5L44 4l-2 3 3 2.5-4 .5-.5 4-2.5-3-3.5 1.5 1-4L32.5 6l4-.5z" stroke-width="1.2"/>',
  ammunition:
    '<path class="gold" d="M5 45V24h9v21zM19.5 45V24h9v21zM34 45V24h9v21z"/><path class="stone" d="M5 24c0-9 2-15 4.5-19C12 9 14 15 14 24zM19.5 24c0-9 2-15 4.5-19 2.5 4 4.5 10 4.5 19zM34 24c0-9 2-15 4.5-19C41 9 43 15 43 24z"/><path d="M4 40.5h11M18.5 40.5h11M33 40.5h11" /><path class="hatch" d="M11 27v11M25.5 27v11M40 27v11"/>',
  outlaw:
    '<path class="dark" d="M6 46c0-10 6-15 18-15s18 5 18 15z"/><path class="skin" d="M16 17h16v9H16z"/><path class="red" d="M14.5 24c6 2 13 2 19 0 .5 5-4 8.5-9.5 15-5.5-6.5-10-10-9.5-15z"/><path class="black" d="M3.5 13.5c4 2 8.5 3 11 3C14.7 8.5 16 2.5 20 2.5c1.5 0 2.5 1 4 1s2.5-1 4-1c4 0 5.3 6 5.5 14 2.5 0 7-1 11-3-3 5.5-11 7.5-20.5 7.5s-17.5-2-20.5-7.5z"/><path d="M20 21.8v.1M28 21.8v.1" stroke-width="2.6"/>',
  "no-duel":
    '<circle class="cream" cx="24" cy="24" r="21"/><path class="red" d="M24 13c-3-6-12-4-12 3 0 8 8 12 12 18 4-6 12-10 12-18 0-7-9-9-12-3z"/>',
  rodeo: `<circle class="gold" cx="24" cy="24" r="21"/><circle cx="24" cy="24" r="17" stroke-width="1.2"/><path class="wood-2" d="M8 22c3.5 2 7.5 2.7 9 2.7.2-7 1.5-11.7 4.5-11.7 1 0 1.5.8 2.5.8s1.5-.8 2.5-.8c3 0 4.3 4.7 4.5 11.7 1.5 0 5.5-.7 9-2.7-2.5 7-8 10-16 10S10.5 29 8 22z"/>`,
  star: `<path class="gold" d="${star(24, 25, 21)}"/><path class="hatch" d="M24 30l10 8M24 25l13-4M26 14l4 7"/>`,
  coin: '<circle class="gold" cx="24" cy="24" r="20"/><circle cx="24" cy="24" r="16" stroke-width="1.2"/><path d="M29.5 18.5c-1-2.5-3-3.5-5.5-3.5-3.5 0-6 1.7-6 4.5 0 6 12 3 12 9 0 3-2.7 4.5-6 4.5-3 0-5-1-6-4M24 11.5v25" stroke-width="2.6"/>',
  hat: '<path class="wood" d="M2 27c3.5 2 8 3.2 11.5 3.6C13.8 18 16 9 20.5 9c1.5 0 2 1.5 3.5 1.5S26 9 27.5 9c4.5 0 6.7 9 7 21.6C38 30.2 42.5 29 46 27c-3 7.5-11.5 12-22 12S5 34.5 2 27z"/><path class="red-2" d="M13.5 30.6c0-2 .2-4 .4-5.6 6.5 2 13.7 2 20.2 0 .2 1.6.4 3.6.4 5.6-6.5 2-14.5 2-21 0z"/>',
  skull:
    '<path class="cream" d="M24 5c-11 0-18 7-18 16 0 6 3 10 7.5 12.5V42h21v-8.5C39 31 42 27 42 21c0-9-7-16-18-16z"/><path class="ink" d="M12.5 22a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0zM26.5 22a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0zM24 28l-2 4h4z"/><path d="M19 37v5M24 37v5M29 37v5"/>',
  wagon:
    '<path class="cream" d="M6 29C4 15 10 7 15 7h19c6 0 10 9 8 22z"/><path class="thin" d="M16 7c-4 5-5 13-4 22M25 7c-3 5-4 13-3 22M33 7c3 6 3 14 1 22"/><path class="wood" d="M4 29h40l-3 8H7z"/><circle class="wood-2" cx="13" cy="38" r="7"/><circle class="wood-2" cx="36" cy="38" r="7"/><path stroke-width="1.3" d="M13 31v14M6 38h14M8 33l10 10M18 33 8 43M36 31v14M29 38h14M31 33l10 10M41 33 31 43"/>',
  cactus:
    '<path class="green" d="M19 45V11c0-7 10-7 10 0v34zM19 34c-7 0-11-3-11-10 0-5 7-5 7 0 0 3 1 4 4 4M29 28c6 0 11-3 11-10 0-5-7-5-7 0 0 3-1 4-4 4"/><path class="hatch" d="M24 11v6M24 21v6M24 31v6M24 40v4"/><path class="line" d="M10 45h28"/>',
  barrel:
    '<path class="wood" d="M11 6h26c4 12 4 24 0 36H11C7 30 7 18 11 6z"/><path d="M9 15h30M9 33h30" stroke-width="3"/><path class="thin" d="M18 6c-2 12-2 24 0 36M30 6c2 12 2 24 0 36M24 6v36"/>',
} as const;
