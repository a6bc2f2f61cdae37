import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import bidding from "../../fixtures/cards-bidding.json";
import laying from "../../fixtures/cards-laying.json";
import taking from "../../fixtures/cards-taking.json";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import { Picking } from "../table/decision/picking.svelte";
import type { OwnView, Table, TableInfo } from "../table/table";
import { some } from "../table/testing";
import CardsTable from "./CardsTable.svelte";
import { bidOf } from "./decision/targets";
import type { CardsView } from "./view";

interface Scene {
  box: Record<string, unknown>;
  view: CardsView;
  own: OwnView;
}
const scene = (of: unknown) => of as Scene;
const [BIDDING, TAKING, LAYING] = [scene(bidding), scene(taking), scene(laying)];

/** A scene that the engine wrote, with some of its choices; none for a spectator. */
function shown(
  { box, view, own: all }: Scene,
  choices: string[],
  info: Partial<TableInfo> = {},
  seat: number | null = 0,
) {
  const choose = vi.fn(async () => {});
  const whyNot = vi.fn(async () => null);
  const own = seat === null ? ({ seat, choices: [] } as OwnView) : some(all, choices);
  const table = {
    id: "t",
    info: { box, seats: [], ...info },
    view,
    own,
    messages: [],
    seat: seat ?? -2,
    seats: [],
    choose,
    whyNot,
  } as unknown as Table;
  const picking = new Picking(table);
  render(CardsTable, { table, view, own, picking });
  return { choose, whyNot, picking };
}

beforeAll(() => words.speak("en"));
beforeEach(() => settings.set("confirm", true));

test("each place says what it would bring; Enter shows it, a second Enter lays the card", async () => {
  const { choose } = shown(LAYING, ["place n16", "place p15"]);
  const place = screen.getByRole("button", { name: /^n16: \+2 VP, covers 2 parcels/ });
  expect(screen.getByRole("button", { name: /^p15: 0 VP$/ })).toBeTruthy();
  expect(place.getAttribute("tabindex")).toBe("0");
  await fireEvent.keyDown(place, { key: "Enter" });
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText("0 → 2 VP")).toBeTruthy();
  await fireEvent.keyDown(place, { key: "Enter" });
  expect(choose).toHaveBeenCalledWith("place n16");
});

test("a card in the market tells its gain, or that there is no place for it", async () => {
  const own = { ...TAKING.own, explanations: [TAKING.own.explanations![0]!, {}, {}] };
  const { picking } = shown({ ...TAKING, own }, ["take doctor", "take i-10"]);
  const doctor = screen.getByRole("button", { name: /Doctor.*\+5 VP/s });
  expect(screen.getByText("no place")).toBeTruthy();
  await fireEvent.click(doctor);
  expect(picking.picked).toBe("take doctor");
});

test("bids tell how likely they choose first, and which are out", () => {
  shown(BIDDING, ["bid 3", "bid 7"]);
  expect(screen.getByRole("button", { name: "Bid 7: 35% to choose first" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Bid 4 has been played in this era" })).toBeTruthy();
});

test("what cannot be chosen now explains itself, and nobody is scolded", async () => {
  const { picking, whyNot } = shown(BIDDING, ["bid 3", "bid 7"]);
  await fireEvent.click(screen.getByRole("button", { name: /^Card 2: / }));
  expect(screen.getByRole("tooltip").textContent).toContain("how much virtual players want this card");
  await fireEvent.click(screen.getByRole("button", { name: "Bid 4 has been played in this era" }));
  expect(whyNot).not.toHaveBeenCalled();
  expect(picking.picked).toBeNull();
});

test("a digit means the bid of that number, as long as a bid is asked for", () => {
  const { picking } = shown(BIDDING, ["bid 3", "bid 7"]);
  expect(bidOf(7, picking)).toBe("bid 7");
  expect(bidOf(4, picking)).toBeNull();
  expect(bidOf(7, shown(TAKING, ["take doctor"]).picking)).toBeUndefined();
});

test("pointing at a parcel shows what counts it", async () => {
  const [player] = LAYING.view.players;
  const parcels = [
    { name: "n15", content: "saloon", score: { total: 2, parts: [["saloon", 1, 2]] }, counts: { o15: 2 } },
    { name: "o15", content: "house" },
  ];
  const view = { ...LAYING.view, players: [{ ...player, city: { ...player!.city, parcels } }] } as CardsView;
  shown({ ...LAYING, view }, []);
  await fireEvent.focus(screen.getByRole("gridcell", { name: /^o15/ }));
  expect(screen.getByText(/Also counts for: saloon at n15 \(\+2\)/)).toBeTruthy();
});

test("cards are sold in the city once the Auctioneer is asked to", async () => {
  const { picking } = shown(LAYING, ["place p15", "sell i-35"]);
  await fireEvent.click(screen.getByRole("button", { name: "Sell a card (3 left)" }));
  expect(screen.queryByRole("button", { name: /^p15/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Sell the card at n15: +7 VP in all" }));
  expect(picking.picked).toBe("sell i-35");
});

test("a spectator sees the table and chooses nothing", () => {
  shown(TAKING, [], {}, null);
  expect(screen.queryByRole("region", { name: "Your bids" })).toBeNull();
  expect(screen.getByRole("tab", { name: "Player 1’s city" })).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: /^n14, mine/ })).toBeTruthy();
});

test("the score sheet is there at any time, and at the end by itself", async () => {
  shown(BIDDING, []);
  await fireEvent.click(screen.getByRole("tab", { name: "Score sheet" }));
  expect(screen.getByRole("table")).toBeTruthy();
});

const SEATS = [{ seat: 0, name: "Ann", bot: "greedy", here: true }] as unknown as TableInfo["seats"];

test("a bot is called a bot, whichever it is", () => {
  shown(TAKING, [], { game: "cards", seats: SEATS }, null);
  expect(screen.getByText("bot")).toBeTruthy();
  expect(screen.queryByText("greedy")).toBeNull();
});

test("at the end equal points have the same place, as in the result", () => {
  const over = { ...TAKING, view: { ...TAKING.view, over: true, decision: null } };
  const result = { points: [2, 9, 2, 2], ranking: [1, 2, 3, 0], winners: [1], resigned: [0] };
  shown(over, [], { game: "cards", seats: SEATS, result }, null);
  const players = within(screen.getByRole("region", { name: "Players" })).getAllByRole("listitem");
  expect(players.map((player) => /\d(st|nd|rd|th)/.exec(player.textContent)?.[0])).toEqual([
    "4th",
    "1st",
    "2nd",
    "2nd",
  ]);
});
