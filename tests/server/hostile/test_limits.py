"""One client cannot have everything: requests, tables, passwords and connections are counted, each by its address."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from carson.server.people.devices import new_proof
from tests.server.hostile.conftest import assert_quiet
from tests.server.hostile.raw import TEXT, connection, frame, received, upgraded
from tests.server.quick_passwords import NOBODYS
from tests.server.service import API, Service
from tests.waiting import wait_until

RATE, TABLES, BOT_TABLES, CONNECTIONS = 2, 3, 2, 5
BURST = 5 * RATE


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("limited")
    environ = {
        "CARSON_RATE": str(RATE), "CARSON_MOST_TABLES": str(TABLES), "CARSON_MOST_CONNECTIONS": str(CONNECTIONS),
        "CARSON_MOST_BOT_TABLES": str(BOT_TABLES), "CARSON_ORIGINS": "https://games.example.org, http://localhost:5173",
    }  # fmt: skip
    with Service(str(folder / "tables.db"), folder, environ) as service:
        yield service
        assert_quiet(service)


@pytest.fixture(scope="module")
def table(service: Service) -> str:
    with service.client() as client:
        found: str = client.post("/tables", json={"game": "cards"}, headers=of("192.0.2.250")).json()["table"]["id"]
    return found


def of(address: str) -> dict[str, str]:
    """A request that a proxy passes on for somebody."""
    return {"x-forwarded-for": address}


def assert_too_many(answer: httpx.Response, longest_wait: int) -> None:
    assert answer.status_code == 429
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "too-many"
    assert 1 <= int(answer.headers["retry-after"]) <= longest_wait
    assert answer.json()["values"]["seconds"] == int(answer.headers["retry-after"])
    assert "content-security-policy" in answer.headers


def answers_until_too_many(client: httpx.Client, address: Callable[[int], str]) -> list[httpx.Response]:
    """Of one request after the other, each with an address of its own; the last is refused."""
    answers: list[httpx.Response] = []
    while not answers or answers[-1].status_code == 200:
        answers.append(client.get("/games", headers=of(address(len(answers)))))
        assert len(answers) <= 10 * BURST
    return answers


def test_requests(service: Service) -> None:
    with service.client() as client:
        begun = monotonic()
        answers = answers_until_too_many(client, lambda _: "192.0.2.1")
        assert BURST <= len(answers) - 1 <= BURST + RATE * (monotonic() - begun)
        assert_too_many(answers[-1], 2)
        assert client.get("/games", headers=of("192.0.2.2")).status_code == 200
        assert httpx.get(service.address + "/healthz", headers=of("192.0.2.1")).status_code == 200
        assert httpx.get(service.address + API + "/nothing", headers=of("192.0.2.1")).status_code in (404, 429)


def test_a_household_is_one_client(service: Service) -> None:
    with service.client() as client:
        answers_until_too_many(client, lambda number: f"2001:db8:1:2::{number:x}")
        assert client.get("/games", headers=of("2001:db8:1:3::1")).status_code == 200


def test_only_the_nearest_address_is_believed(service: Service) -> None:
    """Whoever writes addresses of his own before the proxy's has the proxy's."""
    with service.client() as client:
        answers_until_too_many(client, lambda number: f"10.0.0.{number}, 192.0.2.9")


def test_tables_in_an_hour(service: Service) -> None:
    with service.client() as client:
        for _ in range(TABLES):
            assert client.post("/tables", json={"game": "cards"}, headers=of("192.0.2.3")).status_code == 201
        assert_too_many(client.post("/tables", json={"game": "cards"}, headers=of("192.0.2.3")), 3600 // TABLES + 1)
        assert client.post("/tables", json={"game": "cards"}, headers=of("192.0.2.4")).status_code == 201


def test_a_wish_that_is_refused_is_no_table(service: Service) -> None:
    with service.client() as client:
        for _ in range(2 * TABLES):
            wish = {"game": "cards", "seats": [{"kind": "person"}] * 6}
            assert client.post("/tables", json=wish, headers=of("192.0.2.12")).json()["code"] == "wrong-seats"
        assert client.post("/tables", json={"game": "cards"}, headers=of("192.0.2.12")).status_code == 201


def test_tables_of_bots_alone(service: Service) -> None:
    """However many are wanted at once; and whoever opened a table has it on his account, whoever starts it."""
    alone = {"game": "board", "changes": {"players": 2}, "seats": [{"kind": "bot"}] * 2}
    with service.client() as client:
        waiting = client.post("/tables", json=alone, headers=of("192.0.2.31")).json()
        with ThreadPoolExecutor(4) as pool:
            wished = [
                pool.submit(client.post, "/tables", json={**alone, "start": True}, headers=of("192.0.2.30"))
                for _ in range(4)
            ]
            answers = [wish.result() for wish in wished]
        assert sorted(answer.status_code for answer in answers) == [201] * BOT_TABLES + [429] * 2
        refused = next(answer.json() for answer in answers if answer.status_code == 429)
        assert (refused["code"], refused["values"]) == ("too-many-bot-tables", {"most": BOT_TABLES})
        assert refused["detail"].startswith("2 tables of yours")
        with_person = {"game": "board", "changes": {"players": 2}, "start": True}
        assert client.post("/tables", json=with_person, headers=of("192.0.2.30")).status_code == 201
        for _ in range(BOT_TABLES):
            assert client.post("/tables", json={**alone, "start": True}, headers=of("192.0.2.31")).status_code == 201
        path, host = f"/tables/{waiting['table']['id']}/start", {"authorization": f"Bearer {waiting['host']}"}
        for starter in ("192.0.2.31", "192.0.2.32"):
            assert client.post(path, headers=host | of(starter)).json()["code"] == "too-many-bot-tables"


def test_chat(service: Service) -> None:
    """From whatever address: the seat is counted."""
    with service.client() as client:
        made = client.post("/tables", json={"game": "cards", "start": True}, headers=of("192.0.2.13")).json()
        path, token = f"/tables/{made['table']['id']}/chat", made["tokens"][0]["token"]
        headers = {"authorization": f"Bearer {token}"}
        said = [client.post(path, json={"text": "spam"}, headers=headers | of(f"198.51.100.{n}")) for n in range(15)]
        assert said[9].status_code == 201
        assert_too_many(said[-1], 2)
    with service.socket(made["table"]["id"], of("192.0.2.14")) as socket:
        socket.send(json.dumps({"do": "hello", "token": token}))
        for number in range(3):
            socket.send(json.dumps({"do": "chat", "text": "spam", "id": number}))
        found: list[str | None] = []
        while len(found) < 3:
            frame = json.loads(socket.recv(10))
            if "id" in frame:
                found.append(frame.get("code"))
        assert found[-1] == "too-many"


def test_guesses_at_passwords(service: Service) -> None:
    """Ten, and then one in twenty seconds."""
    answers: list[httpx.Response] = []
    begun = monotonic()
    with service.client() as client:
        while not answers or answers[-1].status_code == 401:
            guess = {"name": f"Nobody {len(answers)}", "password": "guess no. 1"}  # an account has a limit of its own
            answers.append(client.post("/sessions", json=guess, headers=of("192.0.2.5")))
    assert 10 <= len(answers) - 1 <= 10 + (monotonic() - begun) / 20
    assert_too_many(answers[-1], 21)


@pytest.mark.parametrize("name", ["Kit", pytest.param("Nobody else", marks=pytest.mark.slow)])
def test_guesses_at_one_account_from_everywhere(service: Service, name: str) -> None:
    """Ten, whoever sends them; of a name that nobody has as well. The owner logs in where he did before."""
    right = {"name": name, "password": "correct horse"}
    with service.client() as owner, service.client() as attacker:
        if name == "Kit":
            assert owner.post("/accounts", json=right, headers=of("198.51.100.1")).status_code == 201
        answers = [
            attacker.post(
                "/sessions",
                json={"name": name.upper(), "password": f"guess no. {number}"},
                headers=of(f"203.0.113.{number}"),
            )
            for number in range(12)
        ]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2
        assert answers[-1].json()["code"] == "too-many-guesses"
        assert 200 < int(answers[-1].headers["retry-after"]) <= 301
        assert attacker.post("/sessions", json=right, headers=of("203.0.113.99")).status_code == 429
        forged = {"cookie": f"carson_device={new_proof(NOBODYS)}"}  # its hash is no secret: everybody can read our source
        assert attacker.post("/sessions", json=right, headers=of("203.0.113.98") | forged).status_code == 429
        answer = owner.post("/sessions", json=right, headers=of("198.51.100.2"))  # the same browser, another address
        assert answer.status_code == (200 if name == "Kit" else 429)


def test_connections(service: Service, table: str) -> None:
    with ExitStack() as stack:
        for _ in range(CONNECTIONS):
            client = stack.enter_context(service.socket(table, of("192.0.2.6")))
        with service.socket(table, of("192.0.2.6")) as one_more:
            assert json.loads(one_more.recv(10))["code"] == "too-many-connections"
            with pytest.raises(ConnectionClosed) as closed:
                one_more.recv(10)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4400, "too-many-connections")
        client.close()
        with service.socket(table, of("192.0.2.6")) as instead:
            instead.send('{"do": "hello"}')
            assert json.loads(instead.recv(10))["frame"] == "news"


def test_waiting_for_news_is_a_connection(service: Service, table: str) -> None:
    with service.client() as client, ThreadPoolExecutor(CONNECTIONS + 1) as threads:
        number = client.get(f"/tables/{table}/news", headers=of("192.0.2.15")).json()["number"]
        path = f"/tables/{table}/news?since={number}&wait="
        waiting = [threads.submit(client.get, path + "3", headers=of("192.0.2.15")) for _ in range(CONNECTIONS + 1)]
        answers = sorted((one.result() for one in waiting), key=lambda answer: answer.status_code)
        assert [answer.status_code for answer in answers] == [200] * CONNECTIONS + [429]
        assert answers[-1].json()["code"] == "too-many-connections"
        assert client.get(path + "1", headers=of("192.0.2.15")).status_code == 200


def test_plain_connections(tmp_path: Path) -> None:
    """Without a proxy each is the client's own, a WebSocket too; one that goes makes room for another."""
    environ = {"CARSON_MOST_CONNECTIONS": str(CONNECTIONS), "CARSON_PROXIES": "192.0.2.99"}
    with Service(str(tmp_path / "tables.db"), tmp_path, environ) as service, ExitStack() as stack:
        client = stack.enter_context(service.client())  # keeps its connection
        table = client.post("/tables", json={"game": "cards"}).json()["table"]["id"]
        stack.enter_context(service.socket(table))
        held = [stack.enter_context(connection(service)) for _ in range(2 * CONNECTIONS - 2)]
        with connection(service) as one_more, suppress(ConnectionResetError):
            assert one_more.recv(1) == b""  # the end; silence would be a TimeoutError
        held[0].close()
        wait_until(lambda: is_served(service))
        assert_quiet(service)


def is_served(service: Service) -> bool:
    try:
        return httpx.get(service.address + "/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_messages(service: Service, table: str) -> None:
    """Thousands at once: the connection is closed with a reason, and the client may come back when it has waited."""
    with service.socket(table, of("192.0.2.7")) as client:
        client.send('{"do": "hello"}')
        with suppress(ConnectionClosed):
            for _ in range(5000):
                client.send('{"do": "chat", "text": "spam"}')
        with suppress(ConnectionClosed):
            while True:
                client.recv(10)
        assert (client.close_code, client.close_reason) == (4400, "too-many")
    with pytest.raises(InvalidStatus) as refused:
        connect_often(service, table)
    answer = refused.value.response
    assert answer.status_code == 429
    assert json.loads(answer.body or b"")["code"] == "too-many"
    assert int(answer.headers["retry-after"]) >= 1


def test_a_client_that_goes_on_sending_reads_why_it_was_sent_away(service: Service, table: str) -> None:
    """What it sends meanwhile is dropped; the reason comes before the end, and a client that closes is gone at once."""
    spam = frame(TEXT, b'{"do": "chat", "text": "spam"}')
    with upgraded(service, table, "X-Forwarded-For: 192.0.2.17") as client:
        client.sendall(frame(TEXT, b'{"do": "hello"}'))
        for _ in range(20):
            client.sendall(spam * 500)  # 380 kB in all: a reset would be noticed here
        assert received(client).endswith(b"\x88\x0a" + (4400).to_bytes(2, "big") + b"too-many")


def test_a_client_that_never_stops_sending_is_cut_off(service: Service, table: str) -> None:
    spam = frame(TEXT, b'{"do": "chat", "text": "spam"}') * 500_000  # 19 MB
    with upgraded(service, table, "X-Forwarded-For: 192.0.2.18") as client:
        client.sendall(frame(TEXT, b'{"do": "hello"}'))
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            client.sendall(spam)


@pytest.mark.slow
def test_a_client_that_stays_is_cut_off(service: Service, table: str) -> None:
    """Ten seconds after it was sent away."""
    with upgraded(service, table, "X-Forwarded-For: 192.0.2.19") as client:
        client.sendall(frame(TEXT, b"{"))
        assert b"bad-request" in received(client)
        begun = monotonic()
        with suppress(BrokenPipeError, ConnectionResetError):
            while monotonic() < begun + 30:
                client.sendall(b"x")
                sleep(0.1)
        assert 8 < monotonic() - begun < 30


def connect_often(service: Service, table: str) -> None:
    for _ in range(10 * BURST):
        service.socket(table, of("192.0.2.7")).close()


def test_origins_of_the_settings(service: Service, table: str) -> None:
    with service.client() as client:
        for origin, status in (
            ("https://games.example.org", 401), ("http://localhost:5173", 401), ("http://games.example.org", 403),
            ("https://games.example.org:444", 403), ("http://localhost", 403),
        ):  # fmt: skip
            answer = client.post("/me/tokens", json={"label": "x"}, headers={**of("192.0.2.10"), "origin": origin})
            assert answer.status_code == status, origin
            assert not [name for name in answer.headers if name.startswith("access-control")]
    with service.socket(table, {**of("192.0.2.11"), "origin": "https://games.example.org"}) as socket:
        socket.send('{"do": "hello"}')
        assert json.loads(socket.recv(10))["frame"] == "news"


def test_strangers_are_not_believed(tmp_path: Path) -> None:
    """Without a proxy the address is the connection's, whatever the headers say."""
    environ = {"CARSON_RATE": str(RATE), "CARSON_PROXIES": "192.0.2.99"}
    with Service(str(tmp_path / "tables.db"), tmp_path, environ) as service, service.client() as client:
        answers_until_too_many(client, lambda number: f"198.51.100.{number}")
        assert "198.51.100" not in service.log
