"""A referee at the card game's table: he hears the events of random games and checks each against the rulebook.

He knows the deck and the levels, keeps his own slow cities (tests/cards/model.py), and asks the engine for nothing but the
back of the character on top.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.config import LEVELS
from carson.cards.configuration.deck import CARD_OF
from carson.cards.game import CardGame
from carson.cards.map.contents import PRISON
from carson.cards.map.field import PARCEL_OF, SIZE
from carson.cards.title import CARDS
from carson.core.events import Event
from tests.cards.model import Model, Score
from tests.conformance.walk import random_choice

TABLES = [(players, virtual) for players in range(1, 7) for virtual in range(6) if 4 <= players + virtual <= 6]
BEFORE = ("governor", "lawyer", "chinese-worker", "heroes", "gunsmith")
AFTER = ("mercenary", "doctor")
BOOSTS = {"heroes": 3, "gunsmith": 6, "mercenary": 5, "doctor": 2}


class Referee:
    """What a watcher at the table can know, event by event."""

    def __init__(self, game: CardGame) -> None:
        self.people = game.config.players
        self.players = game.players
        self.deck = game.deck
        self.bids_at_start = [range(1, 10)] * self.people + [LEVELS[level] for level in game.config.virtual]
        self.cities = [Model() for _ in range(self.people)]
        self.characters: list[set[str]] = [set() for _ in range(self.players)]
        self.priorities = [0] * self.players
        self.seen: set[str] = set()  # every card that was on offer
        self.turned: set[str] = set()
        self.offer: list[str] = []
        self.era = self.round = self.sold = 0
        self.in_hand: tuple[int, str] | None = None  # a card that somebody has to place
        self.points = [0] * self.players
        self.back: tuple[int, ...] | None = None

    def hear(self, event: Event, back: tuple[int, ...] | None) -> None:
        self.back = back
        values = event.values
        if self.in_hand is not None:
            assert event.kind in ("place", "aside", "sell")
        getattr(self, "hear_" + event.kind.replace("-", "_"))(**values)

    # The course of the game.

    def hear_era(self, era: int) -> None:
        assert (era, self.round) == (self.era + 1, 9 if self.era else 0)
        self.era, self.round = era, 0
        self.hands = [set(bids) for bids in self.bids_at_start]
        self.turned &= {"governor"}

    def hear_skull(self, character: str) -> None:
        assert character not in self.held()

    def hear_reveal(self, round: int, character: str, cards: list[str]) -> None:
        assert round == self.round + 1
        assert self.offer == []
        assert len(cards) == (4 if self.players == 4 else 5)
        self.round = round
        self.revealed(character)
        for card in cards:
            self.revealed(card)
        self.used: list[str] = []  # powers of this round, in their order
        self.boosts = [0] * self.players
        self.idle: set[int] = set()
        self.twice: set[int] = set()
        self.at_once: list[int] = []  # who takes a card by a power
        self.turns: list[int] = []
        self.open = False
        self.extra = 0

    def revealed(self, card: str) -> None:
        assert card not in self.seen
        self.seen.add(card)
        assert card in CHARACTER_NAMES or card.startswith("i" * self.era + "-")
        self.offer.append(card)

    def held(self) -> set[str]:
        return set().union(*self.characters)

    # Powers.

    def hear_use(self, seat: int, character: str) -> None:
        assert seat < self.people
        assert character in self.characters[seat] - self.turned
        assert character in (AFTER if self.open else BEFORE)
        assert not self.at_once
        order = [*BEFORE, *AFTER]
        assert all(order.index(other) < order.index(character) for other in self.used)
        if character not in ("governor", "lawyer"):
            assert seat not in self.idle
        self.used.append(character)
        self.turned.add(character)
        self.boosts[seat] += BOOSTS.get(character, 0)
        self.extra += character in ("governor", "chinese-worker")
        if character in ("governor", "lawyer"):
            self.at_once.append(seat)
        if character == "lawyer":
            self.idle.add(seat)
        if character == "chinese-worker":
            self.twice.add(seat)

    def hear_extra_card(self, card: str) -> None:
        assert self.extra == 1
        self.extra = 0
        self.revealed(card)

    # Bids and turns.

    def hear_bids(self, bids: list[int], boosts: list[int], idle: list[int]) -> None:
        assert not self.at_once
        assert (boosts, set(idle)) == (self.boosts, self.idle)
        for seat, number in enumerate(bids):
            self.hands[seat].remove(number)
        self.bids, self.open = bids, True

    def hear_order(self, seats: list[int], tied: list[int]) -> None:
        assert sorted(seats) == [seat for seat in range(self.players) if seat not in self.idle]
        strength = {seat: self.bids[seat] + self.boosts[seat] for seat in seats}
        assert [strength[seat] for seat in seats] == sorted(strength.values(), reverse=True)
        assert tied == [seat for seat in seats if list(strength.values()).count(strength[seat]) > 1]
        if self.back is not None:
            for first, second in pairwise(seats):
                if strength[first] == strength[second]:
                    assert self.back.index(first) < self.back.index(second)
        self.turns = [seat for seat in seats for _ in range(2 if seat in self.twice else 1)]

    def hear_take(self, seat: int, card: str) -> None:
        assert seat == (self.at_once if self.at_once else self.turns).pop(0)
        assert card in self.offer
        if seat >= self.people:
            priorities = [self.deck.priority[CARD_OF[other]] for other in self.offer]
            assert self.offer.index(card) == priorities.index(max(priorities))
            self.priorities[seat] += max(priorities)
        self.offer.remove(card)
        if card in CHARACTER_NAMES:
            self.characters[seat].add(card)
        elif seat < self.people:
            self.in_hand = seat, card

    # Cities.

    def may_place(self, seat: int, card: str) -> list[int]:
        city, characters = self.cities[seat], self.characters[seat]
        tamed = "sheriff" in characters or PRISON in city.painted().values()
        places = city.places(self.deck.terrain[CARD_OF[card]], "captain" in characters, tamed)
        return [row * SIZE + column for column, row in places]

    def hear_place(self, seat: int, card: str, place: str) -> None:
        assert self.in_hand == (seat, card)
        city, corner = self.cities[seat], PARCEL_OF[place]
        assert not city.cards or corner in self.may_place(seat, card)
        city.cards.append((CARD_OF[card], self.deck.terrain[CARD_OF[card]], (corner % SIZE, corner // SIZE)))
        self.in_hand = None

    def hear_aside(self, seat: int, card: str) -> None:
        assert self.in_hand == (seat, card)
        assert self.cities[seat].cards
        assert self.may_place(seat, card) == []
        self.in_hand = None

    def hear_sell(self, seat: int, card: str) -> None:
        city = self.cities[seat]
        assert "auctioneer" in self.characters[seat]
        assert CARD_OF[card] in city.for_sale()
        city.cards = [laid for laid in city.cards if laid[0] != CARD_OF[card]]
        self.sold += 1
        assert self.sold <= 3

    # The end.

    def hear_left_over(self, cards: list[str]) -> None:
        assert not self.turns
        assert cards == self.offer
        self.offer = []

    def hear_find(self, seat: int, character: str) -> None:
        assert (self.era, self.round, self.offer) == (2, 9, [])
        assert seat < self.people
        assert "paperboy" in self.characters[seat]
        assert character not in self.held()
        self.characters[seat].add(character)

    def hear_move(self, thing: str, source: int, target: int, count: int, reason: str) -> None:
        assert (thing, 6 in (source, target)) == ("points", True)
        assert count > 0
        if source == 6:
            self.points[target] += count
        else:
            assert reason == "outlaws"
            self.points[source] -= count

    def hear_end(self, ranking: list[int], points: list[int]) -> None:
        assert (self.era, self.round) == (2, 9)
        assert points == self.points == [self.score(seat) for seat in range(self.players)]
        assert [points[seat] for seat in ranking] == sorted(points, reverse=True)

    def score(self, seat: int) -> int:
        if seat >= self.people:
            return self.priorities[seat]
        sold = self.sold if "auctioneer" in self.characters[seat] else 0
        return Score(self.cities[seat].painted(), self.characters[seat], sold).total()


def watched(game: CardGame, seed: str) -> Referee:
    """A referee who has heard a whole game of random players."""
    referee, random, heard = Referee(game), Random(seed), 0
    while True:
        events = game.events or []
        back, moment = (game.deck.backs[game.top] if game.top >= 0 else None), (game.era, game.round)
        for event in events[heard:]:
            known = (referee.era, referee.round) == moment  # the pile has not moved on since that event
            referee.hear(event, back if known else None)
        heard = len(events)
        if game.over:
            return referee
        seat = random.choice(game.waiting)
        game.choose(seat, random_choice(CARDS, game, seat, random))


@pytest.mark.parametrize(("players", "virtual"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_referee_finds_nothing_wrong(players: int, virtual: int, seed: int) -> None:
    levels = [("beginner", "advanced", "expert")[(number + seed) % 3] for number in range(virtual)]
    game = CARDS.new(CARDS.preset("solo", players=players, virtual=levels), f"referee {seed}")
    referee = watched(game, f"{players} {virtual} {seed}")
    assert referee.points == game.points()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("players", "virtual"), TABLES)
def test_the_referee_finds_nothing_wrong_in_many_games(players: int, virtual: int, seed: int) -> None:
    game = CARDS.new(CARDS.preset("solo", players=players, virtual=["expert"] * virtual), f"many {seed}")
    watched(game, f"{seed}")
