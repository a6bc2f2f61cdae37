/** The messages of a table as lines to read. */

import { words } from "../lib/words.svelte";
import { standing } from "./standing";
import type { Message } from "./table";

export interface Line {
  key: string;
  /** The message after which one looks at the table when the line is clicked. */
  number: number;
  kind: "game" | "chat" | "people";
  seat: number;
  text: string;
}

/** What people did, by the kind of message: these have words of their own. */
const PEOPLE = ["sit", "leave", "start", "undo", "resign", "takeover", "return", "rematch"];

export function told(messages: Message[], names: string[]): Line[] {
  return standing(messages).flatMap((message) => linesOf(message, names));
}

function linesOf({ number, kind, seat, text = "", lines = [], whose = [] }: Message, names: string[]): Line[] {
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
      kind: "game",
      seat: whose[index] ?? -1,
      text,
    })),
  ];
}
