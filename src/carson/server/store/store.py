"""One database, as the server uses it. Every method is one transaction and blocks; the server calls them in a thread.

What a method does in its transaction stands in `journal`, `accounts` and `ratings`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Lock
from typing import Final

from sqlalchemy import Connection, Engine, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from carson.core.refusal import Refusal
from carson.server.store import accounts, journal, ratings
from carson.server.store.database import connect, is_sqlite, make_file, reading, said_in_words, writing
from carson.server.store.migrate import migrate
from carson.server.store.rows import Account, Change, Entry, RatingRow, Table, Token
from carson.server.store.schema import TABLES
from carson.server.store.writer import Writer

NUL: Final = "\0"  # in no text that is kept: PostgreSQL cannot even be asked for one


class Store:
    """A database that is ready to use: its tables are brought up to date when it is opened, or a Refusal says why not."""

    def __init__(self, url: URL) -> None:
        self.url = url
        make_file(url)
        self._engine = connect(url)
        try:
            with said_in_words(url):
                migrate(self._engine)
        except Refusal:
            self._engine.dispose()
            raise
        self._reader = reading(self._engine)
        self._writer = writing(self._engine)
        self._turn = Lock()  # SQLite has one writer at a time: waiting for him here is quicker than asking the file again
        self._entries = Writer(self._writing)

    @property
    def engine(self) -> Engine:
        return self._engine

    @property
    def is_postgres(self) -> bool:
        return not is_sqlite(self.url)

    def close(self) -> None:
        self._entries.close()
        self._engine.dispose()

    def ready(self) -> None:
        """Raises if the database does not answer. A table is read: SQLite would say 1 without looking at its file."""
        with self._reading() as connection:
            connection.execute(select(TABLES.c.id).limit(1))

    # Tables.

    def add_table(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """A new table with its seats; one that is a copy comes with what happened there already."""
        with self._writing() as connection:
            journal.add_table(connection, table, entries)

    def table(self, id: str) -> Table | None:
        if NUL in id:
            return None
        with self._reading() as connection:
            return journal.read_table(connection, id)

    def public_tables(self, state: str, count: int, before: tuple[float, str] | None = None) -> list[Table]:
        """The public tables in a state, those that changed last first; `before` is where the page before ended.

        A page costs the same however many tables there are.
        """
        with self._reading() as connection:
            return journal.public_tables(connection, state, count, before)

    def tables_of(self, account: int, count: int, before: tuple[float, str] | None = None) -> list[Table]:
        """The tables of an account, those it sat down at last first; `before` is `table.place_for(account)` of the last one.

        A page costs the same however many tables there are.
        """
        with self._reading() as connection:
            return journal.tables_of(connection, account, count, before)

    # What happens at them.

    def entries(self, id: str, since: int = 0) -> list[Entry]:
        """What happened after an entry, in its order."""
        with self._reading() as connection:
            return journal.read_entries(connection, id, since)

    def write(self, id: str, entry: Entry, change: Change) -> None:
        """Write what happened and what it changes. When it returns, both are kept, whatever happens to the server.

        NumberTaken says that somebody was quicker, and nothing was written.
        """
        self.write_soon(id, entry, change).result()

    def write_soon(self, id: str, entry: Entry, change: Change) -> Future[None]:
        """The same without waiting: for `asyncio.wrap_future`. What is under way at the same time is committed together."""
        return self._entries.submit(journal.Writing(id, entry, change))

    def due_tables(self, until: float, count: int) -> list[tuple[str, float]]:
        """The running tables that somebody has to look after by then, and since when, the longest waiting first."""
        with self._reading() as connection:
            return journal.due_tables(connection, until, count)

    def postpone(self, id: str, number: int, due: float | None) -> None:
        """Look after a table at another time, if nothing has happened there since this entry."""
        with self._writing() as connection:
            journal.postpone(connection, id, number, due)

    def seen(self, places: Iterable[tuple[str, int]], at: float) -> None:
        """Whoever sits at these (table, seat) is connected."""
        with self._writing() as connection:
            journal.seen(connection, places, at)

    def last_seen(self, ids: Sequence[str]) -> dict[str, dict[int, float]]:
        """When each seat of these tables was last connected."""
        with self._reading() as connection:
            return journal.last_seen(connection, ids)

    # Accounts.

    def add_account(self, name: str, password_hash: str, at: float) -> Account | None:
        """None if the name is taken."""
        try:
            with self._writing() as connection:
                return accounts.add_account(connection, name, password_hash, at)
        except IntegrityError:
            return None

    def account_named(self, name: str) -> Account | None:
        if NUL in name:
            return None
        with self._reading() as connection:
            return accounts.account_named(connection, name)

    def account(self, id: int) -> Account | None:
        with self._reading() as connection:
            return accounts.read_account(connection, id)

    def account_names(self, ids: Collection[int]) -> dict[int, str]:
        """The names of those of these accounts that there are."""
        with self._reading() as connection:
            return accounts.account_names(connection, ids)

    def set_password(self, account: int, password_hash: str) -> None:
        with self._writing() as connection:
            accounts.set_password(connection, account, password_hash)

    def add_token(self, token: Token) -> None:
        with self._writing() as connection:
            accounts.add_token(connection, token)

    def token(self, hash: str, now: float) -> Token | None:
        """A token that has not expired."""
        with self._reading() as connection:
            return accounts.read_token(connection, hash, now)

    def tokens_of(self, account: int) -> list[Token]:
        with self._reading() as connection:
            return accounts.tokens_of(connection, account)

    def remove_token(self, hash: str, account: int | None = None) -> bool:
        """False if there is none, or if it is not this account's."""
        with self._writing() as connection:
            return accounts.remove_token(connection, hash, account)

    # Ratings.

    def ratings_of(self, player: str) -> list[RatingRow]:
        """What a player has in every pool he played in."""
        with self._reading() as connection:
            return ratings.ratings_of(connection, player)

    def ratings(self, pool: str, count: int) -> list[RatingRow]:
        """The best of a pool."""
        if NUL in pool:
            return []
        with self._reading() as connection:
            return ratings.best_of(connection, pool, count)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._reader.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        if self.is_postgres:
            with self._writer.begin() as connection:
                yield connection
        else:
            with self._turn, self._writer.begin() as connection:
                yield connection
