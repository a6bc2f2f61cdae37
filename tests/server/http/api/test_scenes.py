"""What happens scene by scene, over the WebSocket and again over HTTP: both tell the same, and lead to the view."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.server.http.api.clients import Api, Party, people
from tests.table.shown.test_scenes import applied


def again(party: Party, since: int, until: int, seat: int | None = 0, language: str = "en") -> Any:
    return party.api.get(f"{party.path}/scenes", party.token(seat), since=since, until=until, language=language)


def test_whoever_follows_in_scenes_has_the_view_without_being_told_it_again(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    start = party.info["number"]
    with party.follow(1, language="en", scenes=True) as follower:
        view = follower.first["view"]
        for _ in range(10):
            party.choose_any(party.news(0)["view"]["waiting"][0])
            frame = follower.receive()
            assert "view" not in frame
            for scene in frame["messages"][0]["scenes"]:
                view = applied(view, scene["changes"])
            assert view == party.news(None)["view"]
        told = [message for message in follower.messages if message["number"] > start]
    shown = again(party, start, start + 10, 1)
    assert shown["messages"] == told
    assert shown["own"] == {"seat": 1}


def test_only_what_happened_since_the_start_is_shown_again_and_not_too_much_at_once(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    start = party.info["number"]
    assert again(party, start, start)["messages"] == []
    for since, until in ((0, start), (start, start + 1), (start, start + 100), (start + 1, start)):
        problem = api.refused("GET", f"{party.path}/scenes", party.token(0), since=since, until=until)
        assert (problem["status"], problem["code"]) == (404, "no-moment")


def test_scenes_are_told_in_the_language_that_is_asked_for(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    start = party.info["number"]
    party.choose_any(party.news(0)["view"]["waiting"][0])
    [english], [german] = (again(party, start, start + 1, 0, language)["messages"] for language in ("en", "de"))
    assert english["lines"] != german["lines"]
    assert english["scenes"] == german["scenes"]


def test_bots_wait_for_people_and_not_for_each_other_where_everybody_sees_scenes(api: Api) -> None:
    seats = [*people("person"), *({"kind": "bot", "bot": "random"} for _ in range(3))]
    party = api.open(changes={"players": 4}, seats=seats, agreement={"bot_pause": 1.0}, start=True)
    pauses: list[tuple[int, float]] = []
    with party.follow(0, language="en", scenes=True) as follower:
        while not {0, 1} <= {min(seat, 1) for seat, _ in pauses}:  # until bots have chosen after both
            while not follower.frames[-1].get("own", {}).get("choices"):
                follower.receive()
            party.choose_any(0)
            follower.receive()
            choices = [message for message in follower.messages if message["kind"] == "choice"]
            pauses = [(one["seat"], after["at"] - one["at"]) for one, after in pairwise(choices) if after["seat"] != 0]
    after_a_bot = [pause for seat, pause in pauses if seat != 0]
    assert min(pause for seat, pause in pauses if seat == 0) >= 0.9
    assert sum(after_a_bot) / len(after_a_bot) < 0.9
