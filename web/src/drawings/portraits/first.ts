/** The first seven characters. */

import { star } from "../art/strokes";
import {
  band,
  bow,
  collar,
  features,
  front,
  head,
  kerchief,
  line,
  moustache,
  paint,
  scarf,
  shoulders,
  stetson,
  tall,
  whiskers,
} from "./parts";

export const FIRST = {
  sheriff:
    shoulders("dark") +
    front("cream") +
    kerchief("red") +
    head("square") +
    features({ mouth: "", brow: 0.6 }) +
    moustache("stone") +
    stetson("wood", "wood-2") +
    paint("gold", star(73, 84, 11)) +
    line("M73 80v8M69.5 83l7 2", 1),
  banker:
    shoulders("black") +
    front("red-2") +
    collar() +
    bow("black") +
    line("M48 86v.1M48 92v.1", 3) +
    head("plain") +
    whiskers("stone") +
    features({ mouth: "M44 58q4 1.5 8-.5" }) +
    '<circle cx="54" cy="46.5" r="5" stroke-width="1.8"/>' +
    line("M58.5 49c1.5 8 1 14-1.5 20", 1.2) +
    band("M50 85c5 6 13 6 18 1", 4.6, "gold") +
    tall("black", 28, "red"),
  grocer:
    paint("dark", "M59 57c5-6 14-4 15 3s-6 11-12 9-7-8-3-12z") +
    line("M64 60q4-3 7 1M63 65q4 2 8-1", 1.2) +
    paint("dark", "M29 55c-5-17-2-34 19-34s24 17 19 34l-5 3-14-2-14 2z") +
    shoulders("green") +
    line("M18 80v16M25 74v22M78 80v16M71 74v22", 1.2) +
    collar() +
    bow("red") +
    paint("white", "M33 83h30l2 14H31z") +
    band("M33 83l-5-14M63 83l5-14", 5.5, "white") +
    line("M39 91h18v6", 1.5) +
    head("soft") +
    features({ lips: true }) +
    paint("dark", "M30 54c-5-19 2-33 18-33s23 14 18 33c-4-2-5-9-5-15-8 0-15-3-19-9-1 5-4 9-7 10 0 6-1 12-5 14z", 2) +
    line("M42 30q3-4 8-6M46 34q6-2 8-9M33 47q-1-7 1-11M63 47q1-7-1-11", 1.2) +
    paint("gold", "M60 42l15-9 1.5 2.5L62 45z", 1.6) +
    line("M75 33l3-1", 2),
  "chinese-worker":
    band("M80 97 67 22", 7, "wood") +
    paint("stone", "M42 26c8-12 28-17 46-6-12-2-23 0-29 6z") +
    shoulders("blue") +
    paint("blue-2", "M39 68l9 8 9-8 3 3-9 10v16h-5V81L36 71z", 2) +
    line("M51 85h9M51 92h9", 2) +
    head("plain") +
    features() +
    paint("gold", "M12 38 48 8l36 30c-9 5-22 7-36 7s-27-2-36-7z") +
    '<path class="hatch" d="M48 9 34 43M48 9l14 34M48 9v35M48 9 22 41M48 9l26 32" stroke-width="1.3"/>',
  settler:
    paint("cream", "M5 62c0-34 19-54 43-54s43 18 43 50v30H5z") +
    line("M12 30c14-18 58-20 74-2M7 44C20 18 74 16 89 42", 1.3) +
    shoulders("blue") +
    paint("cream", "M29 69l19 13 19-13 7 7-26 19-26-19z") +
    paint("wood", "M29 50c-4 8-3 16 1 22l6-2-1-20zM67 50c4 8 3 16-1 22l-6-2 1-20z") +
    head("soft") +
    features({ lips: true }) +
    paint("wood", "M33 45c-1-12 5-19 15-19s16 7 15 19c-3-3-4-6-5-9-4 2-7 1-10-2-3 3-6 4-10 2-1 3-2 6-5 9z", 2) +
    paint("red", "M26 52C20 26 30 12 48 12s28 14 22 40l-6-6c1-13-5-21-16-21s-17 8-16 21z") +
    paint("white", "M29 51c-4-21 3-33 19-33s23 12 19 33l-4-5c1-14-5-21-15-21s-16 7-15 21z", 1.8) +
    line("M30 44l4-1M31 36l4 1M35 28l3 3M43 22l1.5 3.5M53 22l-1.5 3.5M61 28l-3 3M65 36l-4 1M66 44l-4-1", 1.2) +
    paint("red", "M48 76l-9-4-3 7 9 1zM48 76l9-4 3 7-9 1z", 1.6),
  captain:
    shoulders("blue") +
    paint("gold", "M8 83c4-8 10-12 19-13l3 7c-8 1-14 4-17 10zM88 83c-4-8-10-12-19-13l-3 7c8 1 14 4 17 10z", 2) +
    line("M12 86l-3 8M17 82l-3 8M84 86l3 8M79 82l3 8", 1.5, "gold-2") +
    paint("gold", "M41 86h.1M55 86h.1M41 93h.1M55 93h.1", 4.5) +
    line("M41 86h.1M55 86h.1M41 93h.1M55 93h.1", 2.5, "gold") +
    scarf("gold") +
    head("square") +
    features({ mouth: "", brow: 0.8 }) +
    moustache("wood-2") +
    paint("wood-2", "M45 60h6l-3 8z", 1.5) +
    stetson("blue-2", "gold") +
    line("M42 20l12 8M54 20l-12 8", 2, "gold"),
  mercenary:
    band("M17 97 11 26", 6, "stone-2") +
    paint("wood-2", "M12 58l8-1 5 40H14z", 2) +
    shoulders("wood") +
    band("M27 69 62 98", 10, "dark") +
    band("M69 69 34 98", 10, "dark") +
    line("M32 72l-2.5 3M37 76l-2.5 3M42 80.5l-2.5 3M64 72l2.5 3M59 76l2.5 3M54 80.5l2.5 3M48 86v3", 2.4, "gold") +
    scarf("red") +
    head("square") +
    '<path class="hatch" d="M37 56l2 3M40 59l2 2M59 56l-2 3M56 59l-2 2M46 62h4M43.5 61h1M51.5 61h1M38 53l1 2M58 53l-1 2" stroke-width="1.3"/>' +
    features({ brow: 2, mouth: "M43.5 58.5h9" }) +
    line("M57.5 49l2.5 8", 1.5) +
    stetson("black", "red"),
} as const;
