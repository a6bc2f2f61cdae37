"""The figures of the components by table, as a file of one's own would name them, and where they come from (B11.1)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from carson.board.configuration.data import DEFAULT
from carson.cli.terminal.terminal_game import Figures


def figures() -> list[Figures]:
    """The figures of the package, in the order of its file."""
    tables = tomllib.loads(files("carson.board.configuration").joinpath("data.toml").read_text(encoding="utf-8"))
    found: dict[tuple[str, str], Figures] = {}
    for path, standing in DEFAULT.standing.items():
        table, _, name = path.rpartition(".")
        value: object = tables
        for part in path.split("."):
            assert isinstance(value, dict)
            value = value[part]
        found.setdefault((table, standing), Figures(table, standing)).values[name] = value
    return list(found.values())
