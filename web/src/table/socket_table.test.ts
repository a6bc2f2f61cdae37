import { expect, it, vi } from "vitest";
import { SocketTable } from "./socket_table.svelte";

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
