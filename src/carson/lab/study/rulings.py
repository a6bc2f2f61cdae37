"""How often each ruling comes up: which events, decisions and choices of a game are moments of which ruling.

A moment is written as what it is and its name, an event perhaps with values: `event duel tie=1`, `decision consent`,
`choice reroll`. A `mark` is made by those who watch a game (`board/gatherer.py`, `cards/gatherer.py`) where no event says it
by itself. The moments of each game are in its own table (`board/rulings.py`, `cards/rulings.py`). Rulings without a moment
stand in `NOT_COUNTED`, with the reason. A test holds all tables to the rulings that there are (`docs/rulings.md` for those
with a P) and to the events, decisions and choices of the games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from carson.core.choices import Choice
from carson.core.events import Event

Moment = tuple[str, str, tuple[tuple[str, frozenset[str]], ...]]

# Why a ruling is not counted, and which.
NOT_COUNTED: Final[Mapping[str, str]] = {
    # It holds all the time: what things are called, what a game is made of, in which order things happen.
    "always": """
        B1.2 B1.3 B2.1 B2.2 B2.3 B2.8 B3.1 B3.2 B3.3 B5.1 B5.2 B7.1 B7.4 B8.1 B8.3
        C1.1 C1.2 C1.3 C1.4 C2.9 C3.1 C4.1 C4.2 C4.3 C4.6 C4.7
        P1 P33 P35 P57 P60 P61 P68
    """,
    # It is about texts, examples and figures, or about which kinds of games there are: nothing in a game is its moment.
    "outside": "B1.1 B1.5 B7.7 B10.1 B10.8 B11.1 C4.9 C5.1 P27 P29 P30 P32 P56",
    # It says what cannot be done, or what is not asked: a game in which nobody tries shows nothing of it.
    "forbids": "B4.5 B4.8 B4.11 B5.11 C3.3 P10 P11 P14 P18 P23 P38 P45 P58",
    # It settles a detail of something larger, and no event or choice tells that it was this detail.
    "silent": """
        B2.6 B2.7 B4.9 B5.15 B6.5 B6.7 B8.4 C2.10 C3.5 C4.5
        P2 P3 P4 P6 P9 P15 P16 P19 P20 P21 P22 P24 P26 P31 P42 P43 P44 P48 P49 P55 P64 P65
    """,
}


def parsed(moments: str) -> list[Moment]:
    """The moments of a ruling."""
    found = []
    for moment in moments.split(";"):
        what, name, *conditions = moment.split()
        pairs = (condition.partition("=") for condition in conditions)
        found.append((what, name, tuple((key, frozenset(values.split("|"))) for key, _, values in pairs)))
    return found


class RulingCounter:
    """Finds the rulings of what happens and is asked in a game."""

    def __init__(self, table: Mapping[str, str]) -> None:
        self._of = defaultdict[tuple[str, str], list[tuple[str, tuple[tuple[str, frozenset[str]], ...]]]](list)
        for ruling, moments in table.items():
            for what, name, conditions in parsed(moments):
                self._of[what, name].append((ruling, conditions))

    def happened(self, event: Event, rulings: Counter[str]) -> None:
        for ruling, conditions in self._of.get(("event", event.kind), ()):
            if all(str(event.values.get(name)) in values for name, values in conditions):
                rulings[ruling] += 1

    def asked(self, decision: str, choice: Choice, rulings: Counter[str]) -> None:
        for moment in (("decision", decision), ("choice", choice.verb)):
            for ruling, _ in self._of.get(moment, ()):
                rulings[ruling] += 1

    def marked(self, name: str, times: int, rulings: Counter[str]) -> None:
        for ruling, _ in self._of.get(("mark", name), ()):
            rulings[ruling] += times


def names_of(table: Mapping[str, str], what: str) -> Sequence[str]:
    """All events (or decisions, choices, marks) that a table names."""
    return sorted({name for moments in table.values() for kind, name, _ in parsed(moments) if kind == what})
