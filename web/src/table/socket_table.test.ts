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
