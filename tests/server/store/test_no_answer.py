"""What the database does not take is the client's fault, and told; no statement tells what it was to keep."""

from __future__ import annotations

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from carson.core.refusal import Refusal
from carson.server.store import Store, Token
from carson.server.store.database import by_driver
from carson.server.store.no_answer import answering


def test_a_value_that_cannot_be_kept(store: Store) -> None:
    if not store.is_postgres:
        pytest.skip("SQLite keeps everything")
    account = store.add_account("Ann", "hash", 1.0)
    assert account is not None
    with pytest.raises(Refusal, match="bad-request") as caught, answering():
        store.add_token(account, Token("hash", account.id, "personal", "a\0b", 1.0))
    assert "NUL" in str(caught.value.values["problem"])


def test_what_is_in_no_database_is_not_found(store: Store) -> None:
    assert store.table("a\0b") is None
    assert store.account_named("a\0b") is None
    assert store.ratings("\0", 10) == []


def test_a_failing_statement_does_not_tell_its_values(store: Store) -> None:
    with store.engine.connect() as connection, pytest.raises(DBAPIError) as caught:
        connection.execute(text("SELECT :value FROM nowhere"), {"value": "hush"})
    assert "nowhere" in str(caught.value)
    assert "hush" not in str(caught.value)


def test_what_the_driver_itself_carries_out_fails_in_the_same_words(store: Store) -> None:
    with store.engine.connect() as connection:
        mark = "%s" if store.is_postgres else "?"
        assert by_driver(connection, f"SELECT {mark} || 'dy'", ("how",)) == [("howdy",)]
        with pytest.raises(DBAPIError) as caught:
            by_driver(connection, f"SELECT {mark} FROM nowhere", ("hush",))
    assert "nowhere" in str(caught.value)
    assert "hush" not in str(caught.value)


def test_a_lost_connection_is_told_as_one_that_does_not_answer(store: Store) -> None:
    if not store.is_postgres:
        pytest.skip("SQLite is a file")
    with store.engine.connect() as connection:
        ((own,),) = by_driver(connection, "SELECT pg_backend_pid()", ())
        with store.engine.connect() as other:
            by_driver(other, "SELECT pg_terminate_backend(%s)", (own,))
        with pytest.raises(Refusal, match="not-ready"), answering():
            by_driver(connection, "SELECT 1", ())
    assert store.lives() == []
