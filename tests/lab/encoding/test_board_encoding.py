"""The board game in numbers says what its views say, with the seats counted from whoever looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from carson.board.game import BoardGame
from carson.board.map.contents import CONTENT_NAMES
from carson.core.ledger import SEEN
from carson.lab.encoding.board_encoding import COUNTS, WHO, BoardEncoding
from carson.lab.encoding.encoding import seats_from
from tests.conformance.walk import Moment, walk
from tests.lab.encoding.tables import WISHES
from tests.lab.encoding.test_encoding import case_of

BOARDS = [name for name, (game, _, _) in WISHES.items() if game == "board"]
FIGURES = {
    "money": "money", "points": "points", "revolvers": "revolvers", "roads": "road-pieces", "property": "property",
    "cowboys": "cowboys", "cowboys_left": "cowboys-left",
}  # fmt: skip
KNOWN = {"kind", "place", "cowboy", "price", "bid", "rolls", "seats", "bidders", "places", "highest", *WHO, *COUNTS}

Told = Mapping[str, Mapping[str, Any]]


@pytest.mark.parametrize("table", BOARDS)
def test_it_says_what_the_view_says(table: str) -> None:
    encoding = BoardEncoding()

    def check(moment: Moment) -> None:
        game = moment.game
        assert isinstance(game, BoardGame)
        for seat in (moment.seat, (moment.seat + 1) % game.players):
            view: Any = game.view(seat)
            told = encoding.told(game, seat)
            seen = {other: SEEN[place] for place, other in enumerate(seats_from(seat, game.players))}
            _players(told, view, seen)
            _town(told, view, seen)
            _round(told, view, seen)
            _variants(told, view, seen, seat)

    walk(case_of(table), check, every=3)


def _players(told: Told, view: Any, seen: Mapping[int, str]) -> None:
    for player in view["players"]:
        name = seen[player["seat"]]
        for figure, part in FIGURES.items():
            assert told.get(part, {}).get(name, 0) == player[figure]
        for kind in CONTENT_NAMES[5:]:
            assert told.get(f"kept-{kind}", {}).get(name, 0) == player.get("kept", []).count(kind)
        for piece, count in player.get("pieces", {}).items():
            assert told[f"piece-{piece}"][name] == count
    assert told.get("bag", {}) == view["bag"]
    assert told.get("resident", {}).get("resident") == seen.get(view["resident"])
    orders = {"plays": "turn-order", "passed": "passed", "chooses": "pass-order"}
    for seat, place in enumerate(view["places"]):
        if place is not None and not (place["order"] == "passed" and view["phase"] in ("actions", "end", "over")):
            assert told[orders[place["order"]]][seen[seat]] == place["number"]


def _town(told: Told, view: Any, seen: Mapping[int, str]) -> None:
    for parcel in view["town"]:
        name = parcel["name"]
        assert told.get("owner", {}).get(name) == seen.get(parcel.get("owner", -1))
        assert told.get("contents", {}).get(name) == parcel.get("content")
        assert told.get("connected", {}).get(name, 0) == parcel.get("connected", 0)
    assert list(told.get("roads", {})) == view["roads"]
    for place in [*view["town"], *view["spaces"]]:
        name, cowboys = place["name"], place.get("cowboys", [])
        if name in ("wages", "roads-1"):
            assert told.get(name, {}) == {seen[one["seat"]]: one["count"] for one in cowboys}
        else:
            assert set(told.get("standing", {}).get(name, ())) == {seen[one["seat"]] for one in cowboys}
        for one in cowboys:
            for token in one.get("tokens", ()):
                assert seen[one["seat"]] in told[f"with-{token}"][name]


def _round(told: Told, view: Any, seen: Mapping[int, str]) -> None:
    assert told.get("round", {}).get("round", 0) == view["round"]
    assert told.get("phase", {}).get("phase", "setup") == view["phase"]
    assert told.get("step", {}).get("step") == view["step"]
    assert set(told.get("waiting", {})) == {seen[seat] for seat in view["waiting"]}
    track = {str(tile["price"]): tile["kind"] for tile in view["track"] if "kind" in tile}
    assert told.get("track", {}) == track
    characters = {f"{card['number']}{card['side']}": seen.get(card.get("taken_by"), "free") for card in view["characters"]}
    assert told["characters"] == characters
    values = view["decision"]["values"]
    assert told["decision"]["decision"] == view["decision"]["name"]
    assert set(values) <= KNOWN, "a value of a decision that the encoding leaves out"
    for name in ("kind", "place", "cowboy"):
        assert told.get(f"asked-{name}", {}).get(name) == values.get(name)
    for name in ("price", "bid"):
        assert told.get("asked-figures", {}).get(name, 0) == values.get(name, 0)
    for name in COUNTS:
        if values.get(name):
            assert told["asked-figures"]["count"] == values[name]
    assert set(told.get("asked-places", {})) == set(values.get("places", ()))
    assert set(told.get("asked-seats", {})) == {seen[seat] for seat in values.get("seats", values.get("bidders", ()))}
    who = [seen[values[name]] for name in WHO if name in values]
    assert [told["asked-who"]["who"]] == who if who else "who" not in told.get("asked-who", {})


def _variants(told: Told, view: Any, seen: Mapping[int, str], own: int) -> None:
    assert list(told.get("variants", {})) == list(view["variants"])
    secrets = view.get("secrets", {})
    for name, shown in view["variants"].items():
        numbers = told.get(name, {})
        if name == "might-is-right":
            hand, down = secrets[name]["tiles"], secrets[name].get("laid", [])
            assert [numbers.get(f"own-{tile}", 0) for tile in range(6)] == [hand.count(tile) for tile in range(6)]
            assert [numbers.get(f"own-laid-{tile}", 0) for tile in range(6)] == [down.count(tile) for tile in range(6)]
            for seat, count in enumerate(shown["counts"]):
                assert numbers.get(f"in-hand-{seen[seat]}", 0) == count
                laid: list[int] = shown["laid"][seat]
                high, low, *_ = (*laid, -1, -1)
                assert numbers.get(f"laid-high-{seen[seat]}", 0) == high + 1
                assert numbers.get(f"laid-low-{seen[seat]}", 0) == low + 1
        elif name == "new-beginning" and name in secrets:
            sheet = secrets[name]["sheet"]
            assert {key: count for key, count in numbers.items() if key != "left"} == {
                f"own-{item}": count + 1 for item, count in sheet.items()
            }
            assert numbers.get("left", 0) == secrets[name]["left"]
        elif name == "new-beginning":
            sheets = enumerate(shown["sheets"])
            assert numbers == {f"{item}-{seen[s]}": count for s, sheet in sheets for item, count in sheet.items() if count}
        elif name == "outlaws":
            assert numbers == {key: shown[key] for key in ("strength", "points") if shown[key]}
            assert list(told.get("blocked", {})) == shown["places"]
        elif name == "kit-carson":
            for seat, moves in enumerate(shown.get("moves", ())):
                assert numbers.get(f"moves-{seen[seat]}", 0) == moves
                assert bool(numbers.get(f"at-hand-{seen[seat]}")) == (shown["at_hand"][seat] is not None)
        elif name == "horses":
            for seat, herd in enumerate(shown["players"]):
                for enclosure in range(5):
                    assert numbers.get(f"horses-{enclosure + 1}-{seen[seat]}", 0) == herd["horses"][enclosure]
                    assert numbers.get(f"cowboys-{enclosure + 1}-{seen[seat]}", 0) == herd["cowboys"][enclosure]
