"""docs/api.md is true: its programs run on a real server, its frames are those that are sent, its tables are complete."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from msgspec import Struct, convert
from websockets.sync.client import ClientConnection

from carson.server.http import connections, guard, limits, protocol, serving
from carson.server.http.api import play, socket, tables
from carson.server.http.api.people import own_account, people
from carson.server.http.problems import STATUS
from carson.server.rooms import connection
from carson.server.settings import Settings
from carson.server.store import accounts
from carson.table import actions, live_table
from carson.table.agreement import Agreement
from carson.table.shown import descriptions
from tests.server.service import API, Service

DOCUMENT = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
DEFAULT_ADDRESS = "http://127.0.0.1:1858"
MORE = "…"  # stands for whatever is left out

Json = dict[str, object]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.+?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)


FRAMES: list[Json] = [json.loads(block) for block in blocks("json")]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("document")
    with Service(str(folder / "carson.db"), folder) as service:
        yield service


# What is shown to be run.


def test_the_programs_run(service: Service) -> None:
    known: dict[str, object] = {}
    for program in blocks("python"):
        exec(program.replace(DEFAULT_ADDRESS, service.address), known)
    assert known["fair"] is True
    assert known["verdict"]["state"] == "met"  # type: ignore[index]
    result, there, last = known["result"], known["there"], known["last"]
    assert isinstance(result, dict)
    assert isinstance(there, dict)
    assert isinstance(last, dict)
    assert last["view"]["waiting"] == []
    assert len(result["points"]) == 4
    assert [message["kind"] for message in there["messages"]] == ["sit", "start", *["choice"] * 5]


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here")
def test_the_shell_lines_run(service: Service, tmp_path: Path) -> None:
    for lines in blocks("sh"):
        script = lines.replace(DEFAULT_ADDRESS, service.address).replace("curl ", "curl --silent --fail ")
        done = subprocess.run(["sh", "-e", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
        assert '"token":"pat_' in done.stdout


# Frames.


def fits(shown: object, sent: object) -> bool:
    """Whether something sent has exactly the fields that are shown; of lists and where MORE stands, those at least."""
    if isinstance(shown, dict) and isinstance(sent, dict):
        names = shown.keys() - {MORE}
        return (names <= sent.keys() if MORE in shown else names == sent.keys()) and all(
            fits(shown[name], sent[name]) for name in names
        )
    if isinstance(shown, list) and isinstance(sent, list):
        return all(any(fits(one, other) for other in sent) for one in shown)
    if isinstance(shown, int | float) and isinstance(sent, int | float):
        return True
    return type(shown) is type(sent)


def test_fields_that_are_missing_or_not_shown_are_noticed() -> None:
    shown: Json = {"a": 1, "b": [{"c": "x"}]}
    assert fits(shown, {"a": 2.5, "b": [{"d": ""}, {"c": "y"}]})
    assert not fits(shown, {"a": 2, "b": [{"c": "y"}], "e": None})
    assert not fits(shown, {"a": 2, "b": [{"c": "y", "d": 0}]})
    assert not fits(shown, {"a": "2", "b": [{"c": "y"}]})
    assert fits({"a": 1, MORE: MORE}, {"a": 1, "z": 2})
    assert not fits({"a": 1, MORE: MORE}, {"z": 2})


def test_what_clients_send_is_as_the_server_reads_it() -> None:
    shown = [frame for frame in FRAMES if "do" in frame]
    for frame in shown:
        kind: object = socket.Hello if frame["do"] == "hello" else socket.Wish
        convert(frame, kind)
    wishes: tuple[type[Struct], ...] = (socket.Hello, *socket.Wish.__args__)
    assert [set(frame) - {"do"} for frame in shown] == [set(wish.__struct_fields__) for wish in wishes]
    assert [frame["do"] for frame in shown] == [wish.__struct_config__.tag for wish in wishes]


def test_what_the_server_sends_is_as_it_is_shown(service: Service) -> None:
    sent = conversation(service)
    shown = [frame for frame in FRAMES if "frame" in frame]
    assert {frame["frame"] for frame in shown} == {frame["frame"] for frame in sent} == {"news", "kept", "problem", "here"}
    assert [frame for frame in shown if not any(fits(frame, other) for other in sent)] == []


def conversation(service: Service) -> list[Json]:
    """All that two at a new table hear, the second in words: one comes, chooses, undoes too late, and says something."""
    people = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    with service.client() as client:
        body = {"game": "board", "changes": {"players": 2}, "seats": people, "start": True}
        made = client.post("/tables", json=body).json()
        table = made["table"]["id"]
        first = client.get(f"/tables/{table}/news").json()["view"]["waiting"][0]
    with service.socket(table) as connection, service.socket(table) as other:
        heard = say(connection, 2, do="hello", token=made["tokens"][first]["token"])
        number = heard[0]["number"]
        in_words = say(other, 2, do="hello", token=made["tokens"][1 - first]["token"], language="en")
        heard += say(connection, 3, do="choose", choice="claim a1", number=number, id=1)  # and that the other is here
        in_words.append(json.loads(other.recv(20)))
        heard += say(connection, 1, do="undo", number=number, id=2)
        heard += say(connection, 2, do="chat", text="Well done!", id=3)
    return heard + in_words


def say(connection: ClientConnection, answers: int, **message: object) -> list[Json]:
    connection.send(json.dumps(message))
    return [json.loads(connection.recv(20)) for _ in range(answers)]


def test_what_a_clock_adds_is_there(service: Service) -> None:
    clock = {"mode": "game", "seconds": 900, "increment": 10}
    assert json.dumps(clock) in DOCUMENT
    with service.client() as client:
        body = {"game": "cards", "start": True, "agreement": {"clock": clock}}
        news = client.get(f"/tables/{client.post('/tables', json=body).json()['table']['id']}/news").json()
    assert set(rows("field")) == {*news, "more"}


# Tables and figures.


def rows(head: str) -> list[str]:
    """What stands between backticks in the first column of the table whose first head this is."""
    found = re.search(rf"^\| {head} \|.*\n\|[-|]+\n((?:\|.*\n)+)", DOCUMENT, re.MULTILINE)
    assert found is not None, head
    return [name for line in found[1].splitlines() for name in re.findall(r"`([^`]+)`", line.split("|")[1])]


def test_every_route_is_in_the_table(service: Service) -> None:
    with service.client() as client:
        paths = client.get("/openapi.json").json()["paths"]
    there = {f"{method.upper()} {path.removeprefix(API)}" for path, methods in paths.items() for method in methods}
    assert set(rows("route")) == there


def test_every_problem_is_in_the_table() -> None:
    found = re.findall(r"^\| (\d{3}) \| (.+) \|$", DOCUMENT, re.MULTILINE)
    shown = {code: int(status) for status, line in found for code in re.findall(r"`([a-z-]+)`", line)}
    assert shown == STATUS


def test_every_kind_of_message_is_in_the_table() -> None:
    kinds = "SIT LEAVE START CHOICE UNDO ORDER CHAT RESIGN TAKEOVER RETURN REMATCH".split()
    assert set(rows("kind")) == {getattr(live_table, name) for name in kinds}


def test_every_setting_of_a_table_is_in_the_table() -> None:
    assert rows("setting") == [field.name for field in fields(Agreement)]


@pytest.mark.parametrize(
    ("words", "figure"),
    [
        ("{} requests and messages a second", Settings().rate),
        ("({} at once)", Settings().burst),
        ("{} new tables an hour", Settings().most_tables),
        ("{} tables under way at which only bots play", Settings().most_bot_tables),
        ("at most {} messages with", descriptions.MOST_MESSAGES),
        ("messages with {} events", descriptions.MOST_EVENTS),
        ("{} open WebSockets", Settings().most_connections),
        ("then one every {} seconds", limits.PASSWORD_SECONDS),
        ("{} wrong passwords, then one every", limits.GUESSES_AT_ONCE),
        ("wrong passwords, then one every {} seconds", limits.GUESS_SECONDS),
        ("A login lasts {} days", people.LOGIN_SECONDS / 86_400),
        ("of more than {} the first goes", accounts.MOST_LOGINS),
        ("at most {} KiB", guard.LARGEST_BODY / 1024),
        ("an address {} bytes", connections.LONGEST_ADDRESS),
        ("and {} parameters", connections.MOST_PARAMETERS),
        ("a head {} headers", connections.MOST_HEADERS),
        ("headers, {} bytes each", connections.LONGEST_HEADER),
        ("each and {} KiB together", connections.LARGEST_HEAD / 1024),
        ("more than {} pieces", connections.MOST_BODY_PIECES),
        ("more than {} requests before", connections.MOST_AHEAD),
        ("{} pings or pongs at once", connections.PINGS_AT_ONCE),
        ("then {} a second", connections.PINGS),
        ("a message {} characters", socket.LONGEST_MESSAGE),
        ("a choice {},", protocol.LONGEST_CHOICE),
        ("a chat {},", protocol.LONGEST_CHAT),
        ("a seat may say {} things at once", limits.CHATS_AT_ONCE),
        ("all that is said at a table is {} things", actions.MOST_CHATS),
        ("a page of a list {} tables", tables.MOST_IN_PAGE),
        ("an account {} personal tokens", own_account.MOST_TOKENS),
        ("After {} messages that cannot be read", socket.MOST_FAULTS),
        ("within {} seconds", socket.HELLO_SECONDS),
        ("`wait` (up to {} seconds)", play.LONGEST_POLL),
        ("and {} frames were waiting", connection.MOST_UNSENT),
        ("1009 a frame over {} KiB", serving.LONGEST_FRAME / 1024),
        ("The codes: {} the server goes", socket.GOING_AWAY),
        ("{} a fault of ours", socket.OWN_ERROR),
        ("{} you read too slowly", socket.TRY_AGAIN),
        ("{} you were refused", socket.REFUSED),
    ],
)
def test_figures_are_those_of_the_code(words: str, figure: float) -> None:
    assert words.format(f"{figure:g}") in " ".join(DOCUMENT.split())
