"""A finished game in figures, over HTTP."""

from __future__ import annotations

import pytest

from tests.server.http.api.clients import Api, Party, people


@pytest.fixture(scope="module")
def finished(api: Api) -> Party:
    party = api.open(changes={"players": 3}, seats=people("person", "person", "bot"), start=True)
    party.play()
    return party


def test_the_figures_agree_with_the_result(finished: Party, api: Api) -> None:
    told = api.get(f"{finished.path}/statistics")
    points = finished.info["result"]["points"]
    assert told["rounds"] == ["0", "1", "2", "3", "4"]
    assert {name: len(figures) for name, figures in told["series"].items()} == {"money": 3, "points": 3, "firepower": 3}
    assert [figures[-1] for figures in told["series"]["points"]] == points
    assert [sum(source["points"] for source in sources) for sources in told["sources"]] == points
    assert [set(luck) for luck in told["luck"]] == [{"duels", "won", "expected", "gambles", "gambled", "usual"}] * 3
    assert len(told["income"]) == 3
    assert {"code", "text", "dollars"} == set(next(income for income in told["income"] if income)[0])


def test_they_are_the_same_the_second_time_and_in_a_language_that_there_is_none_of(finished: Party, api: Api) -> None:
    first = api.get(f"{finished.path}/statistics", finished.token(0))
    assert api.get(f"{finished.path}/statistics", language="tlh") == first


def test_reasons_are_in_words(finished: Party, api: Api) -> None:
    told = api.get(f"{finished.path}/statistics", language="en")
    texts = {source["code"]: source["text"] for sources in told["sources"] for source in sources}
    assert texts["town"] == "parcels with something on them"
    assert all(source["about"].endswith(".") for sources in told["sources"] for source in sources)


def test_each_seat_is_told_why_it_won_or_lost(finished: Party, api: Api) -> None:
    told = api.get(f"{finished.path}/statistics", language="nl")
    (winner,) = finished.info["result"]["winners"]
    assert [" won " in line for line in told["verdicts"]] == [seat == winner for seat in range(3)]


def test_rounds_that_have_ended_are_summed_up(finished: Party, api: Api) -> None:
    messages = api.get(f"{finished.path}/news")["messages"]
    ends = [one["number"] for one in messages if any(event["event"] in ("round", "end") for event in one["events"])]
    told = [api.get(f"{finished.path}/moments/{number}/round", language="en") for number in ends]
    assert told[0] is None  # the setup
    assert [one["round"] for one in told[1:]] == [1, 2, 3, 4]
    assert {one["seat"]: one["points"] for one in told[4]["seats"]} == dict(enumerate(finished.info["result"]["points"]))
    reasons = {reason["code"]: reason["text"] for one in told[4]["seats"] for reason in one["scored"]}
    assert reasons["town"] == "parcels with something on them"
    assert api.get(f"{finished.path}/moments/{ends[1] + 1}/round") is None
    assert api.refused("GET", f"{finished.path}/moments/1/round")["code"] == "no-moment"


def test_virtual_players_come_after_the_seats(api: Api) -> None:
    party = api.open("cards", preset="solo", start=True)
    party.play()
    told = api.get(f"{party.path}/statistics")
    assert len(told["rounds"]) == 19
    assert list(told["series"]) == ["points"]
    assert [len(sources) for sources in told["sources"]][1:] == [1, 1, 1]
    assert told["sources"][3][0]["text"] == "Priorities"
    assert (told["income"], told["luck"]) == ([[]] * 4, None)


def test_a_game_that_everybody_gave_up_is_told_as_far_as_it_went(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "bot"), start=True)
    party.do("resign", 0)
    assert api.get(f"{party.path}/statistics")["rounds"] == ["0"]


def test_before_the_end_and_behind_closed_doors_there_are_none(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True, agreement={"spectators": False})
    problem = api.refused("GET", f"{party.path}/statistics", party.token(0))
    assert (problem["status"], problem["code"]) == (409, "table-not-over")
    assert api.refused("GET", f"{party.path}/statistics")["code"] == "no-spectators"
    assert api.refused("GET", "/tables/22222222222z/statistics")["code"] == "no-table"
