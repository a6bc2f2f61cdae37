"""WebSockets of clients that are broken, slow, greedy or hostile: each is told why or dropped, and the table goes on."""

from __future__ import annotations

import json
import os
import socket
from contextlib import suppress
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from carson.core.game import SPECTATOR
from carson.table.actions import MOST_CHATS
from tests.server.hostile.conftest import METRICS_TOKEN, People, bearer, memory_of
from tests.server.hostile.raw import BINARY, CONTINUED, PING, TEXT, connection, frame, received, upgraded
from tests.server.service import API, Service
from tests.waiting import wait_until

REFUSED = 4400
Frame = dict[str, object]
MEGABYTE = 1_000_000


def token(people: People, caller: str) -> str:
    return people.callers[caller].get("authorization", "").removeprefix("Bearer ")


def hello(client: ClientConnection, token: str = "", **more: object) -> Frame:
    return say(client, do="hello", token=token, **more)


def say(client: ClientConnection, **wish: object) -> Frame:
    """The frame that is the answer; news of what happens meanwhile are skipped."""
    client.send(json.dumps(wish))
    while True:
        found: Frame = json.loads(client.recv(10))
        if wish["do"] == "hello" or found["frame"] not in ("news", "here"):
            return found


def end(client: ClientConnection) -> tuple[int, str]:
    """With which code and reason the server closes."""
    with suppress(ConnectionClosed):
        while True:
            client.recv(20)
    assert client.close_code is not None
    return client.close_code, client.close_reason or ""


BROKEN: dict[str, str | bytes] = {
    "nothing": "", "half": "{", "a list": "[]", "a number": "1", "no wish": '{"do": "dance"}', "zeros": "\0",
    "a long token": json.dumps({"do": "hello", "token": "x" * 201}), "a wrong type": '{"do": "hello", "since": "x"}',
    "below zero": '{"do": "hello", "since": -1}', "too much": '{"do": "hello", "since": 1e99}',
    "no such seat": '{"do": "hello", "seat": 9}', "unknown": '{"do": "hello", "x": 1}', "binary": b'{"do": "hello"}',
    "half a character": '{"do": "hello", "token": "\\ud800"}', "deep": "[" * 4000,
    "deep inside": '{"do": "hello", "token": ' + "[" * 3000,
}  # fmt: skip


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_hello_that_is_none(service: Service, people: People, text: str | bytes) -> None:
    with service.socket(people.tables[0]) as client:
        client.send(text)
        told = json.loads(client.recv(10))
        assert (told["frame"], told["code"]) == ("problem", "bad-request")
        assert end(client) == (REFUSED, "bad-request")


def test_messages_that_cannot_be_read(service: Service, people: People) -> None:
    """Some are forgiven: each has an answer, until there are too many."""
    with service.socket(people.tables[0]) as client:
        hello(client, token(people, "seat"))
        broken = [
            *BROKEN.values(),
            '{"token": "x"}',
            '{"do": "choose"}',
            '{"do": "chat", "text": ""}',
            '{"do": "chat", "text": 1}',
        ]
        for text in broken[:20]:
            client.send(text)
            told = json.loads(client.recv(10))
            while told["frame"] in ("news", "here"):
                told = json.loads(client.recv(10))
            assert (told["frame"], told["code"], told["id"]) == ("problem", "bad-request", 0), text
        assert say(client, do="choose", choice="nonsense", number=1, id=7)["code"] == "unknown-choice"
        client.send("{")
        assert end(client) == (REFUSED, "bad-request")


def test_tokens_are_good_for_their_own(service: Service, people: People) -> None:
    running = people.tables[0]
    for caller in ("other seat", "host", "forged", "personal", "anybody"):
        with service.socket(running) as client:
            assert hello(client, token(people, caller))["seat"] == SPECTATOR, caller
            for wish in ({"do": "choose", "choice": "pass", "number": 1}, {"do": "resign"}, {"do": "chat", "text": "x"}):
                assert say(client, **wish)["code"] == "not-your-seat", caller
    for wrong in ("pat_" + "x" * 32, "login_" + "x" * 32, "x", METRICS_TOKEN):
        with service.socket(running) as client:
            assert hello(client, wrong)["code"] == "not-logged-in"
            assert end(client) == (REFUSED, "not-logged-in")
    with service.socket(running) as client:
        assert hello(client, token(people, "seat"), seat=1)["code"] == "not-your-seat"
    for table in ("nosuchtable2", "%00", "x" * 1900, "%ff", ".."):
        with service.socket(table) as client:
            assert hello(client)["code"] == "no-table"


def test_a_cookie_is_no_seat_of_others(service: Service, people: People) -> None:
    with service.socket(people.tables[0], people.callers["login"]) as client:
        assert hello(client)["seat"] == SPECTATOR


def test_replayed_and_stale_messages(service: Service) -> None:
    """The same choice sent twice is made once."""
    with service.client() as http:
        made = http.post("/tables", json={"game": "cards", "start": True}).json()
    with service.socket(made["table"]["id"]) as client:
        news = hello(client, made["tokens"][0]["token"])
        own = news["own"]
        assert isinstance(own, dict)
        wish = {"do": "choose", "choice": own["choices"][0], "number": news["number"]}
        assert say(client, **wish, id=1)["frame"] == "kept"
        assert say(client, **wish, id=2)["code"] in ("stale-number", "not-your-turn")
        assert say(client, **{**wish, "number": 1_000_000}, id=3)["code"] in ("stale-number", "not-your-turn")
        assert say(client, **{**wish, "number": 0}, id=4)["code"] in ("stale-number", "not-your-turn")
        client.send(json.dumps({"do": "hello", "token": made["tokens"][0]["token"]}))
        assert json.loads(client.recv(10))["frame"] in ("problem", "news")


def test_huge_messages(service: Service, people: People) -> None:
    for size, expected in ((5000, (REFUSED, "too-large")), (20_000, (1009, None)), (5 * MEGABYTE, (1009, None))):
        with service.socket(people.tables[0]) as client:
            hello(client)
            with suppress(ConnectionClosed):
                client.send("x" * size)
            code, reason = end(client)
            assert code == expected[0] or size > MEGABYTE  # where we hang up before it has been sent
            assert expected[1] in (None, reason)


def test_frames_made_by_hand(service: Service, people: People) -> None:
    greeting = frame(TEXT, b'{"do": "hello"}')
    for sent, code in (
        (frame(TEXT, b"\xff\xfe"), 1007),
        (greeting + frame(TEXT, b"\xc3"), 1007),
        (frame(CONTINUED, b"x"), 1002),
        (frame(0x7, b"x"), 1002),
        (b"\xff\xff\xff\xff\xff\xff", 1002),
        (frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * 1000, 1009),
        (frame(TEXT, b"x" * 4000, last=False) + frame(CONTINUED, b"x" * 4000, last=False) * 10, 1009),
        (frame(PING, b"x" * 126), 1002),
        (frame(TEXT, b'{"do": "hello"}')[:1] + b"\x0f" + b'{"do": "hello"}', 1002),  # without a mask
        (frame(BINARY, b"\x00" * 100), REFUSED),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 1009),
    ):
        with upgraded(service, people.tables[0]) as client:
            client.settimeout(1)
            client.sendall(sent)
            assert code.to_bytes(2, "big") in received(client), sent[:20]


def test_a_page_of_another_site_may_not(service: Service, people: People) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1", f"http://127.0.0.1:{service.port}.evil.example", ""):
        with pytest.raises(InvalidStatus) as refused:
            service.socket(people.tables[0], {"origin": origin})
        answer = refused.value.response
        assert answer.status_code == 403
        assert json.loads(answer.body or b"")["code"] == "foreign-origin"
        assert "content-security-policy" in answer.headers
    with service.socket(people.tables[0], {"origin": service.address}) as client:
        assert hello(client)["frame"] == "news"
    secure = service.address.replace("http:", "https:")
    with pytest.raises(InvalidStatus):
        service.socket(people.tables[0], {"origin": secure})
    with service.socket(people.tables[0], {"origin": secure, "x-forwarded-proto": "https"}) as client:
        assert hello(client)["frame"] == "news"


def connections_of(service: Service) -> int:
    text = httpx.get(service.address + "/metrics", headers=bearer(METRICS_TOKEN)).text
    return int(float(next(line.split()[1] for line in text.splitlines() if line.startswith("carson_connections"))))


def test_a_thousand_connections_dropped(service: Service, people: People) -> None:
    assert service.process is not None
    before = memory_of(service.process.pid)
    for turn in range(1000):
        if turn % 4 == 0:
            connection(service).close()
            continue
        client = upgraded(service, people.tables[0])
        if turn % 4 == 2:
            client.sendall(frame(TEXT, b'{"do": "hello"}'))
        if turn % 4 == 3:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # a reset, no goodbye
            client.sendall(frame(TEXT, b'{"do": "hello"}')[:5])
        client.close()
    wait_until(lambda: connections_of(service) == 0)
    assert memory_of(service.process.pid) - before < 40 * MEGABYTE


def test_pings_that_nobody_wants_answered(service: Service, people: People) -> None:
    """Two hundred thousand times a hundred bytes, and no answer is read: the server does not keep them all."""
    assert service.process is not None
    before = memory_of(service.process.pid)
    with upgraded(service, people.tables[0]) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.settimeout(2)
        with suppress(TimeoutError, BrokenPipeError, ConnectionResetError):
            client.sendall(frame(PING, b"x" * 100) * 200_000)
        assert memory_of(service.process.pid) - before < 4 * MEGABYTE


@pytest.mark.slow
def test_a_client_that_never_reads(service: Service) -> None:
    """It is dropped, the others get everything, and memory stays bounded."""
    with service.client() as http:
        made = http.post("/tables", json={"game": "board", "start": True}).json()
        table, seat = made["table"]["id"], made["tokens"][0]["token"]
    assert service.process is not None
    with upgraded(service, table) as lazy, service.socket(table) as reader:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.sendall(frame(TEXT, json.dumps({"do": "hello"}).encode()))
        hello(reader, seat)
        before = memory_of(service.process.pid)
        sent, dropped = 0, False
        until = monotonic() + 40
        while not dropped and monotonic() < until:
            for _ in range(50 if sent < MOST_CHATS - 50 else 0):
                assert say(reader, do="chat", text="é" * 500)["frame"] == "kept"
                sent += 1
            sleep(0.1)
            dropped = connections_of(service) == 1
        assert dropped
        assert memory_of(service.process.pid) - before < 60 * MEGABYTE
        assert say(reader, do="chat", text="still here")["frame"] == "kept"


@pytest.mark.slow
def test_those_who_say_nothing(service: Service, people: People) -> None:
    """No hello within ten seconds, no whole request within twenty: the server hangs up."""
    with service.socket(people.tables[0]) as mute, connection(service, 40) as half, connection(service, 40) as nothing:
        half.sendall(f"POST {API}/tables HTTP/1.1\r\nContent-Length: 10\r\n\r\n12".encode())
        begun = monotonic()
        assert json.loads(mute.recv(15))["code"] == "no-hello"
        assert 9 < monotonic() - begun < 14
        assert received(half) == b""
        assert received(nothing) == b""
        assert 15 < monotonic() - begun < 30


def test_the_log_knows_no_secret(service: Service, people: People) -> None:
    """The last test of the file: everything above has used them."""
    assert service.process is not None
    assert len(os.listdir(f"/proc/{service.process.pid}/fd")) < 100
    for secret in [*people.secrets, METRICS_TOKEN]:
        assert secret not in service.log
