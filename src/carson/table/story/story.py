"""The story of a game in figures: its record is played again, and somebody watches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from carson.core.game import Game
from carson.core.record import Record
from carson.core.refusal import Refusal
from carson.games import class_at, entry_of, title_of
from carson.sentences.sentences import sentences_of
from carson.table.live_table import START, Moment
from carson.table.moments import standing
from carson.table.shown.languages import words
from carson.table.story.chronicle import Chronicle, Luck, Story, watch
from carson.table.story.round_summary import RoundSummary

__all__ = ["Luck", "RoundSummary", "Story", "in_words", "round_in_words", "round_summary", "story_of"]


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


def round_summary(name: str, game: Game, moments: Sequence[Moment]) -> RoundSummary | None:
    """The round that ended with the last of a table's moments so far, which led to this state of its game; or None."""
    stood = {*standing(moments)}
    before = [
        event
        for moment in moments[:-1]
        if moment.entry.kind == START or moment.entry.number in stood
        for event in moment.events
    ]
    return chronicle_of(name).round_summary(game, before, moments[-1].events)


def chronicle_of(game: str) -> type[Chronicle[Any]]:
    """Whoever knows what to write down of a game."""
    found = class_at(entry_of(game).chronicle)
    assert issubclass(found, Chronicle)
    return found


def in_words(story: Story, game: Game, language: str) -> dict[str, object]:
    """The story of a game as JSON, whatever brought points or dollars named in a language."""
    sentences = sentences_of(game.name)(words(language))
    return story.as_json(sentences.reason, partial(sentences.about_reason, game))


def round_in_words(summary: RoundSummary, game: str, language: str) -> dict[str, object]:
    """The same for a round."""
    return summary.as_json(sentences_of(game)(words(language)).reason)
