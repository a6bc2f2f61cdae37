"""Whole games of the board game as a state machine: random choices, copies and undos, with everything that must add up."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from carson.board.buildings import KINDS
from carson.board.buildings.city_hall import CITY_HALL
from carson.board.characters.sheriff import WHITE_COWBOY
from carson.board.game import BoardGame
from carson.board.map.action_track import PRICES
from carson.board.map.contents import BUILDING, HOUSE, MOUNTAIN, NOBODY, TOWNHOUSE
from carson.board.map.town import PARCEL_POINTS, PARCELS, SIDE_ENDS, SIDES
from carson.board.state.choices import ROAD
from carson.board.state.kinds import tiles_of
from carson.board.state.things import (
    AMMUNITION_TOKEN,
    HOUSES,
    MONEY,
    MOUNTAINS,
    REVOLVERS,
    ROADS,
    cowboys_of,
    property_of,
)
from carson.board.title import BOARD
from carson.core.ledger import ACCOUNTS, BANK, OUT, SEATS, TRACK
from carson.core.ledger import BOARD as ON_BOARD
from carson.core.record import Play, verify

COWBOYS = 10
PROPERTY = 12


class Town(RuleBasedStateMachine):
    """A game under way, with its record."""

    play: Play

    @property
    def game(self) -> BoardGame:
        assert isinstance(self.play.game, BoardGame)
        return self.play.game

    @initialize(
        preset=st.sampled_from(BOARD.presets),
        players=st.integers(2, max(BOARD.editions.values())),
        sides=st.lists(st.sampled_from("YR"), min_size=7, max_size=7),
        seed=st.integers(0, 9999),
    )
    def start(self, preset: str, players: int, sides: list[str], seed: int) -> None:
        characters = [f"{number}{side}" for number, side in enumerate(sides, 1)]
        most = BOARD.editions[str(BOARD.preset(preset)["edition"])]
        config = BOARD.preset(preset, players=min(players, most), characters=characters)
        self.play = Play(BOARD, config, str(seed))
        self.totals = self.game.things.totals(self.game.held)

    @precondition(lambda self: not self.game.over)
    @rule(number=st.integers(0, 9999))
    def choose(self, number: int) -> None:
        seat = self.game.waiting[0]
        legal = self.game.legal(seat)
        self.play.choose(seat, legal[number % len(legal)])

    @precondition(lambda self: not self.game.over)
    @rule(number=st.integers(0, 9999))
    def choose_a_verb(self, number: int) -> None:
        """Any kind of choice is as likely as the others."""
        seat = self.game.waiting[0]
        by_verb: dict[str, list[int]] = {}
        for choice in self.game.legal(seat):
            by_verb.setdefault(BOARD.catalogue[choice].verb, []).append(choice)
        verb = list(by_verb)[number % len(by_verb)]
        self.play.choose(seat, by_verb[verb][number % len(by_verb[verb])])

    @precondition(lambda self: not self.game.over)
    @rule(seed=st.integers(0, 9999), choices=st.integers(5, 40))
    def play_on(self, seed: int, choices: int) -> None:
        random = Random(seed)
        for _ in range(choices):
            if not self.game.over:
                seat = self.game.waiting[0]
                self.play.choose(seat, random.choice(self.game.legal(seat)))
                self.look_at_everything()

    @precondition(lambda self: not self.game.over)
    @rule(number=st.integers(0, 9999))
    def try_on_a_copy(self, number: int) -> None:
        before = self.game.digest()
        copy = self.game.copy(seed=str(number))
        random = Random(number)
        while not copy.over:
            seat = copy.waiting[0]
            copy.apply(seat, random.choice(copy.legal(seat)))
        assert self.game.digest() == before
        assert copy.things.totals(copy.held) == self.totals

    @rule()
    def take_back(self) -> None:
        """Choose and take back: as if nothing had been. What chance followed stays."""
        if self.game.over:
            return
        seat = self.game.waiting[0]
        before, draws, record = self.game.digest(), self.game.draws, self.play.record.as_text()
        self.play.choose(seat, self.game.legal(seat)[-1])
        assert self.play.can_undo(seat) == (self.game.draws == draws)
        if self.play.can_undo(seat):
            self.play.undo(seat)
            assert (self.game.digest(), self.play.record.as_text()) == (before, record)

    @invariant()
    def look_at_everything(self) -> None:
        for look in (
            nothing_is_made_or_lost,
            roads_make_a_network,
            cowboys_add_up,
            pieces_lie_where_the_ledger_says,
            cards_fit,
        ):
            look(self.game)
        assert self.game.things.totals(self.game.held) == self.totals

    def teardown(self) -> None:
        if hasattr(self, "play"):
            assert verify(BOARD, self.play.record) is None


def nothing_is_made_or_lost(game: BoardGame) -> None:
    """Nobody owes anything: only the bank may go below zero, and only with what never runs out."""
    endless = {"money", "points", "revolvers", "roads", "houses", "mountains"}
    for index, name in enumerate(game.things.names):
        accounts = game.held[index * ACCOUNTS : (index + 1) * ACCOUNTS]
        for account, count in enumerate(accounts):
            if account == BANK and name in endless:
                continue
            assert count >= 0 or name == "points", f"{name} of account {account}: {count}"
    assert game.held[MONEY + ON_BOARD] == game.held[REVOLVERS + ON_BOARD] == 0


def roads_make_a_network(game: BoardGame) -> None:
    reached = {point for side in range(SIDES) if game.roads[side] for point in SIDE_ENDS[side]}
    frontier = [ROAD + side for side in range(SIDES) if not game.roads[side] and reached & set(SIDE_ENDS[side])]
    assert game.frontier == frontier
    assert [bool(reached & set(PARCEL_POINTS[parcel])) for parcel in range(PARCELS)] == list(map(bool, game.connected))
    assert game.held[ROADS + ON_BOARD] == sum(game.roads)


def cowboys_add_up(game: BoardGame) -> None:
    """Ten of each colour; those on the board stand somewhere; the white one counts for none."""
    for seat in range(game.players):
        accounts = game.held[cowboys_of(seat) : cowboys_of(seat) + ACCOUNTS]
        assert sum(accounts) == COWBOYS
        standing = sum(mask >> seat & 1 for mask in game.standing) + game.crew[seat] + game.crew[SEATS + seat]
        white = sum(thing == WHITE_COWBOY and owner == seat for thing, _, owner in game.tokens)
        assert accounts[ON_BOARD] == standing - white
        assert accounts[seat] + accounts[ON_BOARD] + accounts[BANK] == COWBOYS
    assert sum(game.held[WHITE_COWBOY : WHITE_COWBOY + ACCOUNTS]) == 1
    assert sum(game.held[AMMUNITION_TOKEN : AMMUNITION_TOKEN + ACCOUNTS]) == 1


def pieces_lie_where_the_ledger_says(game: BoardGame) -> None:
    contents = Counter(game.contents)
    assert game.held[HOUSES + ON_BOARD] == contents[HOUSE] + 2 * contents[TOWNHOUSE]
    assert game.held[MOUNTAINS + ON_BOARD] == contents[MOUNTAIN]
    assert len(game.track) == len(PRICES)
    for kind in KINDS:
        assert game.held[tiles_of(kind) + ON_BOARD] == contents[kind]
        assert game.held[tiles_of(kind) + TRACK] == game.track.count(kind)
        if kind not in game.rules.kinds:
            assert contents[kind] == game.held[tiles_of(kind) + BANK] == 0
            assert game.held[tiles_of(kind) + OUT] == sum(game.held[tiles_of(kind) : tiles_of(kind) + ACCOUNTS])
    for seat in range(game.players):
        assert game.held[property_of(seat) + ON_BOARD] == game.parcels_of(seat)
        assert game.held[property_of(seat) + seat] == PROPERTY - game.parcels_of(seat)
    for parcel, content in enumerate(game.contents):
        if content >= BUILDING:
            assert (game.owner[parcel] == NOBODY) == (content == CITY_HALL)
    assert game.public == (game.contents.index(CITY_HALL) if contents[CITY_HALL] else -1)
    if game.resident != NOBODY:
        assert game.standing[game.public] >> game.resident & 1


def cards_fit(game: BoardGame) -> None:
    """One card each, nobody's twice; orders name every seat once."""
    taken = [card for card in game.card if card >= 0]
    assert len(set(taken)) == len(taken)
    for seat, card in enumerate(game.card):
        if card >= 0:
            assert game.number[seat] == game.sides[card].number
            assert game.limit[seat] == game.sides[card].cash_limit(game.rules.edition)
    assert sorted(game.pass_order) == list(range(game.players))
    assert game.turn_order == [] or sorted(game.turn_order) == list(range(game.players))
    assert len(set(game.passed)) == len(game.passed)


Town.TestCase.settings = settings(
    max_examples=20, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestTown = Town.TestCase
