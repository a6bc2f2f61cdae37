/** The card game at a table: which target a choice means, and what draws it. */

import type { Component } from "svelte";
import type { GameProps, GameScreen } from "../table/game_screen.svelte";
import CardsTable from "./CardsTable.svelte";
import Effect from "./Effect.svelte";
import { meantBy, targetOf } from "./targets";

export const screen: GameScreen = {
  targetOf,
  meantBy,
  Table: CardsTable as unknown as Component<GameProps>,
  Explanation: Effect,
  keys: [],
};
