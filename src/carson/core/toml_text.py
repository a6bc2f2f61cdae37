"""TOML texts that people write: their tables, and the line of each field, which a refusal can name.

What is wrong with the text itself is refused here; what a game makes of the fields is its own affair.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping

from carson.core.refusal import Refusal

Path = tuple[str, ...]  # of a table or field: ("tiles", "big-box", "ranch")


def tables(text: str, code: str, ruling: str) -> dict[str, object]:
    """What a text holds; anything that is not TOML is refused under the game's own code, with the line."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # tomllib says the place in words. Without one it is a number or a nesting too long for Python.
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
        lines = text.rstrip().split("\n")
        line = int(place[1] or len(lines)) if place else 0
        found = lines[line - 1].strip()[:40] if 0 < line <= len(lines) else ""
        reason = str(error)[: place.start()] if place else str(error)
        raise Refusal(code, ruling, problem="not-toml", field="", line=line, found=found, reason=reason) from None


def field_lines(text: str) -> dict[Path, int]:
    """The line of each table and field of a TOML text, since tomllib tells none.

    A statement is the shortest run of lines that is TOML by itself.
    """
    lines: dict[Path, int] = {}
    table: Path = ()
    start, statement = 1, ""
    for number, line in enumerate(text.split("\n"), start=1):
        statement += line + "\n"
        try:
            parsed = tomllib.loads(statement)
        except ValueError:
            continue
        is_header = statement.lstrip().startswith("[")
        paths = [path if is_header else table + path for path in _paths(parsed)]
        for path in paths:
            lines.setdefault(path, start)
        if is_header:
            table = paths[-1]
        start, statement = number + 1, ""
    return lines


def _paths(tables: Mapping[str, object]) -> Iterator[Path]:
    """Of all tables and fields, a table before what is in it."""
    todo: list[tuple[Path, Mapping[str, object]]] = [((), tables)]
    while todo:
        above, table = todo.pop()
        for name, value in table.items():
            yield (*above, name)
            if isinstance(value, dict):
                todo.append(((*above, name), value))


def shown(value: object) -> int | str:
    """A wrong value as it stands in the file, if it is short."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value if value.bit_length() < 64 else "…"
    if isinstance(value, Mapping | list):
        return "{…}" if isinstance(value, Mapping) else "[…]"
    return json.dumps(value, ensure_ascii=False, default=str)[:40]
