"""Why something was refused, in a sentence: in the words of a game and with the names of its players where there is one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from carson.core.refusal import Refusal
from carson.locales import MissingWords
from carson.sentences.naming import Naming
from carson.sentences.sentences import sentences_of
from carson.table.shown.languages import words

LONGEST_VALUE: Final = 300
LARGEST_NUMBER: Final = 2**53  # that JSON is sure to keep


class InGame(Refusal):
    """A refusal that is told in the words of a game, with the names of its players, in whichever language."""

    def __init__(self, refusal: Refusal, game: str, names: Sequence[str]) -> None:
        super().__init__(refusal.code, refusal.ruling, **refusal.values)
        self.refusal = refusal
        self.game = game
        self.names = names


@contextmanager
def in_words_of(game: str, names: Sequence[str] = ()) -> Iterator[None]:
    """What is refused in here is told in the words of a game."""
    try:
        yield
    except Refusal as refusal:
        raise InGame(refusal, game, names) from refusal


def brief(refusal: Refusal) -> Refusal:
    """What somebody sent us is repeated in part only."""
    values = {name: clipped(value) for name, value in refusal.values.items()}
    said = Refusal(refusal.code, refusal.ruling, **values)
    said.__cause__ = refusal.__cause__
    return said


def clipped(value: str | int) -> str | int:
    if isinstance(value, int) and abs(value) <= LARGEST_NUMBER:
        return value
    text = str(value) if isinstance(value, str) else "…"
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


def detail(refusal: Refusal, language: str) -> str:
    """In words where the refusal has all that they need, otherwise its code and values."""
    naming = Naming(words(language))
    if isinstance(refusal, InGame):
        naming = sentences_of(refusal.game)(words(language), refusal.names)
        refusal = refusal.refusal
    naming.draws = False  # a client draws better
    said = brief(refusal)
    try:
        return naming.refusal(said)
    except MissingWords:
        return str(said)
