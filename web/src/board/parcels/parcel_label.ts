/** A parcel in one breath, for a screen reader: where, what, whose, what it pays or costs, who stands there. */

import { say } from "../../lib/words.svelte";
import type { Picking } from "../../table/decision/picking.svelte";
import type { Table } from "../../table/table";
import { landPrice } from "./land_price";
import { dollars, playerName } from "../telling";
import type { BoardView, Parcel } from "../view";

export function parcelLabel(
  parcel: Parcel,
  view: BoardView,
  table: Table,
  picking: Picking,
  outlaw: boolean,
  target: boolean,
): string {
  const price = landPrice(parcel, picking);
  const what = say(`kind-${parcel.content ?? "empty"}`);
  const facts = [
    parcel.owner === undefined
      ? say("web-board-label-nobody", { place: parcel.name, what })
      : say("web-board-label-owned", { place: parcel.name, what, owner: playerName(table, parcel.owner) }),
  ];
  if (parcel.income) facts.push(say("web-board-label-pays", { amount: dollars(parcel.income.total) }));
  if (price)
    facts.push(
      price.total > 0
        ? say("web-board-label-costs", { amount: dollars(price.total) })
        : say("web-board-label-costs.nothing"),
    );
  if (parcel.connected) facts.push(say("web-board-label-connected"));
  if (outlaw) facts.push(say("web-board-label-outlaw"));
  for (const { seat } of parcel.cowboys ?? [])
    facts.push(say("web-board-label-cowboy", { player: playerName(table, seat) }));
  if (parcel.content === "city-hall" && view.resident !== null)
    facts.push(say("web-board-label-resident", { player: playerName(table, view.resident) }));
  if (target) facts.push(say("web-board-label-choose"));
  return facts.reduce((list, next) => say("list-next", { list, next }));
}
