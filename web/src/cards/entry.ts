/** The card game's entry: what the screens around the table need to know of it. */

import type { Game } from "../games";
import { bots, person } from "../home/setup/opening";
import { FIRST_TABLE } from "../lib/bots";

export const cards: Game = {
  preset: "friends",
  quick: (name) => [person(name), ...bots(FIRST_TABLE, [name])],
  sign: "bank",
  setup: () => import("../home/setup/games/SetupCards.svelte"),
  presetsCount: true,

  letter: "C",
  lastChapters: [],
  steps: [
    ["goal", { building: "church" }],
    ["market", { building: "general-store" }],
    ["bid", { icon: "auction" }],
    ["take", { icon: "first" }],
    ["city", { building: "house" }],
    ["characters", { portrait: "governor" }],
    ["score", { icon: "points" }],
    ["virtual", { icon: "bot" }],
  ],
  rulebook: () => import("./rulebook/book"),

  table: () => import("./at_table"),
  guide: () => import("./guide/guiding") as unknown as ReturnType<Game["guide"]>,

  chance: "draws",
  sharesPlaces: true, // nothing decides between equal points (C4.8)
  pointsChart: "score",
};
