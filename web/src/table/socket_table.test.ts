import { afterAll, expect, it, vi } from "vitest";
import { keepSeat } from "../lib/seats";
import { meet } from "./connection";
import { SocketTable } from "./socket_table.svelte";
import type { TableInfo } from "./table";

afterAll(() => vi.unstubAllGlobals()); // other files share the page

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  onmessage?: (event: { data: string }) => void;
  close = vi.fn();
  send = vi.fn();
  constructor() {
    Socket.all.push(this);
  }
  tell(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

it("waits for no answer to a choice when the screen goes to the next player", async () => {
  vi.stubGlobal("WebSocket", Socket);
  const table = new SocketTable("t", { 0: "one", 1: "two" });
  Socket.all[0]!.tell({ frame: "news", number: 4, seat: 0, messages: [] });
  const chosen = table.choose("pass");
  table.sit(1);
  await expect(chosen).resolves.toBeUndefined();
  expect(Socket.all).toHaveLength(2);
  table.close();
});

it("takes back the choice of whoever had the screen before, until the next one", async () => {
  vi.stubGlobal("WebSocket", Socket);
  const asked = vi.fn((_: URL, __: RequestInit) => Promise.resolve(new Response("null")));
  vi.stubGlobal("fetch", asked);
  const table = new SocketTable("t", { 0: "one", 1: "two" });
  const choice = { kind: "choice", seat: 0, at: 0, events: [] };
  const own = { seat: 0, choices: [], undo: true };
  Socket.all.at(-1)!.tell({ frame: "news", number: 4, seat: 0, messages: [{ ...choice, number: 4 }], own });
  expect(table.undoes).toBe(0);
  table.sit(1);
  const next = Socket.all.at(-1)!;
  const bea = { seat: 1, choices: ["pass"], undo: false };
  next.tell({ frame: "news", number: 4, seat: 1, messages: [{ ...choice, number: 4 }], own: bea });
  expect(table.undoes).toBe(0);
  await table.undo();
  expect(`${asked.mock.calls[0]![0]}`).toContain("/tables/t/undo");
  expect(asked.mock.calls[0]![1]).toMatchObject({ headers: { authorization: "Bearer one" }, body: '{"number":4}' });
  next.tell({ frame: "news", number: 5, seat: 1, messages: [{ ...choice, number: 5, seat: 1 }], own: bea });
  expect(table.undoes).toBeNull();
  table.close();
});

it("shows a long game when all of its pages have come, also when it begins anew", () => {
  vi.stubGlobal("WebSocket", Socket);
  const table = new SocketTable("t", {});
  const message = (number: number) => ({ kind: "choice", seat: 0, at: 0, events: [], number });
  const own = { seat: null, choices: [] };
  Socket.all.at(-1)!.tell({ frame: "news", number: 1, seat: -2, more: true, messages: [message(1)] });
  expect([table.contact, table.messages]).toEqual(["connecting", []]);
  Socket.all.at(-1)!.tell({ frame: "news", number: 2, seat: -2, more: true, messages: [message(2)] });
  Socket.all.at(-1)!.tell({ frame: "news", number: 3, seat: -2, messages: [message(3)], own });
  expect(table.contact).toBe("online");
  expect(table.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  table.restart();
  Socket.all.at(-1)!.tell({ frame: "news", number: 1, seat: -2, more: true, messages: [message(1)] });
  expect(table.messages).toHaveLength(3);
  Socket.all.at(-1)!.tell({ frame: "news", number: 3, seat: -2, messages: [message(2), message(3)], own });
  expect(table.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  table.close();
});

it("takes over what was opened before it was there, and what it has missed", () => {
  vi.stubGlobal("WebSocket", Socket);
  const need = vi.fn();
  const own = { seat: null, choices: [] };
  meet("early", "en", need);
  Socket.all.at(-1)!.tell({ frame: "news", number: 3, seat: -2, messages: [], own, table: { game: "board" } });
  expect(need).toHaveBeenCalledWith("board");
  const before = Socket.all.length;
  const table = new SocketTable("early", {});
  expect(Socket.all).toHaveLength(before);
  expect([table.contact, table.info?.game]).toEqual(["online", "board"]);
  table.close();
});

it("opens another where somebody else is asked for, and leaves the first", () => {
  vi.stubGlobal("WebSocket", Socket);
  const need = vi.fn();
  keepSeat({ id: "mine", game: "cards" } as TableInfo, 2, "token");
  meet("mine", "en", need);
  expect(need).toHaveBeenCalledWith("cards"); // it is known without asking
  const first = Socket.all.at(-1)!;
  const table = new SocketTable("mine", {});
  expect(Socket.all.at(-1)).not.toBe(first);
  expect(first.close).toHaveBeenCalled();
  table.close();
});
