/** Ideas that a first game is guided by: what an entry of a game's table says, and which of them matters now. */

import type { Component } from "svelte";
import type { Picking } from "../table/decision/picking.svelte";
import type { GameView, OwnView, TableInfo } from "../table/table";

/** A question as it lies before whoever is asked. */
export interface Moment<View extends GameView = GameView> {
  view: View;
  own: OwnView;
  picking: Pick<Picking, "choices" | "targets" | "targetOf" | "explanation">;
}

export interface Idea<View extends GameView = GameView> {
  /** The end of its words' id. */
  name: string;
  /** The questions that it explains: it is there when one of them is asked for the first time. */
  asked?: readonly string[];
  /** Of these only such; if it is left out, all of them. */
  only?: (moment: Moment<View>) => boolean;
  /** When else it matters: at other questions, or when one of these comes again. */
  also?: (moment: Moment<View>) => boolean;
  /** The things that it is about, as selectors; of each the first that is to be seen. */
  points: (moment: Moment<View>) => string[];
  /** The first words of the choices that do it; any answer does, if there are none. */
  done?: readonly string[];
}

/** What guides through a game. */
export interface Guiding<View extends GameView = GameView> {
  ideas: readonly Idea<View>[];
  /** Whether a table is one for beginners. */
  plain: (info: TableInfo) => boolean;
  /** Whether nothing much has happened yet. */
  begins: (view: View) => boolean;
  /** What stands over the opening's sentences. */
  Picture: Component;
}

/** The idea that explains the question, or else the first of those that matter; null: nothing is new. */
export function next<View extends GameView>(
  ideas: readonly Idea<View>[],
  moment: Moment<View>,
  known: (name: string) => boolean,
): Idea<View> | null {
  const name = moment.view.decision?.name ?? "";
  const left = ideas.filter((idea) => !known(idea.name));
  return (
    left.find(({ asked, only }) => asked?.includes(name) && (only?.(moment) ?? true)) ??
    left.find(({ also }) => also?.(moment)) ??
    null
  );
}

/** Whether a choice does what an idea is about. */
export function does(idea: Idea<never>, choice: string, besides: boolean): boolean {
  return idea.done ? idea.done.includes(choice.split(" ")[0]!) : !besides;
}

/** A thing on the table by its name. */
export const thing = (name: string): string => `[data-target="${name}"]`;

/** A number in a player's panel, or at the head of the decision where that is out of sight. */
export const figure = (seat: number, name: string): string =>
  `[data-player="${seat}"] [data-figure="${name}"], .standing [data-figure="${name}"]`;
