"""The state of a game as a table of its fields: how each is written for JSON, by names, and read back.

Copies, comparisons, digests and files follow from such a table. Whatever can be computed from other fields is no field.
Nothing that is written depends on the order in which the code registers things.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from carson.core.game import Game

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


class Code(ABC, Generic[T]):
    """How a value is written for JSON. Reading raises ValueError for what was never written."""

    @abstractmethod
    def write(self, value: T, game: Game) -> object: ...

    @abstractmethod
    def read(self, written: object, game: Game) -> T: ...


class Field:
    """A field of a game's state, by the name of its attribute. A copied one is a list that changes in place."""

    def __init__(self, name: str, code: Code[T], copied: bool = False) -> None:
        def write(game: Game) -> object:
            value: T = getattr(game, name)
            return code.write(value, game)

        def read(game: Game, written: object) -> None:
            setattr(game, name, code.read(written, game))

        self.name: Final = name
        self.copied: Final = copied
        self.write: Final[Callable[[Game], object]] = write
        self.read: Final[Callable[[Game, object], None]] = read


class Number(Code[int]):
    """A number within its range."""

    def __init__(self, first: int, last: int) -> None:
        self.allowed = range(first, last + 1)

    def write(self, value: int, game: Game) -> object:
        return value

    def read(self, written: object, game: Game) -> int:
        if not isinstance(written, int) or isinstance(written, bool) or written not in self.allowed:
            raise ValueError(str(written)[:40])
        return written


class Named(Code[int]):
    """A number by its name in a list; -1 for nothing is null."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.numbers = {name: number for number, name in enumerate(names)}

    def write(self, value: int, game: Game) -> object:
        return None if value < 0 else self.names[value]

    def read(self, written: object, game: Game) -> int:
        if written is None:
            return -1
        if not isinstance(written, str) or written not in self.numbers:
            raise ValueError(str(written)[:40])
        return self.numbers[written]


class SeatNumber(Code[int]):
    """A seat, counted from 0; -1 for nobody is null."""

    def write(self, value: int, game: Game) -> object:
        return None if value < 0 else value

    def read(self, written: object, game: Game) -> int:
        if written is None:
            return -1
        if not isinstance(written, int) or isinstance(written, bool) or not 0 <= written < game.players:
            raise ValueError(str(written)[:40])
        return written


class Listed(Code[list[T]]):
    """A list of values; by seat, if it must have one for each."""

    def __init__(self, code: Code[T], by_seat: bool = False) -> None:
        self.code = code
        self.by_seat = by_seat

    def write(self, value: list[T], game: Game) -> object:
        return [self.code.write(one, game) for one in value]

    def read(self, written: object, game: Game) -> list[T]:
        values = [self.code.read(one, game) for one in list_in(written)]
        if self.by_seat and len(values) != game.players:
            raise ValueError(f"{len(values)} seats")
        return values


class Tupled(Code[tuple[T, ...]]):
    """A tuple of any length."""

    def __init__(self, code: Code[T]) -> None:
        self.list = Listed(code)

    def write(self, value: tuple[T, ...], game: Game) -> object:
        return self.list.write(list(value), game)

    def read(self, written: object, game: Game) -> tuple[T, ...]:
        return tuple(self.list.read(written, game))


class ByName(Code[list[T]]):
    """A list with a value for each of some names: what has the usual value is left out."""

    def __init__(self, names: Sequence[str], code: Code[T], usual: T) -> None:
        self.names = names
        self.code = code
        self.usual = usual

    def write(self, value: list[T], game: Game) -> object:
        return {
            name: self.code.write(one, game)
            for name, one in zip(self.names, value, strict=True)
            if one != self.usual
        }  # fmt: skip

    def read(self, written: object, game: Game) -> list[T]:
        values = dict_in(written, self.names)
        return [self.code.read(values[name], game) if name in values else self.usual for name in self.names]


class Row(Code[tuple[int, ...]]):
    """Numbers that belong together, each written in its own way."""

    def __init__(self, *codes: Code[int]) -> None:
        self.codes = codes

    def write(self, value: tuple[int, ...], game: Game) -> object:
        return [code.write(one, game) for code, one in zip(self.codes, value, strict=True)]

    def read(self, written: object, game: Game) -> tuple[int, ...]:
        return tuple(code.read(one, game) for code, one in zip(self.codes, list_in(written), strict=True))


class Sorted(Code[tuple[T, ...]]):
    """A tuple whose order means nothing."""

    def __init__(self, code: Code[T]) -> None:
        self.tuple = Tupled(code)

    def write(self, value: tuple[T, ...], game: Game) -> object:
        return sorted(list_in(self.tuple.write(value, game)), key=str)

    def read(self, written: object, game: Game) -> tuple[T, ...]:
        return self.tuple.read(written, game)


class Mapped(Code[dict[K, T]]):
    """A dictionary; its keys are written as words."""

    def __init__(self, key: Code[K], code: Code[T]) -> None:
        self.key = key
        self.code = code

    def write(self, value: dict[K, T], game: Game) -> object:
        return {str(self.key.write(key, game)): self.code.write(one, game) for key, one in value.items()}

    def read(self, written: object, game: Game) -> dict[K, T]:
        return {self.key.read(key, game): self.code.read(one, game) for key, one in dict_in(written).items()}


class Bits(Code[int]):
    """A set of seats as bits: the seats, ascending."""

    def write(self, value: int, game: Game) -> object:
        return [seat for seat in range(game.players) if value >> seat & 1]

    def read(self, written: object, game: Game) -> int:
        seats = [SEAT.read(seat, game) for seat in list_in(written)]
        if seats != sorted(set(seats)) or -1 in seats:
            raise ValueError(str(seats))
        return sum(1 << seat for seat in seats)


class Names(list[str]):
    """Names of numbers some of which were others in version 0.2.0, which wrote no names."""

    def __init__(self) -> None:
        super().__init__()
        self.earlier: dict[int, int] = {}  # by such a number today's


def by_name(numbers: Iterable[int], names: Iterable[Sequence[str]]) -> list[str | int]:
    """Numbers by the names that each may have; without one it stays a number."""
    return [those[number] if 0 <= number < len(those) else number for number, those in zip(numbers, names)]


def by_number(written: Iterable[object], names: Iterable[Sequence[str]]) -> tuple[int, ...]:
    """What `by_name` wrote. Positions of version 0.2 and earlier had numbers instead of names."""
    return tuple(_number(word, those) for word, those in zip(written, names))


def _number(word: object, names: Sequence[str]) -> int:
    if isinstance(word, str):
        return names.index(word)
    if not isinstance(word, int) or isinstance(word, bool):
        raise ValueError(str(word)[:40])
    return names.earlier.get(word, word) if isinstance(names, Names) else word


SEAT: Final = SeatNumber()
SEATS: Final = Listed(SEAT)  # some seats in an order
BITS: Final = Bits()
FLAG: Final = Number(0, 1)
COUNT: Final = Number(0, 10**9)
ANY_NUMBER: Final = Number(-(10**9), 10**9)


def list_in(written: object) -> list[object]:
    if not isinstance(written, list):
        raise ValueError(str(written)[:40])
    return written


def dict_in(written: object, names: Sequence[str] | None = None) -> Mapping[str, object]:
    """An object of JSON, with some of these names."""
    if not isinstance(written, Mapping) or (names is not None and not set(names) >= set(written)):
        raise ValueError(str(written)[:40])
    return written
