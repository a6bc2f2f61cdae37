"""The API does what its schema says, and the schema says all that it does: schemathesis asks a real server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, BaseSchema, Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from carson.server.http.api.games import GAMES_ROUTER
from carson.server.http.api.insight import INSIGHT_ROUTER
from carson.server.http.api.lessons import LESSON_ROUTER, LESSONS_ROUTER
from carson.server.http.api.people.own_account import OWN_ACCOUNT_ROUTER
from carson.server.http.api.people.people import PEOPLE_ROUTER
from carson.server.http.api.play import PLAY_ROUTER
from carson.server.http.api.records import RECORDS_ROUTER
from carson.server.http.api.reviews import REVIEW_ROUTER
from carson.server.http.api.tables import TABLES_ROUTER
from tests.server.hostile.conftest import People
from tests.server.service import API, Service, when_there_is_time
from tests.waiting import PATIENCE

FEW: Final = 2
MANY: Final = int(os.environ.get("CARSON_SCHEMA_EXAMPLES", "80"))

Document = dict[str, Any]
Operation = APIOperation[Any, Any, Any, Any]
AnyCase = Case[Any]


@pytest.fixture(scope="module")
def document(service: Service) -> Document:
    with service.client() as client:
        found: Document = client.get("/openapi.json").json()
    return found


@pytest.fixture(scope="module")
def schema(service: Service, document: Document) -> BaseSchema:
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=service.address)
    return schema


def operations(document: Document) -> Iterator[tuple[str, Document]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield f"{method} {path}", operation


def test_it_is_openapi(document: Document) -> None:
    assert document["openapi"].startswith("3.1")
    OPENAPI_31_VALIDATOR.validate(document)


def test_every_route_is_in_it(document: Document) -> None:
    routes = {
        (API + route.path_format.rstrip("/"), method.lower())
        for router in (
            GAMES_ROUTER,
            INSIGHT_ROUTER,
            LESSON_ROUTER,
            LESSONS_ROUTER,
            OWN_ACCOUNT_ROUTER,
            PEOPLE_ROUTER,
            PLAY_ROUTER,
            RECORDS_ROUTER,
            REVIEW_ROUTER,
            TABLES_ROUTER,
        )
        for route in router.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    }
    assert routes == {(path, method) for path, item in document["paths"].items() for method in item}


def test_every_operation_says_what_it_does(document: Document) -> None:
    for name, operation in operations(document):
        assert len(operation["summary"].split()) > 1, name
        assert operation["description"].startswith(operation["summary"]), name
        assert operation["operationId"].islower(), name
        assert operation["operationId"].isidentifier(), name


def test_every_problem_is_problem_json(document: Document) -> None:
    for name, operation in operations(document):
        assert {"400", "401", "413", "429", "503"} <= set(operation["responses"]), name
        for status, response in operation["responses"].items():
            assert status < "400" or list(response["content"]) == ["application/problem+json"], name


def test_the_ways_in_are_declared(document: Document) -> None:
    schemes = document["components"]["securitySchemes"]
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
    assert (schemes["login"]["in"], schemes["login"]["name"]) == ("cookie", "carson_session")
    assert document["security"] == [{"token": []}, {"login": []}, {}]


def test_nothing_else_is_below_the_schema(service: Service) -> None:
    with service.client() as client:
        for path in ("/openapi.json/x", "/openapi.json/openapi.json", "/schema", "/openapi.yaml", ""):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-address"), path


def test_what_the_schema_allows_is_understood(schema: BaseSchema, people: People) -> None:
    ask_everything(schema, people, GenerationMode.POSITIVE, FEW)


def test_what_the_schema_forbids_is_refused(schema: BaseSchema, people: People) -> None:
    ask_everything(schema, people, GenerationMode.NEGATIVE, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_much_of_both(schema: BaseSchema, people: People, mode: GenerationMode) -> None:
    ask_everything(schema, people, mode, MANY)


def ask_everything(schema: BaseSchema, people: People, mode: GenerationMode, examples: int) -> None:
    """Every operation, by callers of every kind, about tables that there are and that there are not."""
    callers = st.sampled_from(sorted(people.callers))
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode == GenerationMode.NEGATIVE and not can_be_wrong(operation):
            continue
        tables = st.sampled_from([*people.tables, None]) if "{table}" in operation.path else st.none()

        @settings(
            max_examples=examples, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=operation.as_strategy(generation_mode=mode), caller=callers, table=tables)
        def ask(case: AnyCase, caller: str, table: str | None) -> None:
            ask_once(case, people.callers[caller], table, mode)

        ask()


def can_be_wrong(operation: Operation) -> bool:
    """Whether it takes more than texts in its path and a language, of which any will do."""
    asked = {parameter.name for parameter in operation.query} - {"language"}
    return bool(len(operation.body) or asked or "{id}" in operation.path or "{seat}" in operation.path)


def ask_once(case: AnyCase, headers: dict[str, str], table: str | None, mode: GenerationMode) -> None:
    if table is not None:
        case.path_parameters["table"] = table
    if str(case.query.get("wait", "")).isdigit():
        case.query["wait"] = 0
    response = when_there_is_time(lambda: case.call(headers=headers, timeout=PATIENCE))
    if response.status_code == 414:
        return  # what is longer than any address is refused before anybody asks what is wrong with it
    case.validate_response(response, excluded_checks=[positive_data_acceptance])  # the rules may refuse what was understood
    assert mode == GenerationMode.NEGATIVE or response.status_code != 400, response.text
