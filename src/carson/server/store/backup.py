"""Copies a whole database, as it was at one moment and while others write to it, into a new SQLite file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.engine import URL

from carson.core.refusal import Refusal
from carson.server.store.database import SQLITE, connect, is_sqlite, reading, said_in_words, shown, writing
from carson.server.store.migrate import VERSIONS, upgrade, version
from carson.server.store.schema import METADATA

BATCH: Final = 1000  # rows that are in memory at a time


def back_up(url: URL, file: Path) -> dict[str, int]:
    """The rows copied, by table. The file is whole or not there; one that is there already is not touched."""
    _refuse_existing(file)
    if is_sqlite(url) and not Path(str(url.database)).exists():
        raise Refusal("database-missing", database=shown(url))
    part = file.with_name(file.name + ".part")
    target = URL.create(SQLITE, database=str(part))
    try:
        with _one_moment(url) as source:
            with said_in_words(target):
                part.unlink(missing_ok=True)
                os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))  # nobody else's: there are hashes of passwords in it
            rows = _copy(source, url, target)
        with said_in_words(target):
            _to_disk(part)
            _refuse_existing(file)
            part.replace(file)
            _to_disk(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _refuse_existing(file: Path) -> None:
    if file.exists() or file.is_symlink():
        raise Refusal("backup-exists", file=str(file))


@contextmanager
def _one_moment(url: URL) -> Iterator[Connection]:
    """A database that is ours, as it is now."""
    engine = connect(url)
    try:
        with said_in_words(url):
            connection = reading(engine).connect()
        with connection:
            with said_in_words(url):
                found = version(connection)
            if found is None:
                raise Refusal("database-not-ours", database=shown(url))
            if found != VERSIONS[-1]:
                raise Refusal("database-older", database=shown(url))
            yield connection
    finally:
        engine.dispose()


def _copy(source: Connection, url: URL, target: URL) -> dict[str, int]:
    rows = {}
    engine = connect(target)
    try:
        with said_in_words(target), writing(engine).begin() as copy:
            upgrade(copy)
            for table in METADATA.sorted_tables:
                rows[table.name] = 0
                for batch in _rows(source, url, table):
                    copy.execute(insert(table), batch)
                    rows[table.name] += len(batch)
    finally:
        engine.dispose()
    return rows


def _rows(source: Connection, url: URL, table: Table) -> Iterator[list[dict[str, object]]]:
    with said_in_words(url):
        found = source.execution_options(yield_per=BATCH).execute(select(table)).mappings()
        for batch in found.partitions():
            yield [{str(name): value for name, value in row.items()} for row in batch]


def _to_disk(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return  # Windows opens no folders
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
