"""The log on standard error: one line for each event, for people or as JSON for programs, and never a secret in it.

Our own code calls `log` or `log_failure`; uvicorn's and other libraries' lines come out in the same form.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from time import perf_counter
from typing import TYPE_CHECKING, Final, TextIO

from carson.server.people.identity import PREFIXES

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

MASK: Final = "***"
QUIET: Final = {"/healthz", "/readyz", "/metrics"}  # asked every few seconds: told only if something is wrong
UNEXPECTED: Final = 500  # the status of a request that ended in an exception
LONGEST_PATH: Final = 300

_LOGGER: Final = logging.getLogger("carson")
_FIELDS: Final = "carson_fields"  # where a record carries what `log` was given
_SECRET_NAME: Final = re.compile(r"password|secret|token|authorization|cookie", re.IGNORECASE)
# What comes before a secret stays, so that one can see what was there.
_SECRETS: Final = re.compile(
    rf"(?P<prefix>{'|'.join(PREFIXES)})[\w-]{{8,}}"
    r"|(?P<password>password[\"']?\s*[=:]\s*)(?:\"[^\"]*\"|'[^']*'|[^\s,;&]+)"
    r"|(?P<bearer>bearer\s+)\S+"
    r"|(?P<address>://[^\s:/@]*:)[^\s/]+(?=@)",
    re.IGNORECASE,
)
_OWN_LINES: Final = (
    "WebSocket",
    "connection open",
    "connection closed",
    "Invalid HTTP request",
    "Unsupported upgrade request",
)
_PLAIN: Final = re.compile(r"[\w.:/+@*%,<>()-]+")


def log(event: str, /, level: int = logging.INFO, **fields: object) -> None:
    """`log("table-opened", table=id, game="board")`: an event's name is a constant, what varies is in its fields."""
    _LOGGER.log(level, event, extra={_FIELDS: fields})


def log_failure(event: str, error: BaseException, /, **fields: object) -> None:
    """Something that should not have happened, with where it did."""
    _LOGGER.error(event, exc_info=error, extra={_FIELDS: fields})


def set_up(form: str = "auto", stream: TextIO | None = None) -> None:
    """Let every logger of this process write in one form.

    Nobody may set it up again: uvicorn gets `log_config=None, access_log=False`, Litestar `logging_config=None`.
    """
    stream = stream or sys.stderr
    as_text = form in ("text", "quiet") or (form == "auto" and stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextLines() if as_text else JsonLines())
    handler.addFilter(_is_wanted)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # of libraries only what is amiss
    for name in ("carson", "uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING if form == "quiet" else logging.INFO)


def _is_wanted(record: logging.LogRecord) -> bool:
    """uvicorn has its own lines for connections, with queries in them; ours come from `AccessLog` and `connections`."""
    if record.name == "uvicorn.error" and record.levelno <= logging.WARNING:
        return not any(words in str(record.msg) for words in _OWN_LINES)
    return record.name != "uvicorn.access"


def masked(text: str) -> str:
    """A text without the secrets in it."""
    return _SECRETS.sub(lambda found: next(group for group in found.groups() if group is not None) + MASK, text)


def _clean(value: object) -> object:
    """A value for a line: no secret in it, and nothing that JSON lacks."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(name): MASK if _SECRET_NAME.search(str(name)) else _clean(inner) for name, inner in value.items()}
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return [_clean(inner) for inner in value]
    return masked(str(value))


class _Lines(logging.Formatter):
    """What a record says, in order: when, how bad, what happened, and the fields."""

    def parts(self, record: logging.LogRecord) -> dict[str, object]:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        parts: dict[str, object] = {"time": at, "level": record.levelname.lower()}
        fields = getattr(record, _FIELDS, None)
        if fields is not None:
            parts["event"] = masked(record.getMessage())
            parts |= {name: value for name, value in _named(fields).items() if name not in parts}
        else:
            parts["event"] = record.name.removesuffix(".error")
            parts["message"] = masked(record.getMessage())
        if record.exc_info:
            parts["trace"] = masked(self.formatException(record.exc_info))
        return parts


class JsonLines(_Lines):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.parts(record))


class TextLines(_Lines):
    """`08:15:00 info table-opened table=k3v game=board`; a trace on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        parts = self.parts(record)
        time, level, event, trace = (str(parts.pop(name, "")) for name in ("time", "level", "event", "trace"))
        fields = [f"{name}={_quoted(value)}" for name, value in parts.items()]
        return " ".join([time[11:19], level, event, *fields]) + (f"\n{trace}" if trace else "")


def _named(fields: Mapping[str, object]) -> dict[str, object]:
    return {name: MASK if _SECRET_NAME.search(name) else _clean(value) for name, value in fields.items()}


def _quoted(value: object) -> str:
    """A value that cannot be mistaken for something else, least of all for another line."""
    text = value if isinstance(value, str) else json.dumps(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text)


class AccessLog:
    """An ASGI application around ours: a line for each request, and one for each WebSocket when it ends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = perf_counter()
        status = UNEXPECTED

        async def noticing_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start" or message["type"] == "websocket.http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, noticing_send)
        finally:
            path = scope["path"][:LONGEST_PATH]
            if path not in QUIET or status >= 400:
                method = str(scope.get("method", "WEBSOCKET"))
                client = scope.get("client")
                ms = round((perf_counter() - begun) * 1000, 1)
                log("request", method=method, path=path, status=status, ms=ms, client=client[0] if client else "")
