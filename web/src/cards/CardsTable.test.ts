import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import { Picking } from "../table/picking.svelte";
import type { OwnView, Table, TableInfo } from "../table/table";
import CardsTable from "./CardsTable.svelte";
import { meantBy, targetOf } from "./targets";
import type { CardsPlayer, CardsView, Explanation } from "./view";

const CITY = {
  cards: [{ card: "i-35", place: "n15" }],
  parcels: [
    { name: "n15" },
    { name: "o15" },
    { name: "n14", content: "mine" as const, score: { total: 2, parts: [["mine", 1, 2] as [string, number, number]] } },
    { name: "o14", content: "mountain" as const },
  ],
  largest: 64,
};

function player(seat: number, more: Partial<CardsPlayer>): CardsPlayer {
  const sign = (["hat", "star", "cactus", "boot"] as const)[seat]!;
  return { seat, sign, bids_left: [3, 7], chooses: true, score: { total: 2, parts: [["mine", 1, 2]] }, ...more };
}

function view(name: string, values: Record<string, unknown> = {}, more: Partial<CardsView> = {}): CardsView {
  return {
    game: "cards",
    config: { players: 1, virtual: ["beginner", "expert", "expert"], deck: "ee9726a8" },
    era: 1,
    round: 2,
    over: false,
    waiting: [0],
    decision: { name, values },
    offer: [
      { name: "doctor", priority: 5 },
      { name: "i-10", priority: 4, parcels: ["house", "empty", "mountain", "house"] },
    ],
    pile: ["i-1"],
    characters_in_pile: ["banker"],
    characters_under: [],
    back: null,
    players: [
      player(0, { city: CITY, characters: [{ name: "auctioneer", turned: false }] }),
      ...[1, 2, 3].map((seat) => player(seat, { virtual: "expert", cards: [] })),
    ],
    points: [2, 2, 2, 2],
    ranking: null,
    ...more,
  };
}

function shown(
  view: CardsView,
  choices: [string, Explanation][],
  seat: number | null = 0,
  info: Partial<TableInfo> | null = null,
) {
  const choose = vi.fn(async () => {});
  const own = {
    seat,
    choices: choices.map(([choice]) => choice),
    explanations: choices.map(([, explanation]) => explanation),
  } as unknown as OwnView;
  const whyNot = vi.fn(async () => null);
  const table = {
    id: "t",
    info,
    view,
    own,
    messages: [],
    seat: seat ?? -2,
    seats: [],
    choose,
    whyNot,
  } as unknown as Table;
  const picking = new Picking(table, targetOf, meantBy);
  render(CardsTable, { table, view, own, picking });
  return { choose, whyNot, picking };
}

beforeAll(() => words.speak("en"));
beforeEach(() => settings.set("confirm", true));

test("each place says what it would bring; Enter shows it, a second Enter lays the card", async () => {
  const { choose } = shown(view("place-card", { card: "i-10" }), [
    ["place p15", { gain: 4, before: 2, after: 6, changes: [["mine", 2, 6]], place: "p15", covered: 0 }],
    ["place n13", { gain: -1, place: "n13", covered: 2 }],
  ]);
  const place = screen.getByRole("button", { name: /^p15: \+4 VP$/ });
  expect(screen.getByRole("button", { name: /n13: −1 VP, covers 2 parcels/ })).toBeTruthy();
  expect(place.getAttribute("tabindex")).toBe("0");
  await fireEvent.keyDown(place, { key: "Enter" });
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText("2 → 6 VP")).toBeTruthy();
  await fireEvent.keyDown(place, { key: "Enter" });
  expect(choose).toHaveBeenCalledWith("place p15");
});

test("a card in the market tells its gain, or that there is no place for it", async () => {
  const { picking } = shown(view("take-card"), [
    ["take doctor", { gain: 5, before: 2, after: 7, changes: [] }],
    ["take i-10", {}],
  ]);
  const doctor = screen.getByRole("button", { name: /Doctor.*\+5 VP/s });
  expect(screen.getByText("no place")).toBeTruthy();
  await fireEvent.click(doctor);
  expect(picking.picked).toBe("take doctor");
});

test("bids tell how likely they choose first, and what is out cannot be bid", () => {
  shown(view("choose-bid"), [
    [
      "bid 3",
      {
        total: 3,
        chances: [
          [1, 10],
          [9, 10],
        ],
        mean: [19, 10],
      },
    ],
    [
      "bid 7",
      {
        total: 7,
        chances: [
          [1, 2],
          [1, 2],
        ],
        mean: [3, 2],
      },
    ],
  ]);
  expect(screen.getByRole("button", { name: "Bid 7: 50% to choose first" })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Bid 4 has been played in this era" }).disabled).toBe(
    true,
  );
});

test("cards are sold in the city once the Auctioneer is asked to", async () => {
  const { picking } = shown(view("place-card", { card: "i-10" }), [
    ["place p15", { gain: 4, place: "p15", covered: 0 }],
    ["sell i-35", { gain: 5, before: 2, after: 7, changes: [] }],
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "Sell a card (3 left)" }));
  expect(screen.queryByRole("button", { name: /^p15/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Sell the card at n15: +5 VP in all" }));
  expect(picking.picked).toBe("sell i-35");
});

test("a spectator sees the table and chooses nothing", () => {
  shown(view("take-card"), [], null);
  expect(screen.queryByRole("region", { name: "Your bids" })).toBeNull();
  expect(screen.getByRole("tab", { name: "Player 1’s city" })).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: "n14, mine: 2 VP. 1 adjacent mountain x 2" })).toBeTruthy();
});

test("the score sheet is there at any time, and at the end by itself", async () => {
  shown(view("choose-bid"), []);
  await fireEvent.click(screen.getByRole("tab", { name: "Score sheet" }));
  expect(screen.getByRole("rowheader", { name: /Mines/ })).toBeTruthy();
});

const SEATS = [{ seat: 0, name: "Ann", bot: "greedy", here: true }] as unknown as TableInfo["seats"];

test("a bot is called a bot, whichever it is", () => {
  shown(view("take-card"), [], null, { game: "cards", seats: SEATS });
  expect(screen.getByText("bot")).toBeTruthy();
  expect(screen.queryByText("greedy")).toBeNull();
});

test("at the end equal points have the same place, as in the result", () => {
  const over = view("last-sales", {}, { over: true, decision: null });
  const result = { points: [2, 9, 2, 2], ranking: [1, 2, 3, 0], winners: [1], resigned: [0] };
  shown(over, [], null, { game: "cards", seats: SEATS, result });
  const players = within(screen.getByRole("region", { name: "Players" })).getAllByRole("listitem");
  expect(players.map((player) => /\d(st|nd|rd|th)/.exec(player.textContent)?.[0])).toEqual([
    "4th",
    "1st",
    "2nd",
    "2nd",
  ]);
});
