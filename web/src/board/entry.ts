/** The board game's entry: what the screens around the table need to know of it. */

import type { Config, Game } from "../games";
import { capital, castName, count, list } from "../home/game_words";
import { bots, person } from "../home/opening";
import { say } from "../lib/words.svelte";
import type { GameView } from "../table/table";

const USUAL_MOUNTAINS = 9;
const EXTRA_BUILDINGS = 5;
const SECRET_VARIANTS = ["might-is-right", "new-beginning"];

/** The spaces of the track, in the order of play. */
// prettier-ignore
const SPACES = [
  "wages", "ammunition", "roads-3", "roads-1", "building-12", "building-3", "parcels-income", "cowboys-income", "gambling", "parcels-vp",
  "buildings-vp", "cowboys-vp", "vp-5", "vp-4", "vp-3", "vp-2",
];
const VARIANTS = ["new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses", "losers-choice"];

// Second sides with a name of their own.
const SECOND_SIDES: Record<string, string> = { editor: "character-lawyer.R", undertaker: "character-doctor.R" };

function inWords(config: Config): string[] {
  const variants = list(config["variants"]);
  const buildings = list(config["extra_buildings"]);
  const mountains = count(config["mountains"]);
  const cast = castName(list(config["characters"]));
  const told = [
    say(`edition-${String(config["edition"])}`),
    say("web-home-players", { count: count(config["players"]) }),
    say(`web-home-cast-${cast}`),
    ...variants.map((name) => say(`variant-${name}`)),
  ];
  if (buildings.length === EXTRA_BUILDINGS) told.push(say("web-home-all-buildings"));
  else told.push(...buildings.map((name) => say(`kind-${name}`)));
  if (list(config["river"]).length) told.push(say("web-home-own-river"));
  if (mountains !== USUAL_MOUNTAINS) told.push(say("web-home-mountains", { count: mountains }));
  if (config["data"]) told.push(say("web-home-own-figures"));
  return told.map(capital);
}

function sourceIds(view: GameView | null, code: string): string[] {
  const cards = (view as { characters?: { name: string; side: string }[] } | null)?.characters ?? [];
  const card = cards.find(({ name }) => name === code);
  const character = card ? `character-${code}.${card.side}` : SECOND_SIDES[code];
  return [`place-${code}.about`, `variant-${code}.about`, ...(character ? [character] : []), `kind-${code}.about`];
}

export const board: Game = {
  preset: "first-game",
  quick: (name) => [person(name), ...bots(3, [name])],
  sign: "saloon",
  setup: () => import("../home/SetupBoard.svelte"),
  presetsCount: false,
  inWords,

  letter: "B",
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
  glossary: {
    prefix: "",
    sides: ["Y", "R"],
    more: [
      { title: "web-home-glossary-spaces", prefix: "place-", names: SPACES },
      { title: "web-home-variants", prefix: "variant-", names: VARIANTS },
    ],
  },

  table: () => import("./at_table"),
  hasSecrets: (config) => list(config["variants"]).some((variant) => SECRET_VARIANTS.includes(variant)),

  sharesPlaces: false, // who passed earlier is before the others (B8.5)
  pointsChart: "points",
  sourceIds,
};
