"""What every route needs: the tables, the limits, who asks and from where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from carson.core.refusal import Refusal
from carson.server import metrics
from carson.server.api.callers import Caller, caller_of
from carson.server.hub import Hub
from carson.server.limits import Limits, client_key
from carson.server.room import Room


@dataclass(frozen=True, slots=True)
class Context:
    hub: Hub
    limits: Limits
    caller: Caller
    client: str  # who counts as one client

    def room(self, table: str) -> Room:
        return self.hub.room(table)

    def spend_table(self) -> None:
        """One of the tables that a client may open in an hour."""
        must_wait(self.limits.allow_table(self.client, monotonic()))

    def spend_password(self) -> None:
        must_wait(self.limits.allow_password(self.client, monotonic()))

    def spend_chat(self, table: str, seat: int) -> None:
        must_wait(self.limits.allow_chat(table, seat, monotonic()))

    @contextmanager
    def held(self) -> Iterator[None]:
        """While somebody waits for an answer, which counts as an open connection."""
        must_connect(self.limits, self.client)
        try:
            yield
        finally:
            self.limits.disconnect(self.client)


def must_wait(seconds: float) -> None:
    if seconds > 0:
        metrics.RATE_LIMITED.inc()
        raise Refusal("too-many", seconds=int(seconds) + 1)


def must_connect(limits: Limits, client: str) -> None:
    if not limits.connect(client):
        raise Refusal("too-many-connections", most=limits.most_connections)


async def context_of(request: Request[object, object, State], state: State) -> Context:
    hub, limits = state["hub"], state["limits"]
    assert isinstance(hub, Hub)
    assert isinstance(limits, Limits)
    return Context(hub, limits, await caller_of(hub, request), client_key(request.client.host if request.client else ""))


Asked = NamedDependency[SkipValidation[Context]]
