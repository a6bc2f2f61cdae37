/** When a character's power can be used (C2.2), to be told beside its picture. */

export type Use = "before-bids" | "after-bids" | "any-time" | "before-scoring" | "always";

const USES: Record<string, Use> = {
  governor: "before-bids",
  lawyer: "before-bids",
  "chinese-worker": "before-bids",
  heroes: "before-bids",
  gunsmith: "before-bids",
  mercenary: "after-bids",
  doctor: "after-bids",
  auctioneer: "any-time",
  paperboy: "before-scoring",
};

/** The others work all the time, or only score. */
export function useOf(character: string): Use {
  return USES[character] ?? "always";
}

/** Whether it is turned when it is used: once in an era, the Governor once in the game. */
export function isTurnedWhenUsed(character: string): boolean {
  const use = useOf(character);
  return use === "before-bids" || use === "after-bids";
}

/** How many cards the Auctioneer may sell in a game (C3.4). */
export const MOST_SALES = 3;
