"""Tables, their seats and their entries. The functions work in a transaction that somebody else begins and ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec.json import decode, encode
from sqlalchemy import Connection, Row, bindparam, exists, func, insert, or_, select, tuple_, update

from carson.server.store.database import by_driver
from carson.server.store.ratings import rate
from carson.server.store.rows import Change, NoTable, NumberTaken
from carson.server.store.schema import ENTRIES, SEATS, TABLES
from carson.table.journal import SCRUBBED, Entry, Seat, Table

LONGEST_NOTICE: Final = 1500  # characters; PostgreSQL takes 8,000 bytes
MOST_ROWS: Final = 200  # in one statement
CHANNEL: Final = "carson"  # where PostgreSQL tells all processes of a new entry: "TABLE NUMBER ENTRY", or "TABLE 0"


class Writing(NamedTuple):
    """An entry that somebody wants to write at a table."""

    table: str
    entry: Entry
    change: Change


# Statements that are executed often are built once.
_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("table"))
_SEATS: Final = select(SEATS).where(SEATS.c.table_id == bindparam("table")).order_by(SEATS.c.seat)
_ENTRIES: Final = (
    select(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number > bindparam("since"))
    .order_by(ENTRIES.c.number)
)
# Who writes waits here for others who write at the same tables; in one order everywhere, so that nobody waits for ever.
_LAST_NUMBERS: Final = (
    "SELECT id, number FROM tables WHERE id = ANY(ARRAY(SELECT json_array_elements_text(%s::json)))"
    " ORDER BY id FOR NO KEY UPDATE"
)
# SQLite has one writer at a time. It gets its rows in one statement, and gives them in one row: between two of its steps
# another thread may run, and mostly does.
_LAST_NUMBERS_IN_ONE_ROW: Final = (
    "SELECT json_group_object(id, number) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
)
# PostgreSQL gets its rows as JSON, in one value: a statement that is always the same is parsed once, by the driver too.
_ADD_ENTRIES: Final = "INSERT INTO entries (table_id, number, kind, seat, text, at, digest) {rows}"
_COUNT_ENTRIES: Final = (
    "UPDATE tables SET number = new.column2, changed = new.column3, due = CAST(new.column4 AS DOUBLE PRECISION)"
    " FROM ({rows}) AS new WHERE tables.id = new.column1"
)
_ENTRY_ROW: Final = ("text", "integer", "text", "integer", "text", "double precision", "text")  # its types
_COUNT_ROW: Final = ("text", "integer", "double precision", "double precision")
# Whoever gets up before the game leaves neither his name nor what he said: the next one on his seat said none of it.
_SCRUB: Final = (
    update(ENTRIES)
    .where(
        ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seat == bindparam("place"), ENTRIES.c.kind.in_(("sit", "chat"))
    )
    .values(text=SCRUBBED)
)
_NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', news) FROM json_array_elements_text(%s::json) AS news"
_SET_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("place"))
    .values({name: bindparam(f"new_{name}") for name in ("name", "bot", "token", "account", "joined")})
)
_SEEN: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("place"))
    .values(seen=bindparam("now"))
)
_DUE: Final = (
    select(TABLES.c.id, TABLES.c.due)
    .where(TABLES.c.state == "running", TABLES.c.due <= bindparam("until"))
    .order_by(TABLES.c.due)
    .limit(bindparam("count"))
)
# Whether others may watch (unless it says otherwise), and whether there is a seat for one more.
_SPECTATORS: Final = func.coalesce(TABLES.c.settings["agreement"]["spectators"].as_boolean(), True)
_FREE: Final = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.bot.is_(None), SEATS.c.token.is_(None))
_POSTPONE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.number == bindparam("last"))
    .values(due=bindparam("next_due"))
)


def add_table(connection: Connection, table: Table, entries: Sequence[Entry] = ()) -> None:
    """A new table with its seats, and with what happened there already if it is a copy."""
    connection.execute(
        insert(TABLES).values(
            id=table.id, game=table.game, config=dict(table.config), seed=table.seed, version=table.version,
            state=table.state, public=table.public, settings=dict(table.settings),
            result=None if table.result is None else dict(table.result), created=table.created,
            changed=max(table.created, table.changed), number=entries[-1].number if entries else 0, due=table.due,
            host=table.host,
        )
    )  # fmt: skip
    if table.seats:
        connection.execute(
            insert(SEATS),
            [
                {
                    "table_id": table.id, "seat": seat.seat, "name": seat.name, "bot": seat.bot, "token": seat.token,
                    "account": seat.account, "joined": seat.joined, "seen": seat.seen,
                }
                for seat in table.seats
            ],
        )  # fmt: skip
    for first in range(0, len(entries), MOST_ROWS):
        rows = [_row(table.id, entry) for entry in entries[first : first + MOST_ROWS]]
        _with_rows(connection, _ADD_ENTRIES, _ENTRY_ROW, rows)


def read_table(connection: Connection, id: str) -> Table | None:
    row = connection.execute(_TABLE, {"table": id}).one_or_none()
    return None if row is None else _table(row, connection.execute(_SEATS, {"table": id}))


def public_tables(connection: Connection, state: str, count: int, before: tuple[float, str] | None) -> list[Table]:
    wanted = select(TABLES).where(
        TABLES.c.public, TABLES.c.state == state, or_(_SPECTATORS, _FREE) if state == "open" else _SPECTATORS
    )
    if before is not None:
        wanted = wanted.where(tuple_(TABLES.c.changed, TABLES.c.id) < before)
    wanted = wanted.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc()).limit(count)
    return _with_seats(connection, connection.execute(wanted).all())


def tables_of(connection: Connection, account: int, count: int, before: tuple[float, str] | None) -> list[Table]:
    other = SEATS.alias()
    # Somebody who has several seats at a table finds it once in his list.
    first_seat = ~exists().where(
        other.c.table_id == SEATS.c.table_id, other.c.account == SEATS.c.account, other.c.seat < SEATS.c.seat
    )
    place = (SEATS.c.joined, SEATS.c.table_id)
    wanted = select(*place).where(SEATS.c.account == account, first_seat)
    if before is not None:
        wanted = wanted.where(tuple_(*place) < before)
    page = wanted.order_by(*(column.desc() for column in place)).limit(count).subquery("page")
    rows = connection.execute(
        select(TABLES).join(page, page.c.table_id == TABLES.c.id).order_by(page.c.joined.desc(), page.c.table_id.desc())
    )
    return _with_seats(connection, rows.all())


def read_entries(connection: Connection, id: str, since: int) -> list[Entry]:
    rows = connection.execute(_ENTRIES, {"table": id, "since": since})
    return [Entry(row.number, row.kind, row.seat, row.text, row.at, row.digest) for row in rows]


def write_entries(connection: Connection, writings: Sequence[Writing]) -> list[Exception | None]:
    """Write those that are the next of their table, and say why not for the others; all at once, which is far quicker."""
    ids = sorted({writing.table for writing in writings})
    last = _last_numbers(connection, ids)
    problems = [_counted(last, writing) for writing in writings]
    written = [writing for writing, problem in zip(writings, problems) if problem is None]
    if written:
        rows = [_row(table, entry) for table, entry, _ in written]
        last_of_each = {table: (table, entry.number, entry.at, change.due) for table, entry, change in written}
        counts = list(last_of_each.values())
        if connection.dialect.name == "postgresql":
            news = [_notice(table, entry) for table, entry, _ in written]
            by_driver(connection, _add_count_and_notify(), (_json(rows), _json(counts), _json(news)))
        else:
            _with_rows(connection, _ADD_ENTRIES, _ENTRY_ROW, rows)
            _with_rows(connection, _COUNT_ENTRIES, _COUNT_ROW, counts)
        gone = [{"table": table, "place": entry.seat} for table, entry, _ in written if entry.kind == "leave"]
        if gone:
            connection.execute(_SCRUB, gone)
        for table, _, change in sorted(written, key=lambda writing: writing.table):  # in the order in which `seen` goes
            _make_change(connection, table, change)
    return problems


def tell_to_read_again(connection: Connection, ids: Sequence[str]) -> None:
    """All processes: these tables were changed otherwise than by an entry, which is what the number 0 says."""
    if connection.dialect.name == "postgresql" and ids:
        connection.exec_driver_sql(_NOTIFY, (_json([f"{table} 0" for table in ids]),))


def _notice(table: str, entry: Entry) -> str:
    """With the whole entry, so that nobody need ask the database for it, unless it is too long for PostgreSQL."""
    text = f"{table} {entry.number} {encode(entry).decode()}"
    return text if len(text) <= LONGEST_NOTICE else f"{table} {entry.number}"


def due_tables(connection: Connection, until: float, count: int) -> list[tuple[str, float]]:
    return [(row.id, row.due) for row in connection.execute(_DUE, {"until": until, "count": count})]


def postpone(connection: Connection, id: str, number: int, due: float | None) -> None:
    connection.execute(_POSTPONE, {"table": id, "last": number, "next_due": due})


def seen(connection: Connection, places: Iterable[tuple[str, int]], at: float) -> None:
    # In one order everywhere, so that two processes never wait for each other.
    values = [{"table": table, "place": seat, "now": at} for table, seat in sorted(set(places))]
    if values:
        connection.execute(_SEEN, values)


def last_seen(connection: Connection, ids: Sequence[str]) -> dict[str, dict[int, float]]:
    wanted = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id.in_(ids), SEATS.c.seen.is_not(None))
    found: dict[str, dict[int, float]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table_id, {})[row.seat] = row.seen
    return found


def _counted(last: dict[str, int], writing: Writing) -> Exception | None:
    """Count an entry if it is the next one. Mostly it is not because somebody was quicker; anything else is a mistake of the
    caller, who should not try again."""
    table, number = writing.table, writing.entry.number
    if table not in last:
        return NoTable(f"there is no table {table}")
    if number > last[table] + 1:
        return ValueError(f"entry {number} after {last[table]}")
    if number <= last[table]:
        return NumberTaken(table, number)
    last[table] = number
    return None


def _make_change(connection: Connection, id: str, change: Change) -> None:
    if change.state is not None or change.result is not None:
        _set_state(connection, id, change)
    for seat in sorted(change.seats, key=lambda seat: seat.seat):
        _set_seat(connection, id, seat)
    if change.rated is not None:
        rate(connection, change.rated)


def _set_state(connection: Connection, id: str, change: Change) -> None:
    values: dict[str, object] = {}
    if change.state is not None:
        values["state"] = change.state
    if change.result is not None:
        values["result"] = dict(change.result)
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(values))


def _set_seat(connection: Connection, id: str, seat: Seat) -> None:
    done = connection.execute(
        _SET_SEAT,
        {
            "table": id, "place": seat.seat, "new_name": seat.name, "new_bot": seat.bot, "new_token": seat.token,
            "new_account": seat.account, "new_joined": seat.joined,
        },
    )  # fmt: skip
    if done.rowcount == 0:
        raise LookupError(f"table {id} has no seat {seat.seat}")


def _last_numbers(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Of these tables, as far as there are any."""
    if connection.dialect.name == "postgresql":
        return dict(by_driver(connection, _LAST_NUMBERS, (_json(ids),)))
    ((found,),) = by_driver(connection, _LAST_NUMBERS_IN_ONE_ROW, (_json(ids),))
    return decode(found, type=dict[str, int])


def _with_rows(
    connection: Connection, statement: str, types: Sequence[str], rows: Sequence[tuple[str | int | float | None, ...]]
) -> None:
    if connection.dialect.name == "postgresql":
        by_driver(connection, statement.format(rows=_rows_of_json(types)), (_json(rows),))
    else:  # whose JSON may lose a float's last digit
        row = f"({', '.join('?' * len(types))})"
        values = tuple(value for row in rows for value in row)
        by_driver(connection, statement.format(rows=f"VALUES {', '.join([row] * len(rows))}"), values)


@cache
def _rows_of_json(types: Sequence[str]) -> str:
    columns = ", ".join(f"(value ->> {index})::{type} AS column{index + 1}" for index, type in enumerate(types))
    return f"SELECT {columns} FROM json_array_elements(%s::json)"


@cache
def _add_count_and_notify() -> str:
    """In one statement, because each keeps the thread waiting for PostgreSQL, and then for Python."""
    added, counted = (
        _ADD_ENTRIES.format(rows=_rows_of_json(_ENTRY_ROW)),
        _COUNT_ENTRIES.format(rows=_rows_of_json(_COUNT_ROW)),
    )
    return f"WITH added AS ({added}), counted AS ({counted}) {_NOTIFY}"


def _json(value: object) -> str:
    return encode(value).decode()


def _row(id: str, entry: Entry) -> tuple[str | int | float | None, ...]:
    return (id, entry.number, entry.kind, entry.seat, entry.text, entry.at, entry.digest)


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[Table]:
    seats: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    for seat in connection.execute(select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat)):
        seats[seat.table_id].append(seat)
    return [_table(row, seats[row.id]) for row in rows]


def _table(row: Row[Any], seats: Iterable[Row[Any]]) -> Table:
    return Table(
        id=row.id, game=row.game, config=row.config, seed=row.seed, version=row.version, created=row.created,
        state=row.state, public=row.public, settings=row.settings, result=row.result, changed=row.changed,
        number=row.number, due=row.due, host=row.host,
        seats=tuple(
            Seat(seat.seat, seat.name, seat.bot, seat.token, seat.account, seat.joined, seat.seen) for seat in seats
        ),
    )  # fmt: skip
