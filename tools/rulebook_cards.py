"""What the card game's rulebook shows: cities with what they score, where a card may lie, who chooses first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carson.cards.configuration.characters import CHARACTERS
from carson.cards.map.contents import KIND_NAMES
from carson.cards.title import CARDS
from carson.core.game import Game

Shown = dict[str, object]


def drawing(text: str) -> Shown:
    """A city, a few ways to lay a card, or the order of bids, as the note of its position asks for it."""
    (note,) = (line.removeprefix("# tell: ") for line in text.splitlines() if line.startswith("# tell: "))
    what, *words = note.split()
    return {"tells": what, **TOLD[what](CARDS.from_position(text), words)}


def _score(game: Game, words: list[str]) -> Shown:
    """The city with what it scores, in all and parcel by parcel."""
    return {"city": _player(game)["city"], "score": _player(game)["score"]}


def _lay(game: Game, words: list[str]) -> Shown:
    """The card in hand at some places, each a way to lay it, `over=m15`, and the ruling that forbids it, if one does."""
    (seat,) = game.waiting
    legal = game.legal(seat)
    tries = []
    for word in words:
        way, place = word.split("=")
        choice = game.catalogue.find(f"place {place}")
        assert choice is not None
        ruling = None if choice.number in legal else game.refuse(seat, choice.number).ruling
        tries.append({"way": way, "place": place, "ruling": ruling})
    view = game.public_view()
    decision = view["decision"]
    assert isinstance(decision, Mapping)
    box = game.box()
    cards = box["cards"]
    assert isinstance(cards, list)
    name = decision["values"]["card"]
    (parcels,) = (card["parcels"] for card in cards if card["name"] == name)
    return {"city": _player(game)["city"], "card": parcels, "tries": tries}


def _order(game: Game, words: list[str]) -> Shown:
    """The bids on the table, in the order in which they choose, and the back that decides between equal ones."""
    view = game.public_view()
    players, order, back = view["players"], view["order"], view["back"]
    assert isinstance(players, list)
    assert isinstance(order, list)
    assert isinstance(back, Mapping)
    return {
        "bids": [{"seat": seat, "sign": players[seat]["sign"], "bid": players[seat]["bid"]} for seat in order],
        "signs": back["signs"],
    }


def _player(game: Game) -> Mapping[str, object]:
    players = game.public_view()["players"]
    assert isinstance(players, list)
    player = players[0]
    assert isinstance(player, Mapping)
    return player


TOLD: Final = {"score": _score, "lay": _lay, "order": _order}


def box() -> Shown:
    """Everything by name."""
    return {
        "kinds": list(KIND_NAMES),
        "characters": [character.name for character in CHARACTERS],
    }
