/** The board game at a table: what draws it. */

import type { Component } from "svelte";
import type { GameProps, GameScreen } from "../table/game_screen.svelte";
import BoardBeside from "./BoardBeside.svelte";
import BoardScene from "./BoardScene.svelte";
import BoardTable from "./BoardTable.svelte";
import Explanation from "./Explanation.svelte";
import { beside, telling, wasteful } from "./offers";
import { staging } from "./staging";
import Standing from "./Standing.svelte";

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
