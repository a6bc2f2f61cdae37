import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../lib/words.svelte";
import type { Table, TableInfo } from "../table/table";
import PointsTable from "./figures/PointsTable.svelte";
import { Reel } from "./replay/reel.svelte";
import Result from "./result/Result.svelte";
import Slider from "./replay/Slider.svelte";

beforeAll(async () => {
  // What is measured has no size here.
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
  await words.speak("en");
});

const info = {
  id: "abc",
  game: "board",
  seats: ["Ann", "Bea"].map((name, seat) => ({ seat, name, kind: "person", bot: null, agreed: true })),
  agreement: { spectators: true },
  result: { points: [40, 42], ranking: [1, 0], winners: [1], resigned: [] },
  rematch: null,
} as unknown as TableInfo;
const table = (more: Partial<Table> = {}) =>
  ({ id: "abc", info, messages: [], seat: 0, seats: [0], ...more }) as unknown as Table;

describe("the result", () => {
  it("says who won, and offers what comes next", () => {
    render(Result, { table: table() });
    const result = screen.getByRole("region", { name: "Result" });
    expect(result.hasAttribute("data-result")).toBe(true);
    screen.getByRole("heading", { name: "Bea has won" });
    screen.getByRole("button", { name: "Play again" });
    expect(screen.getByRole("link", { name: "Where the points came from" }).getAttribute("href")).toBe("/replay/abc");
  });
  it("is one's own", () => {
    render(Result, { table: table({ seat: 1, seats: [1] }) });
    screen.getByRole("heading", { name: "You have won" });
  });
  it("offers no rematch to those who watched", () => {
    render(Result, { table: table({ seat: -2, seats: [] }) });
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  });
});

describe("the points", () => {
  it("have a row for each source and a sum for each player", () => {
    const town = { code: "town", text: "parcels with something on them", about: "2 VP for each." };
    const sources = [
      [{ ...town, points: 40 }],
      [
        { ...town, points: 44 },
        { code: "undertaker", text: "Undertaker", about: "", points: -2 },
      ],
    ];
    render(PointsTable, { info, players: [{ seat: 1, name: "Bea" }, { seat: 0, name: "Ann" }], sources }); // prettier-ignore
    const cells = screen.getAllByRole("row").map((row) => row.textContent!.replace(/\s+/g, " ").trim());
    expect(cells.slice(1)).toEqual(["Parcels with something on them 44 40", "Undertaker −2 nothing·", "In all4240"]);
  });
});

describe("the slider", () => {
  it("goes where it is moved and says where that is", async () => {
    const marks = [{ index: 2, number: 7, round: 1, era: null, inEra: 1 }];
    const reel = new Reel(() => 5, () => marks); // prettier-ignore
    const went = vi.spyOn(reel, "go");
    render(Slider, { reel, stops: [5, 6, 7, 8, 9], marks, lines: [] });
    const slider = screen.getByRole("slider", { name: "The moves of the game" });
    await fireEvent.input(slider, { target: { value: "3" } });
    expect(went).toHaveBeenCalledWith(3);
    expect(slider.getAttribute("aria-valuetext")).toBe("Round 1, move 3 of 4");
    await fireEvent.click(screen.getByRole("button", { name: "A round back" }));
    expect(reel.index).toBe(2);
  });
});
