/** Up to which message a table has been seen in this browser. */

const KEY = "carson-seen";
const MOST = 40; // tables; the one that was looked at longest ago goes first

type Kept = Record<string, number>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function lastSeen(table: string): number | null {
  return kept()[table] ?? null;
}

export function seen(table: string, number: number): void {
  const { [table]: _, ...others } = kept();
  const entries = [...Object.entries(others), [table, number] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Private windows may not keep anything: then nothing is shown again.
  }
}
