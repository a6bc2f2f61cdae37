/** What the games name and we draw, as src/carson/{board,cards} write it. */

/** Kinds of the board game, then what only the card game has. */
export const KINDS = [
  "empty",
  "river",
  "house",
  "townhouse",
  "mountain",
  "ranch",
  "mine",
  "drugstore",
  "bank",
  "saloon",
  "hotel",
  "church",
  "prison",
  "general-store",
  "school",
  "blacksmith",
  "city-hall",
  "station",
  "outlaws",
] as const;
export type Kind = (typeof KINDS)[number];

/** Characters of both games; the board game's lawyer and doctor are the card game's editor and undertaker on their red sides. */
export const CHARACTERS = [
  "sheriff",
  "banker",
  "grocer",
  "chinese-worker",
  "settler",
  "captain",
  "mercenary",
  "paperboy",
  "indian",
  "governor",
  "teacher",
  "lawyer",
  "father-christmas",
  "prospector",
  "gunsmith",
  "singer",
  "cowboy",
  "heroes",
  "auctioneer",
  "doctor",
  "shopkeeper",
  "undertaker",
  "editor",
] as const;
export type Character = (typeof CHARACTERS)[number];

/** The sides of a character's card: yellow, red, both, or the card game's, which has none. */
export type Side = "Y" | "R" | "YR";

/** Who is on the card: two of them are somebody else on the red side. */
export function shown(name: string, side: string | undefined): string {
  if (side !== "R") return name;
  return name === "lawyer" ? "editor" : name === "doctor" ? "undertaker" : name;
}
