"""What is named within a sentence takes the article and the case that German asks for, and the number that Polish does."""

from __future__ import annotations

import pytest

from carson.board.buildings import KIND_NAMES
from carson.board.characters import CHARACTERS
from carson.board.game import BoardGame
from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.map.contents import KIND_OF
from carson.core.events import Event
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences
from carson.sentences.cards_sentences import CardsSentences
from tests.cards.table import start

NAMES = ["Anna", "Bea", "Carl", "Dora"]
GERMAN = BoardSentences(Words("de"), NAMES)
GERMAN_CARDS = CardsSentences(Words("de"), NAMES)
POLISH_CARDS = CardsSentences(Words("pl"), NAMES)


@pytest.fixture(scope="module")
def game() -> BoardGame:
    kind = title_of("board")
    game = kind.new(kind.preset("first-game"), "grammar")
    assert isinstance(game, BoardGame)
    return game


@pytest.mark.parametrize(
    ("character", "text"),
    [
        ("paperboy", "Anna wählt den Zeitungsjungen."),
        ("sheriff", "Anna wählt den Sheriff."),
        ("grocer", "Anna wählt die Krämerin."),
        ("mercenary", "Anna wählt den Revolverhelden."),
        ("heroes", "Anna wählt die Helden."),
        ("lawyer", "Anna wählt den Rechtsanwalt/Herausgeber."),
    ],
)
def test_german_takes_a_character(game: BoardGame, character: str, text: str) -> None:
    assert GERMAN.event(game, Event("take", {"seat": 0, "character": character, "side": "Y"})) == text


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("ranch", "Bea baut die Ranch auf d4."),
        ("prison", "Bea baut das Gefängnis auf d4."),
        ("general-store", "Bea baut den General Store auf d4."),
    ],
)
def test_german_builds(game: BoardGame, kind: str, text: str) -> None:
    assert GERMAN.event(game, Event("built", {"seat": 1, "kind": kind, "place": "d4"})) == text


def test_german_refuses_with_the_article_too() -> None:
    refusal = Refusal("character-taken", "B4.1", character="singer", owner=2)
    assert GERMAN.refusal(refusal) == "Bea hat in dieser Runde die Sängerin; wähle eine andere Person. (Regel B4.1)"


def test_german_in_the_card_game() -> None:
    game = start()
    use = Event("use", {"seat": 0, "character": "chinese-worker"})
    assert str(GERMAN_CARDS.event(game, use)).startswith("Anna nutzt den Chinesischen Arbeiter: ")
    assert GERMAN_CARDS.card("shopkeeper") == "die Krämerin"


@pytest.mark.parametrize(
    ("kind", "one", "few", "many"),
    [
        ("house", "dom", "2 domy", "28 domów"),
        ("mountain", "góra", "2 góry", "28 gór"),
        ("prison", "więzienie", "2 więzienia", "28 więzień"),
        ("empty", "pusta parcela", "2 puste parcele", "28 pustych parcel"),
        ("outlaws", "bandyci", "2 parcele bandytów", "28 parcel bandytów"),
    ],
)
def test_polish_counts_parcels(kind: str, one: str, few: str, many: str) -> None:
    assert [POLISH_CARDS.kinds_in_words(KIND_OF[kind], count) for count in (1, 2, 28)] == [one, few, many]


def test_german_has_an_article_for_everything(game: BoardGame) -> None:
    for kind in KIND_NAMES:
        text = GERMAN.event(game, Event("keep", {"seat": 0, "kind": kind}))
        assert text is not None
        assert text.startswith(("Anna behält die ", "Anna behält den ", "Anna behält das "))
    for side in CHARACTERS.values():
        text = GERMAN.event(game, Event("take", {"seat": 0, "character": side.name, "side": side.side}))
        assert text is not None
        assert text.startswith("Anna wählt die ") == (GERMAN.character(side.name).endswith("in") or side.name == "heroes")
    for name in CHARACTER_NAMES:
        female = GERMAN_CARDS.character(name).endswith("in") or name == "heroes"
        assert GERMAN_CARDS.card(name).startswith("die " if female else "den ")
