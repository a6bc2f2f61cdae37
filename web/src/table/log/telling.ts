/** The messages of a table as lines to read. */

import { words } from "../../lib/words.svelte";
import { standing } from "./standing";
import type { Message } from "../table";

export interface Line {
  key: string;
  /** The message after which one looks at the table when the line is clicked. */
  number: number;
  kind: "game" | "round" | "chat" | "people";
  seat: number;
  text: string;
  /** Of a line with which a round begins: the message with which that round ended, null if it goes on. */
  ended?: number | null;
}

/** What people did, by the kind of message: these have words of their own. */
const PEOPLE = ["sit", "leave", "start", "undo", "resign", "takeover", "return", "rematch"];

export function told(messages: Message[], names: string[]): Line[] {
  const lines = standing(messages).flatMap((message) => linesOf(message, names));
  let ended = messages.find(({ events }) => events.some(({ event }) => event === "end"))?.number ?? null;
  for (const line of lines.filter(({ kind }) => kind === "round").reverse()) [line.ended, ended] = [ended, line.number];
  return lines;
}

function linesOf({ number, kind, seat, text = "", lines = [], whose = [], heading }: Message, names: string[]): Line[] {
  const name = names[seat] ?? "";
  if (kind === "chat" && !text) return []; // said among those who sit there
  if (kind === "chat") return [{ key: `${number}`, number, kind: "chat", seat, text: `${name}: ${text}` }];
  const people: Line[] = PEOPLE.includes(kind)
    ? [{ key: `${number}`, number, kind: "people", seat, text: words.say(`web-did-${kind}`, { name }) }]
    : [];
  // A move of a game may be told in several sentences, in the order in which things happened.
  return [
    ...(kind === "sit" || kind === "choice" ? [] : people),
    ...lines.map((text, index): Line => ({
      key: `${number}.${index}`,
      number,
      kind: index === heading ? "round" : "game",
      seat: whose[index] ?? -1,
      text,
    })),
  ];
}
