"""Accounts and the tokens that let somebody act for one; what is kept about somebody, and how it goes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, bindparam, delete, func, insert, or_, select, update

from carson.server.store.forgetting import UPLOADED
from carson.server.store.journal import tell_to_read_again
from carson.server.store.rows import Account, Opened, Said, Sitting, Token
from carson.server.store.schema import ACCOUNTS, ENTRIES, RATINGS, SEATS, TABLES, TOKENS
from carson.table.journal import SCRUBBED
from carson.table.people.alike import compared, skeleton, told_apart

MOST_LOGINS: Final = 50  # of one account at a time: the one that was made first goes
HOUR: Final = 3600.0

_TOKEN: Final = select(TOKENS).where(
    TOKENS.c.hash == bindparam("secret"), or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > bindparam("now"))
)
_ACCOUNT: Final = select(ACCOUNTS).where(ACCOUNTS.c.id == bindparam("account"), ACCOUNTS.c.password != "")


def add_account(connection: Connection, name: str, password: str, at: float) -> Account:
    values = {"name": name, "known_as": compared(name), "looks_like": skeleton(name), "password": password, "created": at}
    id = connection.execute(insert(ACCOUNTS).values(values).returning(ACCOUNTS.c.id)).scalar_one()
    return Account(id, name, password, at)


def account_named(connection: Connection, name: str) -> Account | None:
    wanted = select(ACCOUNTS).where(ACCOUNTS.c.known_as == compared(name), ACCOUNTS.c.password != "")
    row = connection.execute(wanted).one_or_none()
    return None if row is None else _account(row)


def read_account(connection: Connection, id: int) -> Account | None:
    row = connection.execute(_ACCOUNT, {"account": id}).one_or_none()
    return None if row is None else _account(row)


def account_names(connection: Connection, ids: Collection[int]) -> dict[int, str]:
    wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(ids), ACCOUNTS.c.password != "")
    rows = connection.execute(wanted)
    return {row.id: row.name for row in rows}


def has_password(connection: Connection, account: int, hash: str) -> bool:
    """Whether this is its password still: to check one takes long. Nobody changes it before the transaction ends."""
    held = select(ACCOUNTS.c.password).where(ACCOUNTS.c.id == account).with_for_update(key_share=True)
    return connection.scalar(held) == hash


def has_login(connection: Connection, account: int, hash: str) -> bool:
    """Whether this login of it has not been ended."""
    wanted = select(TOKENS.c.hash).where(TOKENS.c.hash == hash, TOKENS.c.account == account, TOKENS.c.kind == "login")
    return connection.scalar(wanted) is not None


def set_password(connection: Connection, account: int, hash: str) -> None:
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=hash))


def add_token(connection: Connection, token: Token) -> None:
    """Those of the account that have expired are thrown away on the occasion."""
    connection.execute(delete(TOKENS).where(TOKENS.c.account == token.account, TOKENS.c.expires <= token.created))
    connection.execute(
        insert(TOKENS).values(
            hash=token.hash, account=token.account, kind=token.kind, label=token.label, created=token.created,
            expires=token.expires, used=token.used,
        )
    )  # fmt: skip
    if token.kind == "login":
        logins = select(TOKENS.c.hash).where(TOKENS.c.account == token.account, TOKENS.c.kind == "login")
        too_old = logins.order_by(TOKENS.c.created.desc(), TOKENS.c.hash).offset(MOST_LOGINS)
        connection.execute(delete(TOKENS).where(TOKENS.c.hash.in_(connection.scalars(too_old).all())))


def read_token(connection: Connection, hash: str, now: float) -> Token | None:
    row = connection.execute(_TOKEN, {"secret": hash, "now": now}).one_or_none()
    return None if row is None else _token(row)


def tokens_of(connection: Connection, account: int) -> list[Token]:
    wanted = select(TOKENS).where(TOKENS.c.account == account).order_by(TOKENS.c.created, TOKENS.c.hash)
    return [_token(row) for row in connection.execute(wanted)]


def living(connection: Connection, hashes: Collection[str], now: float) -> set[str]:
    lives = or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > now)
    return set(connection.scalars(select(TOKENS.c.hash).where(TOKENS.c.hash.in_(hashes), lives)))


def use_token(connection: Connection, hash: str, now: float) -> None:
    connection.execute(update(TOKENS).where(TOKENS.c.hash == hash).values(used=now // HOUR * HOUR))


def remove_tokens(connection: Connection, account: int, spared: str) -> None:
    connection.execute(delete(TOKENS).where(TOKENS.c.account == account, TOKENS.c.hash != spared))


def remove_token(connection: Connection, hash: str, account: int | None) -> bool:
    wanted = delete(TOKENS).where(TOKENS.c.hash == hash)
    if account is not None:
        wanted = wanted.where(TOKENS.c.account == account)
    return connection.execute(wanted).rowcount == 1


# What is kept of somebody at tables.


def sittings_of(connection: Connection, account: int, states: Collection[str]) -> list[Sitting]:
    wanted = (
        select(SEATS.c.table_id, TABLES.c.game, TABLES.c.state, SEATS.c.seat, SEATS.c.joined)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.account == account, TABLES.c.state.in_(states))
        .order_by(SEATS.c.joined, SEATS.c.table_id, SEATS.c.seat)
    )
    return [Sitting(row.table_id, row.game, row.state, row.seat, row.joined) for row in connection.execute(wanted)]


def opened_by(connection: Connection, account: int) -> list[Opened]:
    columns = (
        TABLES.c.id,
        TABLES.c.game,
        TABLES.c.state,
        TABLES.c.created,
        func.coalesce(UPLOADED, False).label("uploaded"),
    )
    wanted = select(*columns).where(_opened_by(account)).order_by(TABLES.c.created, TABLES.c.id)
    rows = connection.execute(wanted)
    return [Opened(row.id, row.game, row.state, row.created, bool(row.uploaded)) for row in rows]


def said_by(connection: Connection, account: int) -> list[Said]:
    wanted = (
        select(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.text)
        .join(SEATS, and_(SEATS.c.table_id == ENTRIES.c.table_id, SEATS.c.seat == ENTRIES.c.seat))
        .where(
            SEATS.c.account == account, ENTRIES.c.kind == "chat", ENTRIES.c.at >= SEATS.c.joined
        )  # not who sat there before
        .order_by(ENTRIES.c.at, ENTRIES.c.table_id, ENTRIES.c.number)
    )
    return [Said(row.table_id, row.number, row.at, row.text) for row in connection.execute(wanted)]


def delete_account(connection: Connection, account: int, name: str, nobodys: str) -> list[str]:
    """Its games stay, under another name and with seats that are nobody's; says which tables these are."""
    has_password(connection, account, "")  # whoever logs in just now waits, and finds it gone
    sits = select(SEATS.c.table_id).where(SEATS.c.account == account)
    its = select(TABLES.c.id, TABLES.c.settings).where(or_(TABLES.c.id.in_(sits), _opened_by(account)))
    rows = connection.execute(
        its.order_by(TABLES.c.id).with_for_update(key_share=True)
    ).all()  # in the order of all who write
    for row in rows:
        _leave_table(connection, account, row.id, name, nobodys)
        if row.settings.get("opened_by") == account:
            settings = {**row.settings, "opened_by": None}  # as if a guest had opened it
            connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(settings=settings))
    tables = [row.id for row in rows]
    connection.execute(delete(RATINGS).where(RATINGS.c.player == f"account:{account}"))
    connection.execute(delete(TOKENS).where(TOKENS.c.account == account))
    nothing = {"name": "", "known_as": f" {account}", "looks_like": None, "password": "", "created": 0.0}
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(nothing))
    tell_to_read_again(connection, tables)
    return tables


def _leave_table(connection: Connection, account: int, table: str, name: str, nobodys: str) -> None:
    """Nobody finds out who sat there, from what the seats, the journal and the chat say."""
    rows = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).all()
    taken = [row.name for row in rows if row.account != account]
    for row in rows:
        if row.account == account:
            taken.append(told_apart(name, taken))
            place = (SEATS.c.table_id == table, SEATS.c.seat == row.seat)
            connection.execute(update(SEATS).where(*place).values(name=taken[-1], token=nobodys, account=None))
            since = (ENTRIES.c.table_id == table, ENTRIES.c.seat == row.seat, ENTRIES.c.at >= row.joined)
            for kind, text in (("sit", taken[-1]), ("chat", SCRUBBED)):
                connection.execute(update(ENTRIES).where(*since, ENTRIES.c.kind == kind).values(text=text))


def _opened_by(account: int) -> ColumnElement[bool]:
    its: ColumnElement[bool] = TABLES.c.settings["opened_by"].as_integer() == account
    return its


def _account(row: Row[Any]) -> Account:
    return Account(row.id, row.name, row.password, row.created)


def _token(row: Row[Any]) -> Token:
    return Token(row.hash, row.account, row.kind, row.label, row.created, row.expires, row.used)
