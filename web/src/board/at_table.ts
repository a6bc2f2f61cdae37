/** The board game at a table: what draws it. */

import type { Component } from "svelte";
import type { GameProps, GameScreen } from "../table/game_screen.svelte";
import BoardBeside from "./beside/BoardBeside.svelte";
import BoardScene from "./scenes/BoardScene.svelte";
import BoardTable from "./BoardTable.svelte";
import Explanation from "./decision/Explanation.svelte";
import { beside, telling, wasteful } from "./decision/offers";
import { staging } from "./scenes/staging";
import Standing from "./players/Standing.svelte";

export const screen: GameScreen = {
  beside,
  wasteful,
  telling,
  Table: BoardTable as unknown as Component<GameProps>,
  Beside: BoardBeside as unknown as Component<GameProps>,
  Standing: Standing as unknown as NonNullable<GameScreen["Standing"]>,
  Explanation,
  staging: staging as GameScreen["staging"],
  Scene: BoardScene as unknown as GameScreen["Scene"],
  keys: ["r", "p", "zoom"],
};
