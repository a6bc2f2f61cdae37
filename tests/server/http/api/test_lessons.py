"""Lessons on a server: the list, a table in a lesson's position, and its verdict."""

from __future__ import annotations

from time import perf_counter

import pytest

from tests.server.http.api.clients import Api, Party


def opened(api: Api, game: str, lesson: str, **wish: object) -> Party:
    return Party(api, api.post(f"/lessons/{game}/{lesson}", body=wish))


def choose(party: Party, choice: str) -> None:
    party.choose(0, choice, party.news()["number"])


def verdict(party: Party, language: str = "en") -> tuple[str, str]:
    told = party.api.get(f"{party.path}/lesson", party.tokens[0], language=language)
    assert told["number"] == party.news()["number"]
    return told["state"], told["text"]


def test_the_list_is_in_the_language_that_is_asked_for(api: Api) -> None:
    told = api.get("/lessons/board", language="nl")
    assert [one["name"] for one in told][:2] == ["track", "ranch"]
    assert told[0]["title"] == "Van het eerste veld naar het laatste"
    assert all(one["about"] and one["goal"] for one in told)


@pytest.mark.parametrize("path", ["/lessons/chess", "/lessons/chess/duel", "/lessons/board/poker"])
def test_what_there_is_not(api: Api, path: str) -> None:
    method = "POST" if path.count("/") == 3 else "GET"
    assert api.refused(method, path, body={} if method == "POST" else None)["status"] == 404


def test_a_lesson_is_solved(api: Api) -> None:
    party = opened(api, "cards", "bid", name="Ann")
    assert party.made["table"]["seats"][0]["name"] == "Ann"
    assert verdict(party) == ("open", "")
    choose(party, "bid 8")
    assert verdict(party) == ("open", "")
    choose(party, "take prospector")
    assert verdict(party, "de") == ("met", "8 schlägt 7, und die 9 hast du noch.")


def test_a_wrong_try_says_why_and_what_is_taken_back_does_not_count(api: Api) -> None:
    party = opened(api, "board", "houses")
    choose(party, "build saloon f4")
    state, text = verdict(party)
    assert (state, text.split(".")[0]) == ("missed", "The Houses beside f4 stand on the other player's land")
    party.do("undo", 0, {"number": party.news()["number"]})
    assert verdict(party) == ("open", "")


def test_it_is_nobody_elses_and_in_no_list(api: Api) -> None:
    party = opened(api, "board", "end")
    for path in ("", "/lesson", "/news"):
        assert api.refused("GET", f"{party.path}{path}")["code"] == "no-spectators"
    choose(party, "place cowboys-vp")
    choose(party, "give 0")
    assert verdict(party)[0] == "met"
    assert party.news()["view"]["over"]
    for path in ("record", "statistics"):
        assert api.refused("GET", f"{party.path}/{path}", party.tokens[0])["code"] == "no-record-of-position"
    assert api.refused("POST", f"{party.path}/what-if", party.tokens[0], {"choices": 0})["code"] == "no-record-of-position"
    for state in ("open", "running", "over"):
        assert party.id not in [one["id"] for one in api.get("/tables", state=state, count=100)["tables"]]


def test_another_table_has_no_lesson(api: Api) -> None:
    party = api.open("cards", start=True)
    assert api.refused("GET", f"{party.path}/lesson")["code"] == "no-lesson"


def test_it_opens_at_once(api: Api) -> None:
    begun = perf_counter()
    opened(api, "board", "track").news(explain=True, language="en")
    assert perf_counter() - begun < 1
