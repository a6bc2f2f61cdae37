"""For whoever runs the server: is it alive, can it serve, and what it counts."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from math import inf
from time import monotonic
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State

from carson.core.refusal import Refusal
from carson.server import metrics
from carson.server.rooms.hub import Hub

READY_SECONDS: Final = 1.0


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "alive"}


class Readiness:
    """Whether the database keeps what is written. However often we are asked, it is asked once in a second."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lock = asyncio.Lock()
        self._asked = -inf
        self._ready = False

    async def now(self) -> bool:
        async with self._lock:
            if monotonic() - self._asked > READY_SECONDS:
                try:
                    await self._hub.in_thread(self._hub.store.ready)
                    self._ready = True
                except Exception:
                    self._ready = False
                self._asked = monotonic()
            return self._ready


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> dict[str, str]:
    """The database keeps what is written."""
    readiness = state["readiness"]
    assert isinstance(readiness, Readiness)
    if not await readiness.now():
        raise Refusal("not-ready")
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def show_metrics(state: State, request: Request[object, object, State]) -> Response[bytes]:
    """What Prometheus collects, for those who know the token; without one there is nothing here."""
    token = hub_of(state).settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not compare_digest(given.encode(), token.encode()):
        raise Refusal("no-address")
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


def hub_of(state: State) -> Hub:
    hub = state["hub"]
    assert isinstance(hub, Hub)
    return hub
