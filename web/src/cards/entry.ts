/** The card game's entry: what the screens around the table need to know of it. */

import type { Config, Game } from "../games";
import { capital, count, list } from "../home/game_words";
import { person } from "../home/opening";
import { say } from "../lib/words.svelte";

function inWords(config: Config): string[] {
  const virtual = list(config["virtual"]);
  const told = [say("web-home-players", { count: count(config["players"]) })];
  for (const level of new Set(virtual)) {
    const many = virtual.filter((other) => other === level).length;
    told.push(say("web-home-virtual", { count: many, level: say(`cards-level-${level}`) }));
  }
  if (typeof config["deck"] === "object") told.push(say("web-home-own-deck"));
  return told.map(capital);
}

function sourceIds(_: unknown, code: string): string[] {
  const building = code.replace(/-(ranches|mines|symbols|buildings)$/, "");
  return [`cards-character-${code}.about`, `cards-kind-${building}.about`];
}

export const cards: Game = {
  preset: "solo", // against three virtual players
  quick: (name) => [person(name)],
  sign: "bank",
  setup: () => import("../home/SetupCards.svelte"),
  presetsCount: true,
  inWords,

  letter: "C",
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
  glossary: { prefix: "cards-", sides: ["about"], more: [] },

  table: () => import("./at_table"),
  hasSecrets: () => true,

  sharesPlaces: true, // nothing decides between equal points (C4.8)
  pointsChart: "score",
  sourceIds,
};
