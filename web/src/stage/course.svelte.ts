/**
 * Things take their course: messages go in as they come, and are shown scene by scene at the viewer's pace. What is shown (the view, the messages) is
 * as it was at that scene; nothing that was decided later shows through.
 */

import { settings } from "../lib/settings.svelte";
import type { GameEvent, GameView, Message } from "../table/table";
import { changed, type Change } from "./changes";
import { length } from "./paces";

export interface Scene {
  events: number;
  lines: number;
  seconds: number;
  ahead: boolean;
  changes: Change[];
}

/** A scene on the stage. */
export interface Shown {
  key: string;
  number: number;
  events: GameEvent[];
  lines: string[];
  seconds: number;
  /** How long it is shown now, in milliseconds. */
  lasts: number;
  mine: boolean;
  /** Whether it is told and has not taken effect yet. */
  ahead: boolean;
}

/** Who looks on, and what he is told. */
interface Looks {
  /** The seats through whose eyes one looks. */
  seats: () => readonly number[];
  /** Whether one of them is waited for when all is shown. */
  asked?: () => boolean;
  /** How many times as fast as usual. */
  speed?: () => number;
  /** All is shown. */
  done?: () => void;
  /** The last scene of a message is over. */
  shown?: (number: number) => void;
}

interface Waiting {
  message: Message;
  scene: Scene;
  /** Where its events and lines begin in the message, and whether it is the message's last. */
  event: number;
  line: number;
  last: boolean;
}

/** The part of a scene after which what was told ahead takes effect: dice roll for a second and are looked at for two, a building pays at once. */
const EFFECT = { roll: 0.36, pay: 0.15 };
const LOOK_AGAIN = 300; // milliseconds
const READ = 5000;
const ROLL = 2; // seconds: whatever takes longer rolls

export class Course {
  view = $state.raw<GameView | null>(null);
  messages = $state.raw<Message[]>([]);
  scene = $state.raw<Shown | null>(null);
  /** How many scenes are still to come. */
  left = $state(0);

  private queue: Waiting[] = [];
  private current: Waiting | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private effect: (() => void) | null = null;

  constructor(private looks: Looks) {}

  get idle(): boolean {
    return this.scene === null && this.left === 0;
  }

  /** From here on: this view, and these messages are known. */
  begin(view: GameView | null, messages: Message[]): void {
    this.stop();
    this.view = view;
    this.messages = messages;
  }

  /** A message with its scenes takes its turn. */
  add(message: Message): void {
    const scenes = (message.scenes ?? []) as Scene[];
    let event = 0;
    let line = 0;
    scenes.forEach((scene, index) => {
      this.queue.push({ message, scene, event, line, last: index === scenes.length - 1 });
      event += scene.events;
      line += scene.lines;
    });
    if (!scenes.length) this.queue.push({ message, scene: NOTHING, event: 0, line: 0, last: true });
    this.left = this.queue.length;
    if (!this.scene) this.next();
  }

  /** The next scene at once. */
  skip(): void {
    if (!this.scene) return;
    clearTimeout(this.timer);
    this.reads = 0;
    this.effect?.();
    this.next();
  }

  /** All that is not one's own at once; if nothing else is left, that too. */
  hurry(): void {
    const any = (this.scene && !this.scene.mine) || this.queue.some((waiting) => !this.isMine(waiting));
    this.passes = any ? "others" : "all";
    this.skip();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.reads = 0;
    this.queue = [];
    this.left = 0;
    this.current = this.scene = this.effect = this.passes = null;
  }

  /** What is passed over until there is nothing left to show. */
  private passes: "others" | "all" | null = null;

  private next(): void {
    for (;;) {
      if (this.current?.last) this.looks.shown?.(this.current.message.number);
      const waiting = (this.current = this.queue.shift() ?? null);
      this.left = this.queue.length;
      if (!waiting) {
        this.scene = this.passes = null;
        this.looks.done?.();
        return;
      }
      if (this.show(waiting)) return;
    }
  }

  /** Whether it takes any time. */
  private show(waiting: Waiting): boolean {
    const { message, scene, event, line } = waiting;
    const mine = this.isMine(waiting);
    const passed = this.passes === "all" || (this.passes === "others" && !mine);
    const behind = this.queue.reduce((sum, { scene: { seconds } }) => sum + seconds, 0);
    const usual = length(scene.seconds, settings.liked.scenes, mine, this.looks.asked?.() ?? false, behind);
    const lasts = passed ? 0 : usual / (this.looks.speed?.() ?? 1);
    if (lasts === 0) {
      this.take(waiting);
      this.tell(waiting);
      return false;
    }
    this.scene = {
      key: `${message.number}.${event}`,
      number: message.number,
      events: message.events.slice(event, event + scene.events),
      lines: (message.lines ?? []).slice(line, line + scene.lines),
      seconds: scene.seconds,
      lasts,
      mine,
      ahead: scene.ahead,
    };
    if (!scene.ahead) {
      this.take(waiting);
      this.tell(waiting);
      this.later(lasts, () => this.next());
      return true;
    }
    this.effect = () => {
      this.effect = null;
      this.take(waiting);
      this.tell(waiting);
      if (this.scene) this.scene = { ...this.scene, ahead: false };
    };
    const part = scene.seconds > ROLL ? EFFECT.roll : EFFECT.pay;
    this.later(lasts * part, () => {
      this.effect?.();
      this.later(lasts * (1 - part), () => this.next());
    });
    return true;
  }

  /** Somebody scrolls what is shown: he has not read it all. */
  read(): void {
    this.reads = Date.now() + READ;
  }

  /** Until when what is shown is left to whoever reads it. */
  private reads = 0;

  /** While nobody looks at the page nothing goes on: it would happen unseen. Nor while somebody reads. */
  private later(milliseconds: number, then: () => void): void {
    const waits = () => document.hidden || Date.now() < this.reads;
    this.timer = setTimeout(() => (waits() ? this.later(LOOK_AGAIN, then) : then()), milliseconds);
  }

  /** The view after it. */
  private take({ scene }: Waiting): void {
    if (this.view && scene.changes.length) this.view = changed(this.view, scene.changes);
  }

  /** The log up to it: a message that is not over yet is there with what was told of it. */
  private tell({ message, scene, event, line, last }: Waiting): void {
    const known = this.messages.at(-1)?.number === message.number ? this.messages.slice(0, -1) : this.messages;
    const upTo = line + scene.lines;
    const told: Message = last
      ? message
      : {
          ...message,
          events: message.events.slice(0, event + scene.events),
          lines: message.lines?.slice(0, upTo) ?? [],
          whose: message.whose?.slice(0, upTo) ?? [],
        };
    this.messages = [...known, told];
  }

  private isMine({ message, scene, event }: Waiting): boolean {
    const seats = this.looks.seats();
    return message.events.slice(event, event + scene.events).some((one) => concerns(one, seats));
  }
}

const NOTHING: Scene = { events: 0, lines: 0, seconds: 0, ahead: false, changes: [] };

/** Whether somebody fights, earns or loses something there; a round that begins is everybody's. */
function concerns(event: GameEvent, seats: readonly number[]): boolean {
  if (event.event === "round") return true;
  const named = [event["seat"], event["owner"], event["winner"], ...((event["seats"] as number[] | undefined) ?? [])];
  return named.some((seat) => typeof seat === "number" && seats.includes(seat));
}
