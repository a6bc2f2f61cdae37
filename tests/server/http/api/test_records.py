"""A file on a server: the record of a finished game becomes a table for everybody who has its id."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.engine import URL

from carson.core.chance import commitment
from carson.core.record import Play, read_record
from carson.games import title_of
from carson.server.http.guard import LARGEST_BODY
from tests.server.conftest import run_on
from tests.server.http.api.clients import Api, Party
from tests.server.service import API, UNLIMITED, Service

GAMES = Path(__file__).parents[3] / "games"
BIGGEST = "board/all-variants-6.json"
CARDS = "cards/6-players-0-virtual.json"


def record(name: str) -> Any:
    return json.loads((GAMES / name).read_text(encoding="utf-8"))


def kept(api: Api, file: Any) -> Party:
    return Party(api, {"table": api.post("/records", body=file), "host": "", "tokens": []})


def test_the_biggest_game_fits_in_a_request() -> None:
    assert max(file.stat().st_size for file in GAMES.glob("*/*.json")) * 4 < LARGEST_BODY


def test_a_record_becomes_a_table_that_is_over(api: Api) -> None:
    file = record(BIGGEST)
    party = kept(api, file)
    info = party.info
    assert (info["state"], info["public"], info["origin"]) == ("over", False, {"record": True})
    assert (info["seed"], info["commitment"]) == (file["seed"], commitment(file["seed"]))
    assert info["result"]["record"] == file["result"]
    assert info["result"]["points"] == file["result"]["points"]
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in info["seats"]] == [
        ("bot", "record", name) for name in file["names"]
    ]
    assert info["agreement"]["rated"] is False
    assert party.id not in [table["id"] for table in api.get("/tables", state="over", count=100)["tables"]]
    again = read_record(api.send("GET", f"{party.path}/record").text)
    assert [f"{seat + 1} {text}" for seat, text in again.choices] == file["choices"]
    assert again.result == file["result"]


@pytest.mark.parametrize("name", [BIGGEST, CARDS])
def test_it_is_looked_through_told_and_gone_on_from(api: Api, name: str) -> None:
    file = record(name)
    party = kept(api, file)
    told = party.news(None, language="en")
    assert any("lines" in message for message in told["messages"])
    last = told["number"]
    shown = api.get(f"{party.path}/moments/{last}")
    assert (shown["choices"], shown["view"]) == (len(file["choices"]), told["view"])
    assert api.get(f"{party.path}/moments/{last - 5}")["choices"] == len(file["choices"]) - 5
    copy = Party(api, api.post(f"{party.path}/what-if", body={"choices": 9}))
    assert copy.info["origin"] == {"table": party.id, "choices": 9}
    assert copy.info["state"] == "running"


def test_a_game_of_thousands_of_choices_is_told_in_pages(api: Api) -> None:
    kind = title_of("board")
    play = Play(kind, kind.preset("first-game", players=6, variants=["kit-carson"]), "long", ["Ann"])
    while not play.game.over:  # everybody moves his cowboys to where they stand as often as he may (B10.4)
        seat = play.game.waiting[0]
        legal = [kind.catalogue.text(choice) for choice in play.game.legal(seat)]
        lengthen = ("move", "place") if len(play.record.choices) < 2500 else ("pass",)
        play.choose(
            seat, min(legal, key=lambda text: (not text.startswith(lengthen[0]), not text.startswith(lengthen), len(text)))
        )
    party = kept(api, json.loads(play.record.as_text()))
    numbers: list[int] = []
    while True:
        told = party.news(None, len(numbers), language="en")
        numbers += [message["number"] for message in told["messages"]]
        assert told["number"] == numbers[-1]
        if not told.get("more"):
            break
        assert "view" not in told
    assert numbers == [*range(1, told["table"]["number"] + 1)]
    assert told["view"]["over"]
    with api.service.socket(party.id) as socket:
        socket.send(json.dumps({"do": "hello"}))
        heard: list[int] = []
        while len(heard) < len(numbers):
            heard += [message["number"] for message in json.loads(socket.recv(20))["messages"]]
    assert heard == numbers


def test_the_same_record_is_the_same_table(api: Api) -> None:
    file = record("cards/5-players-0-virtual.json")
    with ThreadPoolExecutor(4) as pool:
        ids = set(pool.map(lambda _: api.post("/records", body=file)["id"], range(8)))
    [id] = ids
    assert api.post("/records", body=dict(reversed(file.items())))["id"] == id
    assert api.post("/records", body={**file, "names": ["Somebody else"]})["id"] != id


def test_nobody_plays_there(api: Api) -> None:
    party = kept(api, record(CARDS))
    number = party.info["number"]
    assert party.refused("rematch", None)["code"] == "not-your-seat"
    assert party.refused("chat", None, {"text": "howdy"})["code"] == "not-your-seat"
    assert party.refused("seats", None, {"name": "Ann"})["code"] == "table-started"
    assert party.refused("start", None)["code"] == "not-the-host"
    assert party.info["number"] == number


def test_an_account_has_it_in_no_list_and_no_rating(api: Api) -> None:
    response = api.http.post("/accounts", json={"name": "Files", "password": "correct horse"})
    cookie = {"cookie": f"carson_session={response.cookies['carson_session']}"}
    api.http.cookies.clear()
    assert api.http.post("/records", json=record("board/all-variants-4.json"), headers=cookie).status_code == 201
    assert api.http.get("/me/tables", headers=cookie).json()["tables"] == []
    assert api.http.get("/me", headers=cookie).json()["ratings"] == []


def test_what_cannot_be_kept_is_refused_in_a_sentence(api: Api) -> None:
    file = record(CARDS)
    del file["result"]
    problem = api.refused("POST", "/records", body=file)
    assert (problem["status"], problem["code"]) == (422, "record-unfinished")
    file = record(CARDS)
    file["choices"][20] = "1 bid 88"
    problem = api.refused("POST", "/records", body=file)
    assert (problem["code"], problem["values"]["number"]) == ("replay-differs", 21)
    assert problem["detail"].startswith("Choice 21 of the record, “bid 88”")
    file = record(CARDS)
    file["result"]["points"][0] += 1
    problem = api.refused("POST", "/records", body=file)
    assert (problem["code"], problem["values"]) == ("record-differs", {"number": len(file["choices"])})
    assert api.refused("POST", "/records", body={**record(CARDS), "game": "chess"})["code"] == "unknown-game"
    assert api.refused("POST", "/records", body={"format": "nothing"})["code"] == "not-a-record"
    assert api.refused("POST", "/records", body=[])["status"] == 400
    assert api.http.post("/records", content=b"{").status_code == 400
    assert api.http.post("/records", content=b" " * 70_000).status_code == 413


@pytest.mark.parametrize("field", ["config", "seed", "names", "choices", "checkpoints", "result", "version"])
def test_whatever_stands_in_a_file_is_answered(api: Api, field: str) -> None:
    whole = record("cards/1-players-3-virtual.json")
    del whole["commitment"]
    for value in (None, 3, "x", [], {}, [None], {"a": 1}, {"players": -1}, [["x"]], 1e300, "\u0000", "🤠" * 500):
        assert api.send("POST", "/records", body={**whole, field: value}).status_code in (201, 400, 422), value


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Api]:
    with (
        Service(str(tmp_path / "carson.db"), tmp_path, UNLIMITED | {"CARSON_MOST_TABLES": "2"}) as service,
        Api(service) as api,
    ):
        yield api


def test_it_counts_as_a_table_that_was_opened(strict: Api) -> None:
    first = record(CARDS)
    for _ in range(3):  # the same is no other table
        strict.post("/records", body=first)
    strict.refused("POST", "/records", body={**first, "result": None})  # nor is what need not be played to be refused
    strict.post("/records", body=record(BIGGEST))
    problem = strict.refused("POST", "/records", body=record("board/all-variants-4.json"))
    assert (problem["status"], problem["code"]) == (429, "too-many")
    assert strict.refused("POST", "/tables", body={"game": "cards"})["code"] == "too-many"


def test_whose_it_is_is_known(service: Service) -> None:
    """What guests upload may be deleted one day, what an account uploads too is not."""

    def uploaded_by() -> object:
        with sqlite3.connect(service.database) as connection:
            found = connection.execute("SELECT settings FROM tables WHERE id = ?", [id]).fetchone()
        return json.loads(found[0])["opened_by"]

    file = record("cards/2-players-2-virtual.json")
    with httpx.Client(base_url=service.address + API) as guest, httpx.Client(base_url=service.address + API) as uma:
        uma.post("/accounts", json={"name": "Uma", "password": "correct horse"}).raise_for_status()
        id = guest.post("/records", json=file).json()["id"]
        assert uploaded_by() is None
        assert uma.post("/records", json=file).json()["id"] == id
        uma_id = uploaded_by()
        assert uma_id is not None
        assert guest.post("/records", json=file).json()["id"] == id
        assert uploaded_by() == uma_id


@pytest.mark.slow
def test_on_postgresql_too(postgres: URL, tmp_path: Path) -> None:
    run_on(postgres, "CREATE DATABASE records")
    database = postgres.set(database="records").render_as_string(hide_password=False)
    with Service(database, tmp_path) as service, Api(service) as api:
        file = record(BIGGEST)
        with ThreadPoolExecutor(4) as pool:
            ids = set(pool.map(lambda _: api.post("/records", body=file)["id"], range(4)))
        assert len(ids) == 1
        assert api.get(f"/tables/{ids.pop()}")["state"] == "over"
        nul = {**file, "seed": "a\u0000b", "commitment": commitment("a\u0000b")}
        assert api.refused("POST", "/records", body=nul)["status"] in (400, 422)
    assert "Traceback" not in service.log
