"""What choices bring, worked out before they are made: the same as the scores after them."""

from __future__ import annotations

import pytest

from carson.cards.configuration.deck import CARD_OF
from carson.cards.game import CardGame
from carson.cards.map.field import PARCEL_NAMES
from carson.cards.round.scoring import score
from carson.cards.shown.previews import Gain, best_gain, best_places, gain
from carson.cards.state.choices import PLACE
from carson.cards.state.steps import STEPS
from carson.games import title_of
from tests.cards.table import city_lines, deck, parcel, position, start
from tests.conformance.walk import Case, Moment, walk


def test_a_gain_is_what_the_score_will_be_less_what_it_is() -> None:
    def check(moment: Moment) -> None:
        game = moment.game
        assert isinstance(game, CardGame)
        name = STEPS.name(game.agenda[-1])
        verb = game.catalogue[moment.choice].verb
        if verb not in ("place", "sell", "take") or (
            verb == "take" and CARD_OF[game.catalogue[moment.choice].words[0]] < 96
        ):
            return
        brought = gain(game, moment.seat, moment.choice)
        assert brought is not None, name
        copy = game.copy()
        copy.choose(moment.seat, moment.choice)
        assert brought.points == score(copy, moment.seat) - score(game, moment.seat)

    kind = title_of("cards")
    walk(Case(kind, "gains", kind.preset("solo", players=2), "gains"), check)


def mine_beside_mountains() -> CardGame:
    lines = (deck(["m. .. 3"]), city_lines("M M . ."), "offer: captain i-1 i-2", "next: take 1")
    return position(*lines)


def test_the_best_place_comes_first() -> None:
    game = mine_beside_mountains()
    places = best_places(game, 0, CARD_OF["i-1"])
    assert places[0][1] == 4
    assert [points for _, points in places] == sorted((points for _, points in places), reverse=True)
    assert best_gain(game, 0, CARD_OF["i-1"]) == 4


def test_of_equal_places_the_one_that_keeps_the_city_small() -> None:
    game = position(deck(["H. .. 1"]), city_lines(". .\n. ."), "next: place 1 i-1")
    corner, points = best_places(game, 0, CARD_OF["i-1"])[0]
    assert (PARCEL_NAMES[corner], points) == (parcel(0, 0), 0)


def test_a_card_without_a_place_brings_nothing() -> None:
    full = "\n".join(["P " * 8] * 8)
    game = position(deck(["H. .. 1"]), city_lines(full), "offer: i-1 i-2", "next: take 1")
    assert best_gain(game, 0, CARD_OF["i-1"]) is None


def test_the_changes_are_told_by_their_source() -> None:
    brought = Gain([("mine", 1, 2), ("editor", 1, 4), ("bank", 3, 1)], [("mine", 2, 2), ("editor", 1, 4), ("editor", 1, 1)])
    assert brought.changes() == [("mine", 2, 4), ("editor", 4, 5), ("bank", 3, 0)]


@pytest.mark.ruling("C4.6")
def test_a_character_changes_what_others_score() -> None:
    game = position(city_lines("O ."), "player 1: has undertaker", "offer: sheriff i-1", "next: take 1")
    choice = game.catalogue.find("take sheriff")
    assert choice is not None
    brought = gain(game, 0, choice.number)
    assert brought is not None
    assert brought.changes() == [("undertaker", 2, 4), ("outlaws", -6, 0)]


def test_what_has_no_score_of_its_own_brings_none() -> None:
    game = start()
    assert gain(game, 0, game.legal(0)[0]) is None
    assert PLACE not in game.legal(0)
