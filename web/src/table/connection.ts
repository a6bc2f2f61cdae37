/**
 * A connection to a table, and what is said first on it. It can be opened before there is a screen that listens: what comes meanwhile is kept for it,
 * so that the screen, the words and the news are on their way together.
 */

import type { Problem } from "../lib/api";
import { keptSeats } from "../lib/seats";
import { SPECTATOR, type GameView, type Message, type OwnView, type TableInfo } from "./table";

export interface News {
  frame: "news";
  number: number;
  seat: number;
  messages: Message[];
  more?: boolean;
  table?: TableInfo;
  view?: GameView;
  own?: OwnView;
  clock?: number[];
}

export type Frame =
  | News
  | { frame: "kept"; id: number; number: number }
  | { frame: "here"; seats: number[] }
  | ({ frame: "problem"; id?: number } & Problem);

/** As whom one comes to a table with these tokens. */
export const firstOf = (tokens: Readonly<Record<number, string>>): number =>
  Number(Object.keys(tokens)[0] ?? SPECTATOR);

export interface Greeting {
  seat: number;
  /** Of the seats that are played here, by seat. */
  tokens: Readonly<Record<number, string>>;
  language: string;
  /** The number of the last news that are known. */
  since: number;
}

export interface Listener {
  take: (frame: Frame) => void;
  lost: (code: number) => void;
}

/** `told`: which game is played there. */
export class Connection {
  private socket: WebSocket;
  private listener: Listener | null = null;
  private missed: ((listener: Listener) => void)[] = [];

  constructor(
    id: string,
    readonly greeting: Greeting,
    told?: (game: string) => void,
  ) {
    const { seat, tokens, ...hello } = greeting;
    this.socket = new WebSocket(new URL(`/api/v1/tables/${id}/socket`, location.origin.replace(/^http/, "ws")));
    this.socket.onopen = () => {
      const { [seat]: token, ...others } = tokens;
      const whose = token ? { token, seat, beside: Object.values(others) } : {};
      this.send({ do: "hello", explain: true, scenes: true, ...hello, ...whose });
    };
    this.socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data as string) as Frame;
      if (frame.frame === "news" && frame.table) told?.(frame.table.game);
      this.tell(({ take }) => take(frame));
    };
    this.socket.onclose = ({ code }) => this.tell(({ lost }) => lost(code));
  }

  /** First what came before anybody listened, then what comes. */
  listen(listener: Listener): void {
    this.listener = listener;
    for (const tell of this.missed.splice(0)) tell(listener);
  }

  private tell(what: (listener: Listener) => void): void {
    if (this.listener) what(this.listener);
    else this.missed.push(what);
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(wish: object): void {
    this.socket.send(JSON.stringify(wish));
  }

  close(): void {
    this.socket.close();
  }
}

const SOON = 30_000; // milliseconds in which a screen comes, if it does

let early: { id: string; connection: Connection } | null = null;

/** The table will be asked for: its news come meanwhile, and the parts of the page that its game needs. */
export function meet(id: string, language: string, need: (game: string) => void): void {
  const { game, seats: tokens = {} } = keptSeats(id) ?? {};
  if (game) need(game);
  const connection = new Connection(id, { seat: firstOf(tokens), tokens, language, since: 0 }, game ? undefined : need);
  early = { id, connection };
  setTimeout(leave, SOON);
}

/** A connection with this greeting: the one that was made already, if it is that. */
export function connected(id: string, greeting: Greeting): Connection {
  const met = early?.id === id && same(early.connection.greeting, greeting) ? early.connection : null;
  if (met) early = null;
  else leave();
  return met ?? new Connection(id, greeting);
}

/** Nobody came for it. */
function leave(): void {
  early?.connection.close();
  early = null;
}

const same = (one: Greeting, other: Greeting): boolean => JSON.stringify(one) === JSON.stringify(other);
