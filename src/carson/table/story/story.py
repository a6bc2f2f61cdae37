"""The story of a game in figures: its record is played again, and somebody watches."""

from __future__ import annotations

from functools import partial
from typing import Any

from carson.core.game import Game
from carson.core.record import Record
from carson.core.refusal import Refusal
from carson.games import class_at, entry_of, title_of
from carson.sentences.sentences import sentences_of
from carson.table.shown.languages import words
from carson.table.story.chronicle import Chronicle, Luck, Story, watch

__all__ = ["Luck", "Story", "in_words", "story_of"]


def story_of(record: Record) -> Story:
    """The story as far as the record goes. A choice that is not legal is refused."""
    title = title_of(record.game)
    game = title.new(record.config, record.seed)
    chronicle = chronicle_of(record.game)(game)
    watch(game, chronicle.happened)
    for seat, text in record.choices:
        choice = title.catalogue.find(text)
        if choice is None:
            raise Refusal("unknown-choice", text=text[:60])
        game.choose(seat, choice.number)
    return chronicle.story()


def chronicle_of(game: str) -> type[Chronicle[Any]]:
    """Whoever knows what to write down of a game."""
    found = class_at(entry_of(game).chronicle)
    assert issubclass(found, Chronicle)
    return found


def in_words(story: Story, game: Game, language: str) -> dict[str, object]:
    """The story of a game as JSON, whatever brought points or dollars named in a language."""
    sentences = sentences_of(game.name)(words(language))
    return story.as_json(sentences.reason, partial(sentences.about_reason, game))
