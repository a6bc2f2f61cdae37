"""Stands before the application: sizes, rates and origins are checked here."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from carson.core.refusal import Refusal
from carson.server import metrics
from carson.server.http.languages import asked_language
from carson.server.http.limits import Limits, client_key
from carson.server.http.problems import as_answer
from carson.server.settings import PORTS

LARGEST_BODY: Final = 64 * 1024
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
UNLIMITED: Final = ("/healthz", "/readyz")

POLICY: Final = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
# A page of ours loads nothing from elsewhere, is shown in no frame, and tells nobody where it was.
SECURITY: Final = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
]


class Guard:
    def __init__(self, app: ASGIApp, limits: Limits, origins: Iterable[str]) -> None:
        self.app = app
        self.limits = limits
        self.origins = set(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):  # the server's start and end
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        refusal = self._too_many(scope) or self._foreign(scope)
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await receive()  # the wish to connect, which is answered like a request
            await answer(scope, refusal, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        secure = with_headers(send)
        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, secure)
        else:
            await answer(scope, refusal, secure)

    def _refusal(self, scope: HTTPScope) -> Refusal | None:
        if scope["path"] not in UNLIMITED and (too_many := self._too_many(scope)):
            return too_many
        if scope["method"] not in SAFE_METHODS and (foreign := self._foreign(scope)):
            return foreign
        length = header(scope, b"content-length") or ""
        if length.isdigit() and (len(length) > 9 or int(length) > LARGEST_BODY):
            return Refusal("too-large", most=LARGEST_BODY)
        return None

    def _too_many(self, scope: HTTPScope | WebSocketScope) -> Refusal | None:
        client = scope["client"]
        wait = self.limits.allow(client_key(client[0] if client else ""), monotonic())
        if not wait:
            return None
        metrics.RATE_LIMITED.inc()
        return Refusal("too-many", seconds=int(wait) + 1)

    def _foreign(self, scope: HTTPScope | WebSocketScope) -> Refusal | None:
        """A page of another site, or of none that can be told (`null`), may not; programs send no origin."""
        origin = header(scope, b"origin")
        if origin is None or origin in self.origins or origin.lower() == own_origin(scope):
            return None
        return Refusal("foreign-origin")


def own_origin(scope: HTTPScope | WebSocketScope) -> str:
    """Of our own page, as browsers write it. A proxy that ends TLS tells the scheme (X-Forwarded-Proto)."""
    scheme = scope["scheme"].replace("ws", "http")
    host = (header(scope, b"host") or "").lower().removesuffix(f":{PORTS.get(scheme)}")
    return f"{scheme}://{host}"


def header(scope: HTTPScope | WebSocketScope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def with_headers(send: Send) -> Send:
    """Nothing that we say may be kept by anybody on the way, unless the answer itself allows it."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start" and all(name != b"cache-control" for name, _ in message["headers"]):
            message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
        await send(message)

    return sending


async def answer(scope: HTTPScope | WebSocketScope, refusal: Refusal, send: Send) -> None:
    """An answer that the application has no part in. What else the client wanted to send is not read."""
    language = asked_language(scope["query_string"], header(scope, b"accept-language") or "")
    status, headers, body = as_answer(refusal, language)
    metrics.REFUSALS.labels(refusal.code).inc()
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    else:  # to which uvicorn adds nothing
        headers += [(name.encode(), value.encode()) for name, value in SECURITY]
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
