import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = async () => (await import("./memory.svelte")).memory;

it("is kept in this browser, each game's by itself", async () => {
  (await fresh()).add("board", "place");
  vi.resetModules();
  const memory = await fresh();
  expect(memory.knows("board", "place")).toBe(true);
  expect(memory.knows("cards", "place")).toBe(false);
});

it("begins once more for whoever asks for it", async () => {
  const memory = await fresh();
  memory.add("board", "place");
  memory.again("board");
  expect(memory.knows("board", "place")).toBe(false);
  expect(memory.isWanted("board")).toBe(true);
  expect(memory.isWanted("cards")).toBe(false);
});

it("takes what it cannot read for nothing", async () => {
  localStorage.setItem("carson-guide", "{");
  expect((await fresh()).knows("board", "place")).toBe(false);
});
