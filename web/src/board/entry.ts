/** The board game's entry: what the screens around the table need to know of it. */

import type { Game } from "../games";
import { bots, person } from "../home/setup/opening";
import { FIRST_TABLE } from "../lib/bots";

export const board: Game = {
  preset: "first-game",
  quick: (name) => [person(name), ...bots(FIRST_TABLE, [name])],
  sign: "saloon",
  setup: () => import("../home/setup/games/SetupBoard.svelte"),
  presetsCount: false,

  letter: "B",
  lastChapters: [1],
  steps: [
    ["goal", { building: "city-hall" }],
    ["character", { portrait: "sheriff", side: "Y" }],
    ["cowboys", { cowboy: 0 }],
    ["track", { icon: "road" }],
    ["duel", { die: 5 }],
    ["build", { building: "saloon" }],
    ["end", { building: "bank" }],
    ["screen", { icon: "hint" }],
  ],
  rulebook: () => import("./rulebook/book"),

  table: () => import("./at_table"),
  guide: () => import("./guide/guiding") as unknown as ReturnType<Game["guide"]>,
  roundSummary: () => import("./scenes/RoundSummary.svelte"),

  chance: "dice",
  sharesPlaces: false, // who passed earlier is before the others (B8.5)
  pointsChart: "points",
};
