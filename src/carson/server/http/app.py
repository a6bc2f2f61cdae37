"""The ASGI application: the routes, how problems are answered, and what lives as long as the server does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp

from carson.core.refusal import Refusal
from carson.games import load_for_tables
from carson.server import metrics
from carson.server.http.api.callers import Caller
from carson.server.http.api.context import LANGUAGE, context_of, language_of
from carson.server.http.api.games import GAMES_ROUTER
from carson.server.http.api.health import Readiness, healthz, readyz, show_metrics
from carson.server.http.api.insight import INSIGHT_ROUTER
from carson.server.http.api.lessons import LESSON_ROUTER, LESSONS_ROUTER
from carson.server.http.api.people.own_account import OWN_ACCOUNT_ROUTER
from carson.server.http.api.people.people import PEOPLE_ROUTER
from carson.server.http.api.play import PLAY_ROUTER
from carson.server.http.api.records import RECORDS_ROUTER
from carson.server.http.api.reviews import REVIEW_ROUTER
from carson.server.http.api.schema import schema_config, summarise
from carson.server.http.api.socket import table_socket
from carson.server.http.api.tables import TABLES_ROUTER
from carson.server.http.browser import Browser
from carson.server.http.guard import LARGEST_BODY, Guard
from carson.server.http.languages import PARAMETER
from carson.server.http.limits import Limits
from carson.server.http.problems import MEDIA_TYPE, problem
from carson.server.http.protocol import Problem
from carson.server.logs import AccessLog, log_failure
from carson.server.rooms.hub import Hub

PATH: Final = "/api/v1"
NOBODY: Final = Caller()
AnyRequest = Request[object, object, State]


def make_app(hub: Hub) -> ASGIApp:
    """The whole server around its tables."""
    load_for_tables()
    limits = Limits(hub.settings)

    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        async with hub:
            yield

    app = Litestar(
        [
            Router(
                PATH,
                route_handlers=[
                    GAMES_ROUTER,
                    TABLES_ROUTER,
                    PLAY_ROUTER,
                    INSIGHT_ROUTER,
                    REVIEW_ROUTER,
                    RECORDS_ROUTER,
                    LESSONS_ROUTER,
                    LESSON_ROUTER,
                    PEOPLE_ROUTER,
                    OWN_ACCOUNT_ROUTER,
                    table_socket,
                ],
                parameters={PARAMETER: LANGUAGE},
            ),
            healthz,
            readyz,
            show_metrics,
        ],
        dependencies={"context": Provide(context_of)},
        exception_handlers={
            Refusal: refused,
            HTTPException: http_problem,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: own_error,
        },
        state=State({"hub": hub, "limits": limits, "readiness": Readiness(hub)}),
        lifespan=[living],
        logging_config=None,
        openapi_config=schema_config(PATH),
        request_max_body_size=LARGEST_BODY,
    )
    summarise(app)
    return AccessLog(Guard(Browser(app), limits, hub.settings.origins))


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    caller = request.state.get("caller", NOBODY)
    assert isinstance(caller, Caller)
    told = problem(caller.told(refusal), language_of(request))
    metrics.REFUSALS.labels(told.code).inc()
    headers = {"retry-after": str(refusal.values["seconds"])} if "seconds" in refusal.values else {}
    return Response(told, status_code=told.status, media_type=MEDIA_TYPE, headers=headers)


# What the framework refuses, in our words.
REFUSALS: Final = {
    401: Refusal("not-logged-in"),
    404: Refusal("no-address"),
    405: Refusal("bad-method"),
    413: Refusal("too-large", most=LARGEST_BODY),
}

CLIENT_GONE: Final = "client disconnected prematurely"  # what it calls an error of its own; nobody reads our answer


def http_problem(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.detail == CLIENT_GONE:
        return refused(request, Refusal("bad-request", problem=CLIENT_GONE))
    if error.status_code >= 500:
        return own_error(request, error)
    if error.status_code not in REFUSALS:
        return refused(request, Refusal("bad-request", problem=said(error)))
    answer = refused(request, REFUSALS[error.status_code])
    answer.headers.update(error.headers or {})  # which methods would do
    return answer


def said(error: HTTPException) -> str:
    """What is wrong with a request, and where."""
    extra = error.extra if isinstance(error, ValidationException) else None
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra or [] if isinstance(part, dict)]
    return "; ".join(parts)[:300] or error.detail[:300]


def unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """JSON in JSON in JSON, or what is no text: the framework lets both through."""
    wrong = "it is nested too deeply" if isinstance(error, RecursionError) else "it is not in UTF-8"
    return refused(request, Refusal("bad-request", problem=wrong))


def own_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    log_failure("request-failed", error, path=request.url.path)
    return refused(request, Refusal("own-error"))
