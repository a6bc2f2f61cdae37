"""However often it is asked, the server asks its database little."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import event

from carson.server.http.api.callers import Caller
from carson.server.http.api.context import Context
from carson.server.http.api.health import Readiness
from carson.server.http.api.people.people import best
from carson.server.http.limits import Limits
from carson.server.rooms.hub import Hub
from carson.server.settings import Settings
from carson.server.store import Change, Store
from carson.table.journal import Entry, Seat, Table
from carson.table.results import Rated


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    """Those that the database gets meanwhile."""
    found: list[str] = []

    def notice(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(("SELECT", "UPDATE")):
            found.append(statement)

    event.listen(store.engine, "before_cursor_execute", notice)
    yield found
    event.remove(store.engine, "before_cursor_execute", notice)


def test_readiness_is_asked_for_once_in_a_second(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        readiness = Readiness(Hub(store, Settings(bot_processes=1)))
        with statements(store) as asked:
            assert all(await asyncio.gather(*(readiness.now() for _ in range(50))))
        assert len(asked) == 1
        monkeypatch.setattr("carson.server.http.api.health.READY_SECONDS", 0.0)
        with statements(store) as asked:
            assert await readiness.now()
        assert len(asked) == 1

    asyncio.run(main())


def test_the_names_of_the_best_come_together(store: Store) -> None:
    accounts = [store.add_account(f"P{number}", "hash", 1.0) for number in range(5)]
    players = [f"account:{account.id}" for account in accounts if account is not None] + ["account:999", "bot:greedy"]
    store.add_table(Table("abc", "board", {}, "carson", "0.1", 1.0, seats=(Seat(0),)))
    rated = Rated("board-7", tuple(players), tuple(range(1, 8)))
    store.write("abc", Entry(1, "choice", 0, "pass", 2.0), Change(state="over", rated=rated))
    settings = Settings(bot_processes=1)
    context = Context(Hub(store, settings), Limits(settings), Caller(), "")
    with statements(store) as asked:
        rows = best(context, "board-7")
    assert {row.player: row.bot for row in rows} == {
        **{f"P{number}": False for number in range(5)},
        "?": False,
        "greedy": True,
    }
    assert len(asked) == 2
