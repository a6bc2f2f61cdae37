/** From the Paperboy to the Lawyer; the Editor is on the back of the Lawyer's card. */

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
  whiskers,
} from "./parts";

export const SECOND = {
  paperboy:
    shoulders("wood-2") +
    paint("cream", "M38 67l10 9 10-9 4 5-14 11-14-11z", 2) +
    band("M24 71 62 98", 8, "dark") +
    head("soft") +
    features({ mouth: "M43.5 56.5q4.5 4.5 9 0" }) +
    line("M38.5 51.5h.1M41 53h.1M55.5 53h.1M58 51.5h.1", 1.4, "wood-2") +
    paint("wood", "M33 46c-1-4 0-7 1-9h28c1 2 2 5 1 9-2-1-3-3-4-5H37c-1 2-2 4-4 5z", 2) +
    paint("stone-2", "M27 33c-1-12 8-19 21-19s22 7 21 19c-2 4-8 5-21 5s-19-1-21-5z") +
    line("M48 14c-5 6-7 12-7 18M48 14c5 6 7 12 7 18M45 13.5h6", 1.4) +
    paint("stone", "M29 35c8-4 30-4 38 0 2 3 1 6-2 6-11-4-23-4-34 0-3 0-4-3-2-6z", 2) +
    paint("white", "M61 61l26-8 6 32-26 8z") +
    line("M66 65l18-5.5", 3) +
    line("M67.5 71l8-2.5M69 76l8-2.5M79 67.5l6-2M80 72.5l6-2M81.5 78l6-2M70 83l18-5.5", 1.4),
  indian:
    paint("white", "M60 27C63 13 73 5 84 3c0 10-6 22-18 28z", 2) +
    line("M61 29 81 8", 1.4) +
    paint("red", "M77 5.5C80 4 82.5 3.2 84 3c0 3-.6 5.5-1.6 8.5z", 1.5) +
    shoulders("wood") +
    line("M18 82l4 15M27 77l3 20M78 82l-4 15M69 77l-3 20", 1.3) +
    paint(
      "black",
      "M31 42c-5 10-5 21-3 32 1 7 5 12 7 18 4-2 5-7 4-12-4-10-5-24-4-38zM65 42c5 10 5 21 3 32-1 7-5 12-7 18-4-2-5-7-4-12 4-10 5-24 4-38z",
      2,
    ) +
    head("square", "skin-2", "wood-2") +
    features({ mouth: "M43.5 58q4.5 1.2 9 0" }) +
    paint("black", "M31 50c-3-18 4-28 17-28s20 10 17 28c-2-3-3-7-3-11-6-3-10-7-14-12-4 5-8 9-14 12 0 4-1 8-3 11z", 2) +
    line("M48 23v4", 1.2, "stone-2") +
    paint("red", "M32 36c10-4 22-4 32 0l.5 5c-10-4-23-4-33 0z", 2) +
    line("M38 37.8l2-2 2 1.4M46 36.4l2-1.8 2 1.8M54 37.2l2-1.4 2 2", 1.5, "gold") +
    line("M29.5 72h8M58.5 72h8M31 77h7.5M57.5 77H65", 2.2, "red") +
    paint(
      "white",
      "M40 69c5 3 11 3 16 0l1.5 4.5c-6 3.5-13 3.5-19 0zM37.5 77c7 4 14 4 21 0l1.5 4.5c-8 4.5-16 4.5-24 0z",
      1.6,
    ) +
    line("M44 70.5v4M48 71v4.5M52 70.5v4M42 79v4.5M48 80v5M54 79v4.5", 1.2),
  governor:
    shoulders("black") +
    front("cream") +
    collar() +
    paint("black", "M45 76h6l1 5-4 16-4-16z", 1.6) +
    paint("red", "M20 73l11-5 44 29H56z") +
    line("M26 71.5 65 97", 1.4, "gold") +
    line("M74 74v7", 4, "red") +
    paint("gold", "M74 80a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z", 2) +
    head("square") +
    features({ mouth: "M44 58.5h8", brow: 0.6 }) +
    paint(
      "stone",
      "M33 41c-4 8-3 18 2 22 4 4 8 5 13 5s9-1 13-5c5-4 6-14 2-22-2 5-2 12-5 16-3 4-6 5.5-10 5.5S41 61 38 57c-3-4-3-11-5-16z",
      2,
    ) +
    paint("stone", "M31 44c-5-16 6-25 18-25s19 10 16 25c-3-2-4-6-4-9-5-4-9-5-15-4-5 1-9 2-11 5 0 3-1 6-4 8z") +
    line("M38 30q7-5 16-4M46 24q8-2 13 4", 1.2),
  teacher:
    shoulders("green-2") +
    paint("white", "M38 65l10 6 10-6 3 9-13 7-13-7z", 2) +
    line("M41 70l-1 5M48 73v6M55 70l1 5", 1.1) +
    paint("red", "M48 78a4 4.5 0 1 1 0 9 4 4.5 0 0 1 0-9z", 2) +
    paint("wood-2", "M37 17a11 9 0 1 1 22 0 11 9 0 0 1-22 0z") +
    line("M42 18q6-6 12 0M41 13q7-4 14 1", 1.2) +
    head("soft") +
    paint("wood-2", "M31 50c-3-18 4-28 17-28s20 10 17 28c-3-2-4-7-4-11-6-1-11-5-13-10-2 5-7 9-13 10 0 4-1 9-4 11z", 2) +
    features({ lips: true }) +
    glasses() +
    paint("red-2", "M8 97V77l24 3 3 17z") +
    paint("cream", "M8 77l3-4 24 3-3 4z", 2) +
    line("M14 87l12 1.5M14 92l8 1", 1.4, "gold"),
  lawyer:
    shoulders("black") +
    front("white") +
    paint("stone-2", "M36 83l12 5 12-5-4 14H40z", 2) +
    collar() +
    paint("black", "M48 77l-8-4-2 10zM48 77l8-4 2 10zM47 78l-3 12 4-3 4 3-3-12z", 1.6) +
    head("long") +
    features({ mouth: "M44 59h8", brow: 0.6 }) +
    whiskers("dark") +
    hair("dark") +
    line("M76 54v38M62 61h28M69 93h14", 4.5) +
    line("M76 54v38M62 61h28M69 93h14", 1.8, "gold") +
    paint("gold", "M55 77l7-15 7 15c-3 5-11 5-14 0zM83 77l7-15 7 15c-3 5-11 5-14 0z", 2) +
    paint("black", "M56 76l6-12 6 12zM84 76l6-12 6 12z", 1.2),
  editor:
    shoulders("cream") +
    line("M18 84v12M25 78v18M78 84v12M71 78v18", 1.2) +
    collar() +
    paint("dark", "M30 75l6-7 12 12 12-12 6 7-3 22H33z", 2) +
    bow("red") +
    band("M12 86l13-5M84 86l-13-5", 6, "red") +
    head("long") +
    hair("wood-2") +
    features({ mouth: "M44.5 60q3.5 1.5 7 0" }) +
    glasses() +
    moustache("wood-2") +
    paint("green", "M24 41c4-8 13-11 24-11s20 3 24 11c-7 2-14-1-24-1s-17 3-24 1z") +
    paint("green-2", "M31 32q17-6 34 0l-1-4q-16-5-32 0z", 2) +
    paint("white", "M61 45C76 40 87 27 91 9 76 15 65 28 60 42z", 2) +
    line("M60 46 85 18M70 34l8-1M76 27l7-2", 1.4),
} as const;
