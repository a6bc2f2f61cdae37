/** Where one card of a city ends and another begins: the newest card that lies on a parcel is the one to be seen. */

import { cardParcels, spotOf, type Spot } from "./field";
import type { CityView } from "../view";

/** By parcel: the card that is seen there. Land without a card, as a position may have, is left out. */
export function topCards(city: Pick<CityView, "cards">): Map<string, string> {
  const top = new Map<string, string>();
  for (const { card, place } of city.cards) for (const parcel of cardParcels(place)) top.set(parcel, card);
  return top;
}

/** A path along all edges between parcels that belong to different cards, or to none; a unit is the side of a parcel. */
export function borders(city: CityView, unit: number): string {
  const top = topCards(city);
  const cards = new Map<string, string>();
  const at = ({ column, row }: Spot) => `${column},${row}`;
  for (const { name } of city.parcels) cards.set(at(spotOf(name)), top.get(name) ?? "");
  const lines: string[] = [];
  for (const { name } of city.parcels) {
    const { column, row } = spotOf(name);
    const own = cards.get(at({ column, row }));
    const left = column * unit;
    const upper = row * unit;
    if (cards.get(at({ column: column - 1, row })) !== own) lines.push(`M${left} ${upper}v${unit}`);
    if (cards.get(at({ column, row: row - 1 })) !== own) lines.push(`M${left} ${upper}h${unit}`);
    if (!cards.has(at({ column: column + 1, row }))) lines.push(`M${left + unit} ${upper}v${unit}`);
    if (!cards.has(at({ column, row: row + 1 }))) lines.push(`M${left} ${upper + unit}h${unit}`);
  }
  return lines.join("");
}

/** The upper left parcel of a card that lies in the city. */
export function placeOf(city: Pick<CityView, "cards">, card: string): string | null {
  return city.cards.find((laid) => laid.card === card)?.place ?? null;
}
