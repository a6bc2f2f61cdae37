/** The board game at a table: which target a choice means, and what draws it. */

import type { Component } from "svelte";
import type { GameProps, GameScreen } from "../table/game_screen.svelte";
import BoardTable from "./BoardTable.svelte";
import Explanation from "./Explanation.svelte";
import { isRoad, isWasteful, meantBy, targetOf } from "./targets";

export const screen: GameScreen = {
  targetOf,
  meantBy,
  beside: isRoad,
  wasteful: isWasteful,
  Table: BoardTable as unknown as Component<GameProps>,
  Explanation,
  keys: ["r", "p", "zoom"],
};
