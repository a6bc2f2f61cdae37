/** What the table's screen has to know of each game: which target a choice means, and what draws it. */

import type { Component } from "svelte";
import * as board from "../board/targets";
import Effect from "../cards/Effect.svelte";
import * as cards from "../cards/targets";
import Explanation from "../board/Explanation.svelte";
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
  /** Whether a choice is none of the answers that are asked for, but can be made before them. */
  beside?: (choice: string) => boolean;
  /** Whether nobody wants a choice, because another that costs less does the same. */
  wasteful?: (choice: string, picking: Pick<Picking, "choices" | "explanation">) => boolean;
  load: () => Promise<{ default: Component<GameProps> }>;
  /** What a choice brings, in figures. */
  explanation: Component<{ table: Table; explanation: Record<string, unknown> }>;
  /** Keys that only this game has, by the end of their words' ids. */
  keys: string[];
}

// Each game's component takes its own kind of view; which one comes is decided by the table's game.
export const GAMES: Record<string, GameScreen> = {
  board: {
    ...board,
    beside: board.isRoad,
    wasteful: board.isWasteful,
    explanation: Explanation,
    keys: ["r", "p", "zoom"],
    load: () => import("../board/BoardTable.svelte") as unknown as ReturnType<GameScreen["load"]>,
  },
  cards: {
    ...cards,
    explanation: Effect,
    keys: [],
    load: () => import("../cards/CardsTable.svelte") as unknown as ReturnType<GameScreen["load"]>,
  },
};
