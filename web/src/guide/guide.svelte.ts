/** The guide at a table: what it shows now, and what becomes of that. */

import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import { screenOf } from "../table/game_screen.svelte";
import type { Picking } from "../table/decision/picking.svelte";
import type { Table } from "../table/table";
import { does, next, type Guiding, type Moment } from "./ideas";
import { memory, OPENING } from "./memory.svelte";

export class Guide {
  /** The language in which its words are here. */
  spoken = $state(words.language);
  /** The question whose idea was done or waved away: the next one waits until something else is asked. */
  private answered = $state<string | null>(null);

  constructor(
    readonly game: string,
    readonly guiding: Guiding,
    private table: Table,
    private picking: Picking,
  ) {}

  readonly here = $derived.by(
    () =>
      this.spoken === words.language &&
      ((this.table.info !== null && this.guiding.plain(this.table.info)) || memory.isWanted(this.game)),
  );

  readonly moment = $derived.by((): Moment | null => {
    const { view, own } = this.table;
    return this.here && view && own && this.picking.choices.length ? { view, own, picking: this.picking } : null;
  });

  private readonly question = $derived.by(() => `${memory.times} ${this.moment?.own.asked}`);

  readonly idea = $derived.by(() =>
    this.moment && this.question !== this.answered
      ? next(this.guiding.ideas, this.moment, (name) => memory.knows(this.game, name))
      : null,
  );

  readonly opening = $derived.by(() => {
    const { view } = this.table;
    const first = view !== null && !view.over && (this.guiding.begins(view) || memory.isWanted(this.game));
    return this.here && first && !memory.knows(this.game, OPENING);
  });

  /** Somebody chose: he has begun, and has perhaps done what he was told of. */
  chosen(choice: string): void {
    this.begin();
    const besides = screenOf(this.game)?.beside?.(choice, this.picking) ?? false;
    if (this.idea && does(this.idea, choice, besides)) this.wave();
  }

  begin(): void {
    if (this.opening) memory.add(this.game, OPENING);
  }

  wave(): void {
    if (!this.idea) return;
    const { name } = this.idea;
    this.answered = this.question;
    memory.add(this.game, name);
  }

  off(): void {
    settings.set("guide", false);
  }
}
