import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import placing from "../../fixtures/board-placing.json";
import { settings } from "../lib/settings.svelte";
import { some } from "../table/testing";
import { Picking } from "../table/decision/picking.svelte";
import type { Message, OwnView, Table } from "../table/table";
import BoardBeside from "./beside/BoardBeside.svelte";
import BoardTable from "./BoardTable.svelte";
import type { BoardView } from "./view";

// What a window has and this one has not; before anything is loaded.
vi.hoisted(() => {
  const nothing = () => undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: nothing, removeEventListener: nothing }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
});

const view = placing.view as unknown as BoardView;

/** A few of the choices that there are. */
const CHOICES = ["pass", "place e5", "place wages", "place gambling", "dynamite e5", "place d6", "road d6e"];
const own = some(placing.own as unknown as OwnView, CHOICES);

let chosen: string[];
let asked: string[];

async function show(messages: Message[] = [], live = true) {
  const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: `Player ${seat}`, bot: null, here: true }));
  const table = {
    id: "x",
    contact: "online",
    info: { state: "running", seats },
    view,
    own,
    messages,
    clock: null,
    seat: 0,
    seats: [0],
    choose: (choice: string) => Promise.resolve(void chosen.push(choice)),
    whyNot: (target: string) => Promise.resolve(void asked.push(target)).then(() => ({ detail: "because" })),
  } as unknown as Table;
  const picking = new Picking(table, live);
  render(BoardTable, { table, view, own, picking });
  render(BoardBeside, { table, view, own, picking });
  await vi.waitFor(() => expect(parcel("a1")).not.toBeNull()); // the picture comes last
  return picking;
}

const parcel = (name: string) => document.querySelector<SVGGElement>(`[data-parcel="${name}"]`)!;

beforeEach(() => {
  chosen = [];
  asked = [];
  settings.liked.confirm = true;
});

describe("the town", () => {
  it("is a grid with one tab stop", async () => {
    await show();
    const cells = screen.getAllByRole("gridcell");
    expect(cells).toHaveLength(64);
    expect(cells.filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  it("lets glow what can be chosen, and nothing else", async () => {
    await show();
    expect([...document.querySelectorAll(".parcel.target")].map((cell) => cell.getAttribute("data-parcel"))).toEqual([
      "d6",
      "e5",
    ]);
  });

  it("shows a choice at the first click and makes it at the second", async () => {
    const picking = await show();
    await fireEvent.click(parcel("d6"));
    expect(picking.picked).toBe("place d6");
    expect(chosen).toEqual([]);
    await fireEvent.click(parcel("d6"));
    expect(chosen).toEqual(["place d6"]);
  });

  it("offers just the choices of a parcel that has several", async () => {
    const picking = await show();
    await fireEvent.click(parcel("e5"));
    expect(picking.picked).toBeNull();
    expect(picking.offered).toEqual(["place e5", "dynamite e5"]);
  });

  it("asks why something cannot be chosen", async () => {
    const picking = await show();
    await fireEvent.click(parcel("a1"));
    await vi.waitFor(() => expect(picking.refused).toBe("because"));
    expect(asked).toEqual(["a1"]);
  });

  it("is played with arrows and Enter", async () => {
    const picking = await show();
    parcel("d4").focus();
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
    await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    expect(document.activeElement).toBe(parcel("d6"));
    expect(picking.picked).toBe("place d6");
  });

  it("turns to roads by a button, and then has sides instead of parcels", async () => {
    const picking = await show();
    await fireEvent.click(screen.getByRole("button", { name: "Roads" }));
    expect(document.querySelectorAll(".parcel.target")).toHaveLength(0);
    await fireEvent.click(document.querySelector('[data-side="d6e"]')!);
    expect(picking.picked).toBe("road d6e");
    expect(document.querySelectorAll(".connects")).toHaveLength(2);
  });
  it("says in words where a road can go", async () => {
    await show();
    expect(document.querySelector('[data-side="d6e"]')?.getAttribute("aria-label")).toBe("A road between d6 and e6");
  });
});

describe("the track", () => {
  it("has all steps, with what is closed and what can be chosen", async () => {
    const picking = await show();
    expect(document.querySelectorAll(".track > li")).toHaveLength(24);
    expect(document.querySelectorAll(".space.closed").length).toBeGreaterThan(0);
    const wages = document.querySelector<HTMLButtonElement>(".space.target")!;
    await fireEvent.click(wages);
    expect(picking.picked).toBe("place wages");
  });
  it("promises what is certain, and of dice from how little to how much", async () => {
    await show();
    const gain = (space: string) => document.querySelector(`[data-target="${space}"] .gain`)?.textContent;
    expect(gain("wages")).toBe("+$4");
    expect(gain("gambling")).toBe("$2–12");
  });
});

it("picks out the land of a player who is clicked", async () => {
  await show();
  const owner = view.town.find(({ owner }) => owner !== undefined)!.owner!;
  await fireEvent.click(document.querySelector(`[data-player="${owner}"] button`)!);
  const lands = view.town.filter((parcel) => parcel.owner === owner).length;
  expect(document.querySelectorAll(".singled")).toHaveLength(lands);
  await fireEvent.click(document.querySelector(`[data-player="${owner}"] button`)!);
  expect(document.querySelectorAll(".singled")).toHaveLength(0);
});

it("says loudly whose turn it is", async () => {
  await show();
  const turns = [...document.querySelectorAll(".player")].map((card) => card.getAttribute("aria-current"));
  expect(turns).toEqual(["true", null]);
});

describe("a duel that was fought", () => {
  const duel = {
    event: "duel",
    place: "d6",
    seats: [0, 1],
    rolls: [1, 5],
    firepower: [4, 1],
    totals: [5, 6],
    tie: 0,
    winner: 1,
  };
  const messages: Message[] = [{ number: 8, kind: "choice", seat: 0, at: 0, events: [duel] }];

  it("is seen, also by those who look at an earlier moment", async () => {
    await show(messages, false);
    expect(screen.getAllByText(/Player [01]/, { selector: ".fighters .name" })).toHaveLength(2);
  });

  it("does not take the room of what is asked where there is little", async () => {
    await show([...messages, { number: 9, kind: "choice", seat: 1, at: 0, events: [{ event: "pass" }] }]);
    expect(document.querySelector(".fighters")).toBeNull();
    await fireEvent.click(document.querySelector(".panel [aria-expanded=false]")!);
    expect(document.querySelectorAll(".fighters li")).toHaveLength(2);
  });
});
