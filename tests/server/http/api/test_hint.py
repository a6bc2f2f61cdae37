"""Hints over HTTP: for the seat that is asked, with its token, as long as they agreed to have them."""

from __future__ import annotations

from tests.server.http.api.clients import Api, Party, people


def hint_of(api: Api, party: Party, seat: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = api.get(f"{party.path}/hint", party.token(seat))["choices"]
    return found


def test_the_best_with_their_reasons(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    first, other = party.first()
    found = hint_of(api, party, first)
    assert 1 <= len(found) <= 3  # claiming land is one idea
    assert {one["choice"] for one in found} <= set(party.choices(first))
    assert all(set(one) == {"choice", "label", "worth", "reasons", "why", "others", "chance", "odds"} for one in found)
    assert found == sorted(found, key=lambda one: -float(str(one["worth"])))
    assert found[0]["reasons"] == [{"code": "parcels", "points": found[0]["worth"], "text": "land to build on"}]
    assert found == hint_of(api, party, first)
    problem = api.refused("GET", f"{party.path}/hint", party.token(other))
    assert (problem["status"], problem["code"]) == (409, "not-your-turn")


def test_a_game_is_played_by_hints_alone(api: Api) -> None:
    party = api.open("cards", preset="solo", start=True)
    for _ in range(200):
        news = party.news(0)
        if news["table"]["state"] == "over":
            break
        [best, *_] = hint_of(api, party, 0)
        assert best["label"]
        party.choose(0, str(best["choice"]), news["number"])
    assert party.info["state"] == "over"
    assert party.info["result"]["points"][0] > 40
    assert api.refused("GET", f"{party.path}/hint", party.token(0))["code"] == "game-over"


def test_a_hint_is_for_whoever_has_the_seat(api: Api) -> None:
    party = api.open("cards", changes={"players": 4}, preset="friends", seats=people(*["person"] * 4), start=True)
    assert api.refused("GET", f"{party.path}/hint")["code"] == "not-your-seat"
    assert api.refused("GET", f"{party.path}/hint", party.host)["code"] == "not-your-seat"
    assert api.refused("GET", f"{party.path}/hint", party.token(1), seat=0)["code"] == "not-your-seat"
    assert all(2 <= len(hint_of(api, party, seat)) <= 5 for seat in range(4))  # all bid at once
    party.choose(2, "bid 3")
    assert api.refused("GET", f"{party.path}/hint", party.token(2))["code"] == "not-your-turn"


def test_a_table_may_agree_to_play_without(api: Api) -> None:
    party = api.open("cards", preset="solo", start=True, agreement={"hints": False})
    assert party.info["agreement"]["hints"] is False
    problem = api.refused("GET", f"{party.path}/hint", party.token(0))
    assert (problem["status"], problem["code"]) == (403, "no-hints")


def test_before_the_start_there_is_nothing_to_consider(api: Api) -> None:
    party = api.open("cards", preset="solo")
    assert api.refused("GET", f"{party.path}/hint", party.token(0))["code"] == "table-not-started"
