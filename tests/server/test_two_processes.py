"""Two servers on one PostgreSQL: whoever sits at a table may be connected to either, and either may die."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import time

import pytest
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from carson.server.store import Store
from carson.table.live_table import CHOICE, TAKEOVER
from tests.server.conftest import run_on
from tests.server.players import WISHES, Made, Player, check_journal, kept_tables, numbers, open_table
from tests.server.service import Service
from tests.waiting import until

ENOUGH = 40  # entries of a game that is not played to its end
TAKEN_OVER_SECONDS = 8.0  # until another process goes on with a dead one's bots: it waits 5, looks every second, and thinks
DATABASE = "two_processes"
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    f" AND datname = '{DATABASE}' AND backend_type = 'client backend'"
)


@pytest.fixture(scope="module")
def shared(postgres: URL) -> URL:
    run_on(postgres, f"CREATE DATABASE {DATABASE}")
    return postgres.set(database=DATABASE)


@pytest.fixture(scope="module")
def pair(shared: URL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Service, Service]]:
    address = shared.render_as_string(hide_password=False)
    services = [Service(address, tmp_path_factory.mktemp("server")) for _ in range(2)]
    with ThreadPoolExecutor() as threads:
        first, second = threads.map(Service.start, services)
    yield first, second
    for service in services:
        service.stop()


def opened(service: Service, wish: dict[str, object], persons: int, bot: str = "random", **more: object) -> Made:
    with service.client() as client:
        return open_table(client, wish, persons, bot, **more)


def spread(table: Made, pair: tuple[Service, Service]) -> list[Player]:
    """The people of a table, every other one on either process, and a spectator on each."""
    tokens = [seat.token for seat in table.tokens] + ["", ""]
    return [Player(table.id, token, pair[seat % 2], seed=seat) for seat, token in enumerate(tokens)]


async def go_on(players: list[Player], entries: int) -> None:
    """Until all have heard so many more."""
    goal = players[0].last + entries
    await until(lambda: all(player.last >= goal or player.over for player in players))


async def stop(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """All fall silent, hear the rest, and go."""
    for player in players:
        player.quiet = True
    await until(lambda: len({player.last for player in players}) == 1 and players[0].last > 0)
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        assert result is None or isinstance(result, asyncio.CancelledError), result


def check(shared: URL, players: list[Player]) -> None:
    """All saw the same, and it is what is kept."""
    [(table, entries)] = kept_tables(shared, [players[0].table]).values()
    check_journal(table, entries, players)
    told = sorted(([(message.number, message.kind, message.seat) for message in player.seen] for player in players), key=len)
    assert all(one == told[-1][: len(one)] for one in told)  # a bot may have chosen while they went


def test_a_name_goes_from_both_when_its_account_is_deleted(pair: tuple[Service, Service]) -> None:
    first, second = pair
    kit = {"name": "Kit", "password": "correct horse"}
    with first.client() as here, second.client() as there:
        here.post("/accounts", json=kit)
        seats = [{"kind": "person"}, {"kind": "person", "name": "Bob"}]
        made = here.post("/tables", json={"game": "cards", "changes": {"players": 2}, "seats": seats, "start": True}).json()
        path = f"/tables/{made['table']['id']}"
        here.post(f"{path}/chat", json={"text": "I am Kit"}, params={"seat": 0})
        with second.socket(made["table"]["id"]) as bobs:
            bobs.send(json.dumps({"do": "hello", "token": made["tokens"][1]["token"]}))
            assert "I am Kit" in str(bobs.recv(10))
            assert here.post("/me/delete", json={"password": kit["password"]}).status_code == 204
            with pytest.raises(ConnectionClosed):
                hear_the_end(bobs)
        news = there.get(f"{path}/news").text
        assert "Kit" not in news
        assert "Somebody" in news


def hear_the_end(socket: ClientConnection) -> None:
    """Until the server closes the connection."""
    while True:
        socket.recv(10)


@pytest.mark.parametrize("wish", [WISHES[0], WISHES[5]], ids=["board", "cards"])
def test_everybody_hears_the_same(pair: tuple[Service, Service], shared: URL, wish: dict[str, object]) -> None:
    async def main() -> None:
        players = spread(opened(pair[0], wish, persons=3), pair)
        players[0].undoes = 0.1
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(player.last >= ENOUGH or player.over for player in players))
        await stop(players, playing)
        check(shared, players)

    asyncio.run(main())


def test_one_of_two_with_the_same_number_wins(pair: tuple[Service, Service], shared: URL) -> None:
    """The other gets 409, and at both processes one hears of it without asking for more."""
    table = opened(pair[0], {"game": "board", "preset": "big-box", "changes": {"players": 2}}, persons=2)
    tokens = [seat.token for seat in table.tokens]

    async def race(followers: list[Player], round: int) -> None:
        number = followers[0].last
        with pair[0].client(tokens[0]) as one, pair[1].client(tokens[0]) as other:
            seat, choices = asked(pair[0], table.id, tokens)
            for client in (one, other):
                client.headers["authorization"] = f"Bearer {tokens[seat]}"
            wishes = [{"choice": choices[place % len(choices)], "number": number} for place in (round, round + 1)]
            answers = await asyncio.gather(
                *(
                    asyncio.to_thread(client.post, f"/tables/{table.id}/choices", json=wish)
                    for client, wish in zip((one, other), wishes)
                )
            )
        assert sorted(answer.status_code for answer in answers) == [201, 409], [answer.text for answer in answers]
        loser = next(answer for answer in answers if answer.status_code == 409)
        assert loser.json()["code"] in ("stale-number", "not-your-turn")
        await until(lambda: all(player.last == number + 1 for player in followers))

    async def main() -> None:
        followers = [Player(table.id, "", pair[at]) for at in (0, 1)]
        following = [asyncio.create_task(player.play()) for player in followers]
        await until(lambda: all(player.last == table.table.number for player in followers))
        for round in range(8):
            await race(followers, round)
        await stop(followers, following)
        check(shared, followers)

    asyncio.run(main())


def asked(service: Service, table: str, tokens: list[str]) -> tuple[int, list[str]]:
    """Who has to choose, and what."""
    for seat, token in enumerate(tokens):
        with service.client(token) as client:
            choices = client.get(f"/tables/{table}/news").json()["own"]["choices"]
            if choices:
                return seat, list(choices)
    raise AssertionError("nobody has to choose")


def test_a_database_that_cuts_all_connections(pair: tuple[Service, Service], shared: URL, postgres: URL) -> None:
    """Both processes come back, and whoever plays notices a delay at most."""

    async def main() -> None:
        players = spread(opened(pair[1], WISHES[5], persons=2, agreement={"bot_pause": 0.05}), pair)
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(3):
            await go_on(players[:1], 1)
            await asyncio.to_thread(run_on, postgres, CUT)
        await go_on(players, 10)
        await stop(players, playing)
        check(shared, players)

    asyncio.run(main())


def test_a_database_that_is_gone_for_a_while(pair: tuple[Service, Service], shared: URL, postgres: URL) -> None:
    """A choice is answered with 503 and can be made when the database is back."""
    table = opened(pair[0], {"game": "board", "preset": "big-box", "changes": {"players": 2}}, persons=2)
    tokens = [seat.token for seat in table.tokens]
    seat, choices = asked(pair[0], table.id, tokens)
    number = table.table.number
    wish = {"choice": choices[0], "number": number}
    address = f"/tables/{table.id}/choices"
    with pair[0].client(tokens[seat]) as here, pair[1].client(tokens[seat]) as there:
        run_on(postgres, f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS false", CUT)
        try:
            refused = [here.post(address, json=wish), there.post(address, json=wish)]
        finally:
            run_on(postgres, f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS true")
        assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(503, "not-ready")] * 2
        made = there.post(address, json=wish)
        assert (made.status_code, made.json()) == (201, {"number": number + 1})
        heard = here.get(f"/tables/{table.id}/news", params={"since": number, "wait": 20}).json()
        assert [message["text"] for message in heard["messages"]] == [wish["choice"]]


def test_one_process_dies(pair: tuple[Service, Service], shared: URL) -> None:
    """Its clients go on at the other one, and its bots too, at tables where nobody is."""

    async def main() -> float:
        first, second = pair
        agreement = {"bot_pause": 1.0}
        alone = [opened(first, wish, persons=0, agreement=agreement).id for wish in (WISHES[0], WISHES[5])]
        players = spread(opened(first, WISHES[0], persons=2), pair)
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(player.last >= 20 for player in players))
        store = Store(shared)
        try:
            for player in players:
                player.service = second
            first.kill()
            died, before = time(), numbers(store, alone)
            await until(lambda: all(number > before[id] for id, number in numbers(store, alone).items()))
            seconds = time() - died
        finally:
            store.close()
        await go_on(players, 10)
        await stop(players, playing)
        await asyncio.to_thread(first.start)
        check(shared, players)
        return seconds

    assert asyncio.run(main()) < TAKEN_OVER_SECONDS


@pytest.mark.slow
def test_who_is_there_is_not_absent(pair: tuple[Service, Service], shared: URL) -> None:
    """Of four people one is connected here, one there, one asks by HTTP; only who is nowhere gets a bot, once."""
    table = opened(pair[0], WISHES[5], persons=4, agreement={"absent_after": 30})
    tokens = [seat.token for seat in table.tokens]

    async def poll(token: str) -> None:
        with pair[1].client(token) as client:
            while True:
                await asyncio.to_thread(client.get, f"/tables/{table.id}/news", params={"since": 10_000, "wait": 5})

    async def main() -> None:
        here, there = (Player(table.id, tokens[at], pair[at]) for at in (0, 1))
        here.quiet = there.quiet = True
        tasks = [asyncio.create_task(work) for work in (here.play(), there.play(), poll(tokens[2]))]
        await asyncio.sleep(75)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(main())
    [(_, entries)] = kept_tables(shared, [table.id]).values()
    assert [(entry.kind, entry.seat) for entry in entries[table.table.number :]] == [(TAKEOVER, 3), (CHOICE, 3)]


def test_nothing_went_wrong_unnoticed(pair: tuple[Service, Service]) -> None:
    """In the end: what the database did is in the logs as a warning, and nothing as an error."""
    for service in pair:
        assert '"level": "error"' not in service.log
