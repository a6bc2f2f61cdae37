"""What the board game says of a configuration before it is played."""

import pytest

from carson.board.title import BOARD
from carson.core.title import Phrase
from carson.locales import Words

WORDS = Words()


def said(phrases: list[Phrase]) -> list[str]:
    return [
        WORDS(phrase.id, **phrase.values, **{name: WORDS(id) for name, id in phrase.names.items()}) for phrase in phrases
    ]


def in_brief(preset: str = "first-game", **changes: object) -> list[str]:
    return said(BOARD.in_brief(BOARD.preset(preset, **changes)))


def test_what_is_played_in_brief() -> None:
    assert in_brief() == ["Big Box edition", "4 players", "characters 1 to 7"]
    assert in_brief("big-box", players=3) == ["Big Box edition", "3 players", "random characters", "all 38 buildings"]
    assert in_brief("quiet")[2] == "A quiet city"
    assert in_brief(variants=["horses"], extra_buildings=["school"], mountains=0)[3:] == ["Horses", "school", "no mountains"]


def test_what_is_ones_own_is_said() -> None:
    assert in_brief(characters=["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "8Y"])[2] == "chosen characters"
    assert in_brief(data={"start": {"money": 20}})[-1] == "figures of your own"
    river = ["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"]
    assert "a river of your own" in in_brief(variants=["river"], river=river)


def test_nothing_is_said_of_what_today_nobody_knows() -> None:
    assert BOARD.in_brief({"edition": "third"}) == []


@pytest.mark.parametrize("variant", [*BOARD.variants, *BOARD.extras])
def test_variants_in_which_everybody_has_secrets(variant: str) -> None:
    assert BOARD.has_secrets({"variants": [variant]}) is (variant in ("might-is-right", "new-beginning"))
