"""The main paths once more, on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy.engine import URL

from carson.core.record import read_record, verify
from carson.games import title_of
from tests.server.conftest import run_on
from tests.server.http.api.clients import Api, Party, people
from tests.server.service import Service


@pytest.fixture(scope="module")
def service(postgres: URL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    run_on(postgres, "CREATE DATABASE test_api")
    address = postgres.set(database="test_api").render_as_string(hide_password=False)
    with Service(address, tmp_path_factory.mktemp("service")) as service:
        yield service
    assert "Traceback" not in service.log


def test_a_game_from_the_first_seat_to_the_rematch(api: Api) -> None:
    made = api.send("POST", "/accounts", body={"name": "Ann", "password": "long enough"})
    assert made.status_code == 201
    token = api.post("/me/tokens", body={"label": "tests"})["token"]
    api.http.cookies.clear()

    party = api.open("cards", token, changes={"players": 3}, seats=people("person", "open", "bot"), public=True)
    assert [table["id"] for table in api.get("/tables")["tables"]] == [party.id]
    party.join("Bob")
    party.start()
    with party.follow(1) as steady:
        number = party.choose(0, "bid 5")
        party.do("undo", 0, {"number": number})
        party.do("chat", 1, {"text": "howdy"})
        over = party.play()
        steady.catch_up(over["number"])
        assert [message["number"] for message in steady.messages] == list(range(1, over["number"] + 1))
        assert party.news(1)["messages"] == steady.messages
        assert party.news(1, since=7)["messages"] == steady.messages[7:]
    assert over["table"]["state"] == "over"
    assert [table["id"] for table in api.get("/tables", state="over")["tables"]] == [party.id]
    assert [table["id"] for table in api.get("/me/tables", token)["tables"]] == [party.id]
    assert api.get("/me", token)["ratings"] == []  # Bob is a guest

    record = read_record(api.send("GET", f"{party.path}/record").text)
    assert verify(title_of("cards"), record) is None
    copy = Party(api, api.post(f"{party.path}/what-if", body={"choices": 12}))
    assert copy.info["origin"] == {"table": party.id, "choices": 12}
    again = {api.post(f"{party.path}/rematch", party.token(seat))["id"] for seat in (0, 1)}
    assert len(again) == 1
    assert api.get(f"/tables/{again.pop()}")["state"] == "open"


def test_ratings(api: Api) -> None:
    api.send("POST", "/accounts", body={"name": "Cem", "password": "long enough"})
    token = api.post("/me/tokens", body={"label": "tests"})["token"]
    api.http.cookies.clear()
    party = api.open(token=token, changes={"players": 2}, start=True)
    party.do("resign", 0)
    assert [(one["player"], one["bot"]) for one in api.get("/ratings/board-2")] == [("deputy", True), ("Cem", False)]


def test_zeros_in_texts(api: Api) -> None:
    """Which PostgreSQL does not take."""
    assert api.refused("GET", "/tables/%00")["code"] == "no-table"
    assert api.refused("POST", "/sessions", body={"name": "a\0b", "password": "long enough"})["code"] == "wrong-password"
    party = api.open("cards", start=True)
    assert party.refused("chat", 0, {"text": "a\0b"})["code"] == "bad-text"
