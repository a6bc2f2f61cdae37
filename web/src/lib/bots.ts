/** Bots at a table: how strong they can be, and what they are called. The server knows how they play. */

/** How strong they can be, the weakest first. */
const LEVELS = ["tenderfoot", "deputy", "marshal", "legend"];

/** Against these a Deputy in one's own seat wins about one game in three: for a first game. */
export const FIRST_TABLE = ["tenderfoot", "deputy", "deputy"];

/** How many stars a bot has; those that are no level have none. */
export function stars(bot: string): number {
  return LEVELS.indexOf(bot) + 1;
}

/** Whether somebody can be stronger. */
export function canRise(bot: string | null | undefined): boolean {
  return bot != null && stars(bot) > 0 && stars(bot) < LEVELS.length;
}

/** People of the town, for nobody likes to lose against "deputy 3". The table marks them as bots besides. */
export const BOT_NAMES = ["Buck", "Clementine", "Dusty", "Josie", "Earl", "Flora"];

/** Who plays at a table from a file: the record, which does not say who was a bot. */
export const RECORD = "record";
