"""Requests that no decent client sends: the server refuses each in words, and nothing fails."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import httpx
import pytest

from carson.core.game import SPECTATOR
from carson.server.http.guard import POLICY
from tests.server.hostile.conftest import METRICS_TOKEN, People, bearer
from tests.server.hostile.raw import connection, exchange, request, status
from tests.server.service import API, Service

HEADERS = (
    "content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy",
    "cross-origin-resource-policy", "permissions-policy", "cache-control",
)  # fmt: skip


@pytest.fixture
def client(service: Service) -> Iterator[httpx.Client]:
    with service.client() as client:
        yield client


def code(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


DEEP = 20_000
CHANGES = {
    "no name": b'{"": 1}',
    "a name of Python's": b'{"self": 1, "name": 2, "__class__": 3, "data": 4}',
    "another type": b'{"players": "four", "edition": 3, "variants": {"a": 1}}',
    "lists": b'{"players": [[[[4]]]], "variants": [[]]}',
    "a huge number": b'{"players": ' + b"9" * 4000 + b"}",
    "a huge power": b'{"players": 1e400}',
    "a fraction": b'{"players": 2.5}',
    "a number for a word": b'{"edition": 1e300}',
    "null": b'{"players": null, "edition": null, "mountains": null, "virtual": null}',
    "true": b'{"players": true, "mountains": true}',
    "not a number": b'{"players": NaN}',
    "infinity": b'{"players": -Infinity}',
    "half a character": b'{"edition": "\\ud800"}',
    "zeros": b'{"edition": "\\u0000", "mountains": "\\u0000"}',
    "too deep": b'{"players": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "deep": b'{"players": ' + b"[" * 400 + b"]" * 400 + b"}",
    "deep objects": b'{"virtual": ' + b'{"a":' * 400 + b"1" + b"}" * 400 + b"}",
    "twice": b'{"players": 2, "players": "x"}',
    "many": json.dumps({f"field{number}": number for number in range(2000)}).encode(),
    "a long name": json.dumps({"x" * 50_000: 1}).encode(),
    "a long word": json.dumps({"edition": "x" * 50_000}).encode(),
}


@pytest.mark.parametrize("game", ["board", "cards"])
@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_any_json_can_be_wished_for(client: httpx.Client, game: str, changes: bytes) -> None:
    answer = client.post(f"/games/{game}/check", content=b'{"changes": ' + changes + b"}")
    assert answer.status_code in (400, 422)
    assert answer.headers["content-type"] == "application/problem+json"
    assert len(answer.content) < 2000
    opened = client.post("/tables", content=b'{"game": "%s", "changes": %s}' % (game.encode(), changes))
    assert opened.status_code == answer.status_code


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b"1", b'"board"', b"\xff\xfe", b'{"game": "\xff"}', b"\x00", b"{}" * 10,
        b'{"game": "board"', b"[" * DEEP, b'{"game": 1}', gzip.compress(b'{"game": "board"}', mtime=0),
    ],
)  # fmt: skip
def test_broken_bodies(client: httpx.Client, body: bytes) -> None:
    for kind in ("application/json", "text/plain", "multipart/form-data", "application/x-www-form-urlencoded", "x", ""):
        answer = client.post("/tables", content=body, headers={"content-type": kind, "content-encoding": "gzip"})
        assert code(answer) == (400, "bad-request"), kind


def test_too_much(client: httpx.Client, service: Service) -> None:
    large = json.dumps({"game": "board", "preset": "x" * 70_000}).encode()
    assert code(client.post("/tables", content=large)) == (413, "too-large")

    def chunks() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * 8192

    assert code(client.post("/tables", content=chunks())) == (413, "too-large")
    for length in ("9999999999", "70000"):
        answer = exchange(service, request(f"POST {API}/tables HTTP/1.1", f"Content-Length: {length}"))
        assert status(answer) == 413
    with connection(service) as endless:  # a route that reads no body
        endless.sendall(request(f"POST {API}/tables/x/start HTTP/1.1", "Transfer-Encoding: chunked"))
        assert status(endless.recv(4096)) == 404


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nbad header\r\n\r\n", b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: a\x00b\r\n\r\n",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
)  # fmt: skip
def test_what_is_not_http(service: Service, sent: bytes) -> None:
    answer = exchange(service, sent)
    assert status(answer) in (0, 400, 404, 405)
    for name in HEADERS[:-1]:
        assert not answer or name.encode() in answer.lower()


@pytest.mark.parametrize(
    "path",
    [
        "/..", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/v1/tables/..%2f..%2fme",
        "/api/v1/../../healthz/x",
        "/api/v1/tables/%00", "/api/v1/tables/%ff%fe", "/api/v1/tables/" + "x" * 1900, "/api/v1/games/board%00",
        "/api/v1/tables/%F0%9F%90%B4", "/api/v1/tables/a'b\"c;--", "/api/v1/ratings/%00", "/api/v2/tables",
        "/static/../app.py", "/api/v1/tables/%0d%0aSet-Cookie:x=1", "/metrics/", "/.env", "/api/v1/tables/%ud800",
    ],
)  # fmt: skip
def test_path_tricks(service: Service, path: str) -> None:
    answer = exchange(service, request(f"GET {path} HTTP/1.1"))
    assert status(answer) in (200, 400, 404) if "ratings" in path else status(answer) in (400, 404)
    assert b"root:" not in answer
    assert b"set-cookie" not in answer.lower().partition(b"\r\n\r\n")[0]


@pytest.mark.parametrize("path", ["/", "//healthz/x", "/docs", "/schema"])
def test_what_is_no_file_is_a_screen_of_the_page(service: Service, path: str) -> None:
    answer = httpx.get(service.address + path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", API, 404), ("GET", API + "/nothing", 404), ("POST", API + "/nothing", 404),
        ("PATCH", API + "/tables", 405), ("POST", "/healthz", 405), ("GET", API + "/accounts", 405), ("TRACE", "/", 404),
        ("GET", "/healthz", 200), ("GET", "/readyz", 200), ("GET", "/metrics", 404), ("GET", API + "/games", 200),
        ("OPTIONS", API + "/tables", 204), ("HEAD", API + "/tables", 405), ("GET", API + "/me", 401),
        ("GET", API + "/openapi.json", 200), ("GET", API + "/tables?count=0", 400), ("DELETE", API + "/sessions", 204),
    ],
)  # fmt: skip
def test_every_answer_is_guarded(service: Service, method: str, path: str, expected: int) -> None:
    answer = httpx.request(method, service.address + path)
    assert answer.status_code == expected
    for name in HEADERS:
        assert len(answer.headers.get_list(name)) == 1, name
    assert "'unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert "server" not in answer.headers
    if expected >= 400 and method != "HEAD":
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["status"] == expected
    if expected == 405:
        assert answer.headers["allow"]


def test_a_page_of_another_site_may_not(service: Service, people: People) -> None:
    own = f"127.0.0.1:{service.port}"
    login = people.callers["login"]
    for origin in (
        "https://evil.example",
        "null",
        "",
        "http://127.0.0.1",
        f"http://{own}.evil.example",
        "http://[::1",
        "file://",
    ):
        for method, path in (("POST", "/me/tokens"), ("DELETE", "/sessions"), ("PUT", "/tables/x/seats/0")):
            answer = httpx.request(method, service.address + API + path, headers={**login, "origin": origin}, content=b"{}")
            assert code(answer) == (403, "foreign-origin"), origin
    assert httpx.get(f"{service.address}{API}/me", headers={**login, "origin": "https://evil.example"}).status_code == 200
    same = httpx.post(f"{service.address}{API}/me/tokens", headers={**login, "origin": f"http://{own}"}, json={"label": "x"})
    assert same.status_code == 201
    no_host = exchange(service, f"DELETE {API}/sessions HTTP/1.0\r\nOrigin: null\r\n\r\n".encode())
    assert status(no_host) == 403


def test_the_scheme_belongs_to_the_origin(service: Service, people: People) -> None:
    """A page that came without TLS may not act where there is TLS, nor the other way round; the proxy tells which it is."""
    own = f"127.0.0.1:{service.port}"
    for origin, host, proxy, expected in (
        (f"https://{own}", own, "http", 403),
        (f"https://{own}", own, "https", 401),
        (f"http://{own}", own, "https", 403),
        ("https://games.example.org", "games.example.org", "https", 401),
        ("https://games.example.org", "Games.Example.org:443", "https", 401),
        ("https://games.example.org", "games.example.org", "http", 403),
        ("https://games.example.org", "games.example.org:80", "https", 403),
        ("http://games.example.org", "games.example.org:80", "http", 401),
    ):
        headers = {"origin": origin, "host": host, "x-forwarded-proto": proxy}
        answer = httpx.post(f"{service.address}{API}/me/tokens", headers=headers, json={"label": "x"})
        assert answer.status_code == expected, headers


def test_tokens_are_good_for_their_own(client: httpx.Client, people: People) -> None:
    running, waiting = people.tables
    view = client.get(f"/tables/{running}/news", headers=people.callers["seat"]).json()
    assert view["seat"] == 0
    for caller in ("other seat", "host", "forged", "personal", "login", "anybody"):
        headers = people.callers[caller]
        assert client.get(f"/tables/{running}/news", headers=headers).json()["seat"] == SPECTATOR, caller
        wish = client.post(f"/tables/{running}/choices", headers=headers, json={"choice": "pass", "number": view["number"]})
        assert code(wish) == (403, "not-your-seat"), caller
        assert code(client.post(f"/tables/{running}/resign", headers=headers)) == (403, "not-your-seat"), caller
        if caller not in ("host", "other seat"):  # who sits there may start, too
            assert code(client.post(f"/tables/{waiting}/start", headers=headers)) == (403, "not-the-host"), caller
    assert code(client.post(f"/tables/{running}/resign?seat=1", headers=people.callers["seat"])) == (403, "not-your-seat")
    for token in ("pat_" + "x" * 32, "login_x", "seat", "x" * 5000, "seat_" + "x" * 5000, METRICS_TOKEN):
        assert code(client.get(f"/tables/{running}/news", headers=bearer(token))) == (401, "not-logged-in")
    for value in (b"Basic eDp5", b"Bearer", b"\xff\xfe", b"bearer\tx"):  # which is no token at all
        answer = client.get(f"/tables/{running}/news", headers=[(b"authorization", value)])
        assert answer.json()["seat"] == SPECTATOR


def test_zeros_in_texts(client: httpx.Client, people: People) -> None:
    """Which PostgreSQL does not take."""
    assert code(client.get("/tables/%00")) == (404, "no-table")
    assert client.get("/ratings/%00").json() == []
    assert code(client.get("/tables?before=WzEuMCwiXHUwMDAwIl0=")) == (422, "bad-page")
    assert code(client.post("/sessions", json={"name": "a\0b", "password": "correct horse"})) == (401, "wrong-password")
    assert code(client.post("/accounts", json={"name": "a\0b", "password": "correct horse"})) == (422, "bad-name")
    label = client.post("/me/tokens", json={"label": "a\0b"}, headers=people.callers["login"])
    assert code(label) == (422, "bad-text")
    chat = client.post(f"/tables/{people.tables[0]}/chat", json={"text": "a\0b"}, headers=people.callers["seat"])
    assert code(chat) == (422, "bad-text")


def test_metrics_are_for_those_who_know_the_token(service: Service) -> None:
    address = service.address + "/metrics"
    assert httpx.get(address, headers=bearer(METRICS_TOKEN)).text.startswith("# HELP")
    for headers in ({}, bearer("x" * 24), bearer(METRICS_TOKEN[:-1]), {"authorization": METRICS_TOKEN[:5]}):
        assert code(httpx.get(address, headers=headers)) == (404, "no-address")


def test_cookies_are_for_the_browser_alone(client: httpx.Client) -> None:
    credentials = {"name": "Bea", "password": "correct horse"}
    for headers, secure in (({}, False), ({"x-forwarded-proto": "https"}, True)):
        client.post("/accounts", json=credentials)
        cookie = client.post("/sessions", json=credentials, headers=headers).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert ("Secure" in cookie) == secure


def test_the_log_knows_no_secret(service: Service, people: People) -> None:
    """The last test of the file: everything above has used them."""
    with service.client(people.secrets[2]) as client:
        client.get(f"/tables/{people.secrets[2]}", params={"token": people.secrets[2]})
        client.get("/tables", params={"token": people.secrets[4], "before": people.secrets[1]})
    for secret in [*people.secrets, METRICS_TOKEN]:
        assert secret not in service.log
