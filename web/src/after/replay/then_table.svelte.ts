/** A table as it was at a moment, for the component that draws the game: nothing can be chosen there. */

import type { Problem } from "../../lib/api";
import { say } from "../../lib/words.svelte";
import type { Course, Shown } from "../../stage/course.svelte";
import type { Contact, GameView, Hint, Message, Moment, OwnView, Table, TableInfo } from "../../table/table";

export class ThenTable implements Table {
  readonly contact: Contact = "online";
  readonly refusal = null;
  readonly clock = null;
  readonly undoes = null;
  messages: Message[] = $derived.by(() => {
    const last = this.then()?.number ?? 0;
    return this.course()?.messages ?? this.now.messages.filter(({ number }) => number <= last);
  });
  own: OwnView | null = $derived.by(() => ownOf(this.then()));

  constructor(
    private now: Table,
    private then: () => Moment | null,
    /** What is shown of it scene by scene, and told so far. */
    private course: () => Course | null = () => null,
  ) {}

  get scene(): Shown | null {
    return this.course()?.scene ?? null;
  }
  get id(): string {
    return this.now.id;
  }
  get info(): TableInfo | null {
    return this.now.info;
  }
  get view(): GameView | null {
    return this.then()?.view ?? null;
  }
  get seat(): number {
    return this.now.seat;
  }
  get seats(): number[] {
    return this.now.seats;
  }

  choose = past;
  undo = past;
  order = past;
  say = past;
  resign = past;
  comeBack = past;
  whyNot = (): Promise<Problem | null> => past();
  hint = (): Promise<Hint> => past();
  moment = (number: number): Promise<Moment> => this.now.moment(number);
  sit(): void {}
  close(): void {}
}

/** The secrets that the seat had then; the server tells nothing to choose. */
function ownOf(moment: Moment | null): OwnView | null {
  return moment && { ...moment.own, seat: moment.own.seat ?? null, choices: [] };
}

function past(): Promise<never> {
  return Promise.reject(new Error(say("web-after-past")));
}
