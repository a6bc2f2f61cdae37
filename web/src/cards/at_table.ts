/** The card game at a table: what draws it. */

import type { Component } from "svelte";
import type { GameProps, GameScreen } from "../table/game_screen.svelte";
import CardsTable from "./CardsTable.svelte";
import Effect from "./Effect.svelte";

export const screen: GameScreen = {
  Table: CardsTable as unknown as Component<GameProps>,
  Explanation: Effect,
  keys: [],
};
