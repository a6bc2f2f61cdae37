"""Turns are shared: between clients, then between the tables of each, and what somebody waits for comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from carson.server.bots import turns
from carson.server.bots.turns import Asking, Busy, Turns


def nobody_waits() -> bool:
    return False


def served(*asked: Asking, line: Turns | None = None) -> list[tuple[str, str]]:
    """In which order these have their turns if all of them ask while somebody else has his."""
    order: list[tuple[str, str]] = []

    async def ask(line: Turns, asking: Asking) -> None:
        async with line.turn(asking):
            order.append((asking.client, asking.table))

    async def main() -> None:
        shared = line or Turns(1)
        async with shared.turn(Asking("before")):
            tasks = [asyncio.create_task(ask(shared, asking)) for asking in asked]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    asyncio.run(main())
    return order


def clients(order: Sequence[tuple[str, str]]) -> str:
    return "".join(client for client, _ in order)


def test_sixty_tables_of_one_client_have_one_turn_to_everybody_elses_one() -> None:
    many = [Asking("a", f"table {number}") for number in range(60)]
    assert clients(served(*many, Asking("b", "x"), Asking("b", "x"), Asking("c", "y"))).startswith("abcaba")


def test_the_tables_of_a_client_come_in_turn() -> None:
    asked = [Asking("a", table) for table in "xxxyyz"]
    assert [table for _, table in served(*asked)] == ["x", "y", "z", "x", "y", "x"]


def test_at_one_table_first_come_first_served() -> None:
    order: list[int] = []

    async def ask(line: Turns, number: int) -> None:
        async with line.turn(Asking("a", "x")):
            order.append(number)

    async def main() -> None:
        line = Turns(1)
        await asyncio.gather(*(ask(line, number) for number in range(20)))

    asyncio.run(main())
    assert order == [*range(20)]


def test_what_somebody_waits_for_comes_first() -> None:
    asked = [Asking("a", "x", nobody_waits), Asking("b", "y", nobody_waits), Asking("a", "z"), Asking("c", "w")]
    assert served(*asked) == [("a", "z"), ("c", "w"), ("b", "y"), ("a", "x")]


def test_who_begins_to_watch_need_not_wait_like_one_who_does_not() -> None:
    watched = False
    order: list[str] = []

    async def ask(line: Turns, client: str) -> None:
        async with line.turn(Asking(client, "", lambda: watched and client == "c")):
            order.append(client)

    async def main() -> None:
        nonlocal watched
        line = Turns(1)
        async with line.turn(Asking()):
            tasks = [asyncio.create_task(ask(line, client)) for client in "abc"]
            await asyncio.sleep(0)
            watched = True
        await asyncio.gather(*tasks)

    asyncio.run(main())
    assert order == ["c", "a", "b"]


def test_nothing_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LONG", 0.0)
    assert clients(served(Asking("a", "", nobody_waits), Asking("b"), Asking("c"))) == "abc"


def test_so_many_at_a_time() -> None:
    now = most = 0

    async def ask(line: Turns, client: str) -> None:
        nonlocal now, most
        async with line.turn(Asking(client)):
            now += 1
            most = max(most, now)
            await asyncio.sleep(0)
            now -= 1

    async def main() -> None:
        line = Turns(3)
        await asyncio.gather(*(ask(line, client) for client in "abcdefgabcdefg"))

    asyncio.run(main())
    assert (now, most) == (0, 3)


def test_one_client_cannot_take_all_the_places_where_one_waits() -> None:
    async def ask(line: Turns, asking: Asking) -> bool:
        try:
            async with line.turn(asking):
                return True
        except Busy:
            return False

    async def main() -> list[bool]:
        line = Turns(1, most_waiting=4, most_of_one=2)
        async with line.turn(Asking()):
            asked = enumerate("aaabbcdcaa")
            tasks = [asyncio.create_task(ask(line, Asking(client, str(number)))) for number, client in asked]
            await asyncio.sleep(0)
        return await asyncio.gather(*tasks)

    # a has two and may not have more; when there is no room left, newcomers get in, and nobody more than his share.
    assert asyncio.run(main()) == [True, True, False, True, True, True, True, True, False, False]


def test_who_goes_away_while_waiting_takes_no_turn() -> None:
    async def ask(line: Turns, client: str, order: list[str]) -> None:
        async with line.turn(Asking(client)):
            order.append(client)

    async def main() -> None:
        line, order = Turns(1), list[str]()
        async with line.turn(Asking()):
            tasks = [asyncio.create_task(ask(line, client, order)) for client in "aabc"]
            await asyncio.sleep(0)
            tasks[0].cancel()  # before the turn comes
        tasks[1].cancel()  # in the moment in which it has come
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["b", "c"]
        async with asyncio.timeout(1), line.turn(Asking()):
            pass

    asyncio.run(main())
