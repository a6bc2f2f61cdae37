import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { gradually } from "./gradually.svelte";

test("parts come one after the other, and later ones at once", () => {
  vi.useFakeTimers();
  let drawn!: { readonly ready: number };
  const stop = $effect.root(() => {
    drawn = gradually(() => 3);
  });
  const seen = Array.from({ length: 4 }, () => {
    flushSync();
    const { ready } = drawn;
    vi.runOnlyPendingTimers();
    return ready;
  });
  expect(seen).toEqual([1, 2, 3, Infinity]);
  stop();
  vi.useRealTimers();
});
