/** From Father Christmas to the Heroes. */

import { REVOLVER } from "../art/revolver";
import { band, collar, features, front, head, kerchief, line, moustache, paint, shoulders, stetson } from "./parts";

export const THIRD = {
  "father-christmas":
    shoulders("red") +
    paint("white", "M7 97c0-6 1-11 4-16l9 5-2 11zM89 97c0-6-1-11-4-16l-9 5 2 11z") +
    head("plain") +
    features({ mouth: "" }) +
    paint("red flat", "M37 51a3 2.5 0 1 1 0 4 3 2.5 0 0 1 0-4zM59 51a3 2.5 0 1 1 0 4 3 2.5 0 0 1 0-4z") +
    paint(
      "white",
      "M33 42c1 7 3 10 7 11.5 2.5-2 5.5-2 8-.5 2.5-1.5 5.5-1.5 8 .5 4-1.5 6-4.5 7-11.5 6 14 5 32-3 42-4 4-8 6-12 9-4-3-8-5-12-9-8-10-9-28-3-42z",
    ) +
    paint("red-2", "M44 59q4 3.5 8 0-1 4-4 4t-4-4z", 1.5) +
    moustache("white") +
    line("M42 68c-1 6 0 11 2 16M54 68c1 6 0 11-2 16M48 67v20M36 62c-1 6-1 10 1 15M60 62c1 6 1 10-1 15", 1.2) +
    paint("red", "M30 34c0-14 8-22 20-22 14 0 25 8 29 26l-8 4c-2-8-4-10-7-12v6z") +
    line("M52 14c8 3 14 8 18 17", 1.3) +
    paint("white", "M75 37a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z") +
    paint("white", "M29 32c12-5 26-5 38 0 3 3 3 8 0 10-12-4-26-4-38 0-3-2-3-7 0-10z"),
  prospector:
    band("M12 97 26 20", 6.5, "wood") +
    paint("stone", "M4 24c8-10 26-12 44 0-14-4-24-3-30 2z", 2) +
    shoulders("blue-2") +
    front("red") +
    line("M29 70l5 27M67 70l-5 27", 5) +
    head("plain") +
    features({ mouth: "" }) +
    paint(
      "stone",
      "M34 43c1 6 3 9 6.5 10.5 2-1 5-1.5 7.5-.5 2.5-1 5.5-.5 7.5.5C59 52 61 49 62 43c4 12 3 25-2 33-3 5-7 7-12 12-5-5-9-7-12-12-5-8-6-21-2-33z",
      2,
    ) +
    paint("red-2", "M44.5 58.5q3.5 2.5 7 0-1 3-3.5 3t-3.5-3z", 1.3) +
    moustache("stone") +
    line("M41 66c-1 6 0 9 2 13M55 66c1 6 0 9-2 13M48 65v16M36 61v9M60 61v9", 1.2) +
    paint("wood", "M30 38c-1-10 3-22 12-23 4 0 5 4 9 3 9-2 15 8 15 20z") +
    line("M31 34c11 3 23 3 35 0", 2) +
    paint("wood", "M11 41c6-7 13-7 20-5 11 2 22 2 33 0 8-2 17-7 23 1-7 6-18 9-38 9S17 47 11 41z") +
    line("M56 21l5 5M36 29l4-3", 1.4) +
    paint("stone-2", "M50 83h46c-2 9-9 15-23 15S52 92 50 83z") +
    paint("gold", "M59 83c0-4 5-6 7-3 1-5 8-5 9 0 3-3 8-1 8 3z", 1.8),
  gunsmith:
    shoulders("cream") +
    line("M18 82v14M25 77v20M78 82v14", 1.2) +
    collar() +
    paint("wood-2", "M31 79h34l3 18H28z") +
    band("M32 79l-5-11M64 79l5-11", 6, "wood-2") +
    head("square") +
    features({ mouth: "", brow: 0.8 }) +
    paint("black", "M33 47c-2-4-2-9 0-13 3 3 3 9 3 12zM63 47c2-4 2-9 0-13-3 3-3 9-3 12z", 1.6) +
    moustache("black") +
    band("M33.5 34c9-4 20-4 29 0", 6, "dark") +
    paint("gold", "M41 32.5a4.5 4.5 0 1 1 0 .1zM54.5 32.5a4.5 4.5 0 1 1 0 .1z", 2) +
    paint("water", "M38.5 32.5a2.2 2.2 0 1 1 0 .1zM57 32.5a2.2 2.2 0 1 1 0 .1z", 1.2) +
    `<g transform="translate(42 60) rotate(-16 24 24) scale(.94)">${REVOLVER}</g>`,
  singer:
    paint("wood-2", "M27 52c-6-22 4-39 21-39s27 17 21 39c5 6 3 15-4 18H31c-7-3-9-12-4-18z") +
    line("M29 58q-3 5 2 9M67 58q3 5-2 9M31 48q-4 5-1 9M65 48q4 5 1 9", 1.3) +
    paint("skin", "M8 97c0-15 10-24 28-28l12 5 12-5c18 4 28 13 28 28z") +
    paint("red", "M11 97c2-8 6-13 13-14 9 0 16 3 24 10 8-7 15-10 24-10 7 1 11 6 13 14z") +
    paint(
      "white",
      "M12 92c3-8 8-10 13-10 9 0 16 4 23 11 7-7 14-11 23-11 5 0 10 2 13 10-5-3-9-4-13-3-9 0-15 3-23 9-8-6-14-9-23-9-4-1-8 0-13 3z",
      1.6,
    ) +
    head("soft") +
    features({ lips: true }) +
    line("M56.5 54v.1", 2) +
    paint("wood-2", "M32 48c-3-14 4-25 16-25s19 11 16 25c-2-2-3-6-3-10-8 1-15-3-19-8-2 4-4 7-7 8 0 4-1 8-3 10z", 2) +
    line("M42 29q3 5 9 6M46 25q5 6 12 7", 1.2) +
    paint("black", "M40.5 68c5 2 10 2 15 0v4c-5 2-10 2-15 0z", 1.5) +
    paint("gold", "M48 71a2.5 3 0 1 1 0 6 2.5 3 0 0 1 0-6z", 1.5) +
    line("M32.5 56v3M63.5 56v3", 4) +
    line("M32.5 56v3M63.5 56v3", 2, "gold") +
    paint("blue", "M57 25C55 12 66 3 80 6c4 9-4 20-19 23z", 2) +
    line("M59 27C65 20 71 14 78 9M66 20l1-6M71 15l6 0", 1.2),
  cowboy:
    shoulders("blue") +
    line("M16 84h22M13 91h24M80 84H58M83 91H59M22 77v20M31 74v23M74 77v20M65 74v23", 1.1) +
    kerchief("red") +
    head("square") +
    features({ mouth: "M43 57.5q5 3 9.5-.5" }) +
    line("M52 57.5l10 4", 1.6) +
    line("M61 61l3 1", 2.4, "gold") +
    stetson("cream", "wood-2") +
    band("M75 64c10 0 16 7 16 16s-7 15-15 15-15-6-15-15c0-8 5-15 14-16z", 6, "gold") +
    band("M71 68c9 0 15 6 15 15s-6 14-14 14-15-5-15-14 5-15 14-15z", 6, "gold"),
  heroes:
    '<g transform="translate(30 4) scale(.72)">' +
    paint("wood-2", "M31 40c-7 12-8 26-4 36l12-4V40zM65 40c7 12 8 26 4 36l-12-4V40z") +
    shoulders("red-2") +
    kerchief("cream") +
    head("soft") +
    features({ lips: true }) +
    stetson("gold", "red") +
    '</g><path class="red-2 flat" d="M37 71h55v21l-3 3H37z"/><path d="M36 73v24M93 72v20" stroke-width="2"/><g transform="translate(-1 21) scale(.8)">' +
    shoulders("blue-2") +
    kerchief("gold") +
    head("square") +
    features({ mouth: "M43.5 58q4.5 2.5 9-.5" }) +
    paint("black", "M33 42c10 3 20 3 30 0v7c-4 2.5-9 2-12-2h-6c-3 4-8 4.5-12 2z", 1.6) +
    line("M41.5 46h1M53.5 46h1", 3, "white") +
    stetson("white", "black") +
    "</g>",
} as const;
