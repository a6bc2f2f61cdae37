import { expect, test } from "vitest";
import type { GameEvent, Message } from "../table/table";
import { allBids, bidState } from "./bids";
import { percent } from "./chances";
import { deckOf, isTerrain } from "./deck";
import { lying } from "./market";
import { choosingOrder, stageOf, tieOrder, turns, wantedMost } from "./order";
import { coming, kindsIn } from "./piles";
import { cardInHand, previewOf } from "./preview";
import { roundStories, storyOf } from "./story";
import type { CardsPlayer, CardsView } from "./view";

const SEATS = ["hat", "star", "cactus", "boot"] as const;

const FIRST = "cfb0d7b9";
const TODAYS = "ee9726a8";

function player(seat: number, more: Partial<CardsPlayer> = {}): CardsPlayer {
  return { seat, sign: SEATS[seat]!, bids_left: [1, 2], chooses: true, score: { total: 0, parts: [] }, ...more };
}

function view(more: Partial<CardsView> = {}): CardsView {
  return {
    game: "cards",
    config: { players: 1, virtual: ["beginner", "beginner", "beginner"], deck: TODAYS },
    era: 1,
    round: 8,
    over: false,
    waiting: [0],
    decision: { name: "take-card", values: {} },
    offer: [],
    pile: [],
    characters_in_pile: [],
    characters_under: [],
    back: { signs: ["star", "cactus", "horseshoe", "boot", "cow", "hat"], skull: false },
    players: SEATS.map((_, seat) => player(seat, seat ? { virtual: "beginner" } : {})),
    points: [],
    ranking: null,
    ...more,
  };
}

function message(number: number, events: GameEvent[], more: Partial<Message> = {}): Message {
  return { number, kind: "choice", seat: 0, at: 0, events, ...more };
}

const deck = deckOf(view().config);
const LAST = [
  message(1, [{ event: "era", era: 1 }]),
  message(2, [{ event: "reveal", round: 8, character: "lawyer", cards: ["i-17", "i-32", "i-10", "i-24"] }]),
  message(3, [
    { event: "bids", bids: [4, 9, 4, 8], boosts: [0, 0, 0, 0], idle: [] },
    { event: "order", seats: [1, 3, 2, 0], tied: [2, 0] },
    { event: "take", seat: 1, card: "i-17" },
    { event: "take", seat: 3, card: "i-24" },
    { event: "take", seat: 2, card: "i-32" },
  ]),
];
const bids = [4, 9, 4, 8];
const shown = view({
  players: SEATS.map((_, seat) =>
    player(seat, { bid: bids[seat]!, ...(seat ? { virtual: "beginner" as const } : {}) }),
  ),
  offer: [deck.get("lawyer")!, deck.get("i-10")!],
});

test("the deck has all cards", () => {
  expect(deck.size).toBe(96 + 21);
  expect(deck.get("i-17")).toEqual({ name: "i-17", priority: 6, parcels: ["empty", "empty", "empty", "ranch"] });
  expect(deck.get("governor")).toEqual({ name: "governor", priority: 9 });
  expect([isTerrain("ii-48"), isTerrain("indian")]).toEqual([true, false]);
});

test("a table of an earlier version has the deck of that time", () => {
  const first = deckOf({ ...view().config, deck: FIRST });
  expect(first.size).toBe(deck.size);
  expect([first.get("i-48")!.priority, deck.get("i-48")!.priority]).toEqual([4, 3]);
});

test("somebody's own deck", () => {
  const own = deckOf({
    ...view().config,
    deck: { terrain: { "era-1": ["HT Mm 3"] }, characters: { governor: "2 hat" } },
  });
  expect(own.get("i-1")!.parcels).toEqual(["house", "townhouse", "mountain", "mine"]);
  expect(own.get("governor")!.priority).toBe(2);
});

test("equal bids go by the signs", () => {
  expect(tieOrder(shown)).toEqual([1, 2, 3, 0]);
  expect(choosingOrder(shown)).toEqual([1, 3, 2, 0]);
  expect(choosingOrder(view())).toEqual([]);
});

test("a boost counts, and who used the Lawyer does not choose", () => {
  const players = shown.players.map((one) => ({
    ...one,
    ...(one.seat === 0 ? { boost: 6 } : {}),
    chooses: one.seat !== 2,
  }));
  expect(choosingOrder({ ...shown, players })).toEqual([0, 1, 3]);
});

test("virtual players want the highest priority, of equals the nearest", () => {
  expect(wantedMost([deck.get("lawyer")!, deck.get("i-10")!])!.name).toBe("lawyer");
  expect(wantedMost([])).toBeNull();
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

test("where a round is", () => {
  const at = (name: string, open: boolean) => stageOf({ ...(open ? shown : view()), decision: { name, values: {} } });
  expect([
    at("use-power", false),
    at("choose-bid", false),
    at("use-power", true),
    at("take-card", true),
    at("place-card", true),
  ]).toEqual(["powers", "bid", "reveal", "take", "lay"]);
  expect(at("take-card", false)).toBe("powers");
  expect(at("last-sales", false)).toBe("end");
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
  expect(allBids({ virtual: "expert" })).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
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
  expect(previewOf("place n15", { gain: 3 }, laying, undefined, deck)).toMatchObject({
    kind: "laid",
    place: "n15",
    best: false,
  });
  expect(previewOf("take i-10", { gain: 1, place: "o13" }, shown, undefined, deck)).toMatchObject({
    kind: "laid",
    place: "o13",
    best: true,
  });
  expect(previewOf("take lawyer", { gain: 2 }, shown, undefined, deck)).toEqual({
    kind: "none",
    explanation: { gain: 2 },
  });
  const city = { cards: [{ card: "i-1", place: "p15" }], parcels: [], largest: 64 };
  expect(previewOf("sell i-1", { gain: 5 }, view(), city, deck)).toMatchObject({ kind: "sold", place: "p15" });
  expect(previewOf("bid 3", {}, view(), city, deck)).toBeNull();
});

test("what the piles still hold", () => {
  expect(coming(view({ round: 8, pile: ["i-1", "i-2", "i-3", "i-4", "i-5"] }))).toBe(4);
  expect(kindsIn(["i-17", "i-10"], deck)).toEqual([
    ["house", 2],
    ["mountain", 1],
    ["ranch", 1],
  ]);
});
