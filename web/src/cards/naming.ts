/** The card game's things in the language that is spoken. */

import { say } from "../lib/words.svelte";
import { nameAt } from "../table/naming";
import type { Part, TableInfo } from "../table/table";
import type { Card, CardsView, Kind } from "./view";

/** A player by name; virtual ones are only numbered. */
export function playerName(view: CardsView, info: TableInfo | null, seat: number): string {
  const players = view.config.players;
  if (seat >= players) return say("player-virtual", { number: seat - players + 1 });
  return nameAt(info, seat);
}

export function list(items: readonly string[]): string {
  const [first = "", ...others] = items;
  return others.reduce((list, next) => say("list-next", { list, next }), first);
}

/** What a card shows besides empty parcels: House, 2 mines. */
export function contents(parcels: readonly Kind[]): string {
  const kinds = [...new Set(parcels)].filter((kind) => kind !== "empty");
  const shown: Kind[] = kinds.length ? kinds : ["empty"];
  return list(shown.map((kind) => kindsInWords(kind, parcels.filter((other) => other === kind).length)));
}

/** What stands in which corner of a card: House upper left, mine lower right. */
export function corners(parcels: readonly Kind[]): string {
  const shown = parcels.flatMap((kind, corner) =>
    kind === "empty" ? [] : say(`cards-corner-${corner}`, { kind: say(`cards-kind-${kind}`) }),
  );
  return shown.length ? list(shown) : contents(parcels);
}

export function kindsInWords(kind: Kind, count: number): string {
  const id = `cards-kind-${kind}`;
  return say("cards-contents-one", { count, kind: say(id), kinds: say(`${id}.some`), kind_id: kind });
}

/** A card's title: a character's name, or what is on it. */
export function cardTitle(card: Card): string {
  return card.parcels ? contents(card.parcels) : say(`cards-character-${card.name}`);
}

/** What a number is made of, in words: "3 adjacent mountains x 2". */
export function sums(parts: readonly Part[]): string[] {
  return parts.map(([reason, count, each]) =>
    say(`cards-part-${reason}.sum`, { count, each: Math.abs(each), amount: Math.abs(count * each) }),
  );
}

/** Points with their sign, as a difference. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
