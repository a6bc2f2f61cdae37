import { expect, test } from "vitest";
import type { GameEvent, Message } from "../../table/table";
import taking from "../../../fixtures/cards-taking.json";
import { bidState } from "../bids/bids";
import { percent } from "../../lib/writing/percent";
import { lying } from "../market/market";
import { turns } from "./order";
import { kindsIn } from "../market/piles";
import { cardInHand, previewOf } from "../decision/preview";
import { roundStories, storyOf } from "./story";
import { deckOf, type CardsPlayer, type CardsView } from "../view";

const given = taking.view as unknown as CardsView;

function player(seat: number, more: Partial<CardsPlayer> = {}): CardsPlayer {
  return { ...given.players[seat]!, ...more };
}

function view(more: Partial<CardsView> = {}): CardsView {
  return { ...given, offer: [], wanted: null, ...more };
}

function message(number: number, events: GameEvent[], more: Partial<Message> = {}): Message {
  return { number, kind: "choice", seat: 0, at: 0, events, ...more };
}

const deck = deckOf(taking);
const LAST = [
  message(1, [{ event: "era", era: 1 }]),
  message(2, [{ event: "reveal", round: 8, character: "lawyer", cards: ["i-17", "i-32", "i-10", "i-24"] }]),
  message(3, [
    { event: "bids", bids: [4, 9, 4, 5], boosts: [0, 0, 0, 3], totals: [4, 9, 4, 8], idle: [] },
    { event: "order", seats: [1, 3, 2, 0], tied: [2, 0] },
    { event: "take", seat: 1, card: "i-17" },
    { event: "take", seat: 3, card: "i-24" },
    { event: "take", seat: 2, card: "i-32" },
  ]),
];
const bids = [4, 9, 4, 8];
const shown = view({
  players: bids.map((bid, seat) => player(seat, { bid, total: bid })),
  order: [1, 3, 2, 0],
  wanted: "lawyer",
  offer: [deck.get("lawyer")!, deck.get("i-10")!],
});

test("the deck has all cards", () => {
  expect(deck.size).toBe(96 + 21);
  expect(deck.get("i-17")).toEqual({ name: "i-17", priority: 6, parcels: ["empty", "empty", "empty", "ranch"] });
  expect(deck.get("governor")).toEqual({ name: "governor", priority: 9, use: "before-bids" });
});

test("the market keeps the cards that are taken, with who has them", () => {
  const story = storyOf(roundStories(LAST), 1, 8);
  const cards = lying(shown, story, deck);
  expect(cards.map(({ card }) => card.name)).toEqual(["lawyer", "i-17", "i-32", "i-10", "i-24"]);
  expect(cards.map(({ taken }) => taken?.seat)).toEqual([undefined, 1, 2, undefined, 3]);
  expect(cards.filter(({ wanted }) => wanted).map(({ card }) => card.name)).toEqual(["lawyer"]);
});

test("the turns of a round: who took what, and whose turn it is", () => {
  const story = storyOf(roundStories(LAST), 1, 8)!;
  const list = turns(shown, story, true);
  expect(list.map(({ seat, card }) => [seat, card])).toEqual([
    [1, "i-17"],
    [3, "i-24"],
    [2, "i-32"],
    [0, null],
  ]);
  expect(list.map(({ total }) => total)).toEqual([9, 8, 4, 4]);
  expect(turns(shown, story, false).map(({ total }) => total)).toEqual([9, 8, 4, 4]);
  expect(list.map(({ next }) => next)).toEqual([false, false, false, true]);
  expect(list.filter(({ tied }) => tied).map(({ seat }) => seat)).toEqual([2, 0]);
});

test("an earlier moment of a round does not tell what came later", () => {
  const story = storyOf(roundStories(LAST), 1, 8)!;
  const before = { ...shown, offer: ["lawyer", "i-32", "i-10", "i-24"].map((name) => deck.get(name)!) };
  expect(
    turns(before, story, true)
      .filter(({ card }) => card)
      .map(({ seat }) => seat),
  ).toEqual([1]);
});

test("what was taken back did not happen", () => {
  const undone = [
    ...LAST,
    message(4, [{ event: "take", seat: 0, card: "i-10" }]),
    message(5, [], { kind: "undo", undone: 4 }),
  ];
  expect(storyOf(roundStories(undone), 1, 8)!.takings).toHaveLength(3);
});

test("a card taken before the bids is told as such", () => {
  const early = [
    LAST[0]!,
    LAST[1]!,
    message(3, [
      { event: "extra-card", card: "i-2" },
      { event: "take", seat: 0, card: "i-2" },
    ]),
  ];
  const story = storyOf(roundStories(early), 1, 8)!;
  expect(story.cards.at(-1)).toBe("i-2");
  expect(turns(view(), story, true)).toEqual([{ seat: 0, total: null, tied: false, card: "i-2", next: false }]);
});

test("how somebody's bid stands", () => {
  expect(bidState(shown.players[0]!, [1, 3, 2, 0], false, [])).toEqual({
    state: "open",
    bid: 4,
    boost: 0,
    total: 4,
    place: 4,
  });
  expect(bidState(player(0), [], true, [1])).toEqual({ state: "down" });
  expect(bidState(player(0), [], true, [0])).toEqual({ state: "thinking" });
  expect(bidState(player(0), [], false, [0])).toEqual({ state: "none" });
});

test("chances in words: only what is certain is 0 or 100", () => {
  expect([percent([1, 999]), percent([998, 999]), percent([0, 9]), percent([9, 9]), percent([13, 36])]).toEqual([
    1, 99, 0, 100, 36,
  ]);
});

test("a picked card is shown where it would lie", () => {
  const laying = view({ decision: { name: "place-card", values: { card: "i-17" } } });
  expect(cardInHand(laying, deck)!.name).toBe("i-17");
  expect(cardInHand(view(), deck)).toBeNull();
  const card = (at: string, kind: string) => ({ shows: "card", at, kind });
  expect(previewOf(card("n15", "i-17"), "n15", { gain: 3 }, deck)).toMatchObject({
    kind: "laid",
    place: "n15",
    best: false,
  });
  expect(previewOf(card("o13", "i-10"), "i-10", { gain: 1 }, deck)).toMatchObject({
    kind: "laid",
    place: "o13",
    best: true,
  });
  expect(previewOf(null, "lawyer", { gain: 2 }, deck)).toEqual({ kind: "none", explanation: { gain: 2 } });
  const gap = { shows: "gap", at: "p15", kind: "i-1" };
  expect(previewOf(gap, "sell-i-1", { gain: 5 }, deck)).toMatchObject({ kind: "sold", place: "p15" });
  expect(previewOf(null, "bid-3", { total: 3 }, deck)).toBeNull();
});

test("what the piles still hold", () => {
  expect(kindsIn(["i-17", "i-10"], deck)).toEqual([
    ["house", 2],
    ["mountain", 1],
    ["ranch", 1],
  ]);
});
