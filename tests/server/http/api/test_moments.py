"""Any moment of a game over HTTP: what was told then is shown again, and nothing else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.http.api.clients import Api, Party, people

NOT_THEN = ("choices", "undo", "asked")  # what there was to be done


def moment(party: Party, number: int, seat: int | None = 0) -> Any:
    return party.api.get(f"{party.path}/moments/{number}", party.token(seat))


def refused(party: Party, number: object, seat: int | None = 0) -> Any:
    return party.api.refused("GET", f"{party.path}/moments/{number}", party.token(seat))


@pytest.mark.parametrize(("game", "changes"), [("board", {"players": 2}), ("cards", {"players": 2})])
def test_a_moment_is_shown_as_it_was_told(api: Api, game: str, changes: dict[str, object]) -> None:
    party = api.open(game, changes=changes, seats=people("person", "person"), start=True)
    told: dict[int, tuple[Any, Any]] = {}

    def remember() -> None:
        news = [party.news(seat) for seat in (0, 1)]
        assert news[0]["number"] == news[1]["number"]
        owns = [{name: value for name, value in one["own"].items() if name not in NOT_THEN} for one in news]
        told[news[0]["number"]] = (news[0]["view"], owns)

    remember()
    for _ in range(12):
        seat = party.news(0)["view"]["waiting"][0]
        number = party.choose_any(seat)
        remember()
        if number % 3 == 0 and party.news(seat)["own"]["undo"]:
            party.do("undo", seat, {"number": number})
            remember()
            party.do("chat", seat, {"text": "hm"})
            remember()
    for number, (view, owns) in told.items():
        for seat in (0, 1):
            shown = moment(party, number, seat)
            assert set(shown) == {"number", "choices", "view", "own"}
            assert (shown["number"], shown["view"], shown["own"]) == (number, view, owns[seat])
        shown = moment(party, number, None)
        assert (shown["view"], shown["own"]) == (view, {"seat": None})
    messages = party.news(0)["messages"]
    kinds = [message["kind"] for message in messages]
    assert moment(party, len(kinds))["choices"] == kinds.count("choice") - kinds.count("undo")


def test_only_what_happened_since_the_start_has_a_moment(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"))
    problem = refused(party, 1)
    assert (problem["status"], problem["code"]) == (409, "table-not-started")
    start = party.start()
    assert moment(party, start)["choices"] == 0
    for number in (0, 1, start - 1, start + 1, 1_000_000):
        problem = refused(party, number)
        assert (problem["status"], problem["code"]) == (404, "no-moment")
        assert problem["values"] == {"number": number, "first": start, "last": start}
        assert f"from {start} to {start}" in problem["detail"]
    assert refused(party, -1)["status"] == 400
    assert refused(party, "1" * 1000)["status"] in (400, 404)
    assert refused(party, "1" * 5000)["status"] == 414
    assert refused(party, "last")["code"] == "no-address"
    assert api.refused("GET", "/tables/nowhere/moments/3")["code"] == "no-table"


def test_a_secret_that_lies_there_is_its_owners_alone(api: Api) -> None:
    party = api.open("cards", changes={"players": 2}, seats=people("person", "person"), start=True)
    number = party.choose(0, "bid 7")
    assert moment(party, number, 0)["own"] == {"seat": 0, "bid": 7}
    assert moment(party, number, 1)["own"] == {"seat": 1}
    assert moment(party, number, None)["own"] == {"seat": None}
    last = party.choose(1, "bid 2")
    assert moment(party, last, None)["number"] == last
    assert moment(party, number, 1)["own"] == {"seat": 1}, "and stays so when it is shown"


def test_a_table_that_is_closed_to_spectators_is_so_for_its_past(api: Api) -> None:
    closed = {"spectators": False}
    party = api.open(changes={"players": 2}, seats=people("person", "person"), agreement=closed, start=True)
    assert refused(party, 3, None)["code"] == "no-spectators"
    assert moment(party, 3, 1)["own"]["seat"] == 1


def test_nobody_looks_from_the_seat_of_another(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    for token in (party.token(0), party.host, ""):
        assert api.refused("GET", f"{party.path}/moments/3", token, seat=1)["code"] == "not-your-seat"
    assert moment(party, 3, 1)["own"]["seat"] == 1


def test_a_finished_game_is_looked_through_from_its_end_to_its_start(api: Api) -> None:
    party = api.open("cards", preset="solo", seats=people("person"), start=True)
    party.play()
    news = party.news(0)
    last = news["number"]
    shown = moment(party, last, None)
    assert shown["view"] == news["view"]
    assert shown["choices"] == sum(message["kind"] == "choice" for message in news["messages"])
    with ThreadPoolExecutor(4) as pool:
        counts = list(pool.map(lambda number: moment(party, number)["choices"], range(last, 1, -1)))
    assert counts == list(range(shown["choices"], -1, -1))
    for number in (2, last // 2):
        copy = Party(api, api.post(f"{party.path}/what-if", body={"choices": moment(party, number)["choices"]}))
        assert copy.news(0)["view"] == moment(party, number)["view"]
