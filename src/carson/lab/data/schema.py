"""The tables that games are written to, and their columns: docs/data.md says what each means.

What a game has of its own (characters, buildings, cards, ...) its chronicle declares, so that no game is named here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from carson.games import GAMES
from carson.table.story.chronicle import Facts
from carson.table.story.story import chronicle_of

FORMAT: Final = "carson-data"
VERSION: Final = 1  # of the schema: a column that is added, left out or means something else makes the next one
MARK: Final = "carson-data.json"  # a folder of ours has it
GAMES_TABLE: Final = "games"  # written last: a game that is not in it has not been written
CHOICES_TABLE: Final = "choices"
RESULTS_TABLE: Final = "results"
PARTS: Final = ("game", "preset", "players")  # by which a table is divided into folders; these are columns too

Columns = Mapping[str, str]  # by name the kind: text, int, float, bool, texts, ints

COMMON: Final[Mapping[str, Columns]] = {
    GAMES_TABLE: {
        "id": "text", "seed": "text", "config": "text", "rules": "int", "bots": "texts", "decisions": "int",
        "rounds": "int", "ranking": "ints", "winners": "ints", "carson": "text",
    },
    RESULTS_TABLE: {
        "id": "text", "seat": "int", "bot": "text", "virtual": "bool", "points": "int", "rank": "int", "won": "float",
    },
    CHOICES_TABLE: {
        "id": "text", "number": "int", "round": "int", "seat": "int", "decision": "text", "choice": "text", "legal": "int",
    },
    "rounds": {"id": "text", "round": "int", "seat": "int", "figure": "text", "value": "int"},
    "sources": {"id": "text", "seat": "int", "reason": "text", "points": "int"},
}  # fmt: skip


@cache
def kinds_of_facts(game: str) -> Mapping[str, Facts]:
    return chronicle_of(game).kinds


@cache
def tables() -> dict[str, dict[str, str]]:
    """All of them. A table that several games have has the columns of all."""
    found = {name: dict(columns) for name, columns in COMMON.items()}
    for game in GAMES:
        for kind, parts in kinds_of_facts(game).items():
            columns = found.setdefault(kind, {"id": "text", "round": "int", "seat": "int"})
            columns |= {name: "text" for name in (parts.what, parts.where) if name}
            columns |= {parts.amount: "int"} if parts.amount else {}
    return found
