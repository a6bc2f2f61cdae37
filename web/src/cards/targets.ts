/** The names of things on the table that choices point at, besides cards (`i-17`, `sheriff`) and places in a city (`n15`). */

export const bidTarget = (bid: number): string => `bid-${bid}`;
/** A card in the city that could be sold; a place for another one may lie on it. */
export const sellTarget = (card: string): string => `sell-${card}`;
