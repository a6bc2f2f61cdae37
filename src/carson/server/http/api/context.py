"""What every route needs: the tables, the limits, who asks and from where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Annotated, Final, ParamSpec, TypeVar

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation

from carson.core.refusal import Refusal
from carson.locales import ENGLISH
from carson.server import metrics
from carson.server.http.api.callers import Caller, caller_of
from carson.server.http.languages import PARAMETER, asked_language
from carson.server.http.limits import Limits, client_key, client_mark
from carson.server.people.passwords import check_password
from carson.server.rooms.hub import Hub
from carson.server.rooms.room import Room
from carson.server.store import Account
from carson.table.people.alike import compared

# Every route takes it, so that every problem can be told in it.
OF_SENTENCES: Final = (
    "The language of all sentences, such as `en`; one that we do not have is English. "
    "Without it problems are in what `Accept-Language` prefers."
)
LANGUAGE: Final = QueryParameter(annotation=str, name=PARAMETER, default="", required=False, description=OF_SENTENCES)
Language = Annotated[str, QueryParameter(description=OF_SENTENCES)]  # for a handler that wants it too


P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Context:
    hub: Hub
    limits: Limits
    caller: Caller
    client: str  # who counts as one client
    language: str = ENGLISH  # of problems

    @property
    def mark(self) -> str:
        return client_mark(self.client)

    @property
    def programs(self) -> list[str]:
        """The names of programs that may be bots here."""
        return list(self.hub.settings.programs)

    def room(self, table: str) -> Room:
        return self.hub.room(table)

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What may take long, on this client's account."""
        return await self.hub.work(self.mark, function, *args, **kwargs)

    def spend_table(self, cost: float = 1.0) -> None:
        """One of the tables that a client may open in an hour, or a part of one."""
        must_wait(self.limits.allow_table(self.client, monotonic(), cost))

    def spend(self, requests: int) -> None:
        """For what costs as much as so many requests."""
        must_wait(self.limits.allow(self.client, monotonic(), requests))

    def spend_password(self) -> None:
        must_wait(self.limits.allow_password(self.client, monotonic()))

    async def check_password(self, name: str, account: Account | None, password: str, known: str) -> bool:
        """Whether it is the account's; if not, that was one of the guesses that a name has, be it anybody's or not.

        `known`: the browser or login that is the account's own, if it is one.
        """
        self.spend_password()
        who = compared(name)
        wait = self.limits.allow_guess(who, known, monotonic())
        if wait > 0:
            metrics.RATE_LIMITED.inc()
            raise Refusal("too-many-guesses", seconds=int(wait) + 1)
        hash = account.password if account is not None else None
        good = await self.hub.with_password(check_password, hash, password)
        if good:
            self.limits.was_right(who, known, monotonic())
        return good

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
    request.state["caller"] = caller = await caller_of(hub, request)
    return Context(hub, limits, caller, client, language_of(request))


def language_of(request: Request[object, object, State]) -> str:
    return asked_language(request.scope["query_string"], request.headers.get("accept-language", ""))


Asked = NamedDependency[SkipValidation[Context]]
