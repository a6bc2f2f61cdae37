"""What one client wants does not keep the others waiting: bots, hints, what takes long, and long games told in pages."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter, sleep, time
from typing import Any

import pytest

from carson.core.game import SPECTATOR
from carson.core.refusal import Refusal
from carson.server.bots import turns
from carson.server.bots.players import UNWATCHED_PAUSE
from carson.server.http.api.games import options
from carson.server.http.limits import client_key, client_mark
from carson.server.http.problems import problem
from carson.server.rooms.connection import Connection
from carson.server.rooms.house import MOST_WORK_OF_ONE
from carson.server.rooms.hub import Hub
from carson.server.settings import Settings
from carson.server.store import Store, database_url
from carson.table import actions
from carson.table.live_table import LiveTable
from carson.table.shown import descriptions
from carson.table.shown.descriptions import Edition, own_view
from carson.table.shown.table_sentences import Wording
from tests.server.players import FRAME
from tests.table.at_table import choices, choose, entries, open_table, play, started
from tests.waiting import until

MANY = 20
PATIENCE = 60.0
Scene = Callable[[Hub], Coroutine[object, object, None]]


@asynccontextmanager
async def a_hub(folder: Path, most_bot_tables: int) -> AsyncIterator[Hub]:
    store = Store(database_url(str(folder / "carson.db")))
    try:
        settings = Settings(bot_processes=1, most_bot_tables=most_bot_tables)
        async with asyncio.timeout(PATIENCE), Hub(store, settings) as hub:
            yield hub
    finally:
        store.close()


def run(folder: Path, scene: Scene, most_bot_tables: int = 0) -> None:
    async def main() -> None:
        async with a_hub(folder, most_bot_tables) as hub:
            await scene(hub)

    asyncio.run(main())


def add(hub: Hub, live: LiveTable, id: str, client: str) -> str:
    """Keep a table that a client has opened; a sweep finds a running one."""
    settings = {**live.table.settings, "client": client}
    due = time() if live.waiting_bots else None
    table = replace(live.table, id=id, state=live.state, settings=settings, number=live.number, due=due)
    hub.store.add_table(table, entries(live))
    return id


async def watch(hub: Hub, id: str) -> Connection:
    connection = Connection(SPECTATOR, 0, False)
    await hub.room(id).connect(connection)
    return connection


def usual_pause(live: LiveTable, since: int) -> float:
    """Between two entries after that number, in seconds; that one of them took long on a busy machine does not matter."""
    times = [moment.entry.at for moment in live.moments[since:]]
    return median(later - earlier for earlier, later in pairwise(times))


# Bots.


def test_many_tables_of_one_client_have_one_turn_to_everybody_elses(tmp_path: Path) -> None:
    """While somebody's bot answers, the bots at twenty watched tables of another client do not make twenty choices."""

    def choices_of_others(hub: Hub) -> int:
        return sum(one.number for one in hub.rooms if one.client == "a")

    async def scene(hub: Hub) -> None:
        mine = hub.room(add(hub, started(players=2, seats="pb"), "mine", "b"))
        many = [add(hub, started(players=6, seats="bbbbbb"), f"many {number}", "a") for number in range(MANY)]
        watching = [await watch(hub, id) for id in ("mine", *many)]
        live = await mine.read(lambda live: live)
        meanwhile: list[float] = []
        while len(meanwhile) < 8:
            await until(lambda: 0 in live.waiting, pause=0.001)
            await mine.write(actions.choice(0, choices(live, 0)[0], live.number))
            number, before = live.number, choices_of_others(hub)
            await until(lambda: 0 in live.waiting, pause=0.001)
            if live.number > number:
                meanwhile.append((choices_of_others(hub) - before) / (live.number - number))
        assert len(watching) == MANY + 1
        assert sorted(meanwhile)[len(meanwhile) // 2] <= 4, meanwhile

    run(tmp_path, scene)


def test_where_nobody_watches_bots_take_their_time(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        table = hub.room(add(hub, started(players=2, seats="bb"), "alone", "a"))
        live = await table.read(lambda live: live)
        await until(lambda: live.number > 2)
        assert not table.watched
        assert live.moments[2].entry.at - live.moments[1].entry.at > 0.9 * UNWATCHED_PAUSE
        connection, before = await watch(hub, "alone"), live.number
        await until(lambda: live.number > before + 15)
        assert usual_pause(live, before + 1) < UNWATCHED_PAUSE
        table.disconnect(connection)
        assert table.watched, "somebody was here a moment ago"

    run(tmp_path, scene)


def test_a_table_with_a_person_is_not_slow_where_nobody_watches(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        id = add(hub, started(players=6, seats="pbbbbb"), "with Ann", "a")
        table = hub.room(id)
        live = await table.read(lambda live: live)
        for _ in range(3):
            while 0 not in live.waiting:
                await asyncio.sleep(0.001)
            await table.write(actions.choice(0, choices(live, 0)[0], live.number))
        assert not table.watched
        assert live.number > 15
        assert usual_pause(live, 7) < UNWATCHED_PAUSE

    run(tmp_path, scene)


# Tables of bots alone.


def test_running_tables_of_bots_alone_are_counted_also_after_a_restart(tmp_path: Path) -> None:
    async def before(hub: Hub) -> None:
        for number in range(2):
            add(hub, started(players=2, seats="bb"), f"alone {number}", "a")
        add(hub, started(players=2, seats="pb"), "with Ann", "a")
        add(hub, open_table(players=2, seats="bb"), "not started", "a")

    async def after(hub: Hub) -> None:
        await until(lambda: sum(one.runs_alone for one in hub.rooms) == 2)
        with pytest.raises(Refusal, match="too-many-bot-tables"), hub.starting_alone("a"):
            pass
        with (
            hub.starting_alone("b"),
            hub.starting_alone("b"),
            pytest.raises(Refusal, match="too-many-bot-tables"),
            hub.starting_alone("b"),
        ):
            pass

    run(tmp_path, before)
    run(tmp_path, after, most_bot_tables=2)


def test_who_stays_away_leaves_a_table_of_bots_alone() -> None:
    assert not started(players=2, seats="pb").runs_alone
    live = started(players=2, seats="pb")
    live.away[0] = "greedy"
    assert live.runs_alone
    assert not play(started(players=2, seats="bb")).runs_alone


def test_a_mark_tells_nobody_who_it_was() -> None:
    marks = [client_mark(client_key(f"192.0.{number >> 8}.{number & 255}")) for number in range(65_536)]
    assert all(len(mark) == 4 for mark in marks)
    assert 20_000 < len(set(marks)) < 60_000, "of as many clients as there are marks many share theirs"
    assert client_mark(client_key("2001:db8::1")) == client_mark(client_key("2001:db8::2"))


# What takes long.


def test_what_takes_long_is_done_elsewhere_and_one_client_cannot_fill_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carson.server.rooms.house.WORK_LIMIT", PATIENCE)  # it comes last on a busy machine

    async def scene(hub: Hub) -> None:
        assert await hub.work("a", os.getpid) != os.getpid()
        found = await hub.work("a", options, "board", "first-game", {"players": 9}, "de")
        assert found.problem is not None
        assert "Spieler" in found.problem.detail
        asked = [asyncio.create_task(hub.work("a", sleep, 0.1)) for _ in range(MOST_WORK_OF_ONE + 4)]
        await asyncio.sleep(0)
        assert await hub.work("b", divmod, 7, 2) == (3, 1)
        before = sum(one.done() and not one.exception() for one in asked)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert len(refused) == 3
        told = problem(refused[0])
        assert (told.code, told.status) == ("too-busy", 503)
        assert told.values["seconds"]
        assert before <= 2, "it had to wait for one, not for all"

    run(tmp_path, scene)


def test_a_thread_that_computes_pauses_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PAUSE", 0.002)
    begun = perf_counter()
    assert list(turns.gently(range(105))) == list(range(105))
    assert perf_counter() - begun >= 10 * 0.002


# News in pages.


@pytest.fixture(scope="module")
def long_game() -> LiveTable:
    """A round of Kit Carson in which everybody moves his cowboy to where he stands as often as he may (B10.4)."""
    live = started(players=6, variants=["kit-carson"])
    while live.number < 1300:
        seat = live.waiting[0]
        legal = choices(live, seat)
        choose(live, seat, min(legal, key=lambda text: (not text.startswith("move"), not text.startswith("place"))))
    return live


@pytest.mark.parametrize("language", ["", "en"])
def test_the_pages_of_a_long_game_are_all_that_happened(long_game: LiveTable, language: str) -> None:
    edition, since = Edition(long_game, [], time()), 0
    pages: list[dict[str, Any]] = []
    while not pages or "more" in pages[-1]:
        pages.append(edition.values(0, since, False, True, language))
        assert edition.page_end(since) == pages[-1]["number"]
        since = edition.page_end(since)
    assert len(pages) > 2
    told = [message for page in pages for message in page["messages"]]
    if not language:
        assert told == long_game.messages(0)
    assert [message["number"] for message in told] == [*range(1, long_game.number + 1)]
    assert [("view" in page, "own" in page) for page in pages] == [(False, False)] * (len(pages) - 1) + [(True, True)]
    assert all("table" in page for page in pages)


def test_a_message_with_more_events_than_a_page_has_is_a_page(long_game: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptions, "MOST_EVENTS", 0)
    assert Edition(long_game, [], time()).page_end(10) == 11


def test_who_follows_a_long_game_gets_its_pages_as_he_takes_them(tmp_path: Path, long_game: LiveTable) -> None:
    async def scene(hub: Hub) -> None:
        id = add(hub, long_game, "long", "a")
        connection = Connection(0, 0, False)
        coming = asyncio.create_task(hub.room(id).connect(connection))
        numbers: list[int] = []
        while len(numbers) < long_game.number:
            frame = await connection.unsent.get()
            assert frame is not None
            await hub.room(id).read(lambda live: live)  # nobody else waits for him
            await asyncio.sleep(0.01)
            numbers += [message.number for message in FRAME.decode(frame).messages]
            if len(numbers) < long_game.number:
                assert connection.unsent.empty(), "the next comes when he has taken this one"
            connection.was_sent()
        await coming
        assert numbers == [*range(1, long_game.number + 1)]
        assert hub.room(id).followed

    run(tmp_path, scene)


def test_who_takes_no_page_is_left(tmp_path: Path, long_game: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.server.rooms.connection.TAKEN_SECONDS", 0.1)

    async def scene(hub: Hub) -> None:
        connection = Connection(0, 0, False)
        await hub.room(add(hub, long_game, "long", "a")).connect(connection)
        assert connection.closed
        assert not hub.room("long").followed

    run(tmp_path, scene)


def test_what_can_be_chosen_is_worked_out_once() -> None:
    live = started(players=2)
    [seat] = live.waiting
    words = Wording(live, "en")
    own = own_view(live, seat, True, words)
    assert own_view(live, seat, True, words) is own
    assert own_view(live, seat, False, words) is not own
    assert own_view(live, seat, True, Wording(live, "nl")) != own
    choose(live, seat, choices(live, seat)[0])
    assert own_view(live, seat, True, words) != own
