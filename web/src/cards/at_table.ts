/** The card game at a table: what draws it. */

import type { Component } from "svelte";
import type { GameProps, GameScreen } from "../table/game_screen.svelte";
import CardsScene from "./scenes/CardsScene.svelte";
import CardsTable from "./CardsTable.svelte";
import Effect from "./decision/Effect.svelte";
import Standing from "./players/Standing.svelte";
import { staging } from "./scenes/staging";
import { bidOf } from "./decision/targets";

export const screen: GameScreen = {
  Table: CardsTable as unknown as Component<GameProps>,
  Standing: Standing as unknown as NonNullable<GameScreen["Standing"]>,
  Explanation: Effect,
  staging,
  Scene: CardsScene as unknown as GameScreen["Scene"],
  numbered: bidOf,
  keys: ["bid"],
};
