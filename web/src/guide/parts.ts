/** All of the guide, which comes when somebody is guided: what shows it, a game's ideas, and their words. */

import { GAMES } from "../games";
import { words } from "../lib/words.svelte";
import { Guide } from "./guide.svelte";
import IdeaCard from "./IdeaCard.svelte";
import type { Guiding } from "./ideas";
import Opening from "./Opening.svelte";

export { Guide, IdeaCard, Opening };

export async function guidingOf(game: string): Promise<Guiding> {
  const [{ guiding }] = await Promise.all([GAMES[game]!.guide(), words.open("guide")]);
  return guiding;
}
