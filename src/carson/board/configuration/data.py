"""The figures of the printed components (`data.toml`), and how a file of the user's own replaces some of them (B11.1).

Every figure is checked when it is read; a refusal names the field, the line and what is wrong with it. The words for
that are `data-<problem>` in the locale files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from typing import Final

from carson.board.map.contents import BASE_KINDS, KIND_NAMES
from carson.board.map.course import LONGEST, SHORTEST, read_course
from carson.board.map.town import PARCEL_NAMES, PARCEL_OF
from carson.core.refusal import Refusal
from carson.core.toml_text import Path, field_lines, shown, tables

EDITIONS: Final = ("first", "big-box")
STANDINGS: Final = ("known", "inferred", "ours")
GIVEN: Final = "given"  # the standing of a figure from the user's own file

CODE, RULING = "bad-data", "B11.1"

Numbers = tuple[int, ...]  # a field's value; a single number is a tuple of one, and a parcel its number


@dataclass(frozen=True, slots=True)
class Data:
    """The figures a game is played with."""

    tiles: Mapping[str, tuple[int, ...]]  # edition -> how many of each kind, in the order of KINDS
    highest: Mapping[str, tuple[int, ...]]  # edition -> the highest income of each kind, in that order; 0: none
    start_money: int
    start_roads: int
    start_revolvers: int
    start_cowboys: int
    start_property: int
    cowboys_each: int
    new_cowboys: tuple[int, int, int]
    dollars_per_point: int
    parcel_points: int
    dollars_given_per_point: int
    river_course: tuple[int, ...]  # the printed one, parcel by parcel
    river_mountains: int
    sheet_money: int  # A New Beginning
    sheet_cowboys: int
    sheet_given: tuple[int, int]  # dollars for 5 points given, and for 10
    sheet_prices: Mapping[str, tuple[int, ...]]  # item -> what the first, the second, ... costs
    outlaw_points: tuple[int, ...]  # for beating one, by strength: 8 to 13
    hats: tuple[int, ...]  # what a horse counts in the rodeo, by enclosure
    changes: dict[str, object]  # what differs from the package's own figures, nested as in the file and ready for JSON
    standing: Mapping[str, str]  # dotted field -> known, inferred, ours or given


def parse(text: str, base: Data | None = None) -> Data:
    """The figures of a TOML text; what it leaves out is taken from the base (the package's own unless told)."""
    text = text.removeprefix("\ufeff")  # some editors put one before a file
    return _replaced(_Source(text), tables(text, CODE, RULING), base.changes if base else {})


def from_changes(changes: Mapping[str, object]) -> Data:
    """The figures of a record: the package's own with these changes."""
    return _replaced(_Source(), changes, {})


@dataclass(frozen=True, slots=True)
class _Limits:
    least: int
    most: int
    count: int = 0  # a list of so many numbers; 0: a number by itself
    fewest: int = 0  # or of fewer, down to so many; 0: exactly so many
    parcels: bool = False  # parcels by name instead of numbers


_TILES: Final = _Limits(0, 20)
_TILES_OF: Final = {
    "ranch": _Limits(2, 20),  # two ranches and two mines are on the track from the start (B3.1)
    "mine": _Limits(2, 20),
    "city-hall": _Limits(0, 1),
    "station": _Limits(0, 1),
}
_WITH_MAXIMUM: Final = ("drugstore", "bank", "saloon", "general-store", "blacksmith")  # B7.2
_TILES_AT_START: Final = 7  # on the track (B3.1)
_ENCLOSURES: Final = ("first", "second", "third", "fourth", "fifth")

# Every field there is. The first edition's file has no maximum for the kinds it lacks, but a user may give one.
_FIELDS: Final[dict[Path, _Limits]] = {
    **{("tiles", edition, kind): _TILES_OF.get(kind, _TILES) for edition in EDITIONS for kind in KIND_NAMES},
    **{("highest", edition, kind): _Limits(1, 999) for edition in EDITIONS for kind in _WITH_MAXIMUM},
    ("start", "money"): _Limits(0, 200),
    ("start", "roads"): _Limits(0, 20),
    ("start", "revolvers"): _Limits(0, 20),
    ("start", "cowboys"): _Limits(1, 20),
    ("start", "property"): _Limits(2, 64),
    ("supply", "cowboys"): _Limits(1, 20),
    ("rounds", "new-cowboys"): _Limits(0, 10, count=3),
    ("points", "dollars-per-point"): _Limits(1, 999),
    ("points", "parcel"): _Limits(0, 20),
    ("points", "dollars-given-per-point"): _Limits(1, 999),
    ("river", "course"): _Limits(0, len(PARCEL_NAMES) - 1, count=LONGEST, fewest=SHORTEST, parcels=True),
    ("river", "mountains"): _Limits(0, 9),
    ("new-beginning", "money"): _Limits(20, 200),
    ("new-beginning", "cowboys"): _Limits(0, 10),
    ("new-beginning", "points-given"): _Limits(0, 200, count=2),
    ("new-beginning", "prices", "cowboys"): _Limits(0, 99, count=10, fewest=1),
    ("new-beginning", "prices", "revolvers"): _Limits(0, 99, count=10, fewest=1),
    ("new-beginning", "prices", "roads"): _Limits(0, 99, count=10, fewest=1),
    ("new-beginning", "prices", "parcels"): _Limits(0, 99, count=6, fewest=1),  # so many for six players find room
    ("new-beginning", "prices", "points"): _Limits(0, 99, count=10, fewest=1),
    ("new-beginning", "prices", "sharpshooter"): _Limits(0, 99),
    ("outlaws", "points"): _Limits(0, 20, count=6),
    **{("hats", enclosure): _Limits(0, 99) for enclosure in _ENCLOSURES},
}
_TABLES: Final = tuple(dict.fromkeys(path[:depth] for path in _FIELDS for depth in range(1, len(path))))
_STANDING: Final = "standing"
_NAMES: Final = (*_TABLES, (_STANDING,), *_FIELDS)
_COMPARED: Final = 40  # letters of a name that is none of ours: comparing a whole page of them would take seconds


class _Source:
    """Where figures come from: a text with lines, or a record without (line 0)."""

    def __init__(self, text: str = "") -> None:
        self._text = text

    def refusal(self, problem: str, path: Path, **values: int | str) -> Refusal:
        line = field_lines(self._text).get(path, 0)
        return Refusal(CODE, RULING, problem=problem, field=".".join(path), line=line, **values)


def _fields(source: _Source, found: Mapping[str, object], above: Path = ()) -> dict[Path, Numbers]:
    """The checked numbers of each field that is there."""
    fields: dict[Path, Numbers] = {}
    for name, value in found.items():
        path = (*above, name)
        if path == (_STANDING,):
            _standings(source, value)
        elif path in _FIELDS:
            fields[path] = _numbers(source, path, value)
        elif path not in _TABLES:
            raise _unknown(source, path, value)
        elif isinstance(value, Mapping):
            fields |= _fields(source, value, path)
        else:
            raise source.refusal("not-a-table", path, found=shown(value), known=_known(path))
    return fields


def _numbers(source: _Source, path: Path, value: object) -> Numbers:
    count, fewest = _FIELDS[path].count, _FIELDS[path].fewest
    if not count:
        return (_number(source, path, value),)
    if not isinstance(value, list | tuple):
        raise source.refusal("not-a-list", path, found=shown(value), count=count, fewest=fewest)
    if not (fewest or count) <= len(value) <= count:
        raise source.refusal("wrong-length", path, found=len(value), count=count, fewest=fewest)
    read = _parcel if _FIELDS[path].parcels else _number
    return tuple(read(source, path, item) for item in value)


def _parcel(source: _Source, path: Path, value: object) -> int:
    if not isinstance(value, str) or value not in PARCEL_OF:
        raise source.refusal("not-a-parcel", path, found=shown(value))
    return PARCEL_OF[value]


def _number(source: _Source, path: Path, value: object) -> int:
    least, most = _FIELDS[path].least, _FIELDS[path].most
    if not isinstance(value, int) or isinstance(value, bool):
        raise source.refusal("not-a-number", path, found=shown(value), least=least, most=most)
    if not least <= value <= most:
        raise source.refusal("out-of-range", path, found=shown(value), least=least, most=most)
    return value


def _known(table: Path) -> str:
    return ", ".join(path[-1] for path in (*_TABLES, *_FIELDS) if path[:-1] == table)


def _unknown(source: _Source, path: Path, value: object, under: Path = ()) -> Refusal:
    """With the nearest name: a similar one in the same table, or the same one elsewhere, or the least different."""
    name = path[-1][:_COMPARED]
    beside = {known[-1]: known for known in _NAMES if known[:-1] == path[:-1]}
    likely = [beside[match] for match in get_close_matches(name.lower(), beside, n=1)]
    likely += [known for known in _NAMES if known[-1] == name]
    likely += [beside[match] for match in get_close_matches(name, beside, n=1, cutoff=0.0)]
    return source.refusal(
        "unknown-table" if isinstance(value, Mapping) else "unknown-field",
        (*under, *path),
        nearest=".".join((*under, *likely[0])),
        known=", ".join(beside),
    )


def _standings(source: _Source, found: object, above: Path = ()) -> dict[Path, str]:
    """The standing of each table or field, as written."""
    if isinstance(found, Mapping) and above not in _FIELDS:
        standings: dict[Path, str] = {}
        for name, value in found.items():
            path = (*above, name)
            if path not in _TABLES and path not in _FIELDS:
                raise _unknown(source, path, value, under=(_STANDING,))
            standings |= _standings(source, value, path)
        return standings
    if not above:
        raise source.refusal("not-a-table", (_STANDING,), found=shown(found), known=_known(()))
    if not isinstance(found, str) or found not in STANDINGS:
        raise source.refusal("unknown-standing", (_STANDING, *above), found=shown(found), known=", ".join(STANDINGS))
    return {above: found}


def _replaced(source: _Source, found: Mapping[str, object], base_changes: Mapping[str, object]) -> Data:
    given = _fields(source, found)
    values = _PACKAGE | _fields(_Source(), base_changes) | given
    _check_tiles(source, values)
    _check_cowboys(source, values, given)
    _check_course(source, values)
    return _data(values)


def _check_tiles(source: _Source, values: Mapping[Path, Numbers]) -> None:
    """The base kinds alone, which are always in (B1.2), must fill the track."""
    for edition in EDITIONS:
        tiles = sum(values["tiles", edition, kind][0] for kind in KIND_NAMES[: len(BASE_KINDS)])
        if tiles < _TILES_AT_START:
            raise source.refusal("too-few-tiles", ("tiles", edition), found=tiles, least=_TILES_AT_START)


def _check_cowboys(source: _Source, values: Mapping[Path, Numbers], given: Mapping[Path, Numbers]) -> None:
    """Nobody starts with more cowboys than there are; the field to blame is one that the source has."""
    at_start, each = ("start", "cowboys"), ("supply", "cowboys")
    (start,), (supply,) = values[at_start], values[each]
    if start <= supply:
        return
    if at_start in given:
        raise source.refusal("out-of-range", at_start, found=start, least=_FIELDS[at_start].least, most=supply)
    raise source.refusal("out-of-range", each, found=supply, least=start, most=_FIELDS[each].most)


def _check_course(source: _Source, values: Mapping[Path, Numbers]) -> None:
    """The river's rules of its own say what is wrong (B10.2)."""
    course = ("river", "course")
    try:
        read_course([PARCEL_NAMES[parcel] for parcel in values[course]])
    except Refusal as refusal:
        raise source.refusal("bad-course", course, found=refusal.values["parcel"]) from refusal


def _data(values: Mapping[Path, Numbers]) -> Data:
    def by_kind(table: str, edition: str) -> tuple[int, ...]:
        return tuple(values.get((table, edition, kind), (0,))[0] for kind in KIND_NAMES)

    def number(*path: str) -> int:
        return values[path][0]

    changed = [path for path in _FIELDS if values.get(path) != _PACKAGE.get(path)]
    after_1, after_2, after_3 = values["rounds", "new-cowboys"]
    for_5, for_10 = values["new-beginning", "points-given"]
    return Data(
        tiles={edition: by_kind("tiles", edition) for edition in EDITIONS},
        highest={edition: by_kind("highest", edition) for edition in EDITIONS},
        start_money=number("start", "money"),
        start_roads=number("start", "roads"),
        start_revolvers=number("start", "revolvers"),
        start_cowboys=number("start", "cowboys"),
        start_property=number("start", "property"),
        cowboys_each=number("supply", "cowboys"),
        new_cowboys=(after_1, after_2, after_3),
        dollars_per_point=number("points", "dollars-per-point"),
        parcel_points=number("points", "parcel"),
        dollars_given_per_point=number("points", "dollars-given-per-point"),
        river_course=values["river", "course"],
        river_mountains=number("river", "mountains"),
        sheet_money=number("new-beginning", "money"),
        sheet_cowboys=number("new-beginning", "cowboys"),
        sheet_given=(for_5, for_10),
        sheet_prices={path[2]: values[path] for path in _FIELDS if path[:2] == ("new-beginning", "prices")},
        outlaw_points=values["outlaws", "points"],
        hats=tuple(number("hats", enclosure) for enclosure in _ENCLOSURES),
        changes=_nested({path: values[path] for path in changed}),
        standing={".".join(path): GIVEN if path in changed else _standing(path) for path in _FIELDS if path in values},
    )


def _nested(fields: Mapping[Path, Numbers]) -> dict[str, object]:
    """As the file has it: one level of a path is one level of tables."""
    tables: dict[str, object] = {}
    for path, numbers in fields.items():
        table = tables
        for name in path[:-1]:
            below = table.setdefault(name, {})
            assert isinstance(below, dict)
            table = below
        limits = _FIELDS[path]
        found = [PARCEL_NAMES[number] for number in numbers] if limits.parcels else list(numbers)
        table[path[-1]] = found if limits.count else found[0]
    return tables


def _standing(path: Path) -> str:
    """Its own, or that of the table it is in."""
    return next(_PACKAGE_STANDING[path[:depth]] for depth in range(len(path), 0, -1) if path[:depth] in _PACKAGE_STANDING)


_TEXT: Final = files("carson.board.configuration").joinpath("data.toml").read_text(encoding="utf-8")
_FOUND: Final = tables(_TEXT, CODE, RULING)
_PACKAGE: Final = _fields(_Source(_TEXT), _FOUND)
_PACKAGE_STANDING: Final = _standings(_Source(_TEXT), _FOUND[_STANDING])

DEFAULT: Final = from_changes({})
