/** What the table's screen has to know of each game: which target a choice means, and what draws it. */

import type { Component } from "svelte";
import * as board from "../board/targets";
import * as cards from "../cards/targets";
import type { MeantBy, Picking, TargetOf } from "./picking.svelte";
import type { GameView, OwnView, Table } from "./table";

export interface GameProps {
  table: Table;
  view: GameView;
  own: OwnView | null;
  picking: Picking;
}

interface GameScreen {
  targetOf: TargetOf;
  meantBy: MeantBy;
  load: () => Promise<{ default: Component<GameProps> }>;
}

// Each game's component takes its own kind of view; which one comes is decided by the table's game.
export const GAMES: Record<string, GameScreen> = {
  board: { ...board, load: () => import("../board/BoardTable.svelte") as unknown as ReturnType<GameScreen["load"]> },
  cards: { ...cards, load: () => import("../cards/CardsTable.svelte") as unknown as ReturnType<GameScreen["load"]> },
};
