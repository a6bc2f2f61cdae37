/**
 * The choice at hand: which things on the table can be chosen, which choice is looked at before it is made, and why something cannot be chosen.
 *
 * A target is a thing on the table by its id: a parcel (`d4`), a side (`d4n`), a space (`wages`), a character, a card. The server says which target a
 * choice is about, and what would appear there.
 */

import { failure } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { OwnView, Preview, Table } from "../table";

export class Picking {
  /** The choice that is looked at. */
  picked = $state<string | null>(null);
  /** The target that several choices are about, while none of them is picked. */
  narrowed = $state<string | null>(null);
  /** Why the last thing that was pointed at cannot be chosen. */
  refused = $state<string | null>(null);
  /** True while the server has the choice. */
  sending = $state(false);
  /** What went wrong with the last choice. */
  failed = $state<string | null>(null);

  choices = $derived.by(() => (this.live ? (this.table.own?.choices ?? []) : []));
  targets = $derived.by(() => {
    const found = new Map<string, string[]>();
    const targets = this.table.own?.targets ?? [];
    this.choices.forEach((choice, index) => {
      const target = targets[index] ?? null;
      if (target !== null) found.set(target, [...(found.get(target) ?? []), choice]);
    });
    return found;
  });
  /** The choices to offer as buttons: all, or those of the narrowed target. */
  offered = $derived.by(() => (this.narrowed === null ? this.choices : (this.targets.get(this.narrowed) ?? [])));
  pickedTarget = $derived.by(() => (this.picked === null ? this.narrowed : this.targetOf(this.picked)));

  /** Whoever wants to know what is chosen here. */
  onchoice: ((choice: string) => void) | null = null;

  /** `live`: false while an earlier moment is shown, where nothing can be chosen. */
  constructor(
    readonly table: Table,
    readonly live = true,
  ) {}

  label(choice: string): string {
    return this.of(choice, "labels") ?? choice;
  }

  explanation(choice: string): Record<string, unknown> {
    return this.of(choice, "explanations") ?? {};
  }

  /** What on the table a choice is about; null: nothing that lies there. */
  targetOf(choice: string): string | null {
    return this.of(choice, "targets") ?? null;
  }

  /** What would appear on the table; null: nothing. */
  preview(choice: string): Preview | null {
    return this.of(choice, "previews") ?? null;
  }

  private of<Name extends "labels" | "explanations" | "targets" | "previews">(choice: string, name: Name) {
    const own = this.table.own;
    return own?.[name]?.[own.choices.indexOf(choice)] as NonNullable<OwnView[Name]>[number] | undefined;
  }

  isTarget(target: string): boolean {
    return this.targets.has(target);
  }

  /** A click, or Enter, on a thing on the table. */
  async point(target: string): Promise<void> {
    const choices = this.targets.get(target);
    this.refused = null;
    if (!choices) {
      await this.explainRefusal(target);
    } else if (choices.length === 1) {
      await this.pick(choices[0]!);
    } else if (this.picked !== null && choices.includes(this.picked)) {
      await this.confirm();
    } else {
      this.picked = null;
      this.narrowed = target;
    }
  }

  /** Look at a choice; at the second time, or if no confirmation is wanted, make it. */
  async pick(choice: string): Promise<void> {
    this.refused = null;
    this.failed = null;
    const again = this.picked === choice;
    this.picked = choice;
    if (again || !settings.liked.confirm) await this.confirm();
  }

  /** Make a choice that needs no second look. */
  async make(choice: string): Promise<void> {
    this.picked = choice;
    await this.confirm();
  }

  clear(): void {
    this.picked = this.narrowed = this.refused = this.failed = null;
  }

  async confirm(): Promise<void> {
    const choice = this.picked;
    if (choice === null || this.sending) return;
    this.sending = true;
    this.onchoice?.(choice);
    try {
      await this.table.choose(choice);
      this.clear();
    } catch (error) {
      this.picked = null;
      this.failed = failure(error);
    } finally {
      this.sending = false;
    }
  }

  private async explainRefusal(target: string): Promise<void> {
    this.picked = this.narrowed = null;
    if (!this.choices.length) return;
    try {
      this.refused = (await this.table.whyNot(target))?.detail ?? null;
    } catch (error) {
      this.failed = failure(error);
    }
  }
}
