"""The rooms of one process, with a real database: others write, clients go, the database fails, tables rest."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, get_native_id
from time import process_time, time

import pytest
from sqlalchemy import text

from carson.core.refusal import Refusal
from carson.server.bots.turns import Asking
from carson.server.people.identity import new_table_id
from carson.server.rooms.connection import MOST_UNSENT, Connection
from carson.server.rooms.house import HASHERS, HASHERS_PRIORITY, REPLAYS, THREADS
from carson.server.rooms.hub import Hub
from carson.server.rooms.room import Room
from carson.server.settings import Settings
from carson.server.store import Change, Store, database_url
from carson.table import actions
from carson.table.actions import Proposal
from carson.table.agreement import Agreement, ClockSetting
from carson.table.journal import Entry
from carson.table.live_table import CHAT, CHOICE, TAKEOVER, LiveTable
from carson.table.shown.descriptions import MOST_MESSAGES
from tests.server.players import FRAME
from tests.table.at_table import choices, entries, play, started
from tests.waiting import until

OPENED_SECONDS = 0.1  # for a finished game


def add(store: Store, live: LiveTable, due: float | None = None) -> str:
    """Keep a table as it is in memory."""
    table = replace(live.table, id=new_table_id(), state=live.state, due=due)
    store.add_table(table, entries(live))
    return table.id


@asynccontextmanager
async def a_hub(store: Store, idle_seconds: float = 600.0) -> AsyncIterator[Hub]:
    async with Hub(store, Settings(bot_processes=1, idle_seconds=idle_seconds)) as hub:
        yield hub


async def follow(room: Room, since: int = 0) -> Connection:
    connection = Connection(0, since, False)
    await room.connect(connection)
    return connection


def heard(connection: Connection) -> list[int]:
    """The numbers of all messages that are to be sent."""
    numbers = []
    while not connection.unsent.empty():
        frame = connection.unsent.get_nowait()
        if frame is not None:
            numbers += [message.number for message in FRAME.decode(frame).messages]
    return numbers


def rooms(hub: Hub) -> list[str]:
    gc.collect()
    return [room.id for room in hub.rooms]


def written_elsewhere(store: Store, id: str, number: int) -> None:
    """Another process writes, and this one has not heard of it yet."""
    store.write(id, Entry(number, CHAT, 1, "from elsewhere", time()), Change())


def test_what_another_process_wrote_comes_first(store: Store) -> None:
    """Whoever finds the number taken catches up and tries again; followers hear everything, in its order."""

    async def main() -> None:
        async with a_hub(store) as hub:
            id = add(store, started(players=2))
            room = hub.room(id)
            connection = await follow(room)
            written_elsewhere(store, id, 2)
            assert await room.write(actions.chat(0, "from here")) == 3
            assert heard(connection) == [1, 2, 3]

    asyncio.run(main())


def test_an_entry_from_elsewhere_takes_effect_if_it_is_the_next(store: Store) -> None:
    """Of any other the database is asked."""

    async def main() -> None:
        async with a_hub(store) as hub:
            room = hub.room(add(store, started(players=2)))
            assert not room.hear(Entry(2, CHAT, 1, "not in memory", time()))
            connection = await follow(room)
            assert [room.hear(Entry(number, CHAT, 1, "from elsewhere", time())) for number in (3, 2, 2, 3)] == [
                False, True, False, True,
            ]  # fmt: skip
            assert heard(connection) == [1, 2, 3]

    asyncio.run(main())


def test_the_game_before_an_entry_is_kept_for_those_who_are_shown_scenes(store: Store) -> None:
    async def main() -> None:
        async with a_hub(store) as hub:
            room = hub.room(add(store, started(players=2)))

            async def kept_after_a_choice() -> bool:
                seat, text, number = await room.read(
                    lambda live: (live.waiting[0], choices(live, live.waiting[0])[0], live.number)
                )
                await room.write(actions.choice(seat, text, number))
                return await room.read(lambda live: live.before is not None)

            await follow(room)
            assert not await kept_after_a_choice()
            await room.connect(Connection(1, 0, False, "en", scenes=True))
            assert await kept_after_a_choice()

    asyncio.run(main())


def test_who_was_too_late_hears_why(store: Store) -> None:
    """The choice is refused, and what came before it is told at once, not with the next entry."""

    async def main() -> None:
        live = started(players=2)
        choice = choices(live, 0)
        id = add(store, live)
        async with a_hub(store) as hub:
            room = hub.room(id)
            connection = await follow(room)
            store.write(id, Entry(2, CHOICE, 0, choice[0], time()), Change())
            with pytest.raises(Refusal, match=r"stale-number|not-your-turn"):
                await room.write(actions.choice(0, choice[1], 1))
            await until(lambda: not connection.unsent.empty())
            assert heard(connection) == [1, 2]

    asyncio.run(main())


def test_what_a_client_asked_for_is_done_though_it_is_gone(store: Store) -> None:
    async def main() -> None:
        async with a_hub(store) as hub:
            id = add(store, started(players=2))
            room = hub.room(id)
            for moment in range(5):
                asking = asyncio.create_task(room.write(actions.chat(0, "hello")))
                for _ in range(moment):
                    await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
            await until(lambda: room.number >= 5 and not room.busy)
            assert await room.write(actions.chat(0, "still here")) == len(store.entries(id))

    asyncio.run(main())


def test_a_failed_writing_is_told_by_whoever_waits_for_it(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """And by the hub if nobody does any more: in no case twice."""

    def fail(live: LiveTable, at: float) -> Proposal:
        raise ZeroDivisionError

    async def main() -> None:
        async with a_hub(store) as hub:
            room = hub.room(add(store, started(players=2)))
            with pytest.raises(ZeroDivisionError):
                await room.write(fail)
            assert [record.message for record in caplog.records] == []
            room.forget()
            asking = asyncio.create_task(room.write(fail))
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda: bool(caplog.records))
            await until(lambda: not room.busy)
            assert [record.message for record in caplog.records] == ["task-failed"]

    asyncio.run(main())


def test_passwords_take_no_thread_of_the_database(store: Store) -> None:
    """And few at a time: each takes much memory."""
    at_once, most, go_on = 0, 0, Event()

    def hashing() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        go_on.wait(10)
        at_once -= 1

    async def main() -> None:
        async with a_hub(store) as hub:
            tasks = [asyncio.create_task(hub.with_password(hashing)) for _ in range(2 * THREADS)]
            await until(lambda: at_once == HASHERS)
            await asyncio.wait_for(hub.in_thread(store.ready), 5)
            go_on.set()
            await asyncio.gather(*tasks)
        assert most == HASHERS

    asyncio.run(main())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
def test_passwords_stand_back_behind_those_who_play(store: Store) -> None:
    """Ten guesses at once would otherwise keep every core busy for a second or two."""

    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, get_native_id())

    async def main() -> None:
        async with a_hub(store) as hub:
            before = priority()
            assert await hub.with_password(priority) == max(before, HASHERS_PRIORITY)
            assert await hub.in_thread(priority) == priority() == before

    asyncio.run(main())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
def test_passwords_are_hashed_where_priorities_are_forbidden(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*which: int) -> None:
        raise PermissionError

    async def main() -> None:
        async with a_hub(store) as hub:
            assert await asyncio.wait_for(hub.with_password(lambda: 1), 5) == 1

    monkeypatch.setattr(os, "setpriority", forbidden)
    asyncio.run(main())


def test_a_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else holds it for longer than anybody waits: nothing is kept, nothing is lost, and later it works."""
    monkeypatch.setattr("carson.server.store.database.LONGEST_WAIT", 200)
    store = Store(database_url(str(tmp_path / "tables.db")))

    async def main() -> None:
        id = add(store, started(players=2))
        async with a_hub(store) as hub:
            room = hub.room(id)
            connection = await follow(room)
            with store.engine.connect() as other:
                other.exec_driver_sql("ROLLBACK")  # of the reading that SQLAlchemy begins with
                other.exec_driver_sql("BEGIN EXCLUSIVE")
                with pytest.raises(Refusal, match="not-ready"):
                    await room.write(actions.chat(0, "hello"))
                other.exec_driver_sql("ROLLBACK")
            assert [entry.kind for entry in store.entries(id)] == ["start"]
            assert await room.write(actions.chat(0, "hello again")) == 2
            assert heard(connection) == [1, 2]

    asyncio.run(main())
    store.close()


def test_a_table_at_rest_leaves_the_memory(store: Store) -> None:
    """With those who are connected told of what others do all the same."""

    async def main() -> None:
        alone, followed = add(store, started(players=2)), add(store, started(players=2))
        async with a_hub(store, idle_seconds=0.1) as hub:
            await hub.room(alone).read(lambda live: None)
            room = hub.room(followed)
            connection = await follow(room)
            await until(lambda: rooms(hub) == [followed])
            await until(lambda: room.number == -1)
            assert await room.write(actions.chat(1, "hello")) == 2
            assert heard(connection) == [1, 2]
            assert await hub.room(alone).read(lambda live: live.number) == 1

    asyncio.run(main())


def test_a_table_has_one_room(store: Store) -> None:
    """Somebody who has found it and waits does not end up in a room that nobody else enters."""

    async def main() -> None:
        id = add(store, started(players=2))
        async with a_hub(store) as hub:
            early = hub.room(id)
            await early.read(lambda live: None)
            hub.forget_idle(time() + 1)
            assert hub.room(id) is early
            connection = await follow(early)
            await hub.room(id).write(actions.chat(1, "hello"))
            assert heard(connection) == [1, 2]

    asyncio.run(main())


def test_tables_that_do_not_exist_are_not_remembered(store: Store) -> None:
    async def main() -> None:
        async with a_hub(store) as hub:
            for number in range(20):
                with pytest.raises(Refusal, match="no-table"):
                    await hub.room(f"nowhere{number}").read(lambda live: None)
            gc.collect()
            assert len(hub.rooms) <= 1  # a thread may still hold what it was asked last

    asyncio.run(main())


def test_many_use_a_table_that_is_forgotten_again_and_again(store: Store) -> None:
    async def main() -> None:
        id = add(store, started(players=2))
        async with a_hub(store) as hub:
            connection = await follow(hub.room(id))

            async def talk(seat: int) -> list[int]:
                numbers = []
                for _ in range(20):
                    numbers.append(await hub.room(id).write(actions.chat(seat, "hello")))
                    await asyncio.sleep(0)
                return numbers

            async def forget() -> None:
                while True:
                    hub.forget_idle(time() + 1)
                    await asyncio.sleep(0.002)

            forgetting = asyncio.create_task(forget())
            spoken = await asyncio.gather(talk(0), talk(1), talk(0))
            forgetting.cancel()
            assert sorted(number for numbers in spoken for number in numbers) == list(range(2, 62))
            assert heard(connection) == list(range(1, 62))

    asyncio.run(main())


def test_a_table_that_cannot_be_looked_after_keeps_no_other_waiting(store: Store) -> None:
    """It is tried again much later; the others' bots play."""

    async def main() -> None:
        broken, good = started(players=2), started(players=2, seats="bb")
        broken.table = replace(broken.table, game="chess")
        wrong, right = add(store, broken, due=time() - 10), add(store, good, due=time())
        async with a_hub(store):
            await until(lambda: number_of(store, right) > 2)
            await until(lambda: due_of(store, wrong) > time() + 60)

    asyncio.run(main())


def test_a_table_that_has_to_wait_keeps_no_other_waiting(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Games are replayed in turn; meanwhile the clocks of others go on. And nothing is wrong if it is deleted meanwhile."""

    async def main() -> None:
        agreement = Agreement(clock=ClockSetting("move", 60))
        quick = add(store, started(players=2, agreement=agreement))
        async with a_hub(store) as hub:
            room = hub.room(quick)
            await room.read(lambda live: None)
            for _ in range(REPLAYS):
                await hub.replays.take(Asking("somebody else"))
            waiting = [add(store, started(players=2), due=1.0) for _ in range(3)]
            await until(lambda: len(rooms(hub)) == 4)
            with store.engine.begin() as connection:
                connection.execute(text("UPDATE tables SET due = 2 WHERE id = :id"), {"id": quick})
            await until(lambda: number_of(store, quick) > 1)
            with store.engine.begin() as connection:
                connection.execute(text("DELETE FROM tables WHERE due = 1"))
            hub.replays.give_back()
            await until(lambda: rooms(hub) == [quick])
        assert not any(store.table(id) for id in waiting)
        assert "table-left-alone" not in caplog.text

    asyncio.run(main())


def test_the_many_tables_of_one_client_let_others_through(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are due for longer, and more than are looked after at once; those that the client may not have replayed wait."""
    monkeypatch.setattr("carson.server.rooms.hub.SWEEP_SECONDS", 0.1)
    monkeypatch.setattr("carson.server.rooms.hub.MOST_DUE", 3)
    monkeypatch.setattr("carson.server.rooms.house.MOST_REPLAYS", 2)

    async def main() -> None:
        theirs = started(players=2)
        theirs.table = replace(theirs.table, settings={**theirs.table.settings, "client": "somebody"})
        one = add(store, started(players=2, agreement=Agreement(clock=ClockSetting("move", 60))))
        async with a_hub(store) as hub:
            room = hub.room(one)
            await room.read(lambda live: None)
            for _ in range(REPLAYS):
                await hub.replays.take(Asking("somebody else"))
            for _ in range(6):
                add(store, theirs, due=1.0)
            with store.engine.begin() as connection:
                connection.execute(text("UPDATE tables SET due = 2 WHERE id = :id"), {"id": one})
            await until(lambda: number_of(store, one) > 1)

    asyncio.run(main())


def test_who_stays_away_is_stood_in_for_once(store: Store) -> None:
    """Two processes look after the same tables at the same time; the clocks of both players have run out."""

    async def main() -> None:
        agreement = Agreement(clock=ClockSetting("move", 60))
        tables = [add(store, started("cards", "friends", agreement=agreement, players=2), due=1.0) for _ in range(4)]
        async with a_hub(store), a_hub(store):
            await until(lambda: all(number_of(store, id) > 4 for id in tables))
        for id in tables:
            table = store.table(id)
            assert table is not None
            kept = store.entries(id)
            assert [entry.seat for entry in kept if entry.kind == TAKEOVER] in ([0, 1], [1, 0])
            assert LiveTable(table, kept).difference is None

    asyncio.run(main())


def test_a_lost_race_does_not_end_the_care_for_a_table(store: Store) -> None:
    """Whoever was quicker may die at once: the table is still due."""

    async def main() -> None:
        agreement = Agreement(clock=ClockSetting("move", 60))
        id = add(store, started(players=2, agreement=agreement))
        async with a_hub(store) as hub:
            room = hub.room(id)
            await room.read(lambda live: None)
            store.write(id, Entry(2, TAKEOVER, 0, "greedy", time()), Change(due=time() + 2))
            await hub._look_after(room)
            assert due_of(store, id) > 0
            await until(lambda: number_of(store, id) > 2)

    asyncio.run(main())


def test_a_client_that_does_not_read_is_left_once() -> None:
    connection = Connection(0, 0, False)
    for _ in range(3 * MOST_UNSENT):
        connection.send(b"{}")
    assert connection.unsent.qsize() == MOST_UNSENT + 1
    assert connection.closed


def test_pages_wait_for_a_client_that_takes_every_frame_at_once(store: Store) -> None:
    """What he missed is written a page at a time, and others have their turn between two of them."""

    async def main() -> None:
        live = started(players=2)
        for number in range(2, 2 * MOST_MESSAGES + 10):
            live.apply(Entry(number, CHAT, 0, "hello", 0.0))
        async with a_hub(store) as hub:
            room = hub.room(add(store, live))
            at_once: list[bytes] = []

            def take(frames: Sequence[bytes]) -> bool:
                at_once.extend(frames)
                return True

            connection = Connection(0, 0, False, hand_over=take)
            coming = asyncio.create_task(room.connect(connection))
            for page in (1, 2):
                await asyncio.wait_for(connection.unsent.get(), 5)
                assert connection.since == page * MOST_MESSAGES
                assert at_once == []
                connection.was_sent()
            await coming
            assert connection.since == live.number

    asyncio.run(main())


@pytest.mark.parametrize("why", ["got up", "login ended", "server closes", "changed"])
def test_who_is_still_told_what_he_missed_is_sent_away_too(store: Store, why: str) -> None:
    """At once, though he has not taken the first page; and he gets no other."""

    async def main() -> None:
        live = started(players=2)
        for number in range(2, MOST_MESSAGES + 10):
            live.apply(Entry(number, CHAT, 0, "hello", 0.0))
        async with a_hub(store) as hub:
            room = hub.room(add(store, live))
            seated = {0}
            connection = Connection(0, 0, False, stays=lambda _: 0 in seated, login="a login")
            arriving = asyncio.create_task(room.connect(connection))
            await until(lambda: not connection.unsent.empty())
            if why == "got up":
                seated.clear()
                connection.unsent.get_nowait()
                connection.was_sent()
            elif why == "login ended":
                await hub.end_lost_logins()
            elif why == "server closes":
                room.say_goodbye()
            else:
                await room.read_again()
            await asyncio.wait_for(arriving, 2)
            assert connection.closed
            assert not room.has_connections
            assert len(heard(connection)) == (0 if why == "got up" else MOST_MESSAGES)

    asyncio.run(main())


@pytest.mark.parametrize(("game", "preset", "players"), [("board", "big-box", 5), ("cards", "friends", 4)])
def test_a_finished_game_opens_at_once(store: Store, game: str, preset: str, players: int) -> None:
    live = play(started(game, preset, players=players))
    id = add(store, live)

    async def main() -> None:
        async with a_hub(store) as hub:
            seconds = []
            for _ in range(3):
                begun = process_time()
                assert await hub.room(id).read(lambda live: live.number) == live.number
                seconds.append(process_time() - begun)
                hub.forget_idle(time() + 1)
            assert min(seconds) < OPENED_SECONDS

    asyncio.run(main())


def number_of(store: Store, id: str) -> int:
    table = store.table(id)
    assert table is not None
    return table.number


def due_of(store: Store, id: str) -> float:
    with store.engine.connect() as connection:
        found: float | None = connection.execute(text("SELECT due FROM tables WHERE id = :id"), {"id": id}).scalar_one()
        return found or 0.0
