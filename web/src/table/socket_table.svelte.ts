/** A table on the server, followed by WebSocket. When the connection is lost it comes back by itself and catches up from the last number. */

import { ask, Refused, Unreachable, type Problem } from "../lib/api";
import { words } from "../lib/words.svelte";
import { connected, firstOf, type Connection, type Frame, type News } from "./connection";
import { changed, type Change } from "../stage/changes";
import { playsSecretly } from "./sharing/sharing";
import { lastChoice } from "./log/standing";
import {
  SPECTATOR,
  type Contact,
  type GameView,
  type Hint,
  type Message,
  type Moment,
  type OwnView,
  type Scenes,
  type Table,
  type TableInfo,
} from "./table";

type Wish =
  | { do: "choose"; choice: string; number: number }
  | { do: "undo"; number: number }
  | { do: "order"; order: string }
  | { do: "chat"; text: string }
  | { do: "resign" }
  | { do: "return" };

interface Waiting {
  resolve: () => void;
  reject: (why: Error) => void;
}

const REFUSED = 4400;
const FIRST_PAUSE = 250; // milliseconds before the first new try; each later one waits twice as long
const LONGEST_PAUSE = 8000;

export class SocketTable implements Table {
  contact = $state<Contact>("connecting");
  refusal = $state.raw<Problem | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<GameView | null>(null);
  own = $state.raw<OwnView | null>(null);
  messages = $state.raw<Message[]>([]);
  clock = $state.raw<{ seconds: number[]; at: number } | null>(null);
  seat = $state(SPECTATOR);
  readonly seats: number[];
  undoes = $derived.by(() => {
    if (this.own?.undo) return this.seat;
    const other = playsSecretly(this) ? undefined : this.handedOn.get(lastChoice(this.messages));
    return other === undefined || other === this.seat ? null : other;
  });

  /** By the number of a choice that could be taken back when the screen went on: whose it is. */
  private handedOn = new Map<number, number>();
  private connection: Connection | null = null;
  private number = 0;
  /** All messages so far, while more of them are on their way. */
  private coming: Message[] | null = null;
  private nextId = 1;
  private waiting = new Map<number, Waiting>();
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** `tokens`: of the seats that are played here, by seat. With none one is a spectator, or the seat of one's account. */
  constructor(
    readonly id: string,
    private tokens: Record<number, string>,
  ) {
    this.seats = Object.keys(tokens).map(Number);
    this.seat = firstOf(tokens);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.connection?.close();
    this.loseAll();
  }

  sit(seat: number): void {
    if (seat === this.seat || !(seat in this.tokens)) return;
    if (this.own?.undo) this.handedOn.set(lastChoice(this.messages), this.seat);
    this.seat = seat;
    this.own = null;
    this.restart();
  }

  /** Everything again, in the language that is spoken now or for another seat. */
  restart(): void {
    this.number = 0;
    // Nobody answers what is still under way there; the news that come next show what became of it.
    for (const { resolve } of this.waiting.values()) resolve();
    this.waiting.clear();
    this.connection?.close();
    this.connect();
  }

  // Wishes.

  choose(choice: string): Promise<void> {
    return this.wish({ do: "choose", choice, number: this.number });
  }

  undo(): Promise<void> {
    const { number, undoes: seat } = this;
    if (seat === null || seat === this.seat) return this.wish({ do: "undo", number });
    return ask(`/tables/${this.id}/undo`, { token: this.tokens[seat], query: { seat }, body: { number } });
  }

  order(order: string): Promise<void> {
    return this.wish({ do: "order", order });
  }

  say(text: string): Promise<void> {
    return this.wish({ do: "chat", text });
  }

  resign(): Promise<void> {
    return this.wish({ do: "resign" });
  }

  comeBack(): Promise<void> {
    return this.wish({ do: "return" });
  }

  whyNot(target: string): Promise<Problem | null> {
    return this.asked("why-not", { target });
  }

  hint(): Promise<Hint> {
    return this.asked("hint");
  }

  moment(number: number): Promise<Moment> {
    return this.asked(`moments/${number}`);
  }

  scenes(since: number, until: number): Promise<Scenes> {
    return this.asked("scenes", { since: `${since}`, until: `${until}`, language: words.language });
  }

  private asked<T>(what: string, query: Record<string, string> = {}): Promise<T> {
    const seat = this.seat >= 0 ? { seat: this.seat } : {};
    return ask<T>(`/tables/${this.id}/${what}`, { token: this.tokens[this.seat], query: { ...query, ...seat } });
  }

  private wish(wish: Wish): Promise<void> {
    const { connection } = this;
    if (!connection?.open || this.contact !== "online")
      return Promise.reject(new Unreachable(words.say("web-not-connected")));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      connection.send({ ...wish, id });
    });
  }

  // The connection.

  private connect(): void {
    clearTimeout(this.retry);
    if (this.closed) return;
    if (this.contact !== "online") this.contact = "connecting";
    const { seat, tokens, number: since } = this;
    const connection = connected(this.id, { seat, tokens, language: words.language, since });
    this.connection = connection;
    const still = () => connection === this.connection;
    connection.listen({ take: (frame) => still() && this.take(frame), lost: (code) => still() && this.lost(code) });
  }

  private lost(code: number): void {
    this.connection = null;
    this.loseAll();
    if (this.closed) return;
    if (code === REFUSED) {
      this.contact = "refused";
      return;
    }
    this.contact = "offline";
    this.retry = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  private loseAll(): void {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(new Unreachable(words.say("web-connection-lost")));
  }

  private wake = (): void => {
    if (this.contact !== "offline" || document.hidden) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  };

  private take(frame: Frame): void {
    switch (frame.frame) {
      case "news":
        this.tell(frame);
        break;
      case "kept":
        this.answer(frame.id)?.resolve();
        break;
      case "here":
        this.present(frame.seats);
        break;
      case "problem":
        if (frame.id === undefined) this.refusal = frame;
        else this.answer(frame.id)?.reject(new Refused(frame));
    }
  }

  private answer(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private tell(news: News): void {
    const known = this.number === 0 ? [] : (this.coming ?? this.messages);
    this.number = news.number;
    this.coming = [...known, ...news.messages];
    if (news.more) return;
    this.contact = "online";
    this.pause = FIRST_PAUSE;
    this.seat = news.seat;
    this.messages = this.coming;
    this.coming = null;
    if (news.table) this.info = news.table;
    if (news.view) this.view = news.view;
    else if (this.view) for (const message of news.messages) this.view = afterAll(this.view, message);
    if (news.own) this.own = news.own;
    if (news.clock) this.clock = { seconds: news.clock, at: Date.now() };
  }

  private present(seats: number[]): void {
    if (!this.info) return;
    this.info = { ...this.info, seats: this.info.seats.map((seat) => ({ ...seat, here: seats.includes(seat.seat) })) };
  }
}

/** The view after all scenes of a message. */
function afterAll(view: GameView, { scenes = [] }: Message): GameView {
  return scenes.reduce((now, { changes }) => changed(now, changes as Change[]), view);
}
