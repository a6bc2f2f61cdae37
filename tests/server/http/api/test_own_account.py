"""What somebody does with his account: another password, logins that end, all that is kept of him, and leaving for good."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Event, Thread
from time import sleep

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.http.api.clients import Api, Party, people
from tests.server.service import Service

PASSWORD = "long enough"


class Person:
    """Somebody with an account, in a browser of his own."""

    def __init__(self, api: Api, name: str) -> None:
        self.api = api
        self.name = name

    def token(self, label: str = "my bot") -> str:
        return str(self.api.post("/me/tokens", body={"label": label})["token"])

    def is_in(self) -> bool:
        return self.api.send("GET", "/me").status_code == 200


class Doors:
    """Through which people come who have an account, or make one."""

    def __init__(self, service: Service, stack: ExitStack) -> None:
        self.service = service
        self.stack = stack

    def __call__(self, name: str, agent: str = "Firefox/1 (Linux)", path: str = "/accounts") -> Person:
        api = self.stack.enter_context(Api(self.service))
        api.http.headers["user-agent"] = agent
        api.post(path, body={"name": name, "password": PASSWORD})
        return Person(api, name)

    def again(self, person: Person, agent: str = "") -> Person:
        return self(person.name, agent, "/sessions")


@pytest.fixture
def comes(service: Service) -> Iterator[Doors]:
    with ExitStack() as stack:
        yield Doors(service, stack)


def hear_the_end(socket: ClientConnection) -> None:
    """Until the server closes the connection."""
    while True:
        socket.recv(10)


@pytest.fixture
def guest(service: Service) -> Iterator[Api]:
    with Api(service) as api:
        yield api


# Password.


def change(person: Person, old: str, new: str) -> httpx.Response:
    return person.api.send("PUT", "/me/password", body={"old": old, "new": new})


def test_another_password_ends_everything_else(comes: Doors, guest: Api) -> None:
    ann = comes("Ann")
    there, token = comes.again(ann, "Chrome/1 (Android)"), ann.token()
    assert change(ann, PASSWORD, "another one").status_code == 204
    assert ann.is_in()
    assert not there.is_in()
    assert guest.refused("GET", "/me", token)["status"] == 401
    assert guest.refused("POST", "/sessions", body={"name": "Ann", "password": PASSWORD})["status"] == 401
    assert guest.post("/sessions", body={"name": "Ann", "password": "another one"})["name"] == "Ann"


def test_whoever_changes_it_knows_the_old_one(comes: Doors) -> None:
    bea = comes("Bea")
    there = comes.again(bea)
    problem = change(bea, "wrong password", "another one").json()
    assert (problem["status"], problem["code"]) == (403, "not-the-password")
    assert change(bea, PASSWORD, "password123").json()["code"] == "common-password"
    assert change(bea, PASSWORD, "Bea12345").json()["code"] == "common-password"
    assert change(bea, PASSWORD, "short").status_code == 400
    assert there.is_in()


def test_a_socket_ends_with_the_login_it_came_by(comes: Doors) -> None:
    cleo = comes("Cleo")
    party = Party(cleo.api, cleo.api.post("/tables", body={"game": "cards", "start": True}))
    with comes.service.socket(party.id, {"authorization": f"Bearer {cleo.token()}"}) as socket:
        socket.send('{"do":"hello"}')
        assert json.loads(socket.recv(10))["seat"] == 0
        change(cleo, PASSWORD, "another one")
        with pytest.raises(ConnectionClosed):
            hear_the_end(socket)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Ivy", "Joe"])
def test_no_login_outlives_the_password_that_it_was_let_in_by(comes: Doors, name: str) -> None:
    """Others log in all the time, and wait for the hash of the password while its owner changes it or leaves."""
    owner = comes(name)
    let_in: list[Api] = []
    goes_on = Event()

    def guess() -> None:
        while not goes_on.is_set():
            api = comes.stack.enter_context(Api(comes.service))
            if api.send("POST", "/sessions", body={"name": name, "password": PASSWORD}).status_code == 200:
                let_in.append(api)

    guessers = [Thread(target=guess) for _ in range(4)]
    for guesser in guessers:
        guesser.start()
    sleep(0.5)
    answer = change(owner, PASSWORD, "another one") if name == "Ivy" else leave(owner)
    goes_on.set()
    for guesser in guessers:
        guesser.join()
    assert answer.status_code == 204
    assert let_in
    assert [api.send("GET", "/me").status_code for api in let_in] == [401] * len(let_in)


# Logins.


def test_where_one_is_logged_in_and_how_that_ends(comes: Doors) -> None:
    dan = comes("Dan")
    there = comes.again(dan, "Mozilla/5.0 (iPhone; like Mac OS X) Safari/604.1")
    found = dan.api.get("/me/sessions")
    assert [(one["device"], one["current"]) for one in found] == [("Firefox, Linux", True), ("Safari, iPhone", False)]
    assert all(one["used"] is None or one["used"] % 3600 == 0 for one in found)
    assert "login_" not in json.dumps(found)
    other = comes("Eva")
    assert other.api.refused("DELETE", f"/me/sessions/{found[1]['id']}")["code"] == "no-session"
    assert there.is_in()
    assert dan.api.send("DELETE", f"/me/sessions/{found[1]['id']}").status_code == 204
    assert not there.is_in()
    assert dan.is_in()
    assert dan.api.refused("DELETE", f"/me/sessions/{found[1]['id']}")["status"] == 404


def test_a_token_is_no_login(comes: Doors) -> None:
    fay = comes("Fay")
    fay.token()
    [token] = fay.api.get("/me/tokens")
    assert fay.api.refused("DELETE", f"/me/sessions/{token['id']}")["code"] == "no-session"


# All that is kept.


def test_all_that_is_kept_about_somebody(comes: Doors, guest: Api) -> None:
    gus = comes("Gus")
    secret = gus.token("a robot")
    party = Party(
        gus.api, gus.api.post("/tables", body={"game": "cards", "changes": {"players": 2}, "seats": people("person", "bot")})
    )
    gus.api.post(f"{party.path}/chat", body={"text": "howdy"})
    party.start()
    party.do("resign", 0)
    answer = gus.api.send("GET", "/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="carson-account.json"'
    kept = answer.json()
    assert list(kept) == ["account", "sessions", "tokens", "seats", "tables", "chat"]
    assert (kept["account"]["name"], [one["pool"] for one in kept["account"]["ratings"]]) == ("Gus", ["cards-2"])
    assert [one["label"] for one in kept["tokens"]] == ["a robot"]
    assert [(one["table"], one["state"], one["seat"]) for one in kept["seats"]] == [(party.id, "over", 0)]
    assert [(one["table"], one["state"], one["uploaded"]) for one in kept["tables"]] == [(party.id, "over", False)]
    assert [(one["table"], one["text"]) for one in kept["chat"]] == [(party.id, "howdy")]
    assert secret not in answer.text
    assert "argon2" not in answer.text


# The end.


def leave(person: Person, password: str = PASSWORD, **params: str) -> httpx.Response:
    return person.api.send("POST", "/me/delete", body={"password": password}, **params)


def test_an_account_goes_and_its_games_stay(comes: Doors, guest: Api) -> None:
    hal, ina = comes("Hal"), comes("Ina")
    there, token = comes.again(hal), hal.token()
    party = finished(hal, ina)
    hal.api.post(f"{party.path}/chat", body={"text": "I am Hal"}, seat=0)
    waiting = Party(
        hal.api,
        hal.api.post("/tables", body={"game": "board", "changes": {"players": 2}, "seats": people("person", "open")}),
    )
    hal.api.post(f"{waiting.path}/chat", body={"text": "I am Hal"}, seat=0)
    left = Party(
        guest, guest.post("/tables", body={"game": "board", "changes": {"players": 2}, "seats": people("person", "open")})
    )
    seat = hal.api.post(f"{left.path}/seats", body={"name": "Hal"})["seat"]
    hal.api.post(f"{left.path}/chat", body={"text": "I am Hal"}, seat=seat)
    assert hal.api.send("DELETE", f"{left.path}/seats/{seat}").status_code < 300
    ratings = ina.api.get("/me")["ratings"]
    assert leave(hal, "wrong password").json()["code"] == "not-the-password"
    assert hal.is_in()
    assert leave(hal).status_code == 204
    assert not hal.is_in()
    assert not there.is_in()
    assert guest.refused("GET", "/me", token)["status"] == 401
    assert guest.refused("POST", "/sessions", body={"name": "Hal", "password": PASSWORD})["code"] == "wrong-password"
    assert [seat["name"] for seat in guest.get(party.path)["seats"]] == ["Somebody", "Ina"]
    assert guest.get(f"{party.path}/record")["names"] == ["Somebody", "Ina"]
    for table in (party, waiting, left):
        assert "Hal" not in guest.send("GET", f"{table.path}/news").text
    assert [seat["kind"] for seat in guest.get(waiting.path)["seats"]] == ["open", "open"]
    assert ina.api.get("/me")["ratings"] == ratings
    assert [one["player"] for one in guest.get("/ratings/board-2")] == ["Ina"]
    assert guest.refused("POST", f"{party.path}/rematch", party.tokens[0])["code"] == "not-your-seat"
    assert comes("Hal").api.get("/me/tables")["tables"] == []  # the name is free, and nothing is under it


def test_whoever_waits_for_news_is_told_to_look_again(comes: Doors, guest: Api) -> None:
    kay, liv = comes("Kay"), comes("Liv")
    party = finished(kay, liv)
    number = guest.get(f"{party.path}/news")["number"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(guest.get, f"{party.path}/news", since=number, wait=20)
        sleep(0.5)
        assert not waiting.done()
        assert leave(kay).status_code == 204
        assert waiting.result(30)["messages"] == []


def finished(first: Person, second: Person) -> Party:
    """A rated game of two accounts, which both have left."""
    party = Party(
        first.api,
        first.api.post("/tables", body={"game": "board", "changes": {"players": 2}, "seats": people("person", "open")}),
    )
    party.tokens[1] = second.api.post(f"{party.path}/seats", body={"name": second.name})["token"]
    party.start()
    for seat in (0, 1):
        party.do("resign", seat)
    return party


def test_a_bot_takes_the_seat_of_a_running_game(comes: Doors, guest: Api) -> None:
    jim = comes("Jim")
    body = {
        "game": "cards",
        "changes": {"players": 2},
        "seats": [{"kind": "person"}, {"kind": "person", "name": "Lou"}],
        "start": True,
    }
    party = Party(jim.api, jim.api.post("/tables", body=body))
    with comes.service.socket(party.id) as jims, comes.service.socket(party.id) as lous:
        for socket, seat in ((jims, 0), (lous, 1)):
            socket.send(json.dumps({"do": "hello", "token": party.tokens[seat]}))
            assert json.loads(socket.recv(10))["seat"] == seat
        assert leave(jim, language="pl").status_code == 204
        for socket in (jims, lous):  # both come back, and say who they are
            with pytest.raises(ConnectionClosed):
                hear_the_end(socket)
    table = guest.get(party.path)
    assert table["state"] == "running"
    first = table["seats"][0]
    assert (first["name"], first["bot"], first["resigned"], first["account"]) == ("Ktoś", "marshal", True, False)
    assert guest.refused("POST", f"{party.path}/chat", party.tokens[0], {"text": "still here"})["code"] == "not-your-seat"
    news = guest.get(f"{party.path}/news", party.tokens[1])
    assert guest.post(f"{party.path}/choices", party.tokens[1], {"choice": "bid 1", "number": news["number"]})
