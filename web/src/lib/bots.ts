/** What bots are called at a table: people of the town. The table marks them as bots besides. */

export const BOT_NAMES = ["Belle", "Cole", "Maud", "Silas", "Ruby", "Jesse"];
