/** What a parcel of a city counts, and what counts it: as the server says, both ways. */

import type { Parcel } from "../view";

export interface Counted {
  parcel: Parcel;
  points: number;
}

/** The parcels that the score of a building is made of, without itself. */
export function countedBy(parcels: readonly Parcel[], name: string): Counted[] {
  const counts = parcels.find((parcel) => parcel.name === name)?.counts ?? {};
  return parcels.flatMap((parcel) => {
    const points = parcel.name === name ? undefined : counts[parcel.name];
    return points === undefined ? [] : { parcel, points };
  });
}

/** The buildings that a parcel is worth something to. */
export function countersOf(parcels: readonly Parcel[], name: string): Counted[] {
  return parcels.flatMap((parcel) => {
    const points = parcel.name === name ? undefined : parcel.counts?.[name];
    return points === undefined ? [] : { parcel, points };
  });
}
