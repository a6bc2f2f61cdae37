import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { GameView, Message, OwnView, Table, TableInfo } from "../table/table";
import { Showing } from "./showing.svelte";

const PLACING = "place-cowboy";

/** A table at which somebody else has to place a cowboy, and seat 0 could order to pass. */
function others(round = 1) {
  const view = { game: "board", round, over: false, waiting: [1], decision: { name: PLACING, values: {} } };
  const own: OwnView = { seat: 0, choices: [], fitting_orders: ["pass"] };
  const info = { state: "running", result: null, seed: null } as unknown as TableInfo;
  return {
    id: "one",
    view: view as GameView,
    own,
    info,
    messages: [] as Message[],
    seat: 0,
    seats: [0],
    scenes: undefined,
  };
}

/** Somebody has placed a cowboy: a scene is shown. */
function placed(number: number, round = 1): Message {
  const scenes = [{ events: 1, lines: 1, seconds: 1, ahead: false, changes: [[["round"], round]] }];
  return {
    number,
    kind: "choice",
    seat: 1,
    at: 0,
    events: [{ event: "place", seat: 1 }],
    lines: ["placed"],
    whose: [1],
    scenes,
  };
}

describe("what is ordered while others play", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.liked.scenes = "normal";
  });
  afterEach(() => vi.useRealTimers());

  function begun() {
    const table = others();
    const showing = new Showing(table as unknown as Table);
    showing.follow();
    const fitting = () => showing.own?.fitting_orders;
    const happens = (...messages: Message[]) => {
      table.messages = [...table.messages, ...messages];
      showing.follow();
    };
    return { table, showing, fitting, happens };
  }

  it("can be given while a scene is shown and between scenes", () => {
    const { showing, fitting, happens } = begun();
    expect(fitting()).toEqual(["pass"]);
    happens(placed(1));
    expect(showing.scene).not.toBeNull();
    expect(fitting()).toEqual(["pass"]);
    vi.advanceTimersByTime(10_000);
    expect(showing.scene).toBeNull();
    expect(fitting()).toEqual(["pass"]);
  });

  it("can still be given when it is one's turn and one has not seen it yet", () => {
    const { table, showing, fitting, happens } = begun();
    table.own = { ...table.own, choices: ["pass"], fitting_orders: [] };
    happens(placed(1));
    expect([showing.own?.choices, fitting()]).toEqual([[], ["pass"]]);
    vi.advanceTimersByTime(10_000);
    expect([showing.own?.choices, fitting()]).toEqual([["pass"], []]);
  });

  it("is not for another question, nor for a round that one has not seen yet", () => {
    const { table, fitting, happens } = begun();
    table.view = { ...table.view, decision: { name: "lay-roads", values: {} } };
    table.own = { ...table.own, choices: ["done"], fitting_orders: [] };
    happens(placed(1));
    expect(fitting()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    Object.assign(table, { view: others(2).view, own: others(2).own });
    happens(placed(2), placed(3, 2));
    expect(fitting()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(fitting()).toEqual(["pass"]);
  });

  it("is in force as soon as it is given, whatever is shown", () => {
    const { table, showing, happens } = begun();
    happens(placed(1));
    table.own = { ...table.own, orders: ["pass"], fitting_orders: [] };
    expect(showing.own?.orders).toEqual(["pass"]);
  });
});
