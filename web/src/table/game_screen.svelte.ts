/** What the table's screen has to know of a game: what draws it. It comes when somebody sits down. */

import type { Component } from "svelte";
import { GAMES } from "../games";
import type { Picking } from "./decision/picking.svelte";
import type { Shown } from "../stage/course.svelte";
import type { Staging } from "../stage/staging";
import type { GameEvent, GameView, OwnView, Table } from "./table";

export interface GameProps {
  table: Table;
  view: GameView;
  own: OwnView | null;
  picking: Picking;
}

export interface GameScreen {
  /** Whether a choice is none of the answers that are asked for, but can be made before them. */
  beside?: (choice: string, picking: Picking) => boolean;
  /** Whether nobody wants a choice, because another that costs less does the same. */
  wasteful?: (choice: string, picking: Picking) => boolean;
  /** Whether a choice says more in words than the table can show of it on a phone. */
  telling?: (choice: string) => boolean;
  /** The table itself. Each game's takes its own kind of view; which one comes is decided by the table's game. */
  Table: Component<GameProps>;
  /** What belongs beside the decision: what lies before oneself, what the moment asks for. */
  Beside?: Component<GameProps>;
  /** What one has, in one line at the head of the decision, where the players are out of sight. */
  Standing?: Component<{ table: Table; view: GameView }>;
  /** What a choice brings, in figures. */
  Explanation: Component<{ table: Table; explanation: Record<string, unknown> }>;
  /** A scene on the stage: what it points at, what flies and what is heard. */
  staging: (events: readonly GameEvent[], view: GameView) => Staging;
  /** What a scene shows in the middle of the stage; most show nothing there. */
  Scene: Component<{ table: Table; view: GameView; scene: Shown }>;
  /** The choice that a digit means by itself, such as a bid of that number; null: none that can be made. Undefined: digits count the list. */
  numbered?: (digit: number, picking: Picking) => string | null | undefined;
  /** Keys that only this game has, by the end of their words' ids. */
  keys: string[];
}

let here = $state.raw<Record<string, GameScreen>>({});

/** The screen of a game, as soon as it is here. */
export function screenOf(game: string): GameScreen | undefined {
  if (!here[game]) void GAMES[game]?.table().then(({ screen }) => (here = { ...here, [game]: screen }));
  return here[game];
}
