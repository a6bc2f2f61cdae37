/** The last characters, and those whom only the card game has; the Undertaker is on the back of the Doctor's card. */

import {
  band,
  bow,
  collar,
  features,
  front,
  glasses,
  hair,
  head,
  line,
  moustache,
  paint,
  shoulders,
  tall,
  whiskers,
} from "./parts";

const bowler = (fill: string, ribbon: string): string =>
  paint(fill, "M32 36c-2-14 5-23 16-23s18 9 16 23z") +
  line("M40 18q-4 4-4.5 9", 1.3) +
  paint(ribbon, "M31.5 36l.3-6c10 3 22.4 3 32.4 0l.3 6c-10 3-23 3-33 0z", 2) +
  paint(fill, "M22 34c3-2 6 2 10 2.5 10 2 22 2 32 0 4-.5 7-4.5 10-2.5-2 8-12 10-26 10s-24-2-26-10z");

export const FOURTH = {
  auctioneer:
    shoulders("gold-2") +
    line("M14 84l14 13M20 76l21 21M82 84l-14 13M76 76 55 97M28 77 13 92M38 82 24 97M68 77l15 15M58 82l14 15", 1.1) +
    collar() +
    bow("blue") +
    head("plain") +
    features({ mouth: "", brow: -1.5 }) +
    paint("red-2", "M42 56h12c0 5-2.5 7.5-6 7.5S42 61 42 56z", 1.8) +
    paint("white", "M43.5 56.5h9v2h-9z", 0.8) +
    paint("wood-2", "M38 55c3-4 7-4 10-2 3-2 7-2 10 2-4 1-7 .5-10-1-3 1.5-6 2-10 1z", 1.5) +
    bowler("dark", "gold") +
    band("M63 97 79 66", 7.5, "wood") +
    paint("wood-2", "M66 53l26 14-7 12-26-14z") +
    line("M71 55.5l-7 12M87 64l-7 12", 2),
  doctor:
    shoulders("stone-2") +
    front("white") +
    collar() +
    bow("blue-2") +
    head("long") +
    features({ mouth: "" }) +
    glasses() +
    moustache("stone") +
    paint("stone", "M43.5 60.5h9L48 73z", 1.6) +
    hair("stone") +
    band("M34 68c-3 10 3 18 14 18s17-8 14-18M48 86v5", 5.5, "red") +
    paint("gold", "M48 84.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z", 2) +
    line("M59 88v5M56.5 90.5h5", 1.4),
  shopkeeper:
    shoulders("cream") +
    line("M20 76v20M28 72v24M76 76v20M68 72v24M14 82v14M82 82v14", 1.6, "red") +
    collar() +
    bow("green-2") +
    paint("green-2", "M33 83h30l3 14H30z") +
    band("M33 83l-5-14M63 83l5-14", 5.5, "green-2") +
    head("soft") +
    features({ lips: true }) +
    glasses() +
    paint(
      "wood-2",
      "M33 36c-6 8-7 19-3 27 5 1 8-2 7-6-3-5-3-11 0-16zM63 36c6 8 7 19 3 27-5 1-8-2-7-6 3-5 3-11 0-16z",
      2,
    ) +
    line("M32 44q-2 8 1 15M64 44q2 8-1 15", 1.2) +
    paint("gold", "M32 36V22q16-4 32 0v14q-16 3-32 0z") +
    paint("red", "M32 36v-6q16 3 32 0v6q-16 3-32 0z", 2) +
    paint("gold", "M18 36c8-3 52-3 60 0 2 4-12 8-30 8s-32-4-30-8z") +
    paint("water", "M72 65h10v8c4 2 7 5 7 9v15H65V82c0-4 3-7 7-9z") +
    paint("white", "M65 82h24v10H65z", 1.8) +
    line("M69 87h16", 1.4) +
    paint("wood-2", "M73 59h8v6h-8z", 2),
  undertaker:
    paint("wood-2", "M66 32h18l9 15-5 50H63l-4-50z") +
    line("M75 42v20M67 48h16", 3) +
    shoulders("black") +
    front("stone-2") +
    collar() +
    paint("black", "M44 76h8l3 12-7 9-7-9z", 1.6) +
    head("long") +
    whiskers("black") +
    '<path class="hatch" d="M39 53l2.5 5M57 53l-2.5 5" stroke-width="1.6"/>' +
    features({ brow: -2, mouth: "M44 60.5q4-2 8 0" }) +
    tall("black", 31, "stone-2") +
    band("M28 69c-5 8-6 18-4 29", 6.5, "gold") +
    line("M23.5 77h3M22 83h3M21.5 89h3", 1.3),
} as const;
