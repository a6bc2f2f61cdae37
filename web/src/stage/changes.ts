/** Changes of a view, as the server tells them: what they do not touch stays the very same thing, so that nothing that shows it is drawn again. */

/** The way through objects and lists, and the new value; without one, what is there goes. */
export type Change = [way: (string | number)[], value?: unknown];

export function changed<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce<T>((now, change) => put(now, change[0], 0, change) as T, view);
}

function put(part: unknown, way: Change[0], depth: number, change: Change): unknown {
  if (depth === way.length) return change[1];
  const step = way[depth]!;
  if (Array.isArray(part)) return part.map((one, at) => (at === step ? put(one, way, depth + 1, change) : one));
  const before = part as Record<string, unknown>;
  if (depth === way.length - 1 && change.length === 1) {
    const { [step]: _, ...rest } = before;
    return rest;
  }
  return { ...before, [step]: put(before[step], way, depth + 1, change) };
}
