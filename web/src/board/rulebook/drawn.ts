/** What the engine has written for the rulebook (`tools/web_rulebook.py`): nothing here is worked out in the page. */

import type { Part } from "../../table/table";
import type { Parcel } from "../view";
import written from "./drawn.json";

export interface Fighter {
  seat: number;
  roll: number;
  firepower: number;
  parts: Part[];
  total: number;
  /** In how many of all throws he wins. */
  wins: number;
}

/** What a picture tells: how much, and of what it is made. */
export type Told =
  | { tells: "income"; place: string; kind: string; total: number; parts: Part[]; taken?: number; left?: number }
  | { tells: "price"; place: string; total: number; parts: Part[] }
  | { tells: "duel"; place: string; fighters: Fighter[]; throws: number; winner: number }
  | { tells: "attack"; seat: number; open: string[]; safe: string[] }
  | { tells: "firepower"; seat: number; total: number; parts: Part[] }
  | { tells: "station"; place: string; symbols: number; total: number };

export interface Drawn {
  /** The parcels at the upper left and the lower right. */
  from: string;
  to: string;
  town: Parcel[];
  roads: string[];
  course?: string[];
  outlaws?: string[];
  tells: Told[];
}

export interface KindFacts {
  name: string;
  tiles: number;
  symbols: number;
  revolvers: number;
  /** The most that it pays; 0 if there is no such limit. */
  highest: number;
}

export interface CharacterFacts {
  name: string;
  number: number;
  sides: { side: string; limit: number }[];
}

export interface EditionRow {
  row: string;
  first: unknown;
  "big-box": unknown;
}

interface Written {
  box: {
    kinds: KindFacts[];
    characters: CharacterFacts[];
    /** Spaces where cowboys go, and all steps of resolving in their order. */
    spaces: string[];
    steps: string[];
    variants: string[];
    extras: string[];
    editions: EditionRow[];
  };
  drawings: Record<string, Drawn>;
}

const { box, drawings } = written as unknown as Written;
export const BOX = box;
export const DRAWINGS = drawings;
