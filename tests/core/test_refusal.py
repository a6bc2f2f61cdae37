"""A refusal says why: a code, a ruling, the values in question."""

from __future__ import annotations

import pickle

from carson.core.refusal import Refusal


def test_a_refusal_shows_code_values_and_ruling() -> None:
    assert str(Refusal("too-dear", "B5.4", price=5, money=2)) == "too-dear (price 5, money 2) [B5.4]"


def test_a_refusal_may_have_neither_values_nor_ruling() -> None:
    assert str(Refusal("game-over")) == "game-over"


def test_a_refusal_as_json() -> None:
    assert Refusal("too-dear", "B5.4", price=5).as_json() == {"code": "too-dear", "ruling": "B5.4", "values": {"price": 5}}


def test_a_value_may_be_called_like_an_argument() -> None:
    assert Refusal("odd", "B1", code="x", ruling="y").values == {"code": "x", "ruling": "y"}


class Longer(Refusal):
    def __init__(self, why: Refusal, names: list[str]) -> None:
        super().__init__("longer", "B1", why=str(why))
        self.names = names
        self.__cause__ = why


def test_a_refusal_goes_to_another_process_with_what_it_comes_from() -> None:
    found = pickle.loads(pickle.dumps(Longer(Refusal("too-dear", "B5.4", price=5), ["Ann"])))
    assert (str(found), found.names, str(found.__cause__)) == (
        "longer (why too-dear (price 5) [B5.4]) [B1]", ["Ann"], "too-dear (price 5) [B5.4]",
    )  # fmt: skip
