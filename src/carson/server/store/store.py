"""Reads and writes the database. Every method is one transaction and blocks; the server calls them in a thread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, Row, create_engine, event, func, insert, select, tuple_, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError

from carson.server.store.migrate import migrate
from carson.server.store.schema import ENTRIES, SEATS, TABLES

SQLITE: Final = "sqlite"
LONGEST_WAIT: Final = 5000  # ms for another writer of the same file


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a table: a bot, a person (whose token's hash is known), or nobody yet."""

    seat: int
    name: str = ""
    bot: str | None = None
    token: str | None = None

    @property
    def free(self) -> bool:
        return self.bot is None and self.token is None


@dataclass(frozen=True, slots=True)
class Table:
    """A table without its entries."""

    id: str
    game: str
    config: Mapping[str, object]
    seed: str
    version: str
    created: float
    state: str = "open"
    public: bool = False
    settings: Mapping[str, object] = field(default_factory=dict)
    result: Mapping[str, object] | None = None
    changed: float = 0.0
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table."""

    number: int
    kind: str
    seat: int
    text: str
    at: float


class NumberTaken(Exception):
    """Somebody else has written the entry with this number."""


def database_url(text: str) -> URL:
    """A database as people name it: a path is an SQLite file, anything else an address."""
    if "://" not in text:
        return URL.create(SQLITE, database=str(Path(text).expanduser()))
    url = make_url(text)
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgres", "postgresql") else url


class Store:
    """One database, ready to use: its tables are brought up to date when it is opened."""

    def __init__(self, url: URL) -> None:
        self.url = url
        if url.drivername == SQLITE and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_engine(url)
        if url.drivername == SQLITE:
            event.listen(self._engine, "connect", _prepare_sqlite)
        migrate(self._engine)

    @property
    def engine(self) -> Engine:
        return self._engine

    def close(self) -> None:
        self._engine.dispose()

    # Tables.

    def add_table(self, table: Table) -> None:
        """A new table with its seats."""
        with self._engine.begin() as connection:
            connection.execute(
                insert(TABLES).values(
                    id=table.id, game=table.game, config=dict(table.config), seed=table.seed, version=table.version,
                    state=table.state, public=table.public, settings=dict(table.settings), result=None,
                    created=table.created, changed=table.created,
                )
            )  # fmt: skip
            connection.execute(
                insert(SEATS),
                [
                    {"table_id": table.id, "seat": seat.seat, "name": seat.name, "bot": seat.bot, "token": seat.token}
                    for seat in table.seats
                ],
            )

    def table(self, id: str) -> Table | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if row is None:
                return None
            seats = connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).all()
            return _table(row, seats)

    def public_tables(self, state: str, count: int, before: tuple[float, str] | None = None) -> list[Table]:
        """The public tables in a state, those that changed last first; `before` is where the page before ended.

        A page costs the same however many tables there are.
        """
        wanted = select(TABLES).where(TABLES.c.public, TABLES.c.state == state)
        if before is not None:
            wanted = wanted.where(tuple_(TABLES.c.changed, TABLES.c.id) < before)
        wanted = wanted.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc()).limit(count)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted).all()
            ids = [row.id for row in rows]
            seats = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).all()
            return [_table(row, (seat for seat in seats if seat.table_id == row.id)) for row in rows]

    def take_seat(self, id: str, seat: Seat) -> bool:
        """Sit down on a free seat; False if somebody was quicker."""
        with self._engine.begin() as connection:
            taken = connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == id, SEATS.c.seat == seat.seat, SEATS.c.bot.is_(None), SEATS.c.token.is_(None))
                .values(name=seat.name, bot=seat.bot, token=seat.token)
            )
            return taken.rowcount == 1

    def set_state(self, id: str, before: str, state: str, at: float, result: Mapping[str, object] | None = None) -> bool:
        """From one state to another; False if the table is not in the first one any more."""
        values: dict[str, object] = {"state": state, "changed": at}
        if result is not None:
            values["result"] = dict(result)
        with self._engine.begin() as connection:
            changed = connection.execute(update(TABLES).where(TABLES.c.id == id, TABLES.c.state == before).values(values))
            return changed.rowcount == 1

    # Entries.

    def entries(self, id: str, since: int = 0) -> list[Entry]:
        """What happened after an entry, in its order."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == id, ENTRIES.c.number > since).order_by(ENTRIES.c.number)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted)
            return [Entry(row.number, row.kind, row.seat, row.text, row.at) for row in rows]

    def last_number(self, id: str) -> int:
        with self._engine.connect() as connection:
            return connection.scalar(select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == id)) or 0

    def add_entry(self, id: str, entry: Entry) -> None:
        """Write what happened. When it returns, the entry is kept, whatever happens to the server."""
        try:
            with self._engine.begin() as connection:
                connection.execute(
                    insert(ENTRIES).values(
                        table_id=id, number=entry.number, kind=entry.kind, seat=entry.seat, text=entry.text, at=entry.at
                    )
                )
        except IntegrityError:
            raise NumberTaken(id, entry.number) from None


def _table(row: Row[Any], seats: Iterable[Row[Any]]) -> Table:
    return Table(
        id=row.id, game=row.game, config=row.config, seed=row.seed, version=row.version, created=row.created,
        state=row.state, public=row.public, settings=row.settings, result=row.result, changed=row.changed,
        seats=tuple(Seat(seat.seat, seat.name, seat.bot, seat.token) for seat in seats),
    )  # fmt: skip


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers beside the writer (WAL), and nothing acknowledged before it is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={LONGEST_WAIT}")
    cursor.close()
