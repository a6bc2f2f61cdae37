"""A finished game reviewed over HTTP: worked out while somebody asks, and any other choice judged."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.http.api.clients import Api, Party, people
from tests.waiting import wait_until

CHOICES = 3


@pytest.fixture(scope="module")
def given_up(api: Api) -> Party:
    """After a few choices everybody gives up, so that the game is over."""
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    for _ in range(CHOICES):
        party.choose_any(next(iter(party.asked())))
    for seat in (0, 1):
        party.do("resign", seat)
    return party


@pytest.fixture(scope="module")
def review(given_up: Party, api: Api) -> Any:
    told: dict[str, Any] = {}

    def complete() -> bool:
        told.update(api.get(f"{given_up.path}/review", language="en"))
        return bool(told["complete"])

    wait_until(complete)
    return told


def test_it_is_worked_out_to_the_end(review: Any) -> None:
    assert review["progress"] == 1
    assert [one["number"] for one in review["choices"]] == list(range(1, CHOICES + 1))
    assert all(one["label"] and one["phase"] == "before the game" for one in review["choices"])
    assert [one["number"] for one in review["chances"]] == list(range(CHOICES + 1))
    assert all(abs(sum(one["chances"]) - 1) < 0.01 for one in review["chances"])
    assert [one["seat"] for one in review["seats"]] == [0, 1]


def test_the_second_look_is_at_once_and_in_another_language(given_up: Party, review: Any, api: Api) -> None:
    again = api.get(f"{given_up.path}/review", language="de")
    assert again["complete"]
    assert again["choices"][0]["phase"] == "vor dem Spiel"
    assert [one["loss"] for one in again["choices"]] == [one["loss"] for one in review["choices"]]


def test_a_choice_is_asked_again_and_any_answer_is_judged(given_up: Party, review: Any, api: Api) -> None:
    made = review["choices"][0]
    again = api.get(f"{given_up.path}/review/1", language="en")
    own = again["own"]
    assert (again["number"], again["seat"], own["seat"]) == (1, made["seat"], made["seat"])
    assert made["choice"] in own["choices"]
    assert {len(own[name]) for name in ("choices", "labels", "explanations", "targets", "previews")} == {len(own["choices"])}
    best = made["better_choice"] or made["choice"]
    assert api.post(f"{given_up.path}/review/1", body={"choice": best})["verdict"] == "good"
    others = [choice for choice in own["choices"] if choice != best]
    assert api.post(f"{given_up.path}/review/1", body={"choice": others[-1]}, language="en")["choice"] == others[-1]


def test_the_board_after_another_choice(given_up: Party, review: Any, api: Api) -> None:
    before = api.get(f"{given_up.path}/review/1")
    after = api.get(f"{given_up.path}/review/1", after=before["own"]["choices"][0])
    assert after["view"] != before["view"]
    assert not after["own"].get("choices")


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/review/99", None, "no-such-move"),
        ("POST", "/review/1", {"choice": "pass"}, "not-asked"),
        ("POST", "/review/99", {"choice": "pass"}, "no-such-move"),
    ],
)
def test_what_there_is_not_is_refused(given_up: Party, api: Api, method: str, path: str, body: object, code: str) -> None:
    assert api.refused(method, given_up.path + path, body=body)["code"] == code


def test_a_choice_that_cannot_be_made_shows_nothing(given_up: Party, api: Api) -> None:
    assert api.refused("GET", f"{given_up.path}/review/1", after="zeppelin")["code"] == "unknown-choice"
    assert api.refused("GET", f"{given_up.path}/review/1", after="pass")["code"] == "not-asked"


def test_a_game_that_still_runs_is_not_reviewed(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    for path in ("/review", "/review/1"):
        assert api.refused("GET", party.path + path)["code"] == "table-not-over"
    assert api.refused("POST", f"{party.path}/review/1", body={"choice": "pass"})["code"] == "table-not-over"


def test_where_nothing_was_chosen_there_is_nothing_to_review(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    for seat in (0, 1):
        party.do("resign", seat)
    assert api.refused("GET", f"{party.path}/review")["code"] == "nothing-to-review"
