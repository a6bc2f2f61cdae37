/** The chapters of the card game's rulebook: which rulings have the whole of what a paragraph says, and the pictures below it. */

import type { Chapter } from "../../home/rules/book";
import { KINDS } from "../view";

const NO_BUILDINGS = ["empty", "house", "townhouse", "mountain"];

/** An example of what each building scores. */
export const EXAMPLES = KINDS.filter((kind) => !NO_BUILDINGS.includes(kind));

export const CHAPTERS: readonly Chapter[] = [
  {
    name: "aim",
    paragraphs: [
      { name: "goal", rulings: ["C1.3"] },
      { name: "people", rulings: ["C1.1", "C1.2"] },
    ],
  },
  {
    name: "round",
    paragraphs: [
      { name: "reveal", rulings: ["C1.3", "C2.1"] },
      { name: "bid", rulings: ["C2.3"] },
      { name: "order", rulings: ["C2.4", "C1.2"], drawings: ["bids"] },
      { name: "take", rulings: ["C2.6", "C2.8"] },
      { name: "eras", rulings: ["C2.9"] },
    ],
  },
  {
    name: "city",
    paragraphs: [
      { name: "size", rulings: ["C3.1"] },
      { name: "lay", rulings: ["C3.2", "C3.3"], drawings: ["lay"] },
      { name: "outlaws", rulings: ["C3.5", "C4.5"] },
    ],
  },
  {
    name: "characters",
    paragraphs: [
      { name: "powers", rulings: ["C2.2", "C2.10"] },
      { name: "early", rulings: ["C2.7"] },
      { name: "sales", rulings: ["C3.4"] },
      { name: "points", rulings: ["C4.6", "C4.10", "C4.11"] },
    ],
  },
  {
    name: "score",
    paragraphs: [
      { name: "symbols", rulings: ["C4.1"] },
      { name: "kinds", rulings: ["C4.2", "C4.3", "C4.4"], drawings: EXAMPLES },
      { name: "whole", rulings: ["C4.9"], drawings: ["whole"] },
      { name: "win", rulings: ["C4.8"] },
    ],
  },
  {
    name: "virtual",
    paragraphs: [
      { name: "take", rulings: ["C1.4", "C2.5"] },
      { name: "score", rulings: ["C4.7"] },
      { name: "deck", rulings: ["C5.1"] },
    ],
  },
];
