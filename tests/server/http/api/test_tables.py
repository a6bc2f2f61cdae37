"""Tables over HTTP: opened from a preset or freely, joined by link, filled with bots, started, listed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.http.api.clients import Api, kinds, people

GONE = "22222222222z"


# What can be played.


def test_games_are_listed_with_all_that_a_table_can_be_made_of(api: Api) -> None:
    board, cards = api.get("/games")
    assert (board["name"], cards["name"]) == ("board", "cards")
    assert board["editions"] == {"first": 5, "big-box": 6}
    assert {"kit-carson", "might-is-right"} <= set(board["variants"])
    assert cards["presets"][0] == "solo"
    assert board["bots"] == ["random", "greedy", *board["levels"]]
    assert board["levels"] == ["tenderfoot", "deputy", "marshal", "legend"]
    assert board["stars"] == {"tenderfoot": 1, "deputy": 2, "marshal": 3, "legend": 4}
    assert api.get("/games/cards") == cards
    assert api.refused("GET", "/games/chess")["code"] == "unknown-game"


def test_a_wish_is_checked_and_completed(api: Api) -> None:
    playable = api.post("/games/board/check", body={"preset": "first-game", "changes": {"players": 3}})
    assert playable["seats"] == 3
    assert playable["config"]["characters"] == ["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"]


WRONG_WISHES = [
    ({"game": "chess"}, 404, "unknown-game", False),
    ({"game": "board", "preset": "gold"}, 422, "unknown-preset", True),
    ({"game": "board", "changes": {"players": 9}}, 422, "player-count", True),
    ({"game": "board", "changes": {"edition": "first", "players": 6}}, 422, "player-count", True),
    ({"game": "board", "changes": {"variants": ["poker"]}}, 422, "unknown-variant", True),
    ({"game": "board", "changes": {"edition": "first", "variants": ["horses"]}}, 422, "", True),
    ({"game": "board", "changes": {"name": 3, "self": 4}}, 422, "", False),
    ({"game": "board", "seats": people("person", "person")}, 422, "wrong-seats", False),
    ({"game": "board", "seats": people("person", "bot", "bot", "open"), "start": True}, 409, "seats-free", False),
    ({"game": "board", "seats": [{"kind": "bot", "bot": "hal"}, *people("bot", "bot", "bot")]}, 422, "unknown-bot", False),
    ({"game": "board", "agreement": {"clock": {"mode": "game", "seconds": 1}}}, 400, "bad-request", False),
    ({"game": "board", "agreement": {"absent_after": 1}}, 400, "bad-request", False),
    ({"game": "board", "agreement": {"cheat": True}}, 400, "bad-request", False),
    ({"game": "board", "seats": [{"kind": "dog"}] * 4}, 400, "bad-request", False),
    ({"game": "board", "seats": [{"kind": "person", "name": "‮"}, *people("bot", "bot", "bot")]}, 422, "bad-name", False),
]


@pytest.mark.parametrize(("wish", "status", "code", "by_a_rule"), WRONG_WISHES)
def test_what_cannot_be_played_is_refused_with_the_reason_and_nothing_is_made(
    api: Api, wish: dict[str, object], status: int, code: str, by_a_rule: bool
) -> None:
    before = api.get("/tables")["tables"]
    problem = api.refused("POST", "/tables", body={**wish, "public": True})
    assert problem["status"] == status
    assert code in problem["code"]
    assert bool(problem["ruling"]) == by_a_rule
    assert api.get("/tables")["tables"] == before


# Who sits where.


def test_a_table_for_one_person_and_bots(api: Api) -> None:
    party = api.open(preset="big-box", changes={"players": 3, "variants": ["river"]})
    info = party.info
    assert info["state"] == "open"
    assert (info["config"]["players"], info["config"]["variants"]) == (3, ["river"])
    assert [(seat["kind"], seat["bot"]) for seat in info["seats"]] == [
        ("person", None),
        ("bot", "deputy"),
        ("bot", "deputy"),
    ]
    assert list(party.tokens) == [0]
    assert party.host.startswith("host_")
    assert party.token(0).startswith("seat_")
    assert (info["seed"], len(info["commitment"])) == (None, 64)


def test_people_join_by_link(api: Api) -> None:
    party = api.open(changes={"players": 3}, seats=people("person", "open", "open"))
    assert party.join("Bob", seat=2) == 2
    assert party.join("Cem") == 1
    assert [seat["name"] for seat in party.info["seats"]] == ["", "Cem", "Bob"]
    assert party.refused("seats", None, {"name": "Dan"})["code"] == "table-full"
    assert party.refused("seats", None, {"name": "Dan", "seat": 4})["code"] == "no-seat"
    party.start()
    assert party.info["state"] == "running"
    assert party.refused("seats", None, {"name": "Dan"})["code"] == "table-started"
    assert {seat: party.news(seat)["seat"] for seat in range(3)} == {0: 0, 1: 1, 2: 2}


def test_of_two_who_want_a_seat_one_gets_it(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "open"))

    def want(name: str) -> int:
        return api.send("POST", f"{party.path}/seats", body={"name": name, "seat": 1}).status_code

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(want, "ABCDEF")) == [201, 409, 409, 409, 409, 409]
    assert kinds(party.news()["messages"]) == ["sit", "sit"]


def test_who_joined_can_leave_before_the_start(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "open"))
    seat = party.join("Bob")
    token = party.token(seat)
    assert api.refused("DELETE", f"{party.path}/seats/0", token)["code"] == "not-the-host"
    assert api.send("DELETE", f"{party.path}/seats/{seat}", token).status_code == 200
    assert party.info["seats"][1]["kind"] == "open"
    assert api.refused("POST", f"{party.path}/chat", token, {"text": "hi"})["code"] == "not-your-seat"
    party.join("Cem")
    assert api.refused("DELETE", f"{party.path}/seats/{seat}", token)["code"] == "not-the-host"
    party.start()
    assert api.refused("DELETE", f"{party.path}/seats/1", party.token(1))["code"] == "table-started"


def test_the_host_gives_seats_to_bots_and_takes_them_back(api: Api) -> None:
    party = api.open(changes={"players": 3}, seats=people("person", "open", "open"))
    seat = f"{party.path}/seats/1"
    assert api.refused("PUT", seat, party.token(0), {"bot": "greedy"})["code"] == "not-the-host"
    assert api.refused("PUT", seat, party.host, {"bot": "hal"})["code"] == "unknown-bot"
    assert api.refused("PUT", f"{party.path}/seats/4", party.host, {"bot": "greedy"})["code"] == "no-seat"
    assert api.send("PUT", seat, party.host, {"bot": "random"}).status_code == 200
    assert (party.info["seats"][1]["kind"], party.info["seats"][1]["bot"]) == ("bot", "random")
    assert api.refused("PUT", seat, party.host, {"bot": "greedy"})["code"] == "seat-taken"
    assert api.send("PUT", seat, party.host, {"bot": None}).status_code == 200
    assert api.refused("PUT", seat, party.host, {"bot": None})["code"] == "seat-free"
    party.join("Bob", seat=1)
    assert api.send("DELETE", seat, party.host).status_code == 200
    assert party.info["seats"][1]["kind"] == "open"


def test_those_at_a_table_start_when_it_is_full(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "open"))
    assert api.refused("POST", f"{party.path}/start", party.host)["code"] == "seats-free"
    party.join("Bob")
    for token in ("", "host_" + "x" * 32):
        assert api.refused("POST", f"{party.path}/start", token)["code"] == "not-the-host"
    assert api.send("POST", f"{party.path}/start", party.token(1)).status_code == 201
    assert api.refused("POST", f"{party.path}/start", party.host)["code"] == "table-started"


def test_several_play_on_one_device(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    assert sorted(party.tokens) == [0, 1]
    assert len(set(party.tokens.values())) == 2
    first, second = party.first()
    party.choose_any(first)
    assert party.refused("choices", first, {"choice": "claim d4", "number": party.info["number"]})["code"] == "not-your-turn"
    party.choose_any(second)


@pytest.mark.parametrize("path", ["", "/news", "/record", "/rematch", "/start", "/what-if", "/seats"])
def test_a_table_that_is_none(api: Api, path: str) -> None:
    bodies = {"/seats": {"name": "Ann"}, "/what-if": {"choices": 0}}
    method = "GET" if path in ("", "/news", "/record") else "POST"
    problem = api.refused(method, f"/tables/{GONE}{path}", body=bodies.get(path))
    assert (problem["status"], problem["code"]) == (404, "no-table")


# Lists.


def test_public_tables_are_listed_in_pages_and_private_ones_are_not(api: Api) -> None:
    private = api.open(changes={"players": 2}, seats=people("person", "open"))
    public = [api.open(changes={"players": 2}, seats=people("person", "open"), public=True) for _ in range(5)]
    wanted = [party.id for party in reversed(public)]
    found: list[str] = []
    page = api.get("/tables", count=2)
    while True:
        assert len(page["tables"]) <= 2
        found += [table["id"] for table in page["tables"]]
        if page["next"] is None or len(found) >= 40:
            break
        page = api.get("/tables", count=2, before=page["next"])
    assert found[:5] == wanted
    assert len(set(found)) == len(found)
    assert private.id not in found
    assert private.info["id"] == private.id  # whoever has the link sees it
    last = public[0]
    last.join("Bob")
    assert api.get("/tables")["tables"][0]["id"] == last.id  # it changed last
    last.start()
    assert last.id not in [table["id"] for table in api.get("/tables")["tables"]]
    assert last.id in [table["id"] for table in api.get("/tables", state="running")["tables"]]
    for seat in range(2):
        last.do("resign", seat)
    assert last.id in [table["id"] for table in api.get("/tables", state="over")["tables"]]


@pytest.mark.parametrize("before", ["x", "e30=", "WzEsMl0=", "é"])
def test_a_page_that_is_none(api: Api, before: str) -> None:
    assert api.refused("GET", "/tables", before=before)["code"] in ("bad-page", "bad-request")


def test_lists_show_no_secret(api: Api) -> None:
    api.open(changes={"players": 2}, public=True, start=True)
    [table, *_] = api.get("/tables", state="running")["tables"]
    assert "seed" not in table
    assert "commitment" not in table
    assert {"seat", "kind", "name", "bot", "account", "here", "resigned", "agreed"} == set(table["seats"][0])


# Spectators.


def test_anybody_may_watch_unless_the_table_agreed_otherwise(api: Api) -> None:
    watched = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    news = watched.news(None)
    assert news["own"] == {"seat": None}
    with watched.follow() as spectator:
        assert spectator.first["own"] == {"seat": None}
        first, _ = watched.first()
        watched.choose_any(first)
        assert spectator.receive()["messages"][0]["kind"] == "choice"
        assert spectator.choose("claim d4")["code"] == "not-your-seat"
        assert spectator.wish("chat", text="hi")["code"] == "not-your-seat"

    closed = api.open(
        changes={"players": 2}, seats=people("person", "person"), start=True, agreement={"spectators": False}
    )  # fmt: skip
    problem = api.refused("GET", f"{closed.path}/news")
    assert (problem["status"], problem["code"]) == (403, "no-spectators")
    assert api.refused("GET", f"{closed.path}/news", watched.token(0))["code"] == "no-spectators"
    with closed.follow() as refused:
        assert (refused.first["frame"], refused.first["code"]) == ("problem", "no-spectators")
    assert closed.news(1)["seat"] == 1
    for seat in range(2):
        closed.do("resign", seat)
    assert api.refused("GET", f"{closed.path}/record")["code"] == "no-spectators"
    assert api.refused("POST", f"{closed.path}/what-if", body={"choices": 0})["code"] == "no-spectators"
    assert api.get(f"{closed.path}/record", closed.token(0))["format"] == "carson-record"
