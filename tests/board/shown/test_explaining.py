"""What choices cost and bring as plain values: what is there, what is left out, and that the documents name all of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carson.board.game import BoardGame
from carson.games import title_of
from tests.conformance.walk import Case, Moment, walk
from tests.rules.table import position

DOCS = Path(__file__).parents[3] / "docs"
TOWN = """town:
  8  .    .    .    .    .    .    .    .
  7  .    .    .    .    .    .    .    .
  6  .    .    .    .    .    .    .    .
  5  .    .    .    h    .    .    .    .
  4  .    .    1:.  1:sa 2:M  2:mi .    .
  3  .    .    .    .    .    .    .    .
  2  .    .    .    .    .    .    .    .
  1  .    .    .    .    .    .    .    .
roads: d5n d5e d5s d5w
track: ranch mine saloon bank hotel ranch mine"""


def table(*lines: str) -> BoardGame:
    return position("\n".join(("players: 2", "round: 2", "pass-order: 1 2", TOWN, *lines)))


def explained(game: BoardGame, text: str) -> dict[str, object]:
    (seat,) = game.waiting
    choice = game.catalogue.find(text)
    assert choice is not None
    assert choice.number in game.legal(seat)
    values: dict[str, object] = json.loads(json.dumps(game.explain(seat, choice.number)))
    return values


def test_land_to_buy_has_a_price_in_parts() -> None:
    placing = table("player 1: card 3Y", "player 2: card 7Y", "next: place 1")
    assert explained(placing, "place c3") == {
        "price": 2,
        "number": {"of": "price", "total": 2, "parts": [["land", 1, 1], ["buildings", 1, 1]]},
        "values": {"content": "empty", "connected": 0},
    }


def test_a_duel_comes_with_exact_chances() -> None:
    placing = table("player 1: card 3Y", "player 2: card 7Y", "cowboys: vp-3 2", "next: place 1")
    odds = explained(placing, "place vp-3")["odds"]
    assert isinstance(odds, dict)
    one, two = odds["firepower"]
    assert (odds["seats"], odds["estimate"]) == ([0, 1], True)
    assert one < two
    (won, of), (lost, of_too) = odds["chances"]
    assert of == of_too == won + lost


def test_a_building_comes_with_its_income() -> None:
    game = table("player 1: cowboys 3, card 3Y, kept ranch", "agenda: build-or-keep 0 5")
    found = explained(game, "build ranch c4")
    assert found["number"] == {"of": "income", "total": 6, "parts": [["free-parcels", 6, 1]]}
    assert found["values"] == {"kind": "ranch", "place": "c4", "houses": 0, "income": 6, "best": 6}


def test_other_buildings_that_pay_something_else_then_are_told() -> None:
    game = table("player 1: card 3Y", "agenda: place-house 0 9 27 1 0")
    changes = [{"place": "d4", "kind": "saloon", "owner": 0, "before": 5, "after": 10}]
    assert explained(game, "house c5") == {"changes": changes, "values": {"content": "house"}}


def test_firepower_is_a_number_of_its_own() -> None:
    placing = table("player 1: card 3Y, revolvers 2, cowboys 4", "player 2: card 7Y", "next: place 1")
    number = explained(placing, "place ammunition")["number"]
    assert number == {"of": "firepower", "total": 5, "parts": [["revolvers", 2, 1], ["cowboys", 3, 1]]}


def test_what_a_choice_does_not_cost_or_bring_is_left_out() -> None:
    placing = table("player 1: card 3Y", "player 2: card 7Y", "next: place 1")
    assert explained(placing, "pass") == {"values": {"position": 1}}


@pytest.mark.ruling("B10.9")
def test_what_a_die_will_bring_is_not_told() -> None:
    game = position("players: 2\ncharacters: 19R 2Y 3Y 4Y 5Y 6Y 7Y\npass-order: 1 2\nnext: choose")
    assert explained(game, "take father-christmas")["brings"] == {"points": 2}


def documented(table: str) -> set[str]:
    """The names in the first column of one of the document's tables."""
    text = (DOCS / "decisions.md").read_text(encoding="utf-8").partition("In the board game:")[2]
    rows = text.partition(f"| {table} | |\n")[2].partition("\n\n")[0].splitlines()
    return {name for row in rows for name in re.findall("`([a-z]+)`", row.split("|")[1])}


@pytest.mark.parametrize(
    ("players", "variants"), [(4, []), (3, ["horses", "outlaws", "might-is-right", "new-beginning", "river"])]
)
def test_all_that_is_told_is_documented(players: int, variants: list[str]) -> None:
    keys, values = documented("key"), documented("value")

    def check(moment: Moment) -> None:
        for choice in moment.game.legal(moment.seat):
            found = moment.game.explain(moment.seat, choice)
            assert set(found) <= keys
            told = found.get("values", {})
            assert isinstance(told, dict)
            assert set(told) <= values

    kind = title_of("board")
    walk(Case(kind, "explained", kind.preset("big-box", players=players, variants=variants), "explained"), check, every=3)


# On the table.


def why_not(game: BoardGame, target: str) -> str | None:
    (seat,) = game.waiting
    refusal = game.why_not_there(seat, target)
    return None if refusal is None else refusal.code


def test_who_points_at_something_means_what_can_be_done_elsewhere() -> None:
    placing = table("player 1: card 3Y, roads 1", "player 2: card 7Y", "cowboys: c3 1", "next: place 1")
    assert why_not(placing, "a1") is None  # which is legal
    assert why_not(placing, "c3") == "own-cowboy-there"
    assert why_not(placing, "vp-2") == "space-closed"
    assert why_not(placing, "a1n") == "road-not-joined"
    assert why_not(placing, "enclosure-2") is None


def test_nothing_is_said_of_what_nobody_asks_about() -> None:
    buying = table("player 1: card 3Y", "player 2: card 7Y", "cowboys: building-3 1", "next: resolve building-3")
    assert why_not(buying, "wages") is None
    assert why_not(buying, "banker") is None


def test_a_preview_shows_what_would_appear() -> None:
    house = table(
        "player 1: card 3Y, cowboys 3, dynamite 1, roads 1",
        "characters: 1Y 2Y 3Y 4Y 5Y 7Y 9R",
        "player 2: card 7Y",
        "next: place 1",
    )
    shown = {text: preview(house, text) for text in ("pass", "place wages", "dynamite c3")}
    assert shown == {
        "pass": None,
        "place wages": {"shows": "cowboy", "at": "wages"},
        "dynamite c3": {"shows": "cowboy", "at": "c3", "kind": "dynamite"},
    }


def preview(game: BoardGame, text: str) -> object:
    (seat,) = game.waiting
    choice = game.catalogue.find(text)
    assert choice is not None
    return game.preview(seat, choice.number, game.explain(seat, choice.number))
