"""Accounts, logins and personal tokens; one's own games, and ratings."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie

import httpx
import pytest

from tests.server.http.api.clients import Api, Party, people
from tests.server.http.api.conftest import faultless
from tests.server.service import Service

PASSWORD = "long enough"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One of its own: elsewhere the names may be taken."""
    with faultless(tmp_path_factory.mktemp("people")) as service:
        yield service


def set_cookie(answer: httpx.Response, name: str = "carson_session") -> Morsel[str]:
    """A cookie that the answer sets."""
    return next(SimpleCookie(text)[name] for text in answer.headers.get_list("set-cookie") if text.startswith(f"{name}="))


def account(api: Api, name: str) -> str:
    """A new account; says a personal token of it. The cookie is thrown away."""
    made = api.send("POST", "/accounts", body={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.text
    api.http.cookies.clear()
    cookie = set_cookie(made).value
    response = api.http.post("/me/tokens", json={"label": "tests"}, headers={"cookie": f"carson_session={cookie}"})
    assert response.status_code == 201, response.text
    return str(response.json()["token"])


@pytest.fixture(autouse=True)
def no_cookies(api: Api) -> Iterator[None]:
    api.http.cookies.clear()
    yield
    api.http.cookies.clear()


# Logging in.


def test_an_account_is_made_and_logged_in(api: Api) -> None:
    made = api.send("POST", "/accounts", body={"name": "Ada", "password": PASSWORD})
    assert made.status_code == 201
    assert (made.json()["name"], made.json()["ratings"]) == ("Ada", [])
    assert PASSWORD not in made.text
    cookie = set_cookie(made)
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "strict"
    assert cookie["path"] == "/"
    assert not cookie["secure"]  # over plain http no browser would send it back
    device = set_cookie(made, "carson_device")
    assert (device["httponly"], device["samesite"].lower(), device["path"]) == (True, "strict", "/api/v1/sessions")
    assert api.get("/me")["name"] == "Ada"  # by the cookie


def test_behind_https_the_cookie_is_for_https_alone(api: Api) -> None:
    made = api.http.post(
        "/accounts", json={"name": "Sec", "password": PASSWORD}, headers={"x-forwarded-proto": "https"}
    )  # fmt: skip
    assert set_cookie(made)["secure"]


@pytest.mark.parametrize("name", ["Bert", "BERT", " bert", "Ｂｅｒｔ"])
def test_a_name_belongs_to_whoever_took_it_first(api: Api, name: str) -> None:
    api.send("POST", "/accounts", body={"name": "Bert", "password": PASSWORD})
    problem = api.refused("POST", "/accounts", body={"name": name, "password": PASSWORD})
    assert (problem["status"], problem["code"]) == (409, "name-taken")


@pytest.mark.parametrize("name", ["Кit", "Kіt"])
def test_a_name_of_several_alphabets(api: Api, name: str) -> None:
    assert api.refused("POST", "/accounts", body={"name": name, "password": PASSWORD})["code"] == "mixed-name"


@pytest.mark.parametrize("name", ["Оса", "0ca", "ОСА"])
def test_a_name_that_looks_like_anothers(api: Api, name: str) -> None:
    api.send("POST", "/accounts", body={"name": "Oca", "password": PASSWORD})
    problem = api.refused("POST", "/accounts", body={"name": name, "password": PASSWORD})
    assert (problem["status"], problem["code"]) == (409, "name-alike")


def test_a_password_that_anybody_would_guess(api: Api) -> None:
    for password in ("password", "Password123!", "guessable", "Guessable1858"):
        body = {"name": "Guessable", "password": password}
        assert api.refused("POST", "/accounts", body=body)["code"] == "common-password"


def test_what_is_no_name_or_password(api: Api) -> None:
    assert api.refused("POST", "/accounts", body={"name": "Short", "password": "1234567"})["status"] == 400
    assert api.refused("POST", "/accounts", body={"name": "\u200b", "password": PASSWORD})["code"] == "bad-name"
    assert api.refused("POST", "/accounts", body={"name": "x" * 25, "password": PASSWORD})["status"] == 400


def test_logging_in_and_out(api: Api) -> None:
    api.send("POST", "/accounts", body={"name": "Carl", "password": PASSWORD})
    api.http.cookies.clear()
    assert api.refused("GET", "/me")["status"] == 401
    for wrong in ({"name": "Carl", "password": "wrong password"}, {"name": "Nobody", "password": PASSWORD}):
        problem = api.refused("POST", "/sessions", body=wrong)
        assert (problem["status"], problem["code"]) == (401, "wrong-password")
    assert api.post("/sessions", body={"name": "carl", "password": PASSWORD})["name"] == "Carl"
    secret = api.http.cookies["carson_session"]
    assert api.get("/me")["name"] == "Carl"
    assert api.send("DELETE", "/sessions").status_code == 204
    assert "carson_session" not in api.http.cookies
    with_old = api.http.get("/me", headers={"cookie": f"carson_session={secret}"})
    assert with_old.status_code == 401


# Personal tokens.


def test_a_program_acts_with_a_personal_token(api: Api) -> None:
    api.send("POST", "/accounts", body={"name": "Dora", "password": PASSWORD})
    made = api.post("/me/tokens", body={"label": "my robot"})
    [kept] = api.get("/me/tokens")
    assert (kept["label"], kept["token"], kept["used"]) == ("my robot", None, None)
    assert made["token"].startswith("pat_")
    assert api.get("/me", made["token"])["name"] == "Dora"
    [kept] = api.get("/me/tokens")
    assert kept["used"] % 3600 == 0
    api.send("POST", "/accounts", body={"name": "Emil", "password": PASSWORD})
    assert api.refused("DELETE", f"/me/tokens/{made['id']}")["code"] == "no-token"
    api.post("/sessions", body={"name": "Dora", "password": PASSWORD})
    assert api.send("DELETE", f"/me/tokens/{made['id']}").status_code == 204
    assert api.refused("GET", "/me", made["token"])["code"] == "not-logged-in"
    assert api.refused("DELETE", f"/me/tokens/{made['id']}")["code"] == "no-token"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/me/tokens", {"label": "one more"}),
        ("GET", "/me/tokens", None),
        ("DELETE", "/me/tokens/abc", None),
        ("GET", "/me/sessions", None),
        ("DELETE", "/me/sessions/abc", None),
        ("PUT", "/me/password", {"old": PASSWORD, "new": "another one"}),
        ("POST", "/me/delete", {"password": PASSWORD}),
        ("GET", "/me/export", None),
    ],
)
def test_a_token_gets_no_hold_of_the_account(api: Api, method: str, path: str, body: object) -> None:
    api.send("POST", "/accounts", body={"name": "Tilda", "password": PASSWORD})  # or she is there already
    api.http.cookies.clear()
    api.post("/sessions", body={"name": "Tilda", "password": PASSWORD})
    token = api.post("/me/tokens", body={"label": "tests"})["token"]
    api.http.cookies.clear()
    problem = api.refused(method, path, token, body)
    assert (problem["status"], problem["code"]) == (403, "needs-login")
    assert api.refused(method, path, body=body)["status"] == 401


@pytest.mark.parametrize("token", ["pat_unknown", "nonsense", "login_x", "pat_" + "x" * 400])
def test_a_token_that_is_not_ours_is_refused(api: Api, token: str) -> None:
    assert api.refused("GET", "/me", token)["status"] == 401
    assert api.refused("GET", "/tables", token)["status"] == 401


def test_there_are_at_most_twenty_tokens(api: Api) -> None:
    api.send("POST", "/accounts", body={"name": "Fred", "password": PASSWORD})
    for number in range(20):
        api.post("/me/tokens", body={"label": f"number {number}"})
    assert api.refused("POST", "/me/tokens", body={"label": "one more"})["code"] == "too-many-tokens"


# Games of one's own.


def test_an_account_plays_from_any_device(api: Api) -> None:
    token = account(api, "Gina")
    party = api.open("cards", token)
    assert (party.info["seats"][0]["name"], party.info["seats"][0]["account"]) == ("Gina", True)
    party.start()
    news = api.get(f"{party.path}/news", token)  # the account's token does as well as the seat's
    assert news["seat"] == 0
    assert api.post(f"{party.path}/choices", token, {"choice": "bid 1", "number": news["number"]})["number"]
    with party.api.service.socket(party.id, {"authorization": f"Bearer {token}"}) as socket:
        socket.send('{"do":"hello"}')
        assert '"seat":0' in str(socket.recv(10))


def test_somebody_with_two_seats_says_which(api: Api) -> None:
    token = account(api, "Hugo")
    party = api.open(token=token, changes={"players": 2}, seats=people("person", "open"))
    party.join("Hugo too", token=token)
    party.start()
    assert api.refused("GET", f"{party.path}/news", token)["code"] == "which-seat"
    assert [api.get(f"{party.path}/news", token, seat=seat)["seat"] for seat in (0, 1)] == [0, 1]
    for seat in (0, 1):
        api.post(f"{party.path}/resign", token, seat=seat)
    assert api.get(f"{party.path}/record", token)["format"] == "carson-record"
    assert [table["id"] for table in api.get("/me/tables", token)["tables"]] == [party.id]
    assert api.get("/me", token)["ratings"] == []


def test_ones_own_games_the_last_first_in_pages(api: Api) -> None:
    token, other = account(api, "Ida"), account(api, "Jon")
    tables = [api.open("cards", token).id for _ in range(3)]
    party = api.open(token=other, changes={"players": 2}, seats=people("person", "open"))
    party.join("Ida", token=token)
    wanted = [party.id, *reversed(tables)]
    page = api.get("/me/tables", token, count=3)
    assert [table["id"] for table in page["tables"]] == wanted[:3]
    page = api.get("/me/tables", token, count=3, before=page["next"])
    assert ([table["id"] for table in page["tables"]], page["next"]) == (wanted[3:], None)
    assert [table["id"] for table in api.get("/me/tables", other)["tables"]] == [party.id]
    assert api.refused("GET", "/me/tables")["status"] == 401


# Ratings.


def finished(api: Api, token: str, seats: list[dict[str, str]], *joining: tuple[str, str]) -> Party:
    """A game of the account with others, which all persons leave in the order of their seats."""
    party = api.open(token=token, changes={"players": len(seats)}, seats=seats)
    for name, other in joining:
        party.join(name, token=other)
    party.start()
    for seat in sorted(party.tokens):
        party.do("resign", seat)
    assert party.info["state"] == "over"
    return party


def test_a_game_of_accounts_and_bots_changes_their_ratings(api: Api) -> None:
    kai, lea = account(api, "Kai"), account(api, "Lea")
    finished(api, kai, people("person", "open", "bot", "bot", "bot"), ("Lea", lea))
    [kais], [leas] = (api.get("/me", token)["ratings"] for token in (kai, lea))
    assert (kais["pool"], kais["games"], kais["bot"]) == ("board-5", 1, False)
    assert kais["rating"] < leas["rating"]  # Kai resigned first
    best = api.get("/ratings/board-5")
    assert [(one["player"], one["bot"]) for one in best] == [("deputy", True), ("Lea", False), ("Kai", False)]
    assert [one["rating"] for one in best] == sorted((one["rating"] for one in best), reverse=True)
    assert api.get("/ratings/board-6") == []
    finished(api, kai, people("person", "bot", "bot", "bot", "bot", "bot"))
    assert [one["pool"] for one in api.get("/me", kai)["ratings"]] == ["board-5", "board-6"]


def test_a_whole_game_against_a_bot_is_rated_once(api: Api) -> None:
    mia = account(api, "Mia")
    party = api.open("cards", mia, changes={"players": 2}, seats=people("person", "bot"), start=True)
    party.play()
    [rating] = api.get("/me", mia)["ratings"]
    assert (rating["pool"], rating["games"]) == ("cards-2", 1)
    assert {(one["player"], one["games"]) for one in api.get("/ratings/cards-2")} == {("Mia", 1), ("deputy", 1)}


def test_a_game_with_a_guest_is_not_rated(api: Api) -> None:
    nat = account(api, "Nat")
    finished(api, nat, people("person", "open"), ("a guest", ""))
    finished(api, nat, people("person", "person"))
    assert api.get("/me", nat)["ratings"] == []
    party = api.open(token=nat, changes={"players": 2}, agreement={"rated": False}, start=True)
    party.do("resign", 0)
    assert api.get("/me", nat)["ratings"] == []
