"""What each decision is about, by name: nobody has to know how the engine writes it down."""

from __future__ import annotations

from typing import Final

import pytest

from carson.board.characters.prospector import FROM_BAG
from carson.board.game import BoardGame
from carson.board.state.steps import STEPS
from carson.core.agenda import Decision
from carson.core.events import Value
from carson.core.position_text import is_number
from tests.rules.table import position

TABLE: Final = "players: 3\ntrack: ranch mine saloon - hotel ranch mine\npass-order: 2 1 3"

# By decision: the agenda's frames, the one that waits last, and its values.
VALUES: Final[dict[str, tuple[str, dict[str, Value]]]] = {
    "next-parcel-duel": ("next-parcel-duel 0 27 28", {"places": ["d4", "e4"]}),
    "next-building-duel": ("next-building-duel 0 27 28", {"places": ["d4", "e4"]}),
    "buy-parcels": ("buy-parcels 0 27 28", {"places": ["d4", "e4"]}),
    "buy-building": ("buy-building 0 2", {"kind": "saloon", "price": 5, "place": "building-5"}),
    "build-or-keep": ("build-or-keep 0 9", {"kind": "saloon"}),
    "place-house": ("place-house 0 9 27 1 0", {"kind": "saloon", "place": "d4", "houses": 1}),
    "consent": ("place-house 0 9 27 1 0; consent 1 28", {"builder": 0, "kind": "saloon", "place": "e4"}),
    "buy-points": ("buy-points 0 4", {"price": 4}),
    "second-card": ("second-card 0 5", {"less": 5}),
    "choose-tile": ("choose-tile 0 6 8", {"kind": "mine", "price": 8}),
    "buy-with-land": ("buy-with-land 0 6 8 1", {"kind": "mine", "price": 8, "place": "building-4"}),
    "reroll-die": ("reroll-die 0 77 3 52", {"place": "gambling", "seats": [1, 0], "rolls": [3, 52]}),
    "choose-lot": ("choose-lot 0 27", {"places": ["d4"]}),
    "bid": ("bid 0 2 5 2 7 27 28", {"auctioneer": 2, "bidders": [0, 2], "places": ["d4", "e4"], "highest": 2, "bid": 7}),
    "treat-cowboy": ("treat-cowboy 0 1", {"doctor": 1, "price": 3}),
    "funeral": ("funeral 0 1", {"undertaker": 1, "price": 2}),
    "choose-duel-tile": ("choose-duel-tile 3 77", {"place": "gambling"}),
    "ride-next": ("ride-next 0 27 28", {"places": ["d4", "e4"]}),
    "outlaw-reward": ("outlaw-reward 0 27", {"place": "d4", "points": 3}),
    "move-cowboy": ("move-cowboy 0 27", {"cowboy": "d4"}),
    "herd-horses": ("herd-horses 0 2", {"horses": 2}),
}


def about(frames: str, lines: str = "cowboys: gambling 1 2\nnotes outlaws: 10 0") -> dict[str, Value]:
    """The values of the last of these frames."""
    game: BoardGame = position(f"{TABLE}\n{lines}")
    for frame in frames.split("; "):
        name, *numbers = frame.split()
        game.agenda.append(
            STEPS.frame_from_list([name, *(int(word) if is_number(word) else word for word in numbers)], game.players)
        )
    return STEPS.decision(game.agenda[-1]).values(game, game.agenda[-1])


@pytest.mark.parametrize("name", VALUES)
def test_a_decision_names_what_it_is_about(name: str) -> None:
    frames, values = VALUES[name]
    assert about(frames) == values


def test_all_decisions_that_are_about_something_are_here() -> None:
    decisions = [decision for decision, task in zip(STEPS.decisions, STEPS.tasks, strict=True) if task is None]
    assert {decision.name for decision in decisions if type(decision).values is not Decision.values} == set(VALUES)


def test_before_the_first_bid_nobody_is_the_highest() -> None:
    assert about("bid 2 2 7 -1 0 27 28") == {"auctioneer": 2, "bidders": [0, 1, 2], "places": ["d4", "e4"]}


def test_a_bid_for_the_ammunition_names_no_places() -> None:
    assert about("bid 2 2 7 -1 0") == {"auctioneer": 2, "bidders": [0, 1, 2]}


def test_a_tile_out_of_the_bag_has_no_space() -> None:
    assert about(f"buy-with-land 0 5 8 {FROM_BAG}") == {"kind": "ranch", "price": 8}


def test_an_own_treatment_is_free() -> None:
    assert about("treat-cowboy 1 1") == {"doctor": 1, "price": 0}


@pytest.mark.parametrize("cowboy", ["wages", "white-cowboy", "enclosure-1", "enclosure-5"])
def test_a_cowboy_to_be_moved_is_named_by_where_he_is(cowboy: str) -> None:
    assert about(f"move-cowboy 0 {cowboy}") == {"cowboy": cowboy}


def test_a_decision_without_a_word_about_it_has_no_values() -> None:
    game = position(f"{TABLE}\nnext: place 1")
    assert game.view(0)["decision"] == {"name": "place-cowboy", "values": {}}
