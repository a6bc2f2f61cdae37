/** What happened at a table and was not taken back. */

import type { Message } from "./table";

export function standing(messages: readonly Message[]): Message[] {
  const undone = new Set(messages.map(({ undone }) => undone));
  return messages.filter(({ number }) => !undone.has(number));
}

/** The number of the last choice that stands; 0 if there is none. */
export function lastChoice(messages: readonly Message[]): number {
  const choices = standing(messages).filter(({ kind }) => kind === "choice");
  return choices.at(-1)?.number ?? 0;
}
