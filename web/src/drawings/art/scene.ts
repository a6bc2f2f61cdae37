/** The town from afar, for the home page: 2000 by 360, the ground at 310; the middle third is what a phone shows. */

import { KIND_ART } from "./kinds";
import type { Kind } from "../names";
import { PIECES } from "./pieces";
import { star } from "./strokes";

export const GROUND_AT = 310;
const FOOT = 44.5;

/** On the ground, with ink as heavy as everything else has. */
const stand = (art: string, x: number, scale: number, sink = 0): string =>
  `<g transform="translate(${x} ${+(GROUND_AT + sink - FOOT * scale).toFixed(1)}) scale(${scale})" stroke-width="${+(4.4 / scale).toFixed(1)}">${art}</g>`;

/** Main street from west to east: what stands where, and how large. */
const STREET: readonly [Kind, number, number][] = [
  ["ranch", 210, 3.1],
  ["house", 372, 2.2],
  ["church", 478, 3.7],
  ["house", 640, 2.1],
  ["general-store", 722, 3],
  ["saloon", 862, 3.2],
  ["hotel", 1006, 3.6],
  ["bank", 1178, 3],
  ["city-hall", 1318, 3.7],
  ["drugstore", 1496, 2.9],
  ["blacksmith", 1634, 2.7],
  ["station", 1772, 3.2],
];

export const TOWN = STREET.map(([kind, x, scale]) => stand(KIND_ART[kind], x, scale)).join("");

/** Roofs behind the street, as one flat shape. */
export const ROOFS =
  "M345 310v-60l22-18 22 18v20h60v-44h46v44h110v-40l26-22 26 22v16h54v-46l30-24 30 24v30h70v-44h58v34l36-28 36 28v30h54v-52h44v30l30-24 30 24v22h70v-40l26-20 26 20v30h66v-46h52v40h40l26-22 26 22v22h70v-34h50v70z";

const pole = (x: number): string => `<path d="M${x} 310V168M${x - 17} 182h34M${x - 12} 196h24" stroke-width="4"/>`;
const wire = (x: number, y: number): string => `<path d="M${x} ${y}q162 26 325 0" stroke-width="1.2"/>`;
const POLES = [25, 350, 675, 1000, 1325, 1650, 1975];
export const TELEGRAPH =
  POLES.map(pole).join("") +
  POLES.slice(0, -1)
    .map((x) => wire(x - 17, 182) + wire(x + 12, 196))
    .join("");

/** A pump that the wind turns, and the railway's tank. */
const WINDMILL =
  '<path d="M138 310l17-132 17 132M143 270h24M147 236h16M142 305l25-35M167 305l-24-35M145 262l18-26M165 262l-18-26" stroke-width="3"/>' +
  Array.from(
    { length: 8 },
    (_, i) => `<path class="cream" transform="rotate(${i * 45} 155 168)" d="M155 163l-7-24h14z"/>`,
  ).join("") +
  '<circle class="red" cx="155" cy="168" r="6"/><path class="red" d="M161 168l34-8v16z"/>';
const TANK =
  '<path d="M1930 310l6-80M1980 310l-6-80M1932 290l44-34M1978 290l-44-34M1955 310v-80" stroke-width="4"/><path class="wood" d="M1918 168h74v62h-74z"/><path class="wood-2" d="M1910 170l45-32 45 32z"/><path class="hatch" d="M1934 172v56M1950 172v56M1966 172v56M1980 172v56" stroke-width="2"/><path d="M1918 184h74M1918 216h74" stroke-width="3"/>';

export const OUTSKIRTS =
  WINDMILL +
  TANK +
  stand(PIECES.cactus, 52, 1.7, 2) +
  stand(PIECES.barrel, 998, 0.62, 3) +
  stand(PIECES.barrel, 850, 0.55, 3);

const HORSE =
  '<path class="wood-2" d="M13 3l3 5c4 3 6 6 9 8 7 2 13 0 19-1 5-1 8 1 9 5 1 5 0 12 2 17-3-1-5-6-5-12-1 3-1 5-2 7l1 6v9h-5l-1-9-4-6c-5 2-10 2-14 1l-1 6v9h-5V33c-3-3-4-7-4-11-2 1-4 1-6 1l-2 2c-1 1-3 1-4-1s0-4 1-5l5-9c1-2 2-3 4-3z"/><path class="black" d="M14 5l2 3c4 3 6 6 9 8l-3 4c-2-5-5-8-9-10z"/><path class="red" d="M28 15c4 1 8 1 12 0l1 9c-4 2-9 2-13 0z"/><path d="M10.5 10.5h.1M3.5 21l3-1"/>';

/** In front of the houses: a wagon on the road, a horse at its rail, fences, tumbleweed. */
export const FOREGROUND =
  stand(PIECES.wagon, 560, 1.7, 36) +
  `<g transform="translate(1136 257) scale(1.75)" stroke-width="2.5">${HORSE}</g>` +
  '<path d="M1070 344v-34M1128 344v-34M1060 318h78" stroke-width="5"/>' +
  '<path d="M-4 330h190M-4 346h190M20 318v42M66 318v42M112 318v42M158 318v42M1830 330h180M1830 346h180M1850 318v42M1898 318v42M1946 318v42M1990 318v42" stroke-width="4.4"/>' +
  '<path d="M1420 342a14 14 0 1 1 28 0 14 14 0 0 1-28 0zM1424 336q12 2 17 15M1422 346q8-12 24-11M1431 329q-2 15 9 25M1438 329q-10 8-14 20" stroke-width="2"/>';

export const FAR =
  "M0 310V214l60-22 70 10 60-52 44 26 56-58 64 62 70-16 60 40 90-20 80 14 80-42 60 18 90-66 60 50 50-22 80 54 90-14 70 22 90-48 60 24 80-70 70 58 60-20 70 46 80-16 96 30v108z";
export const MESAS =
  "M0 310v-60h50l14-38h110l16 30h60l10 18 120 6 80 14h160l90-10 100 6 120-8 130 10 140-8 100-10 70 2 16-44h34l8-18h86l12 28h24l16 34h90l60-14h66l10-34h72l16 30h20v72z";

/** Rays around the sun, which stands behind the hotel. */
export const SUN: [number, number] = [1000, 170];
export const SUNBURST = Array.from({ length: 24 }, (_, i) => {
  const at = (turn: number) => {
    const angle = ((i + turn) * Math.PI) / 12;
    return `${(SUN[0] + 1250 * Math.cos(angle)).toFixed(0)} ${(SUN[1] + 1250 * Math.sin(angle)).toFixed(0)}`;
  };
  return `M${SUN[0]} ${SUN[1]} ${at(0)} ${at(0.5)}z`;
}).join("");

export const STARS = [
  [80, 60],
  [190, 110],
  [310, 40],
  [440, 90],
  [560, 30],
  [660, 100],
  [760, 40],
  [850, 110],
  [930, 30],
  [1090, 50],
  [1180, 100],
  [1270, 30],
  [1360, 80],
  [1480, 40],
  [1590, 110],
  [1690, 50],
  [1800, 90],
  [1910, 40],
]
  .map(([x, y], i) => star(x!, y!, i % 3 ? 4 : 6))
  .join("");

export const BIRDS = "M730 74q9-9 17 0 9-9 17 0M786 52q7-7 13 0 7-7 13 0M1236 86q8-8 15 0 8-8 15 0";
