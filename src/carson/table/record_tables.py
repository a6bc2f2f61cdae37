"""A game from a file: checked by playing it, and kept as a finished table at whose seats nobody plays."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from carson import __version__
from carson.core.record import Difference, Record, record_of, verify
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table import results
from carson.table.actions import named_apart
from carson.table.agreement import Agreement
from carson.table.ids import id_of
from carson.table.journal import Entry, Seat, Table
from carson.table.live_table import CHOICE, NOBODY, OVER, SIT, START, LiveTable
from carson.table.new_tables import GUEST, Opener
from carson.table.people.names import LONGEST_NAME, person_name
from carson.table.shown.refusals import in_words_of

PLAYED_BY: Final = "record"  # where other tables name the bot of a seat


def finished_record(values: object) -> Record:
    """What a file holds, if that is the record of a game that is over; whether it is true, playing it will show."""
    record = record_of(values)
    title_of(record.game)
    if record.result is None:
        raise Refusal("record-unfinished")
    return record


def recorded_id(record: Record) -> str:
    """The same record gives the same id, so that a link that was shared stays the one."""
    said = [record.game, record.config, record.seed, record.names, record.choices, record.checkpoints, record.result]
    return id_of(json.dumps(said, sort_keys=True), b"carson-record")


def recorded_table(record: Record, at: float, opener: Opener = GUEST) -> tuple[Table, list[Entry]]:
    """The table of a finished game; a record that does not lead where it says is refused."""
    title = title_of(record.game)
    with in_words_of(title.name, record.names):
        difference = verify(title, record)
        if difference is not None:
            raise differs(record, difference)
    settings = opener.settings(Agreement(rated=False)) | {"origin": {"record": True}}
    live = LiveTable(Table(recorded_id(record), record.game, record.config, record.seed, __version__, at, settings=settings))
    names = [*map(shown_name, record.names), *[""] * live.seats]
    seats = tuple(named_apart([Seat(seat, names[seat], bot=PLAYED_BY) for seat in range(live.seats)]))
    happened = [(SIT, seat.seat, seat.name) for seat in seats] + [(START, NOBODY, "")]
    happened += [(CHOICE, seat, text) for seat, text in record.choices]
    entries = [live.apply(Entry(number, *what, at)) for number, what in enumerate(happened, 1)]
    table = replace(live.table, seats=seats, state=OVER, result=results.result(live), changed=at, number=len(entries))
    return table, entries


def differs(record: Record, difference: Difference) -> Refusal:
    """Where a record leaves the game that its choices lead to."""
    refusal, number = difference.refusal, difference.number
    if refusal is None:
        return Refusal("record-differs", number=number)
    if difference.what != "choice":
        return refusal
    seat, text = record.choices[number - 1]
    why = Refusal("replay-differs", refusal.ruling, number=number, seat=seat + 1, text=text, why=str(refusal))
    why.__cause__ = refusal
    return why


def shown_name(name: str) -> str:
    """A name as other tables have them; none for one that they would not take."""
    try:
        return person_name(name[:LONGEST_NAME])
    except Refusal:
        return ""
