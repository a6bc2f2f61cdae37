/** Lessons: what there is to learn, a table in the position of one, what was thought of it, and which are done, as this browser keeps it. */

import { ask, type Schemas } from "../lib/api";
import { lendMade } from "../lib/seats";
import { settings } from "../lib/settings.svelte";

export type Lesson = Schemas["LessonInfo"];
export type Verdict = Schemas["LessonVerdict"];

const KEY = "carson-lessons";

export const lessonsOf = (game: string): Promise<Lesson[]> => ask(`/lessons/${encodeURIComponent(game)}`);

/** A new table in the lesson's position; says its id. */
export async function begin(game: string, lesson: string): Promise<string> {
  const name = settings.liked.name.trim();
  const made = await ask<Schemas["TableMade"]>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, {
    body: name ? { name } : {},
  });
  lendMade(made);
  return made.table.id;
}

export const verdictAt = (table: string, token: string | undefined): Promise<Verdict> =>
  ask(`/tables/${table}/lesson`, { token });

/** The lessons that were done: of each its game and its name, with a stroke between them. */
export function done(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function keepDone(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...done().add(`${game}/${lesson}`)]));
  } catch {
    // Private windows may not keep anything.
  }
}

/** The one after it that is still to be done, or else the one after it. */
export function nextOf(
  lessons: readonly Lesson[],
  game: string,
  name: string,
  known: ReadonlySet<string>,
): string | null {
  const later = lessons.slice(lessons.findIndex((one) => one.name === name) + 1);
  return (later.find((one) => !known.has(`${game}/${one.name}`)) ?? later[0])?.name ?? null;
}
