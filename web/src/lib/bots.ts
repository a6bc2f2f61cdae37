/** What bots are called at a table: people of the town, for nobody likes to lose against "greedy 3". The table marks them as bots besides. */

export const BOT_NAMES = ["Buck", "Clementine", "Dusty", "Josie", "Earl", "Flora"];

/** Who plays at a table from a file: the record, which does not say who was a bot. */
export const RECORD = "record";
