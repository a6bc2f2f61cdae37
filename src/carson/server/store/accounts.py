"""Accounts and the tokens that let somebody act for one."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, insert, or_, select, update

from carson.server.store.rows import Account, Token
from carson.server.store.schema import ACCOUNTS, TOKENS

_TOKEN: Final = select(TOKENS).where(
    TOKENS.c.hash == bindparam("secret"), or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > bindparam("now"))
)
_ACCOUNT: Final = select(ACCOUNTS).where(ACCOUNTS.c.id == bindparam("account"))


def compared(name: str) -> str:
    """A name as names are compared: neither case nor another way to write the same letters makes it another."""
    once = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", once)  # casefolding can undo the first


def add_account(connection: Connection, name: str, password: str, at: float) -> Account:
    values = {"name": name, "known_as": compared(name), "password": password, "created": at}
    id = connection.execute(insert(ACCOUNTS).values(values).returning(ACCOUNTS.c.id)).scalar_one()
    return Account(id, name, password, at)


def account_named(connection: Connection, name: str) -> Account | None:
    row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.known_as == compared(name))).one_or_none()
    return None if row is None else _account(row)


def read_account(connection: Connection, id: int) -> Account | None:
    row = connection.execute(_ACCOUNT, {"account": id}).one_or_none()
    return None if row is None else _account(row)


def account_names(connection: Connection, ids: Collection[int]) -> dict[int, str]:
    rows = connection.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(ids)))
    return {row.id: row.name for row in rows}


def set_password(connection: Connection, account: int, password: str) -> None:
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=password))


def add_token(connection: Connection, token: Token) -> None:
    """Those of the account that have expired are thrown away on the occasion."""
    connection.execute(delete(TOKENS).where(TOKENS.c.account == token.account, TOKENS.c.expires <= token.created))
    connection.execute(
        insert(TOKENS).values(
            hash=token.hash, account=token.account, kind=token.kind, label=token.label, created=token.created,
            expires=token.expires,
        )
    )  # fmt: skip


def read_token(connection: Connection, hash: str, now: float) -> Token | None:
    row = connection.execute(_TOKEN, {"secret": hash, "now": now}).one_or_none()
    return None if row is None else _token(row)


def tokens_of(connection: Connection, account: int) -> list[Token]:
    wanted = select(TOKENS).where(TOKENS.c.account == account).order_by(TOKENS.c.created, TOKENS.c.hash)
    return [_token(row) for row in connection.execute(wanted)]


def remove_token(connection: Connection, hash: str, account: int | None) -> bool:
    wanted = delete(TOKENS).where(TOKENS.c.hash == hash)
    if account is not None:
        wanted = wanted.where(TOKENS.c.account == account)
    return connection.execute(wanted).rowcount == 1


def _account(row: Row[Any]) -> Account:
    return Account(row.id, row.name, row.password, row.created)


def _token(row: Row[Any]) -> Token:
    return Token(row.hash, row.account, row.kind, row.label, row.created, row.expires)
