import { expect, test } from "vitest";
import type { SeatInfo } from "../table";
import { actions, playedBefore, readiness } from "./gathering";

function seat(number: number, kind: SeatInfo["kind"], agreed = true): SeatInfo {
  return { seat: number, kind, name: kind, bot: null, account: false, here: true, resigned: false, agreed };
}

const GUEST = { seats: [], host: false };
const HOST = { seats: [0], host: true };

test("whoever comes by the link may sit on a free seat and do nothing to others", () => {
  expect(actions(seat(1, "open"), GUEST)).toEqual(["sit"]);
  expect(actions(seat(0, "person"), GUEST)).toEqual([]);
  expect(actions(seat(2, "bot"), GUEST)).toEqual([]);
});

test("the host gives free seats to bots and frees any seat but his own", () => {
  expect(actions(seat(1, "open"), HOST)).toEqual(["join", "give"]);
  expect(actions(seat(2, "bot"), HOST)).toEqual(["free"]);
  expect(actions(seat(0, "person"), HOST)).toEqual(["leave"]);
});

test("a seat that is kept for me to play again is taken by saying yes", () => {
  expect(actions(seat(0, "person", false), { seats: [0], host: false })).toEqual(["agree", "leave"]);
});

test("the game begins when every seat is taken and all have said yes", () => {
  expect(readiness({ seats: [seat(0, "person"), seat(1, "open")] }, HOST)).toBe("free");
  expect(readiness({ seats: [seat(0, "person"), seat(1, "person", false)] }, HOST)).toBe("undecided");
  expect(readiness({ seats: [seat(0, "person"), seat(1, "bot")] }, HOST)).toBe("ready");
  expect(readiness({ seats: [seat(0, "person"), seat(1, "bot")] }, GUEST)).toBe("watching");
});

test("the table before is found by the token that is good at both", () => {
  const tables: [string, { seats: Record<number, string> }][] = [
    ["new", { seats: { 0: "t" } }],
    ["old", { seats: { 0: "t" } }],
  ];
  expect(playedBefore("new", "t", tables)).toBe("old");
  expect(playedBefore("new", undefined, tables)).toBeUndefined();
});
