"""The card game in numbers says what its views say, with the seats counted from whoever looks."""

from __future__ import annotations

from typing import Any

import pytest

from carson.cards.game import CardGame
from carson.cards.map.field import PARCEL_OF, SIZE
from carson.core.ledger import SEEN
from carson.lab.encoding.cards_encoding import CardsEncoding
from carson.lab.encoding.encoding import seats_from
from tests.conformance.walk import Moment, walk
from tests.lab.encoding.tables import WISHES
from tests.lab.encoding.test_encoding import case_of

CORNERS = ("upper-left", "upper-right", "lower-left", "lower-right")


@pytest.mark.parametrize("table", [name for name, (game, _, _) in WISHES.items() if game == "cards"])
def test_it_says_what_the_view_says(table: str) -> None:
    encoding = CardsEncoding()

    def check(moment: Moment) -> None:
        game = moment.game
        assert isinstance(game, CardGame)
        for seat in {moment.seat, (moment.seat + 1) % game.config.players}:
            view: Any = game.view(seat)
            told: Any = encoding.told(game, seat)
            seen = {other: SEEN[place] for place, other in enumerate(seats_from(seat, game.players))}
            for name in ("era", "round"):
                assert told[name][name] == view[name]
            for slot, card in enumerate(view["offer"], 1):
                assert told[f"offer-{slot}"]["card"] == card["name"]
                assert told[f"offer-{slot}-priority"]["priority"] == card["priority"]
                kinds = told.get(f"offer-{slot}-kinds", {})
                assert [kinds[corner] for corner in CORNERS if corner in kinds] == card.get("parcels", [])
            assert f"offer-{len(view['offer']) + 1}" not in told
            assert set(told.get("pile", {})) == set(view["pile"])
            where = told["characters"]
            assert {name for name, place in where.items() if place == "pile"} == set(view["characters_in_pile"])
            under = told.get("under", {})
            assert sorted(under, key=under.__getitem__) == view["characters_under"]
            assert told.get("own-bid", {}).get("own-bid", 0) == view.get("bid", 0)
            assert set(told.get("waiting", {})) == {seen[other] for other in view["waiting"]}
            order = told.get("order", {})
            assert sorted(order, key=order.__getitem__) == [seen[other] for other in view["order"]]
            assert told["decision"]["decision"] == view["decision"]["name"]
            assert told.get("laying", {}).get("card") == view["decision"]["values"].get("card")
            assert told.get("power", {}).get("power") == view["decision"]["values"].get("character")
            for player in view["players"]:
                _player(told, player, seen[player["seat"]])

    walk(case_of(table), check, every=2)


def _player(told: Any, player: Any, name: str) -> None:
    assert told.get("bid", {}).get(name, 0) == player.get("bid", 0)
    assert told.get("boost", {}).get(name, 0) == player.get("boost", 0)
    assert told.get("idle", {}).get(name, 0) == (not player["chooses"])
    assert told["level"][name] == player.get("virtual", "person")
    bids = [bid for bid in range(1, 12) if told.get("bids-left", {}).get(f"{name}-{bid}")]
    assert bids == player["bids_left"]
    held = {card for card, place in told["characters"].items() if place == name}
    assert held == {card["name"] for card in player.get("characters", ())}
    for card in player.get("characters", ()):
        assert told.get("turned", {}).get(card["name"], 0) == card["turned"]
    assert told.get("city-place", {}).get(f"{name}-aside", 0) == len(player.get("aside", player.get("cards", ())))
    if "city" not in player:
        return
    place = told.get("city-place", {})
    parcels = {parcel["name"]: parcel.get("content", "empty") for parcel in player["city"]["parcels"]}
    left, top = place.get(f"{name}-column", 1) - 1, place.get(f"{name}-row", 1) - 1
    there = told.get(f"city-{name}", {})
    found = {}
    for field, kind in there.items():
        column, row = map(int, field.split("/"))
        found[SIZE * (top + row - 1) + left + column - 1] = kind
    assert found == {PARCEL_OF[name]: kind for name, kind in parcels.items()}
    assert place.get(f"{name}-cards", 0) == len(player["city"]["cards"])
