"""The OpenAPI schema of the API: what programs read to learn how to call it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.connection import ASGIConnection
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from msgspec import Struct
from msgspec.json import schema_components

from carson import __version__
from carson.core import title
from carson.core.refusal import Refusal
from carson.server.http import protocol, protocol_people
from carson.server.http.api.callers import COOKIE
from carson.table import agreement
from carson.table.review import telling
from carson.table.shown import descriptions, hints, scenes

ABOUT: Final = "Tables for Carson City and its card game. The engine is the only authority; see docs/api.md."
SCHEMES: Final[dict[str, SecurityScheme | Reference]] = {
    "token": SecurityScheme("http", scheme="bearer", description="A seat's, a host's or a personal token."),
    "login": SecurityScheme(
        "apiKey", name=COOKIE, security_scheme_in="cookie", description="The cookie that logging in sets."
    ),
}
BODIES: Final[dict[str, type]] = {
    name: kind
    for module in (protocol, protocol_people, agreement, title, descriptions, hints, scenes, telling)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and kind.__module__ == module.__name__ and (issubclass(kind, Struct) or is_dataclass(kind))
}
WAYS_IN: Final[list[dict[str, list[str]]]] = [{"token": []}, {"login": []}, {}]  # the last: as anybody


def schema_config(path: str) -> OpenAPIConfig:
    """The schema is one file under the API's path."""
    address = f"{path}/openapi.json"
    return OpenAPIConfig(
        title="Carson City",
        version=__version__,
        description=ABOUT,
        path=address,
        openapi_router=Router(address, route_handlers=[], guards=[nothing_below], include_in_schema=False),
        render_plugins=[SchemaFile(path="/", media_type=MediaType.JSON)],
        operation_id_creator=lambda handler, *_: handler.handler_name,
        use_handler_docstrings=True,
        components=Components(security_schemes=SCHEMES),
        security=WAYS_IN,
    )


class SchemaFile(JsonRenderPlugin):
    """What the framework knows of the API, and what it does not."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema["components"]["schemas"] = bodies(openapi_schema["components"]["schemas"])
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                operation["responses"].get("204", {}).pop("content", None)
        return super().render(request, openapi_schema)


def bodies(names: Iterable[str]) -> dict[str, Any]:
    """What goes over the wire, as msgspec knows it: the framework leaves out limits and unknown fields that are refused."""
    kinds = [BODIES[name] for name in names]
    _, found = schema_components(kinds, schema_hook=any_json, ref_template="#/components/schemas/{name}")
    return found


def nothing_below(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The framework answers below its schema with pages of its own."""
    if connection.path_params or connection.url.path.rstrip("/").endswith(".json/openapi.json"):
        raise Refusal("no-address")


def summarise(app: Litestar) -> None:
    """What a handler's docstring begins with is its summary."""
    for route in app.routes:
        for handler in route.route_handlers if hasattr(route, "route_handlers") else ():
            if isinstance(handler, HTTPRouteHandler) and handler.fn.__doc__:
                handler.summary = first_sentence(handler.fn.__doc__)


def first_sentence(text: str) -> str:
    """Without its full stop; a colon ends it too."""
    line = text.strip().partition("\n")[0]
    return line.partition(". ")[0].partition(": ")[0].rstrip(".")


def any_json(_: type) -> dict[str, str]:
    """For an `object` in a struct."""
    return {"description": "Any JSON."}
