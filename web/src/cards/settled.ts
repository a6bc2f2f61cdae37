/**
 * News bring the whole view anew, though little of it is: what is as before stays the very same thing, so that nothing that shows it is drawn again.
 */

/** `now`, with all parts that equal those of `before` taken from there. Both are plain data as JSON has it. */
export function settled<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const parts: Record<string, unknown> = {};
  for (const key of keys) {
    const part = (parts[key] = settled(before[key], now[key]));
    if (part !== before[key] || !(key in before)) same = false;
  }
  if (same) return before as T;
  return (Array.isArray(now) ? Object.values(parts) : parts) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
