/** What happened at a table and was not taken back. Whoever takes a choice back takes what followed from it, too. */

import type { Message } from "../table";

export function standing(messages: readonly Message[]): Message[] {
  const undos = messages.filter(({ undone }) => undone);
  const isUndone = ({ number, kind }: Message) =>
    kind === "choice" && undos.some((undo) => number >= undo.undone! && number < undo.number);
  return messages.filter((message) => !isUndone(message));
}

/** The number of the last choice that stands; 0 if there is none. */
export function lastChoice(messages: readonly Message[]): number {
  const choices = standing(messages).filter(({ kind }) => kind === "choice");
  return choices.at(-1)?.number ?? 0;
}
