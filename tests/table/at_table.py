"""Tables in memory for tests: with a known seed, and written at as a room does it, without a database."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict
from random import Random
from typing import Any, TypedDict, Unpack

from carson import __version__
from carson.games import seats_taken, title_of
from carson.table.actions import Propose, choice, start
from carson.table.agreement import Agreement
from carson.table.journal import Entry, Seat, Table
from carson.table.live_table import LiveTable
from carson.table.shown.descriptions import Edition

SEED = "carson"


class Wishes(TypedDict, total=False):
    """What a table is opened with: a letter for each seat (a person, a bot or an open one: "pbo"), and what was agreed."""

    seats: str
    agreement: Agreement
    players: int
    variants: list[str]


def new_table(
    game: str = "board", preset: str = "", changes: Mapping[str, object] | None = None, **wishes: Unpack[Wishes]
) -> Table:
    """A table that nobody has written at, with persons on all seats if nothing else is wished for."""
    kind = title_of(game)
    named = {name: value for name, value in wishes.items() if name in ("players", "variants")}
    config = kind.preset(preset or kind.presets[0], **{**(changes or {}), **named})
    count = seats_taken(config, kind.new(config, SEED).players)
    sitting = tuple(_seat(letter, seat) for seat, letter in enumerate(wishes.get("seats", "p" * count)))
    assert len(sitting) == count
    settings = {"agreement": asdict(wishes.get("agreement", Agreement()))}
    return Table("abc", game, config, SEED, __version__, 0.0, settings=settings, seats=sitting)


def _seat(letter: str, seat: int) -> Seat:
    if letter == "p":
        return Seat(seat, f"P{seat + 1}", token=f"token {seat}", joined=0.0)
    return Seat(seat, f"greedy {seat + 1}", bot="greedy") if letter == "b" else Seat(seat)


def open_table(
    game: str = "board", preset: str = "", changes: Mapping[str, object] | None = None, **wishes: Unpack[Wishes]
) -> LiveTable:
    return LiveTable(new_table(game, preset, changes, **wishes))


def started(
    game: str = "board", preset: str = "", changes: Mapping[str, object] | None = None, **wishes: Unpack[Wishes]
) -> LiveTable:
    live = open_table(game, preset, changes, **wishes)
    write(live, start, 0.0)
    return live


def write(live: LiveTable, propose: Propose, at: float | None = None) -> Entry:
    """What a room does but for the database."""
    proposal = propose(live, live.last_at + 1 if at is None else at)
    entry = live.apply(proposal.entry, proposal.choice)
    live.seat_changes(proposal.seats)
    return entry


def choose(live: LiveTable, seat: int, text: str, at: float | None = None) -> Entry:
    return write(live, choice(seat, text, live.number), at)


def choices(live: LiveTable, seat: int) -> list[str]:
    return [live.title.catalogue.text(number) for number in live.game.legal(seat)]


def play(live: LiveTable, until: Callable[[LiveTable], bool] = lambda live: False, seed: int = 1) -> LiveTable:
    """Everybody chooses at random until something is so, or the game is over."""
    random = Random(seed)
    while live.waiting and not until(live):
        seat = random.choice(live.waiting)
        text = random.choice(choices(live, seat))
        live.apply(Entry(live.number + 1, "choice", seat, text, live.last_at + 1))
    return live


def played_to(number: int) -> Callable[[LiveTable], bool]:
    """Whether there are so many entries."""
    return lambda live: live.number >= number


def news(
    live: LiveTable, seat: int, since: int = 0, explain: bool = False, whole: bool = True, language: str = "",
    connected: Collection[int] = (), now: float = 1000.0,
) -> Any:  # fmt: skip
    """What a client gets, as JSON can say it."""
    return json.loads(written(Edition(live, connected, now).values(seat, since, explain, whole, language)))


def written(values: object) -> str:
    return json.dumps(values, default=asdict)


def asked(name: str, seats: int = 2) -> Callable[[LiveTable], bool]:
    """Whether so many seats have a decision to make."""

    def is_asked(live: LiveTable) -> bool:
        decision = live.game.public_view()["decision"]
        return isinstance(decision, dict) and decision["name"] == name and len(live.waiting) >= seats

    return is_asked


def entries(live: LiveTable) -> list[Entry]:
    return [moment.entry for moment in live.moments]
