/** What the engine has written for the rulebook (`tools/web_rulebook.py`): nothing here is worked out in the page. */

import type { Part } from "../../table/table";
import type { CityView, Kind } from "../view";
import written from "./drawn.json";

export type Drawn =
  | { tells: "score"; city: CityView; score: { total: number; parts: Part[] } }
  /** A card at some places, each allowed or against a ruling. */
  | { tells: "lay"; city: CityView; card: Kind[]; tries: { way: string; place: string; ruling: string | null }[] }
  /** Bids in the order in which they choose, and the signs of the back that decides between equal ones. */
  | { tells: "order"; bids: { seat: number; sign: string; bid: number }[]; signs: string[] };

interface Written {
  box: { kinds: Kind[]; characters: string[] };
  drawings: Record<string, Drawn>;
}

const { box, drawings } = written as unknown as Written;
export const BOX = box;
export const DRAWINGS = drawings;
