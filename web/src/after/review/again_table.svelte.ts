/** A table before a choice of a finished game, where one can choose again: what is chosen is judged, and nothing is changed. */

import type { Problem } from "../../lib/api";
import { say } from "../../lib/words.svelte";
import type { Contact, GameView, Hint, Message, Moment, OwnView, Table, TableInfo } from "../../table/table";
import type { ChoiceAgain } from "./review.svelte";

export class AgainTable implements Table {
  readonly contact: Contact = "online";
  readonly refusal = null;
  readonly clock = null;
  readonly undoes = null;
  readonly messages: Message[] = [];
  own: OwnView | null = $derived.by(() => {
    const again = this.again();
    return again && { choices: [], seat: again.seat, asked: again.number, ...again.own };
  });

  constructor(
    private now: Table,
    private again: () => ChoiceAgain | null,
    readonly choose: (choice: string) => Promise<void>,
  ) {}

  get id(): string {
    return this.now.id;
  }
  get info(): TableInfo | null {
    const { info } = this.now;
    return info && { ...info, agreement: { ...info.agreement, hints: false } };
  }
  get view(): GameView | null {
    return (this.again()?.view as GameView | undefined) ?? null;
  }
  get seat(): number {
    return this.again()?.seat ?? this.now.seat;
  }
  get seats(): number[] {
    return [this.seat];
  }

  undo = past;
  order = past;
  say = past;
  resign = past;
  comeBack = past;
  whyNot = (): Promise<Problem | null> => Promise.resolve(null);
  hint = (): Promise<Hint> => past();
  moment = (number: number): Promise<Moment> => this.now.moment(number);
  sit(): void {}
  close(): void {}
}

function past(): Promise<never> {
  return Promise.reject(new Error(say("web-after-past")));
}
