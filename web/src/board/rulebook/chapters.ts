/** The chapters of the board game's rulebook: which rulings have the whole of what a paragraph says, and the pictures below it. */

import type { Chapter } from "../../home/rules/book";

/** An example of what each building pays or does. */
export const EXAMPLES = [
  "ranch",
  "mine",
  "drugstore",
  "bank",
  "saloon",
  "hotel",
  "general-store",
  "blacksmith",
  "church",
  "prison",
  "school",
  "city-hall",
  "station",
] as const;

export const CHAPTERS: readonly Chapter[] = [
  {
    name: "aim",
    paragraphs: [
      { name: "goal", rulings: ["B8.3"] },
      { name: "round", rulings: ["B4.1", "B4.2", "B5.1", "B8.1"] },
      { name: "mix", rulings: ["B1.2", "B1.3", "B10.1"] },
    ],
  },
  {
    name: "start",
    paragraphs: [
      { name: "town", rulings: ["B2.1", "B2.2", "B2.7", "B3.2"], drawings: ["map"] },
      { name: "you", rulings: ["B3.1", "B2.6", "B3.4"] },
      { name: "land", rulings: ["B3.3", "B2.8"] },
    ],
  },
  {
    name: "characters",
    paragraphs: [
      { name: "take", rulings: ["B4.1", "B2.8"] },
      { name: "three", rulings: ["B4.2", "B8.2"] },
      { name: "sides", rulings: ["B1.3", "B1.4"] },
    ],
  },
  {
    name: "cowboys",
    paragraphs: [
      { name: "turn", rulings: ["B4.2", "B2.9"] },
      { name: "where", rulings: ["B4.3", "B4.4", "B4.5"] },
      { name: "means", rulings: ["B4.9"] },
      { name: "pass", rulings: ["B4.2", "B2.8"] },
    ],
  },
  {
    name: "track",
    paragraphs: [
      { name: "order", rulings: ["B5.1"], drawings: ["track"] },
      { name: "after", rulings: ["B5.2"] },
      { name: "points", rulings: ["B4.7"] },
    ],
  },
  {
    name: "land",
    paragraphs: [
      { name: "price", rulings: ["B5.3", "B5.4", "B2.3"], drawings: ["price"] },
      { name: "roads", rulings: ["B2.4", "B2.5"] },
    ],
  },
  {
    name: "building",
    paragraphs: [
      { name: "needs", rulings: ["B5.5", "B5.8"] },
      { name: "house", rulings: ["B5.6", "B5.14"] },
      { name: "townhouse", rulings: ["B5.6"], drawings: ["townhouse"] },
      { name: "keep", rulings: ["B5.7", "B7.8"] },
      { name: "bag", rulings: ["B5.15", "B8.1"] },
    ],
  },
  {
    name: "duels",
    paragraphs: [
      { name: "roll", rulings: ["B6.2", "B6.8"] },
      { name: "firepower", rulings: ["B6.1"], drawings: ["duel"] },
      { name: "order", rulings: ["B5.12", "B6.3"] },
    ],
  },
  {
    name: "income",
    paragraphs: [
      { name: "symbols", rulings: ["B7.1"] },
      { name: "attack", rulings: ["B4.6", "B4.10", "B6.3", "B6.4"], drawings: ["attack"] },
      { name: "sum", rulings: ["B7.4", "B7.5", "B7.6"] },
      { name: "examples", rulings: ["B7.2", "B7.7"], drawings: EXAMPLES },
    ],
  },
  {
    name: "end",
    paragraphs: [
      { name: "round", rulings: ["B8.1"] },
      { name: "limit", rulings: ["B8.2"] },
      { name: "game", rulings: ["B8.3", "B8.4"] },
      { name: "tie", rulings: ["B8.5"] },
    ],
  },
  { name: "variants", paragraphs: [{ name: "more", rulings: ["B10.1", "B10.8", "B10.9"] }] },
];
