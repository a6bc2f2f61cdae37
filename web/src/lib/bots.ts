/** Bots at a table: who they are in a first game, and what they are called. The server knows how they play. */

/** Against these a Deputy in one's own seat wins about one game in three: for a first game. */
export const FIRST_TABLE = ["tenderfoot", "deputy", "deputy"];

/** People of the town, for nobody likes to lose against "deputy 3". The table marks them as bots besides. */
export const BOT_NAMES = ["Buck", "Clementine", "Dusty", "Josie", "Earl", "Flora"];

/** Who plays at a table from a file: the record, which does not say who was a bot. */
export const RECORD = "record";
