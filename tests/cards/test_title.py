"""What the card game says of a configuration before it is played."""

from carson.cards.title import CARDS
from tests.board.test_title import said


def test_what_is_played_in_brief() -> None:
    assert said(CARDS.in_brief(CARDS.preset("friends"))) == ["4 players"]
    assert said(CARDS.in_brief(CARDS.preset("solo"))) == ["1 player", "3 virtual players (beginner)"]
    mixed = CARDS.preset("solo", virtual=["expert", "beginner", "expert"])
    assert said(CARDS.in_brief(mixed))[1:] == ["2 virtual players (expert)", "1 virtual player (beginner)"]
    assert CARDS.in_brief({"players": 40}) == []


def test_bids_are_secret() -> None:
    assert CARDS.has_secrets(CARDS.preset("solo"))
