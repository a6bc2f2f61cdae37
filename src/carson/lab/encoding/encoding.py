"""What an encoding is: a game as a seat sees it in numbers of fixed length, and its choices as numbers with a mask.

It says nothing that the seat's view does not show, and needs no library.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from struct import Struct, unpack
from typing import ClassVar, Final

from carson.core.choices import Catalogue
from carson.core.game import Game
from carson.games import class_at, entry_of
from carson.lab.encoding.layout import Layout, Part

TYPE: Final = "<i2"  # of every number, as numpy calls it: 16 bits with a sign, the low byte first
BYTES: Final = 2


class Encoding(ABC):
    """Writes a game down. It keeps what it wrote last: have one for each game that is played at a time.

    `number` is raised when parts change their meaning; the digests in `version` notice whatever else does.
    """

    game: ClassVar[str]
    number: ClassVar[int]
    layout: ClassVar[Layout]
    catalogue: ClassVar[Catalogue]

    @property
    def version(self) -> str:
        """Of this layout and this catalogue of choices: what was learned with another one does not fit."""
        return f"{self.game}-{self.number}-{self.layout.digest}-{_digest_of(tuple(self.catalogue.texts))}"

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size

    @property
    def actions(self) -> int:
        """How many choices the catalogue has; a choice's number there is its action."""
        return len(self.catalogue)

    @property
    def texts(self) -> Sequence[str]:
        """By action the choice's text, which stays the same from version to version where its number does not."""
        return self.catalogue.texts

    @abstractmethod
    def observe(self, game: Game, seat: int) -> bytes:
        """What a seat may see, as `layout` tells, each number in two bytes (`TYPE`)."""

    def mask(self, game: Game, seat: int) -> bytearray:
        """By action a byte: 1 if the seat may choose it now, as long as it is asked at all."""
        found = bytearray(len(self.catalogue.choices))
        if seat in game.waiting:
            for choice in game.legal(seat):
                found[choice] = 1
        return found

    def numbers(self, game: Game, seat: int) -> tuple[int, ...]:
        """An observation as numbers."""
        return unpack(f"<{self.size}h", self.observe(game, seat))

    def told(self, game: Game, seat: int) -> dict[str, dict[str, int | str | list[str]]]:
        """An observation in words, for people who want to know what a program sees."""
        return self.layout.told(self.numbers(game, seat))


def encoding_of(game: str) -> Encoding:
    """A new one for a game of this name."""
    place = entry_of(game).encoding
    if not place:
        raise ValueError(f"the game '{game}' has no encoding: its entry in games.py names none")
    encoding = class_at(place)()
    assert isinstance(encoding, Encoding)
    return encoding


def writer(parts: Sequence[Part]) -> Callable[..., bytes]:
    """Writes the numbers of some parts as bytes."""
    return Struct(f"<{sum(len(part.fields) for part in parts)}h").pack


def nothing(parts: Sequence[Part]) -> bytes:
    """Some parts where there is nothing in them."""
    return bytes(BYTES * sum(len(part.fields) for part in parts))


def widened(numbers: bytes) -> bytes:
    """Numbers of a byte each, in two."""
    written = bytearray(BYTES * len(numbers))
    written[::BYTES] = numbers
    return bytes(written)


@cache
def seats_from(seat: int, players: int) -> tuple[int, ...]:
    """All seats in their order, from one of them on."""
    return tuple((seat + step) % players for step in range(players))


@cache
def _digest_of(texts: tuple[str, ...]) -> str:
    return blake2b("\n".join(texts).encode(), digest_size=4).hexdigest()
