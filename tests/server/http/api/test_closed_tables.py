"""A table without spectators shows others nothing but that it exists, afterwards too; who can still sit down sees where."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from time import sleep
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.http.api.clients import Api, Follower, Party, people
from tests.server.service import API

CLOSED = {"spectators": False}
READ: dict[str, dict[str, str | int | bool]] = {
    "": {},
    "/news": {"since": 1, "wait": 1},
    "/moments/4": {},
    "/scenes": {"since": 4, "until": 4},
    "/moments/4/round": {},
    "/record": {},
    "/statistics": {},
    "/review": {},
    "/review/1": {},
    "/hint": {},
    "/why-not": {"choice": "pass"},
}
WRITTEN: tuple[tuple[str, str, object], ...] = (
    ("POST", "/what-if", {"choices": 0}),
    ("POST", "/rematch", {}),
    ("POST", "/seats", {"name": "Eve"}),
    ("POST", "/seats", {"name": "Eve", "seat": 5}),
    ("PUT", "/seats/0", {"bot": "greedy"}),
    ("PUT", "/seats/5", {"bot": "greedy"}),
    ("DELETE", "/seats/0", None),
    ("DELETE", "/seats/5", None),
    ("POST", "/start", {}),
    ("POST", "/choices", {"choice": "claim d4", "number": 1}),
    ("POST", "/undo", {"number": 1}),
    ("POST", "/chat", {"text": "hello"}),
    ("POST", "/resign", {}),
    ("POST", "/review/1", {"choice": "pass"}),
    ("POST", "/return", {}),
)


def closed(api: Api, *kinds: str, public: bool = False, start: bool = False) -> Party:
    changes = {"players": len(kinds)}
    return api.open(changes=changes, seats=people(*kinds), agreement=CLOSED, public=public, start=start)


def told(party: Party, token: str = "") -> list[Any]:
    """Everything that the table answers to somebody who asks for everything."""
    answers = [party.api.send("GET", party.path + path, token, **params) for path, params in READ.items()]
    answers += [party.api.send(method, party.path + path, token, body) for method, path, body in WRITTEN]
    with Follower(party.api.service, party.id, token) as follower:
        return [*((answer.status_code, answer.json()) for answer in answers), follower.first]


@pytest.fixture
def outsiders(api: Api) -> list[str]:
    """The tokens of nobody, of who sits elsewhere and is host there, and of an account that sits nowhere."""
    elsewhere = closed(api, "person", "person")
    with httpx.Client(base_url=api.service.address + API) as eve:
        eve.post("/accounts", json={"name": "Eve", "password": "correct horse"}).raise_for_status()
        personal = eve.post("/me/tokens", json={"label": "to look around"}).json()["token"]
    return ["", elsewhere.token(0), elsewhere.host, personal]


def test_nobody_learns_more_than_that_there_is_such_a_table(api: Api, outsiders: list[str]) -> None:
    party = closed(api, "person", "person", "open", public=True)
    party.join("Cem")
    for token in outsiders:
        full = told(party, token)
        assert {status for status, _ in full[:-1]} == {403}
        assert {answer["code"] for _, answer in full[:-1]} == {"no-spectators", "not-your-seat", "not-the-host"}
        assert (full[-1]["frame"], full[-1]["code"]) == ("problem", "no-spectators")
        assert "Cem" not in json.dumps(full)
        assert {json.dumps(answer.get("values")) for _, answer in full[:-1]} == {"{}"}
    before = told(party)
    party.start()
    assert told(party) == before
    for seat in range(3):
        party.do("resign", seat)
    party.api.post(f"{party.path}/rematch", party.token(0), {})
    assert told(party) == before
    assert api.get(party.path, party.token(1))["state"] == "over"
    assert api.get(f"{party.path}/statistics", party.token(1))["rounds"]


def test_no_list_has_it_but_while_somebody_can_sit_down(api: Api) -> None:
    def listed() -> list[str]:
        return [state for state in ("open", "running", "over") if party.id in json.dumps(api.get("/tables", state=state))]

    party = closed(api, "person", "open", public=True)
    assert listed() == ["open"]
    party.join("Bob")
    assert listed() == []
    party.start()
    assert listed() == []
    for seat in range(2):
        party.do("resign", seat)
    assert listed() == []


def test_whoever_has_the_link_sees_where_to_sit_down_and_not_what_is_said(api: Api) -> None:
    party = closed(api, "person", "open", "open")
    party.do("chat", 0, {"text": "the hidden word"})
    info = api.get(party.path)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    assert info["agreement"]["spectators"] is False
    with party.follow() as visitor:
        assert [message["kind"] for message in visitor.first["messages"]] == ["sit", "chat"]
        assert "hidden word" not in json.dumps(visitor.first)
        assert "hidden word" not in json.dumps(party.news(None))
        party.join("Bob")
        assert visitor.receive()["table"]["seats"][1]["name"] == "Bob"
        party.join("Cem")
        with pytest.raises(ConnectionClosed):
            visitor.receive()
    assert "hidden word" in json.dumps(party.news(1))
    assert api.refused("GET", party.path)["code"] == "no-spectators"
    assert api.get(party.path, party.host)["state"] == "open"  # who has to start it


def test_who_waits_for_news_at_the_door_does_not_see_the_game(api: Api) -> None:
    party = closed(api, "person", "open")
    number = party.info["number"]
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(api.refused, "GET", f"{party.path}/news", since=number, wait=10)
        sleep(0.3)
        party.join("Bob")
        assert waiting.result(20)["code"] == "no-spectators"


def test_a_what_if_of_it_is_as_closed(api: Api) -> None:
    party = closed(api, "person", "person", start=True)
    for seat in range(2):
        party.do("resign", seat)
    copy = Party(api, api.post(f"{party.path}/what-if", party.token(0), {"choices": 0}))
    assert api.refused("GET", copy.path)["code"] == "no-spectators"
    assert api.get(copy.path, copy.token(0))["origin"]["table"] == party.id


def test_who_got_up_is_nobody_any_more(api: Api) -> None:
    """A connection of his does not see, nor choose for, whoever sits there after him."""
    party = api.open(changes={"players": 2}, seats=people("person", "open"))
    seat = party.join("Bob")
    with party.follow(seat) as bob:
        assert api.send("DELETE", f"{party.path}/seats/{seat}", party.host).status_code == 200
        with pytest.raises(ConnectionClosed):
            bob.catch_up(1000)
    with party.follow() as visitor:
        party.join("Cem")
        party.start()
        visitor.catch_up(party.info["number"])
        assert visitor.view["seat"] is None
