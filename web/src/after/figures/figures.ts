/** The figures of a finished game (`GET .../statistics`) as what tables and charts show. */

import type { Schemas } from "../../lib/api";
import { words } from "../../lib/words.svelte";

export type Statistics = Schemas["Statistics"];

/** Something that brought points or money, with what it brought each seat. */
export interface Row {
  code: string;
  text: string;
  /** What it is, in a sentence. */
  about: string;
  /** By seat; 0 where it brought nothing. */
  values: number[];
  total: number;
}

interface Entry {
  code: string;
  text: string;
  about?: string;
}

/** What seats got for the same reason in one row, what brought most first. */
export function rowsOf<E extends Entry>(bySeat: readonly (readonly E[])[], amount: (entry: E) => number): Row[] {
  const rows = new Map<string, Row>();
  bySeat.forEach((entries, seat) => {
    for (const entry of entries) {
      const { code, text, about = "" } = entry;
      const row = rows.get(code) ?? { code, text: capital(text), about, values: bySeat.map(() => 0), total: 0 };
      row.values[seat]! += amount(entry);
      row.total += amount(entry);
      rows.set(code, row);
    }
  });
  return [...rows.values()].sort((a, b) => b.total - a.total || a.text.localeCompare(b.text, words.language));
}

export function totals(rows: readonly Row[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => rows.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0));
}

/** At the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
