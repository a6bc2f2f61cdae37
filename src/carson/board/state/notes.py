"""What variants and cards remember (`BoardGame.notes`): numbers under a name, which are written by their names.

Whoever owns a note says what its numbers are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from typing import TYPE_CHECKING, Final

from carson.core.agenda import PLAIN
from carson.core.fields import Code, by_name, by_number, dict_in, list_in

if TYPE_CHECKING:
    from carson.core.game import Game

Note = tuple[int, ...]

NOTES: Final[dict[str, tuple[Sequence[str], ...]]] = {}


def add_note(name: str, *about: Sequence[str]) -> str:
    """A note and the names of its numbers, as in `Decision.about`, each of them for a number by seat; none: PLAIN."""
    NOTES[name] = about or (PLAIN,)
    return name


def _names_of(name: str, players: int) -> Iterator[Sequence[str]]:
    *first, last = NOTES[name]
    return chain(*(repeat(names, players) for names in first), repeat(last))


def note_as_list(name: str, note: Note, players: int) -> list[str | int]:
    return by_name(note, _names_of(name, players))


def note_from_list(name: str, written: Sequence[object], players: int) -> Note:
    """The note that was written; KeyError or ValueError for what none can be."""
    return by_number(written, _names_of(name, players))


class Notes(Code[dict[str, Note]]):
    """All notes by name."""

    def write(self, value: dict[str, Note], game: Game) -> object:
        return {name: note_as_list(name, note, game.players) for name, note in value.items()}

    def read(self, written: object, game: Game) -> dict[str, Note]:
        return {name: note_from_list(name, list_in(note), game.players) for name, note in dict_in(written).items()}
