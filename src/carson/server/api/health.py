"""For whoever runs the server: is it alive, can it serve, and what it counts."""

from __future__ import annotations

from hmac import compare_digest

from litestar import Request, Response, get
from litestar.datastructures import State

from carson.core.refusal import Refusal
from carson.server import metrics
from carson.server.hub import Hub


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "alive"}


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> dict[str, str]:
    """The database answers."""
    hub = hub_of(state)
    try:
        await hub.in_thread(hub.store.ready)
    except Exception:
        raise Refusal("not-ready") from None
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
