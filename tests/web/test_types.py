"""The page's types are the server's, what is sent is as they say, and its tests have views that the engine wrote."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_type_hints

import pytest
from msgspec import convert

from carson.board.shown.view_types import BoardExplanation, BoardView
from carson.cards.shown.view_types import CardsExplanation, CardsView, DeckView
from carson.core.game import Game, Preview
from carson.core.record import Play, read_record
from carson.games import title_of
from carson.locales import Words
from tools.web_fixtures import FIXTURES, fixtures, path_of
from tools.web_rulebook import GAMES as BOOKS
from tools.web_rulebook import POSITIONS, written
from tools.web_rulebook import path_of as drawn_of
from tools.web_types import TYPES, types, variant_types

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*/*.json"))
VIEWS: dict[str, tuple[object, object]] = {
    "board": (BoardView, BoardExplanation),
    "cards": (CardsView, CardsExplanation),
}
EVERY = 15  # decisions


def test_they_are_written_from_the_servers() -> None:
    assert TYPES.read_text("utf-8") == types(), "Run 'python -m tools.web_types'."


def test_the_pages_tests_have_what_the_engine_shows() -> None:
    made = fixtures()
    assert sorted(path.stem for path in FIXTURES.iterdir()) == sorted(made)
    for name, text in made.items():
        assert path_of(name).read_text("utf-8") == text, "Run 'python -m tools.web_fixtures'."


@pytest.mark.parametrize("game", BOOKS)
def test_the_rulebook_shows_what_the_engine_says(game: str) -> None:
    assert drawn_of(game).read_text("utf-8") == written(game), "Run 'python -m tools.web_rulebook'."


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_each_picture_of_the_rulebook_has_a_sentence(path: Path) -> None:
    words = Words()
    assert words.ids(f"drawing-{path.parent.name}-{path.stem}")


def is_as(value: object, kind: object) -> bool:
    """Whether a value has all that its type says, and nothing else."""
    plain = json.loads(json.dumps(value))
    return bool(json.loads(json.dumps(convert(plain, kind))) == plain)


def test_what_is_missing_or_too_much_is_noticed() -> None:
    change = {"place": "d4", "kind": "saloon", "owner": 0, "before": 5, "after": 10}
    explanation = {"costs": 1, "changes": [change]}
    assert is_as(explanation, BoardExplanation)
    assert not is_as({**explanation, "cost": 1}, BoardExplanation)
    assert not is_as({"changes": [{**change, "colour": 1}]}, BoardExplanation)
    with pytest.raises(ValueError, match="owner"):
        is_as({"changes": [{name: value for name, value in change.items() if name != "owner"}]}, BoardExplanation)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_views_and_explanations_are_as_their_types_say(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    play = Play(title_of(record.game), record.config, record.seed)
    for number, (seat, text) in enumerate(record.choices):
        if number % EVERY == 0:
            check(play.game)
        play.choose(seat, text)
    check(play.game)


def check(game: Game) -> None:
    view_type, explanation_type = VIEWS[game.name]
    view = game.public_view()
    assert is_as(view, view_type)
    for seat in game.waiting:
        for choice in game.legal(seat)[:9]:
            explanation = game.explain(seat, choice)
            assert is_as(explanation, explanation_type)
            assert is_as(game.preview(seat, choice, explanation), Preview | None)
    if game.name == "cards":
        assert is_as(game.box(), DeckView)
    if game.name == "board":
        variants, secrets = variant_types()
        assert set(get_type_hints(variants)) >= {name for name, shown in dict_in(view["variants"]).items() if shown}
        assert is_as({name: shown for name, shown in dict_in(view["variants"]).items() if shown}, variants)
        for seat in range(game.players):
            assert is_as(game.secrets(seat).get("secrets", {}), secrets)


def dict_in(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value
