/** The board game at a table: what draws it. */

import type { Component } from "svelte";
import type { GameProps, GameScreen } from "../table/game_screen.svelte";
import BoardTable from "./BoardTable.svelte";
import Explanation from "./Explanation.svelte";
import { beside, wasteful } from "./offers";

export const screen: GameScreen = {
  beside,
  wasteful,
  Table: BoardTable as unknown as Component<GameProps>,
  Explanation,
  keys: ["r", "p", "zoom"],
};
