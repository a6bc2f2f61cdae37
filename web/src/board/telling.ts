/** Numbers with their parts in words, and names: what hovering over things tells. Sentences of the game itself come from the server. */

import { say, words } from "../lib/words.svelte";
import { nameAt } from "../table/naming";
import type { Part, Table } from "../table/table";
import { sideParcels } from "./town/geometry";
import type { Tile } from "./view";

export function dollars(amount: number): string {
  return say("dollars", { amount });
}

/** More or less of something, with its sign. */
export function more(amount: number): string {
  return say(amount < 0 ? "dollars-less" : "dollars-more", { amount: Math.abs(amount) });
}

/** Each part of a number: "3 Houses x $5". */
export function partTexts(parts: readonly Part[], money = true): string[] {
  return counted(parts).map((part) =>
    part[2] < 0 ? say("web-board-less", { part: partText(part, money) }) : partText(part, money),
  );
}

/** The parts as a sum: "the space $12 − character $6". */
export function sumText(parts: readonly Part[], money = true): string {
  return counted(parts)
    .map((part, index) => (part[2] < 0 ? " − " : index > 0 ? " + " : "") + partText(part, money))
    .join("")
    .trim();
}

const counted = (parts: readonly Part[]) => parts.filter(([, count, each]) => count * each);

function partText([reason, count, each]: Part, money: boolean): string {
  const amount = (value: number) => (money ? dollars(Math.abs(value)) : `${Math.abs(value)}`);
  return say(`part-${reason}.sum`, { count, each: amount(each), amount: amount(count * each) });
}

/** A building space is called by the tile that lies there, or lay there then, where one knows what it is. */
export function placeName(place: string, tiles: readonly Tile[], lies?: string): string {
  const tile = tiles.find(({ space }) => space === place);
  const kind = lies ?? tile?.kind;
  if (tile && kind !== undefined) return say("place-tile", { kind: kindName(kind), price: tile.price });
  return words.has(`place-${place}`) ? say(`place-${place}`) : place;
}

/** Where a road lies: `d5n` is between d5 and d6, `d8n` at the rim on the north side of d8. */
export function roadPlace(side: string): string {
  const [first, second] = sideParcels(side);
  return second ? say("road-between", { first: first!, second }) : say(`road-rim-${side[2]}`, { parcel: first! });
}

/** At the beginning of a line. */
export function kindName(kind: string): string {
  const name = say(`kind-${kind}`);
  return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
}

export function characterText(name: string, side: string): string {
  return words.has(`character-${name}.${side}`) ? say(`character-${name}.${side}`) : "";
}

export function playerName(table: Table, seat: number): string {
  return nameAt(table.info, seat);
}
