"""What every route needs: the tables, the limits, who asks and from where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Annotated, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation

from carson.core.refusal import Refusal
from carson.locales import ENGLISH
from carson.server import metrics
from carson.server.api.callers import Caller, caller_of
from carson.server.hub import Hub
from carson.server.languages import PARAMETER, asked_language
from carson.server.limits import Limits, client_key
from carson.server.room import Room

# Every route takes it, so that every problem can be told in it.
OF_SENTENCES: Final = (
    "The language of all sentences, such as `en`; one that we do not have is English. "
    "Without it problems are in what `Accept-Language` prefers."
)
LANGUAGE: Final = QueryParameter(annotation=str, name=PARAMETER, default="", required=False, description=OF_SENTENCES)
Language = Annotated[str, QueryParameter(description=OF_SENTENCES)]  # for a handler that wants it too


@dataclass(frozen=True, slots=True)
class Context:
    hub: Hub
    limits: Limits
    caller: Caller
    client: str  # who counts as one client
    language: str = ENGLISH  # of problems

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
    client = client_key(request.client.host if request.client else "")
    return Context(hub, limits, await caller_of(hub, request), client, language_of(request))


def language_of(request: Request[object, object, State]) -> str:
    return asked_language(request.scope["query_string"], request.headers.get("accept-language", ""))


Asked = NamedDependency[SkipValidation[Context]]
