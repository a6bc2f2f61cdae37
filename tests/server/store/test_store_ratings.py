"""Ratings change in the same transaction as the entry that ends a game, and every game counts."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy.engine import URL

from carson.server.people.ratings import rated
from carson.server.store import Change, NumberTaken, Store
from carson.table.journal import Entry, Seat, Table
from carson.table.results import Rated

TABLE = Table("abc", "board", {}, "carson", "0.1", 1.0, seats=(Seat(0), Seat(1)))
END = Entry(1, "choice", 0, "pass", 2.0)


def game(*players: str) -> Change:
    """A game that they ended in this order."""
    return Change(state="over", rated=Rated("board-2", players, tuple(range(1, len(players) + 1))))


def test_a_game_is_rated(store: Store) -> None:
    store.add_table(TABLE)
    store.write("abc", END, game("account:1", "bot:greedy"))
    expected = rated({}, {"account:1": 1, "bot:greedy": 2})
    rows = store.ratings("board-2", 10)
    assert [row.player for row in rows] == ["account:1", "bot:greedy"]
    assert {row.player: (row.mu, row.sigma) for row in rows} == expected
    assert [row.games for row in rows] == [1, 1]
    assert store.ratings("board-2", 1) == rows[:1]
    assert store.ratings("board-3", 10) == []
    assert store.ratings_of("account:1") == rows[:1]
    assert store.ratings_of("account:2") == []


def test_a_game_goes_on_from_the_last_one(store: Store) -> None:
    before: dict[str, tuple[float, float]] = {}
    for id, winner, loser in [
        ("a", "account:1", "account:2"),
        ("b", "account:2", "account:3"),
        ("c", "account:3", "account:1"),
    ]:
        store.add_table(replace(TABLE, id=id))
        store.write(id, END, game(winner, loser))
        before |= rated(before, {winner: 1, loser: 2})
    rows = store.ratings("board-2", 10)
    assert {row.player: (row.mu, row.sigma) for row in rows} == before
    assert [row.games for row in rows] == [2, 2, 2]


def test_bots_of_one_kind_are_one_player(store: Store) -> None:
    store.add_table(TABLE)
    store.write("abc", END, game("bot:greedy", "account:1", "bot:greedy"))
    assert {row.player: row.games for row in store.ratings("board-2", 10)} == {"account:1": 1, "bot:greedy": 1}


def test_an_entry_that_loses_rates_nothing(store: Store) -> None:
    store.add_table(TABLE)
    store.write("abc", END, Change())
    with pytest.raises(NumberTaken):
        store.write("abc", END, game("account:1", "account:2"))
    assert store.ratings("board-2", 10) == []


def test_games_that_end_at_once_all_count(url: URL) -> None:
    """Two processes, the same new players at all tables."""
    stores = [Store(url) for _ in range(2)]
    ids = [f"t{number}" for number in range(16)]
    for id in ids:
        stores[0].add_table(replace(TABLE, id=id))
    with ThreadPoolExecutor(8) as pool:
        for done in [
            pool.submit(stores[number % 2].write, id, END, game("account:1", "bot:greedy")) for number, id in enumerate(ids)
        ]:
            done.result(30)
    expected: dict[str, tuple[float, float]] = {}
    for _ in ids:
        expected |= rated(expected, {"account:1": 1, "bot:greedy": 2})
    rows = stores[1].ratings("board-2", 10)
    assert [row.games for row in rows] == [16, 16]
    assert {row.player: (row.mu, row.sigma) for row in rows} == expected
    for store in stores:
        store.close()
