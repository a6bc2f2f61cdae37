"""Dutch as in the boxes people own and as people say it: terms that differ between the games, words that are not said."""

import re

import pytest

from carson.locales import Words
from tests.locales.test_words import FILES

LINES = [line for file in FILES if file.parent.name == "nl" for line in file.read_text(encoding="utf-8").splitlines()]
TEXT = "\n".join(line for line in LINES if not line.startswith("#"))


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("kind-mine", "zilvermijn"), ("cards-kind-mine", "mijn"), ("cards-kind-mine.some", "mijnen"),
        ("character-chinese-worker", "Chinese Werker"), ("cards-character-chinese-worker", "Chinese arbeider"),
        ("place-cowboys-income", "Inkomsten voor vuurkracht"), ("place-cowboys-vp", "OP voor vuurkracht"),
    ],
)  # fmt: skip
def test_each_game_has_the_terms_of_its_box(id: str, text: str) -> None:
    assert Words("nl")(id) == text


@pytest.mark.parametrize(
    "unsaid",
    [
        r"(?<!\$)\b(de|gelijke|hoogste|open|geheime) boden\b",  # biedingen
        r"\bpercee?l",  # kavel
        r"\bin hand\b",  # in voorraad
        r"(Kavel|Gebouw|Cowboy)(-OP|inkomsten)",
        r"\btafel\b[^.;]*\b(haar|zoals ze)\b",  # hem, hij
    ],
)
def test_words_that_nobody_says(unsaid: str) -> None:
    assert not re.findall(unsaid, TEXT, re.IGNORECASE)
