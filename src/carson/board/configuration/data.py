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

from carson.board.buildings import ALL_BUILDINGS, KIND_NAMES
from carson.board.configuration.figures import Figure, Numbers
from carson.board.map.town import PARCEL_NAMES, PARCEL_OF
from carson.board.variants import ALL_VARIANTS
from carson.core.refusal import Refusal
from carson.core.toml_text import Path, field_lines, shown, tables

EDITIONS: Final = ("first", "big-box")
STANDINGS: Final = ("known", "inferred", "ours")
GIVEN: Final = "given"  # the standing of a figure from the user's own file

CODE, RULING = "bad-data", "B11.1"


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
    values: Mapping[Path, Numbers]  # all of them, by field; what a variant plays with is read from here
    changes: dict[str, object]  # what differs from the package's own figures, nested as in the file and ready for JSON
    standing: Mapping[str, str]  # dotted field -> known, inferred, ours or given

    def numbers(self, figure: Figure) -> Numbers:
        return self.values[figure.path]

    def number(self, figure: Figure) -> int:
        """A figure that is a number by itself."""
        return self.values[figure.path][0]


def parse(text: str, base: Data | None = None) -> Data:
    """The figures of a TOML text; what it leaves out is taken from the base (the package's own unless told)."""
    text = text.removeprefix("\ufeff")  # some editors put one before a file
    return _replaced(_Source(text), tables(text, CODE, RULING), base.changes if base else {})


def from_changes(changes: Mapping[str, object]) -> Data:
    """The figures of a record: the package's own with these changes."""
    return _replaced(_Source(), changes, {})


_TILES_AT_START: Final = 7  # on the track (B3.1)

_AT_START: Final = Figure(("start", "cowboys"), 1, 20)
_EACH: Final = Figure(("supply", "cowboys"), 1, 20)

# Every field there is. The first edition's file has no maximum for the kinds it lacks, but a user may give one.
_FIELDS: Final[dict[Path, Figure]] = {
    figure.path: figure
    for figure in (
        *(
            Figure(("tiles", edition, building.name), len(building.on_track), building.most_tiles)
            for edition in EDITIONS
            for building in ALL_BUILDINGS
        ),
        *(
            Figure(("highest", edition, building.name), 1, 999)
            for edition in EDITIONS
            for building in ALL_BUILDINGS
            if building.level
        ),
        Figure(("start", "money"), 0, 200),
        Figure(("start", "roads"), 0, 20),
        Figure(("start", "revolvers"), 0, 20),
        _AT_START,
        Figure(("start", "property"), 2, 64),
        _EACH,
        Figure(("rounds", "new-cowboys"), 0, 10, count=3),
        Figure(("points", "dollars-per-point"), 1, 999),
        Figure(("points", "parcel"), 0, 20),
        Figure(("points", "dollars-given-per-point"), 1, 999),
        *(figure for variant in ALL_VARIANTS.values() for figure in variant.figures),
    )
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
    _check_alone(source, values)
    return _data(values)


def _check_tiles(source: _Source, values: Mapping[Path, Numbers]) -> None:
    """The base kinds alone, which are always in (B1.2), must fill the track."""
    for edition in EDITIONS:
        tiles = sum(values["tiles", edition, building.name][0] for building in ALL_BUILDINGS if not building.extra)
        if tiles < _TILES_AT_START:
            raise source.refusal("too-few-tiles", ("tiles", edition), found=tiles, least=_TILES_AT_START)


def _check_cowboys(source: _Source, values: Mapping[Path, Numbers], given: Mapping[Path, Numbers]) -> None:
    """Nobody starts with more cowboys than there are; the field to blame is one that the source has."""
    (start,), (supply,) = values[_AT_START.path], values[_EACH.path]
    if start <= supply:
        return
    if _AT_START.path in given:
        raise source.refusal("out-of-range", _AT_START.path, found=start, least=_AT_START.least, most=supply)
    raise source.refusal("out-of-range", _EACH.path, found=supply, least=start, most=_EACH.most)


def _check_alone(source: _Source, values: Mapping[Path, Numbers]) -> None:
    """What a figure's own rules say is wrong with it."""
    for path, figure in _FIELDS.items():
        if figure.check is not None:
            try:
                figure.check(values[path])
            except Refusal as refusal:
                raise source.refusal("bad-value", path) from refusal


def _data(values: Mapping[Path, Numbers]) -> Data:
    def by_kind(table: str, edition: str) -> tuple[int, ...]:
        return tuple(values.get((table, edition, kind), (0,))[0] for kind in KIND_NAMES)

    def number(*path: str) -> int:
        return values[path][0]

    changed = [path for path in _FIELDS if values.get(path) != _PACKAGE.get(path)]
    after_1, after_2, after_3 = values["rounds", "new-cowboys"]
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
        values=values,
        changes=_nested({path: values[path] for path in changed}),
        standing={".".join(path): GIVEN if path in changed else _standing(path) for path in values},
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
