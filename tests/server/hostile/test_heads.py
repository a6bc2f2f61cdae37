"""The head of a request is capped before anybody parses it, and refusing somebody costs little, whatever he sends."""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from carson import server
from tests.server.hostile.conftest import assert_quiet
from tests.server.hostile.raw import PING, TEXT, connection, exchange, frame, received, request, status, upgraded
from tests.server.service import API, Service

BACKSLASHES = 'Cookie: a="' + "\\" * 7900


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("heads")
    with Service(str(folder / "tables.db"), folder, {"CARSON_MOST_TABLES": "0"}) as service:
        yield service
        assert_quiet(service)


def computing(service: Service) -> float:
    """The seconds that the server has computed: other work on the machine changes them little."""
    assert service.process is not None
    fields = Path(f"/proc/{service.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def problem(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-type: application/problem+json" in head
    assert b"content-security-policy" in head
    return status(answer), json.loads(body)["code"]


PLAIN = f"GET {API}/games HTTP/1.1"
POST = f"POST {API}/tables HTTP/1.1"
CHUNKED = "Transfer-Encoding: chunked"


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (request(PLAIN, "Cookie: " + "x" * 8000), (431, "large-head")),
        (request(PLAIN, *(f"X{number}: y" for number in range(64))), (431, "large-head")),
        (request(PLAIN, *(f"X{number}: {'y' * 4000}" for number in range(5))), (431, "large-head")),
        (request(PLAIN, "X" * 8000 + ": y"), (431, "large-head")),
        (request(f"GET {API}/games?{'x' * 2048} HTTP/1.1"), (414, "long-address")),
        (request(f"GET /{'%41' * 700} HTTP/1.1"), (414, "long-address")),
        (request(f"GET {API}/games?{'a&' * 40} HTTP/1.1"), (414, "long-address")),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 1_000_000, (431, "large-head")),
        (b"GET /" + b"x" * 1_000_000, (414, "long-address")),
        (b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 200_000, (431, "large-head")),
        (request(PLAIN, CHUNKED, body=b"0\r\nCookie: x\r\n\r\n"), (400, "bad-request")),
        (request(POST, CHUNKED, body=b"1\r\nx\r\n" * 2000), (400, "bad-request")),
        (request(PLAIN, "X: y\r\n folded"), (400, "bad-request")),
        (request(PLAIN, "no colon"), (400, "bad-request")),
        (b"\r\n" * 20_000, (431, "large-head")),
        (b"GET\r\n\r\n", (400, "bad-request")),
    ],
)  # fmt: skip
def test_a_head_has_its_limits(service: Service, sent: bytes, expected: tuple[int, str]) -> None:
    assert problem(exchange(service, sent)) == expected


def test_it_may_be_as_large_as_browsers_make_it(service: Service) -> None:
    head = [f"X{number}: y" for number in range(50)] + ["Cookie: " + "x" * 7900]
    assert status(exchange(service, request(f"GET {API}/games?{'x' * 1900} HTTP/1.1", *head))) == 200


def test_a_problem_with_the_head_is_told_in_the_clients_language(service: Service) -> None:
    answer = exchange(service, request(PLAIN, "Accept-Language: de-AT, en;q=0.5", "X: " + "x" * 8000))
    assert "Anfrage" in json.loads(answer.partition(b"\r\n\r\n")[2])["detail"]


@pytest.mark.parametrize("begun", [b"0\r\nX: ", b"2\r\n{}\r\n0\r\nX: ", b"0\r\n", b"2;x=", b"2\r\n{}\r\n1;", b"0"])
def test_what_stands_between_the_pieces_of_a_body_has_an_end(service: Service, begun: bytes) -> None:
    """Trailers, the sizes of chunks and what is said of these: the parser would copy each part to those before it."""
    with connection(service) as client:
        client.sendall(request(POST, CHUNKED, "Expect: 100-continue"))
        assert client.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"  # it has read the head
        client.sendall(begun + b"0" * 17_000)
        assert problem(received(client)) == (431, "large-head")


def test_everything_at_once_without_an_end(service: Service) -> None:
    """How much of it is behind the head nobody knows before the next bytes come, which are not taken."""
    with connection(service) as client, pytest.raises((BrokenPipeError, ConnectionResetError)):
        client.sendall(request(POST, CHUNKED, body=b"0\r\nX: " + b"x" * 32_000_000))


def test_a_body_in_pieces_is_taken(service: Service) -> None:
    """As many as may be, with a head that is as large as may be."""
    wish = json.dumps({"game": "cards"}).ljust(900).encode()
    pieces = b"".join(b"1\r\n%c\r\n" % byte for byte in wish) + b"0\r\n\r\n"
    head = request(POST, CHUNKED, "Content-Type: application/json", "X: " + "x" * 7900, "Y: " + "y" * 7900)
    assert status(exchange(service, head, pieces)) == 201
    assert status(exchange(service, head, b"%x\r\n%s\r\n0\r\n\r\n" % (60_000, wish.ljust(60_000)))) == 201


def test_a_handshake_has_the_same_limits(service: Service) -> None:
    upgrade = ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    for target, header, expected in (
        ("x", "X: " + "x" * 8000, (431, "large-head")),
        ("x" * 2048, "X: y", (414, "long-address")),
    ):
        sent = request(f"GET {API}/tables/{target}/socket HTTP/1.1", *upgrade, header)
        assert problem(exchange(service, sent.replace(b"Connection: close", b"Connection: upgrade"))) == expected


def test_requests_that_come_all_at_once(service: Service) -> None:
    """Some clients send a few before they have an answer; thousands would all be parsed before any is counted."""
    few = request(PLAIN).replace(b"Connection: close", b"X: y") * 5 + request(PLAIN)
    assert exchange(service, few).count(b"HTTP/1.1 200") == 6
    begun = computing(service)
    for _ in range(20):
        with connection(service) as client:
            client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 8000)
            received(client)
    assert computing(service) - begun < 1


def test_our_cookie_is_read_and_no_other(service: Service) -> None:
    """The standard library's parser takes 0.2 s for a cookie of this size."""
    with service.client() as client:
        login = client.post("/accounts", json={"name": "Ann", "password": "correct horse"}).cookies["carson_session"]
    ours = f"carson_session={login}"
    for cookie, expected in (
        (ours, 200), (f"a=b; {ours}", 200), (f"a=b;{ours}; c", 200), (f'a="\\073; {ours}', 200),
        (f"x{ours}", 401), (f"; ;{ours}x", 401), (f'carson_session="{login}"', 401), (f"CARSON_SESSION={login}", 401),
        ("carson_session", 401), ("carson_session=", 401), ("", 401),
    ):  # fmt: skip
        answer = httpx.get(f"{service.address}{API}/me", headers={"cookie": cookie})
        assert answer.status_code == expected, cookie
    with service.client() as client:
        table = client.post("/tables", json={"game": "cards"}, headers={"cookie": ours}).json()["table"]["id"]
    begun = computing(service)
    for _ in range(10):
        assert status(exchange(service, request(f"GET {API}/me HTTP/1.1", BACKSLASHES))) == 401
        with upgraded(service, table, BACKSLASHES) as client:
            client.sendall(frame(TEXT, b'{"do": "hello"}'))
            assert client.recv(100)
    assert status(exchange(service, request(f"DELETE {API}/sessions HTTP/1.1", BACKSLASHES))) == 204
    assert computing(service) - begun < 0.5


def test_nobody_asks_the_framework_for_cookies() -> None:
    """Its parser is the standard library's, which is quadratic in backslashes."""
    sources = list(Path(server.__file__).parent.rglob("*.py"))
    assert len(sources) > 40
    for source in sources:
        read = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Attribute)]
        assert not [node.lineno for node in read if node.attr in ("cookies", "parse_cookie_string")], source


def test_a_refused_request_is_cheap(tmp_path: Path) -> None:
    """Whatever it says within the limits of its head: about as cheap as the shortest one."""
    with Service(str(tmp_path / "tables.db"), tmp_path, {"CARSON_RATE": "0.001"}) as service:

        def cost(line: str, *headers: str) -> float:
            begun = computing(service)
            for _ in range(60):
                assert status(exchange(service, request(line, *headers))) == 429
            return computing(service) - begun

        assert status(exchange(service, request(PLAIN))) == 200  # the only one
        shortest = cost(PLAIN)
        for line, *headers in (
            (PLAIN, "Accept-Language: " + "," * 7900),
            (PLAIN, "Accept-Language: " + "x;q=0.5," * 980),
            (PLAIN, BACKSLASHES),
            (f"GET {API}/games?{'%41' * 600} HTTP/1.1",),
            (f"GET {API}/games?{'language=%41&' * 30} HTTP/1.1",),
            (f"GET {'/%41' * 500} HTTP/1.1",),
        ):
            assert cost(line, *headers) < 2 * shortest + 0.1, (line[:40], *headers)


def test_thousands_of_tiny_frames(service: Service) -> None:
    """They cost us more than the client: the connection ends, whether they are messages or pings."""
    with service.client() as client:
        table = client.post("/tables", json={"game": "cards"}).json()["table"]["id"]
    begun = computing(service)
    for first in (b'{"do": "hello"}', b"{}"):  # let in, and sent away
        for tiny in (frame(PING, b""), frame(TEXT, b"{}"), frame(0xA, b"")):
            for _ in range(3):
                with upgraded(service, table) as client, suppress(BrokenPipeError, ConnectionResetError):
                    client.sendall(frame(TEXT, first) + tiny * 100_000)
                    while client.recv(65_536):  # the end; silence would be a TimeoutError
                        pass
    assert computing(service) - begun < 1
