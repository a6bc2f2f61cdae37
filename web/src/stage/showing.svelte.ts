/**
 * A table as it is shown: behind what has happened by as much as there is still to be seen. Screens know nothing else; what they wish for goes to the
 * table itself. How far somebody has seen it is kept in this browser, so that whoever comes back sees what he missed.
 */

import type { Problem } from "../lib/api";
import type { Contact, GameView, Hint, Message, Moment, OwnView, Scenes, Table, TableInfo } from "../table/table";
import { Course, type Shown } from "./course.svelte";
import { lastSeen, seen } from "./seen";

/** More than that many messages are not shown again to whoever comes back. */
const MOST_MISSED = 60;

export class Showing implements Table {
  readonly course: Course;
  /** The number of the last message that was handed to the course. */
  private number = 0;
  private begun = false;
  private known: Message[] = [];
  private catching = $state(false);
  /** The orders that could be given before one was asked, and what the others were asked then. */
  private ahead: { orders: string[]; about: string } = { orders: [], about: "" };
  /** What was known when all was shown. */
  private held = $state.raw<{ info: TableInfo; own: OwnView | null } | null>(null);

  constructor(private now: Table) {
    this.course = new Course({
      seats: () => (now.seats.length ? now.seats : [now.seat]),
      asked: () => (now.own?.choices?.length ?? 0) > 0,
      done: () => this.settle(),
      shown: (number) => seen(this.id, number),
    });
  }

  /** To be called when the table has changed. */
  follow(): void {
    const { view, messages } = this.now;
    if (!view || !this.now.info) return;
    if (!this.now.own?.choices?.length) this.ahead = { orders: this.now.own?.fitting_orders ?? [], about: about(view) };
    const last = messages.at(-1)?.number ?? 0;
    if (!this.begun || last < this.number) return this.start(last);
    const news = messages.filter(({ number }) => number > this.number);
    const again = !news.length && messages !== this.known; // in another language, or for another seat
    this.number = last;
    this.known = messages;
    if (this.catching) return;
    if (again || news.some(cannotBeShown)) return this.jump();
    for (const message of news) this.course.add(message);
    if (this.course.idle) this.settle();
  }

  /** Everything that is still to be seen at once. */
  jump(): void {
    this.course.begin(this.now.view, this.now.messages);
    this.settle();
  }

  private start(last: number): void {
    this.begun = true;
    this.number = last;
    this.known = this.now.messages;
    const known = lastSeen(this.id);
    const missed = known !== null && known < last && last - known <= MOST_MISSED && this.now.scenes;
    if (!missed) return this.jump();
    this.catching = true;
    this.held = { info: { ...this.now.info!, state: "running", result: null, seed: null }, own: null };
    void this.catchUp(known, last).finally(() => {
      this.catching = false;
      this.follow();
    });
  }

  private async catchUp(since: number, until: number): Promise<void> {
    try {
      const { view, messages } = await this.now.scenes!(since, until);
      const { messages: all } = this.now;
      this.course.begin(
        view,
        all.filter(({ number }) => number <= since),
      );
      this.number = until;
      for (const message of messages) this.course.add(message);
    } catch {
      this.jump(); // what was cannot be shown; what is can
    }
  }

  /** All is shown: the table is as it is. */
  private settle(): void {
    this.held = this.now.info && { info: this.now.info, own: this.now.own };
    if (this.now.view) seen(this.id, this.course.messages.at(-1)?.number ?? 0);
  }

  private get behind(): boolean {
    return this.catching || !this.course.idle;
  }

  // What screens see.

  get view(): GameView | null {
    return this.now.view && this.course.view;
  }
  get messages(): Message[] {
    return this.course.messages;
  }
  get scene(): Shown | null {
    return this.course.scene;
  }
  /** A table that is over is not so before its end has been seen. */
  get info(): TableInfo | null {
    const info = this.now.info;
    return info && this.behind && this.held
      ? { ...info, state: this.held.info.state, result: this.held.info.result }
      : info;
  }
  /** Nothing is asked before one has seen what led to it. */
  get own(): OwnView | null {
    if (!this.behind) return this.now.own;
    const own = this.held?.own ?? null;
    return (
      own && {
        ...own,
        choices: [],
        question: "",
        labels: [],
        orders: this.now.own?.orders ?? [],
        fitting_orders: this.fittingOrders(),
        targets: [],
        explanations: [],
        previews: [],
      }
    );
  }
  /** What can be ordered stays in its place while others play, as long as it can be given, whatever is shown. */
  private fittingOrders(): string[] {
    const { own, view } = this.now;
    if (!view || this.course.view?.round !== view.round) return [];
    if (!own?.choices?.length) return own?.fitting_orders ?? [];
    return this.ahead.about === about(view) ? this.ahead.orders : [];
  }
  get id(): string {
    return this.now.id;
  }
  get contact(): Contact {
    return this.now.contact;
  }
  get refusal(): Problem | null {
    return this.now.refusal;
  }
  get clock(): Table["clock"] {
    return this.now.clock;
  }
  get seat(): number {
    return this.now.seat;
  }
  get seats(): number[] {
    return this.now.seats;
  }
  get undoes(): number | null {
    return this.now.undoes;
  }

  choose = (choice: string): Promise<void> => this.now.choose(choice);
  undo = (): Promise<void> => this.now.undo();
  say = (text: string): Promise<void> => this.now.say(text);
  resign = (): Promise<void> => this.now.resign();
  order = (order: string): Promise<void> => this.now.order(order);
  comeBack = (): Promise<void> => this.now.comeBack();
  whyNot = (target: string): Promise<Problem | null> => this.now.whyNot(target);
  hint = (): Promise<Hint> => this.now.hint();
  moment = (number: number): Promise<Moment> => this.now.moment(number);
  scenes = (since: number, until: number): Promise<Scenes> => this.now.scenes!(since, until);
  sit = (seat: number): void => this.now.sit(seat);
  close(): void {
    this.course.stop();
    this.now.close();
  }
}

const about = ({ round, decision }: GameView): string => `${round} ${decision?.name}`;

/** The view came whole, because the connection was lost or the game began; or something was taken back, and nobody waits for what was not. */
function cannotBeShown({ kind, scenes }: Message): boolean {
  return kind === "undo" || ((kind === "choice" || kind === "start") && !scenes?.length);
}
