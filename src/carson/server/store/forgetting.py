"""Deletes tables that nobody will miss, a few at a time, in a transaction that somebody else begins and ends."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, select, update

from carson.server.store.journal import tell_to_read_again
from carson.server.store.schema import SEATS, TABLES

MOST_FORGOTTEN: Final = 10  # in one transaction, which others wait for

# What somebody kept from a file: nobody is its host.
UPLOADED: Final = and_(TABLES.c.host.is_(None), TABLES.c.settings["origin"]["record"].as_boolean())


def forget_unstarted(connection: Connection, before: float) -> list[str]:
    """Tables that never started, and at which nobody who sits there has been since; says which are gone."""
    came = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen >= before)
    return _forget(connection, and_(TABLES.c.state == "open", TABLES.c.changed < before, ~came))


def forget_uploads(connection: Connection, before: float) -> list[str]:
    """Games from files that guests uploaded; says which are gone."""
    by_guest = TABLES.c.settings["opened_by"].as_integer().is_(None)
    return _forget(connection, and_(TABLES.c.state == "over", TABLES.c.changed < before, UPLOADED, by_guest))


def forget_table(connection: Connection, id: str) -> list[str]:
    """One that was opened in a prepared position, when its time is over."""
    return _forget(connection, TABLES.c.id == id)


def keep_upload(connection: Connection, id: str, at: float, account: int | None) -> bool:
    """A game that is uploaded once more is kept as if for the first time; False if it is not there."""
    found = connection.execute(select(TABLES.c.settings).where(TABLES.c.id == id).with_for_update()).one_or_none()
    if found is None:
        return False
    settings = found.settings if account is None else {**found.settings, "opened_by": account}
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(changed=at, settings=settings))
    return True


def _forget(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    """The index begins with `public`. Another process may be at the same work, or somebody may write there just now."""
    either = TABLES.c.public.in_([True, False])
    wanted = select(TABLES.c.id).where(either, which).limit(MOST_FORGOTTEN).with_for_update(skip_locked=True)
    ids = list(connection.execute(wanted).scalars())
    if ids:
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))  # seats and entries go with it
        tell_to_read_again(connection, ids)
    return ids
