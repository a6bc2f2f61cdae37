"""How often each ruling comes up: which events, decisions and choices of a game are moments of which ruling.

A moment is written as what it is and its name, an event perhaps with values: `event duel tie=1`, `decision consent`,
`choice reroll`. A `mark` is made by those who watch a game (`board_gatherer.py`, `cards_gatherer.py`) where no event says it
by itself. Rulings without a moment of their own stand in `NOT_COUNTED`, with the reason. A test holds both tables to the
rulings that there are (`docs/rulings.md` for those with a P) and to the events, decisions and choices of the games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from carson.core.choices import Choice
from carson.core.events import Event

Moment = tuple[str, str, tuple[tuple[str, frozenset[str]], ...]]

BOARD: Final = {
    "B1.4": "event take character=cowboy side=Y",
    "B2.4": "event road; event bridge",
    "B2.5": "choice road",
    "B2.9": "mark by-program",
    "B3.4": "mark city-hall-in-setup",
    "B4.1": "event take",
    "B4.2": "event pass",
    "B4.3": "event place",
    "B4.4": "event place place=wages|roads-1",
    "B4.6": "mark attack",
    "B4.7": "event place place=vp-2|vp-3|vp-4|vp-5",
    "B4.10": "mark defence",
    "B5.3": "event buy-parcel",
    "B5.4": "event buy-parcel",
    "B5.5": "event built",
    "B5.6": "event house",
    "B5.7": "decision build-kept",
    "B5.8": "event built kind=ranch|mine|prison",
    "B5.9": "event city-hall-drawn",
    "B5.10": "event built kind=station",
    "B5.12": "decision next-parcel-duel; decision next-building-duel",
    "B5.13": "event built kind=school",
    "B5.14": "event consent",
    "B6.1": "event duel",
    "B6.2": "event duel",
    "B6.3": "mark duel-on-building",
    "B6.4": "event robbed",
    "B6.6": "event resident",
    "B6.8": "mark several-dice",
    "B7.2": "event income",
    "B7.3": "mark city-hall-level",
    "B7.5": "event income times=2|3",
    "B7.6": "decision double-kind; decision blast-mine; decision herd-horses",
    "B7.8": "event keep",
    "B8.2": "decision cash-limit",
    "B8.5": "mark end-tied",
    "B9.1": "event take character=paperboy",
    "B9.2": "event take character=sheriff",
    "B9.3": "event take character=grocer",
    "B9.4": "event take character=chinese-worker",
    "B9.5": "event take character=settler side=Y",
    "B9.6": "event take character=indian",
    "B9.7": "event take character=prospector side=Y; event take character=cowboy side=R",
    "B9.8": "choice dynamite; choice blast",
    "B9.9": "decision reroll-die",
    "B9.10": "choice sing; choice charm",
    "B9.11": "event auction-ammunition; event auction-parcels",
    "B9.12": "event take character=governor",
    "B9.13": "decision treat-cowboy; decision funeral",
    "B9.14": "event take character=heroes",
    "B9.15": "event take character=teacher",
    "B9.16": "event take character=lawyer",
    "B9.17": "event take character=captain side=Y",
    "B10.2": "event bridge",
    "B10.3": "event tiles-shown",
    "B10.4": "decision place-together",
    "B10.5": "event outlaw-arrives; event outlaw-captured",
    "B10.6": "event horse",
    "B10.7": "event sheet",
    "B10.9": "decision home-or-away; event take character=father-christmas",
    "P5": "event take character=paperboy",
    "P7": "event take character=indian side=Y",
    "P8": "decision choose-tile",
    "P12": "event reroll",
    "P13": "choice charm",
    "P17": "decision choose-tax",
    "P25": "decision buy-at-once",
    "P28": "decision home-or-away",
    "P34": "decision discard-tiles",
    "P36": "event sheet",
    "P37": "event sheet",
    "P39": "event first-bid",
    "P40": "decision first-cowboy",
    "P41": "event shift",
    "P46": "event outlaw-arrives; event outlaw-captured",
    "P47": "decision ride-next",
    "P50": "event outlaw-beaten; event outlaw-stays",
    "P51": "decision outlaw-reward",
    "P52": "decision second-enclosure",
    "P53": "decision move-cowboy",
    "P54": "decision buy-horse",
}

CARDS: Final = {
    "C2.1": "event skull",
    "C2.2": "event use",
    "C2.3": "event bids",
    "C2.4": "mark tie",
    "C2.5": "mark taken-by-virtual",
    "C2.6": "event take",
    "C2.7": "event use character=governor|lawyer|chinese-worker",
    "C2.8": "event left-over",
    "C3.2": "event place",
    "C3.4": "event sell",
    "C4.4": "mark outlaws-scored",
    "C4.8": "mark end-tied",
    "C4.10": "event take card=editor; event find character=editor",
    "C4.11": "event find",
    "P59": "event aside",
    "P62": "event use character=governor|lawyer|chinese-worker",
    "P63": "event use character=lawyer",
    "P66": "event find",
    "P67": "mark end-tied",
}

COUNTED: Final[Mapping[str, Mapping[str, str]]] = {"board": BOARD, "cards": CARDS}

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


@cache
def counter_of(game: str) -> RulingCounter:
    return RulingCounter(COUNTED.get(game, {}))


def names_of(table: Mapping[str, str], what: str) -> Sequence[str]:
    """All events (or decisions, choices, marks) that a table names."""
    return sorted({name for moments in table.values() for kind, name, _ in parsed(moments) if kind == what})
