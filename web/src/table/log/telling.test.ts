import { describe, expect, it } from "vitest";
import { told } from "./telling";
import type { Message } from "../table";

const message = (number: number, kind: string, more: Partial<Message> = {}): Message => ({
  number, kind, seat: 0, at: 0, events: [], ...more,
}); // prettier-ignore

describe("the log", () => {
  it("tells a move in the sentences of its events", () => {
    const lines = told([message(3, "choice", { lines: ["Ann places a cowboy.", "Ann gains $3."] })], ["Ann"]);
    expect(lines.map(({ text }) => text)).toEqual(["Ann places a cowboy.", "Ann gains $3."]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });
  it("marks each sentence with who it is about", () => {
    const lines = ["Bogen von Ann: Rest $13.", "Anna bekommt 5 Cowboys.", "Runde 3 beginnt."];
    const found = told([message(3, "choice", { lines, whose: [0, 1, -1] })], ["Ann", "Anna"]);
    expect(found.map(({ seat }) => seat)).toEqual([0, 1, -1]);
  });
  it("leaves out a move that was taken back", () => {
    const lines = told([message(3, "choice", { lines: ["Ann passes."] }), message(4, "undo", { undone: 3 })], ["Ann"]);
    expect(lines.map(({ kind }) => kind)).toEqual(["people"]);
  });
  it("says who chats", () => {
    expect(told([message(5, "chat", { text: "Hi" })], ["Ann"])[0]?.text).toBe("Ann: Hi");
    expect(told([message(5, "chat")], ["Ann"])).toEqual([]); // what one may not hear
  });
  it("tells nothing of a secret choice", () => expect(told([message(6, "choice")], ["Ann"])).toEqual([]));
});

describe("rounds", () => {
  const begins = (number: number, more: Partial<Message> = {}) =>
    message(number, "choice", { lines: ["Ann passes.", "A round begins."], heading: 1, ...more });

  it("begin with a heading, and end where the next one begins", () => {
    const rounds = told([begins(3), begins(7)], ["Ann"]).filter(({ kind }) => kind === "round");
    expect(rounds.map(({ key, ended }) => [key, ended])).toEqual([["3.1", 7], ["7.1", null]]); // prettier-ignore
  });
  it("end with the game", () => {
    const end = message(9, "choice", { lines: ["The game is over."], events: [{ event: "end" }] });
    expect(told([begins(3), end], ["Ann"]).find(({ kind }) => kind === "round")?.ended).toBe(9);
  });
});
