"""The log: its two forms, the lines of libraries, requests, and that no secret is ever in it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from carson.server.logs import AccessLog, log, log_failure, masked, set_up
from carson.server.people.identity import PREFIXES, new_secret

LOGGERS = ("", "carson", "uvicorn", "uvicorn.error", "uvicorn.access")


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the log goes in a test; afterwards every logger is as it was."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    yield io.StringIO()
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagate


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_as_json(stream: io.StringIO) -> None:
    set_up("json", stream)
    log("table-opened", table="k3v", seats=4, public=True, config={"players": 4}, level=logging.WARNING)
    [line] = lines(stream)
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", str(line.pop("time")))
    assert line == {
        "level": "warning",
        "event": "table-opened",
        "table": "k3v",
        "seats": 4,
        "public": True,
        "config": {"players": 4},
    }


def test_an_event_as_text(stream: io.StringIO) -> None:
    set_up("text", stream)
    log("table-opened", table="k3v", name="Ann Lee", said="a\nforged line", seats=[1, 2], nobody=None)
    assert re.fullmatch(
        r'\d\d:\d\d:\d\d info table-opened table=k3v name="Ann Lee" said="a\\nforged line" seats="\[1, 2\]" nobody=null\n',
        stream.getvalue(),
    )


def test_json_wherever_there_is_no_terminal(stream: io.StringIO) -> None:
    set_up("auto", stream)
    log("started")
    assert lines(stream)[0]["event"] == "started"


def test_quiet_tells_only_what_is_amiss(stream: io.StringIO) -> None:
    set_up("quiet", stream)
    log("started")
    log("table-left-alone", logging.WARNING, table="k3v")
    assert re.fullmatch(r"\d\d:\d\d:\d\d warning table-left-alone table=k3v\n", stream.getvalue())


def test_a_field_cannot_take_the_place_of_the_time(stream: io.StringIO) -> None:
    set_up("json", stream)
    log("odd", time="never", event="other")
    [line] = lines(stream)
    assert (str(line["time"])[:2], line["event"]) == ("20", "odd")


def test_a_failure_has_its_trace(stream: io.StringIO) -> None:
    set_up("json", stream)
    try:
        raise KeyError("seat_0123456789abcdef")
    except KeyError as error:
        log_failure("bot-failed", error, bot="greedy")
    [line] = lines(stream)
    assert (line["level"], line["event"], line["bot"]) == ("error", "bot-failed", "greedy")
    assert str(line["trace"]).endswith("KeyError: 'seat_***'")
    set_up("text", stream)
    log_failure("bot-failed", ValueError("x"))
    assert stream.getvalue().endswith("error bot-failed\nValueError: x\n")


def test_libraries_write_in_the_same_form(stream: io.StringIO) -> None:
    set_up("json", stream)
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 7)
    logging.getLogger("sqlalchemy.engine").info("SELECT 1")
    logging.getLogger("asyncio").warning("slow")
    assert [(line["event"], line["message"]) for line in lines(stream)] == [
        ("uvicorn", "Started server process [7]"),
        ("asyncio", "slow"),
    ]


def test_uvicorns_own_lines_for_connections_are_left_out(stream: io.StringIO) -> None:
    set_up("json", stream)
    logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', "1.2.3.4:5", "GET", "/a?b", "1.1", 200)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "1.2.3.4:5", "/a?b")
    logging.getLogger("uvicorn.error").info("connection open")
    assert stream.getvalue() == ""


# Secrets.


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize("prefix", PREFIXES)
def test_a_token_is_masked_wherever_it_is(stream: io.StringIO, form: str, prefix: str) -> None:
    secret = new_secret(prefix)
    set_up(form, stream)
    log("seen", text=f"x={secret};", deep={"list": [secret, (secret,)]}, bytes=secret.encode(), error=ValueError(secret))
    log(f"seen {secret}")
    log_failure("failed", ValueError(secret))
    logging.getLogger("uvicorn.error").warning("GET /?key=%s", secret)
    assert secret[len(prefix) :] not in stream.getvalue()
    assert stream.getvalue().count(prefix + "***") == 8


def test_a_field_with_a_secrets_name_is_masked(stream: io.StringIO) -> None:
    set_up("json", stream)
    log(
        "login",
        password="gold",
        new_password="rush",
        seat_token="x",
        headers={"Cookie": "a=b", "Authorization": "c", "Host": "d"},
    )
    [line] = lines(stream)
    assert line["password"] == line["new_password"] == line["seat_token"] == "***"
    assert line["headers"] == {"Cookie": "***", "Authorization": "***", "Host": "d"}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('{"name": "Ann", "password": "gold rush"}', '{"name": "Ann", "password": ***}'),
        ("name=Ann&password=gold&x=1", "name=Ann&password=***&x=1"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer ***"),
        ("postgresql+psycopg://carson:gold@db:5432/carson", "postgresql+psycopg://carson:***@db:5432/carson"),
        ("postgresql://carson:go@ld@db/carson", "postgresql://carson:***@db/carson"),
        ("carson_session=login_0123456789", "carson_session=login_***"),
        ("a seat_ of one's own, the host_name and no passwords", "a seat_ of one's own, the host_name and no passwords"),
    ],
)
def test_secrets_in_texts(text: str, shown: str) -> None:
    assert masked(text) == shown


# Requests.


@get("/healthz", sync_to_thread=False)
def health() -> str:
    return "ok"


@get("/tables", sync_to_thread=False)
def tables() -> str:
    return "none"


@get("/broken", sync_to_thread=False)
def broken() -> str:
    raise RuntimeError("a mistake")


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.close()


async def ask_everything(port: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        for path in ("/tables?token=gold", "/broken", "/nowhere", "/healthz"):
            await client.get(path, headers={"X-Forwarded-For": "192.0.2.9"})
    with suppress(ConnectionClosed):
        async with connect(f"ws://127.0.0.1:{port}/socket?token=gold") as socket:
            await socket.recv()


async def serve_and_ask() -> None:
    app = Litestar([health, tables, broken, socket], openapi_config=None, logging_config=None)
    config = uvicorn.Config(AccessLog(app), port=0, log_config=None, access_log=False, ws="websockets-sansio")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    async with asyncio.timeout(20):
        while not server.started:
            await asyncio.sleep(0.01)
        await ask_everything(server.servers[0].sockets[0].getsockname()[1])
        server.should_exit = True
        await serving


def test_a_line_for_each_request_without_its_query(stream: io.StringIO) -> None:
    """On a real server, whose own lines are there too."""
    set_up("json", stream)
    asyncio.run(serve_and_ask())
    requests = [line for line in lines(stream) if line["event"] == "request"]
    assert [(line["method"], line["path"], line["status"], line["client"]) for line in requests] == [
        ("GET", "/tables", 200, "192.0.2.9"),
        ("GET", "/broken", 500, "192.0.2.9"),
        ("GET", "/nowhere", 404, "192.0.2.9"),
        ("WEBSOCKET", "/socket", 101, "127.0.0.1"),
    ]
    assert all(isinstance(line["ms"], float) for line in requests)
    assert {line["event"] for line in lines(stream)} == {"request", "uvicorn"}
    assert "gold" not in stream.getvalue()
    assert "connection" not in stream.getvalue()
