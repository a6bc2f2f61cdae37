import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptIds, lookAt, remove, sorted, type MyTable } from "./mine";

function table(id: string, state: MyTable["state"], created: number, asked = false): MyTable {
  return { id, game: "board", state, asked, seats: [], mine: [0], played: [], created, winners: [], whatIf: false };
}

test("where I am asked comes first, then what waits or runs, the newest first, and what is over last", () => {
  const tables = [
    table("gone", "gone", 9),
    table("over", "over", 8),
    table("old", "running", 1),
    table("new", "running", 2),
    table("asked", "running", 0, true),
    table("open", "open", 3),
  ];
  expect(sorted(tables).map(({ id }) => id)).toEqual(["asked", "open", "new", "old", "over", "gone"]);
});

beforeEach(() => {
  const tables = {
    aaa: { game: "board", host: "", seats: { 1: "seat_x" }, at: 1 },
    bbb: { game: "cards", host: "", seats: {}, at: 2 },
  };
  localStorage.setItem("carson-seats", JSON.stringify(tables));
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("what was removed is no more in the list", () => {
  expect(keptIds()).toEqual(["bbb", "aaa"]);
  remove("bbb");
  expect(keptIds()).toEqual(["aaa"]);
});

function answering(answers: Record<string, unknown>): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: URL) => {
    asked.push(address.pathname);
    const found = answers[address.pathname];
    const body = JSON.stringify(found ?? { detail: "There is no table." });
    return { ok: found !== undefined, text: async () => body };
  });
  return { asked };
}

const INFO = { id: "aaa", game: "board", seats: [], played: [], created: 5, number: 7, result: null };

test("a running table says whether I am asked", async () => {
  answering({
    "/api/v1/tables/aaa": { ...INFO, state: "running" },
    "/api/v1/tables/aaa/news": { seat: 1, view: { waiting: [1] }, table: { seats: [] } },
  });
  expect((await lookAt("aaa")).asked).toBe(true);
});

test("the server hears whose table it is: it may be closed to others", async () => {
  const heard: unknown[] = [];
  const body = JSON.stringify({ ...INFO, state: "open" });
  vi.stubGlobal("fetch", async (_: URL, { headers }: { headers: Record<string, string> }) => {
    heard.push(headers["authorization"]);
    return { ok: true, text: async () => body };
  });
  await lookAt("aaa");
  await lookAt("bbb");
  expect(heard).toEqual(["Bearer seat_x", undefined]);
});

test("a game that is over is asked for once", async () => {
  const { asked } = answering({ "/api/v1/tables/aaa": { ...INFO, state: "over", result: { winners: [1] } } });
  expect((await lookAt("aaa")).winners).toEqual([1]);
  await lookAt("aaa");
  expect(asked).toEqual(["/api/v1/tables/aaa"]);
});

test("a table that the server does not know any more is gone", async () => {
  answering({});
  expect((await lookAt("aaa")).state).toBe("gone");
});
