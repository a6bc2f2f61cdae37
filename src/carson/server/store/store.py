"""One database, as the server uses it. Every method is one transaction and blocks; the server calls them in a thread.

What a method does in its transaction stands in `journal`, `accounts`, `ratings`, `lives` and `forgetting`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Lock
from time import time
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from carson.core.refusal import Refusal
from carson.server.store import accounts, forgetting, journal, lives, ratings
from carson.server.store.database import connect, is_sqlite, make_file, reading, said_in_words, writing
from carson.server.store.migrate import VERSION_TABLE, migrate
from carson.server.store.rows import Account, Change, Life, Opened, RatingRow, Said, Sitting, Token
from carson.server.store.writer import Done, Writer
from carson.table.journal import Entry, Table

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
        """Raises if nothing can be written: a full disk, a file or a server that only lets us read, a lock that stays.

        What it writes is what is there already; it is committed like everything else.
        """
        with self._writing() as connection:
            connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = version_num")

    # Time.

    def wall_clock(self) -> float:
        """All processes of a PostgreSQL go by its clock; an SQLite file is on the machine of its only process."""
        if not self.is_postgres:
            return time()
        with self._reading() as connection:
            return lives.wall_clock(connection)

    def lives(self) -> list[Life]:
        """When there was a server, the earliest first."""
        with self._reading() as connection:
            return lives.read_lives(connection)

    def live(self, times: Iterable[float], longest_gap: float) -> list[Life]:
        """There is a server at these times; says all lives. After a longer gap a new life begins."""
        with self._writing() as connection:
            for at in times:
                lives.live(connection, at, longest_gap)
            return lives.read_lives(connection)

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

        A page costs the same however many tables there are, but for those without spectators, which it passes over.
        """
        with self._reading() as connection:
            return journal.public_tables(connection, state, count, before)

    def tables_of(self, account: int, count: int, before: tuple[float, str] | None = None) -> list[Table]:
        """The tables of an account, those it sat down at last first; `before` is `table.place_for(account)` of the last one.

        A page costs the same however many tables there are.
        """
        with self._reading() as connection:
            return journal.tables_of(connection, account, count, before)

    def forget_unstarted(self, before: float) -> list[str]:
        """Delete a few tables that never started and at which nobody has been since; says which, none if that was all."""
        with self._writing() as connection:
            return forgetting.forget_unstarted(connection, before)

    def forget_uploads(self, before: float) -> list[str]:
        """Delete a few games that guests uploaded before; says which, none if that was all."""
        with self._writing() as connection:
            return forgetting.forget_uploads(connection, before)

    def forget_table(self, id: str) -> list[str]:
        """Delete a table; says whether it was there, as a list of its id."""
        with self._writing() as connection:
            return forgetting.forget_table(connection, id)

    def keep_upload(self, id: str, at: float, account: int | None) -> bool:
        """A game that is uploaded once more, perhaps by an account now; False if it is not there."""
        with self._writing() as connection:
            return forgetting.keep_upload(connection, id, at, account)

    # What happens at them.

    def entries(self, id: str, since: int = 0) -> list[Entry]:
        """What happened after an entry, in its order."""
        with self._reading() as connection:
            return journal.read_entries(connection, id, since)

    def write(self, id: str, entry: Entry, change: Change) -> None:
        """Write what happened and what it changes. When it returns, both are kept, whatever happens to the server.

        NumberTaken says that somebody was quicker, and nothing was written.
        """
        written: Future[Exception | None] = Future()
        self.write_soon(id, entry, change, written.set_result)
        problem = written.result()
        if problem is not None:
            raise problem

    def write_soon(self, id: str, entry: Entry, change: Change, done: Done) -> None:
        """The same without waiting; `done` is called in another thread. What comes meanwhile is committed together."""
        self._entries.submit(journal.Writing(id, entry, change), done)

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
        """None if the name is taken, or one that looks like it."""
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
        """None too if it was deleted."""
        with self._reading() as connection:
            return accounts.read_account(connection, id)

    def account_names(self, ids: Collection[int]) -> dict[int, str]:
        """The names of those of these accounts that there are."""
        with self._reading() as connection:
            return accounts.account_names(connection, ids)

    # Whoever is let in by a password has waited for it to be checked, and it may be another meanwhile: `account` comes with
    # the hash that was checked, and nothing is done, which False says, if its password has another one now.

    def rehash_password(self, account: Account, password_hash: str) -> bool:
        """Another hash of the same password."""
        with self._writing() as connection:
            good = accounts.has_password(connection, account.id, account.password)
            if good:
                accounts.set_password(connection, account.id, password_hash)
            return good

    def change_password(self, account: Account, password_hash: str, spared: str) -> bool:
        """And end all logins and tokens but the one that is spared."""
        with self._writing() as connection:
            good = accounts.has_password(connection, account.id, account.password)
            if good:
                accounts.set_password(connection, account.id, password_hash)
                accounts.remove_tokens(connection, account.id, spared)
            return good

    def remove_tokens(self, account: Account) -> bool:
        """End all its logins and tokens."""
        with self._writing() as connection:
            good = accounts.has_password(connection, account.id, account.password)
            if good:
                accounts.remove_tokens(connection, account.id, "")
            return good

    def add_token(self, account: Account, token: Token, by: str | None = None) -> bool:
        """False too if the login by which somebody asks for it has ended."""
        with self._writing() as connection:
            good = accounts.has_password(connection, account.id, account.password)
            if good and by is not None:
                good = accounts.has_login(connection, account.id, by)
            if good:
                accounts.add_token(connection, token)
            return good

    def delete_account(self, account: int, name: str, nobodys: str) -> list[str]:
        """Nothing of it is left but a number; its tables, which are told, stay under this name, their seats nobody's."""
        with self._writing() as connection:
            return accounts.delete_account(connection, account, name, nobodys)

    def sittings_of(self, account: int, *states: str) -> list[Sitting]:
        """The account's seats at tables in these states, those it took first first."""
        with self._reading() as connection:
            return accounts.sittings_of(connection, account, states)

    def opened_by(self, account: int) -> list[Opened]:
        """The tables that the account opened, and the games that it uploaded. It looks at all tables that there are."""
        with self._reading() as connection:
            return accounts.opened_by(connection, account)

    def said_by(self, account: int) -> list[Said]:
        """What the account said at its tables."""
        with self._reading() as connection:
            return accounts.said_by(connection, account)

    def token(self, hash: str, now: float) -> Token | None:
        """A token that has not expired."""
        with self._reading() as connection:
            return accounts.read_token(connection, hash, now)

    def living_tokens(self, hashes: Collection[str], now: float) -> set[str]:
        """Those of them that are still good."""
        with self._reading() as connection:
            return accounts.living(connection, hashes, now)

    def use_token(self, hash: str, now: float) -> None:
        """It was used in this hour."""
        with self._writing() as connection:
            accounts.use_token(connection, hash, now)

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
