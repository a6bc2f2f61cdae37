"""When there was a server. The functions work in a transaction that somebody else begins and ends."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, extract, func, insert, select, update

from carson.server.store.rows import Life
from carson.server.store.schema import LIVES

_LOCK: Final = 1859  # any number: two processes that begin at once begin one life


def wall_clock(connection: Connection) -> float:
    """PostgreSQL's own."""
    return float(connection.execute(select(extract("epoch", func.clock_timestamp()))).scalar_one())


def read_lives(connection: Connection) -> list[Life]:
    return [Life(row.began, row.until) for row in connection.execute(select(LIVES).order_by(LIVES.c.began))]


def live(connection: Connection, at: float, longest_gap: float) -> None:
    """There is a server at this time. It goes on with the last life, unless that ended longer ago."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    last = connection.execute(select(LIVES).order_by(LIVES.c.began.desc()).limit(1)).one_or_none()
    if last is None or at > last.until + longest_gap:
        connection.execute(insert(LIVES).values(began=at, until=at))
    elif at > last.until:
        connection.execute(update(LIVES).where(LIVES.c.began == last.began).values(until=at))
