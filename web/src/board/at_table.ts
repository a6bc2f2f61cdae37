/** The board game at a table: what draws it. */

import type { Component } from "svelte";
import type { GameProps, GameScreen } from "../table/game_screen.svelte";
import BoardScene from "./BoardScene.svelte";
import BoardTable from "./BoardTable.svelte";
import Explanation from "./Explanation.svelte";
import { beside, wasteful } from "./offers";
import { staging } from "./staging";

export const screen: GameScreen = {
  beside,
  wasteful,
  Table: BoardTable as unknown as Component<GameProps>,
  Explanation,
  staging: staging as GameScreen["staging"],
  Scene: BoardScene as unknown as GameScreen["Scene"],
  keys: ["r", "p", "zoom"],
};
