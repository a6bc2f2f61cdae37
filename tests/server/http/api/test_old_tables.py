"""Tables that were there before the server started: games of other rules, and people who have been away for long."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import sleep, time

import pytest
from msgspec import to_builtins

from carson.core.record import read_record, verify
from carson.games import title_of
from carson.server.people.identity import hash_of
from carson.server.store import Store, database_url
from carson.table import actions
from carson.table.agreement import Agreement, ClockSetting
from carson.table.journal import Entry, Table
from carson.table.live_table import LiveTable
from carson.table.results import result
from tests.server.http.api.clients import Api, Party, kinds
from tests.server.http.api.test_closed_tables import told
from tests.server.service import Service
from tests.table.at_table import choose, entries, play, played_to, started, write
from tests.waiting import wait_until

AGO = 3600.0  # seconds since anybody was at the tables of this file
OTHER_DIGEST = "3:0123456789abcdef"
CLOCK = ClockSetting("game", 60)
DAILY = ClockSetting("move", 600)


def secret(seat: int) -> str:
    return f"seat_{seat}"


def changed(live: LiveTable, number: int, text: str = "", digest: str = "") -> list[Entry]:
    """The entries of a table, one of them as other rules would have it."""
    journal = entries(live)
    old = journal[number - 1]
    journal[number - 1] = replace(old, text=text or old.text, digest=digest or old.digest)
    return journal


def running() -> LiveTable:
    return play(started(players=4), played_to(90))


def finished() -> LiveTable:
    live = play(started(players=4))
    live.table = replace(live.table, state="over", result=result(live))
    return live


def asked_long_ago(agreement: Agreement, state: Callable[[LiveTable], None] = lambda live: None) -> LiveTable:
    live = started(agreement=agreement, players=2)
    choose(live, 0, "claim e4", 0.0)  # the second player is asked, and does not answer
    state(live)
    return live


def taken_over_before(live: LiveTable) -> None:
    write(live, actions.take_over(1, live.number, out_of_time=False), 0.0)


def tables() -> dict[str, tuple[LiveTable, list[Entry]]]:
    """All that is in the database when the server starts."""
    made: dict[str, tuple[LiveTable, list[Entry]]] = {}
    live = running()
    made["text"] = live, changed(live, 30, text="build saloon a1")
    made["digest"] = live, changed(live, 51, digest=OTHER_DIGEST)
    live = finished()
    made["over-text"] = live, changed(live, 30, text="build saloon a1")
    made["over-digest"] = live, changed(live, 51, digest=OTHER_DIGEST)
    made["over"] = live, entries(live)
    other = result(live)
    made["over-result"] = LiveTable(live.table, entries(live)), entries(live)
    record = other["record"]
    assert isinstance(record, dict)
    made["over-result"][0].table = replace(live.table, result={**other, "record": {**record, "digest": OTHER_DIGEST}})
    for name, agreement in {
        "waits": Agreement(),
        "absent": Agreement(absent_after=30),
        "clock": Agreement(clock=CLOCK),
        "daily": Agreement(clock=DAILY),
    }.items():
        live = asked_long_ago(agreement)
        made[name] = live, entries(live)
    live = asked_long_ago(Agreement(absent_after=60), taken_over_before)
    made["away"] = live, entries(live)
    return made


def kept(name: str, live: LiveTable, now: float) -> Table:
    seats = tuple(replace(seat, token=hash_of(secret(seat.seat))) for seat in live.table.seats)
    return replace(
        live.table, id=name, state=live.state, seats=seats, created=now - AGO, changed=now - AGO, public=True,
        due=now - AGO if live.state == "running" else None,
    )  # fmt: skip


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("old")
    store, now = Store(database_url(str(folder / "carson.db"))), time()
    for name, (live, journal) in tables().items():
        store.add_table(kept(name, live, now), [replace(entry, at=now - AGO) for entry in journal])
    closed = to_builtins(Agreement(spectators=False))
    for name, live in (("gone", running()), ("gone-over", finished()), ("gone-closed", finished())):
        table = kept(name, live, now)
        settings = {"agreement": closed} if name == "gone-closed" else table.settings
        config = {**table.config, "variants": ["gold-fever"]}  # a variant that there is no more
        store.add_table(replace(table, config=config, settings=settings), entries(live))
    store.close()
    with Service(str(folder / "carson.db"), folder) as service:
        yield service
    assert "Traceback" not in service.log


@pytest.fixture(scope="module")
def api(service: Service) -> Iterator[Api]:
    with Api(service) as api:
        yield api


def party(api: Api, name: str) -> Party:
    made = Party(api, {"table": {"id": name}, "host": "", "tokens": []})
    made.tokens = {seat["seat"]: secret(seat["seat"]) for seat in made.info["seats"]}
    return made


# Games of other rules.


def test_a_table_that_todays_rules_cannot_set_up_is_told_of_and_its_record_kept(api: Api) -> None:
    for name in ("gone", "gone-over"):
        info = party(api, name).info
        assert info["differs"] == {"choices": 0, "what": "config"}
        assert api.refused("GET", f"/tables/{name}/news", secret(0))["code"] == "table-unplayable"
    assert api.refused("GET", "/tables/gone/record")["code"] == "table-unplayable"
    over = party(api, "gone-over").info
    assert over["seed"] is not None
    assert over["result"]["points"] == finished().game.points()
    record = read_record(api.send("GET", "/tables/gone-over/record").text)
    assert record.choices == finished().play.record.choices
    difference = verify(title_of("board"), record)
    assert difference is not None
    assert difference.what == "config"


def test_a_closed_table_of_a_variant_that_there_is_no_more_stays_closed(api: Api) -> None:
    old = Party(api, {"table": {"id": "gone-closed"}, "host": "", "tokens": []})
    for token in ("", secret(5)):
        *answers, frame = told(old, token)
        assert {(status, answer["code"]) for status, answer in answers} == {(403, "no-spectators")}
        assert (frame["code"], frame["values"]) == ("no-spectators", {})
        assert "gold-fever" not in json.dumps([answers, frame])
    for path in ("", "/record"):
        assert api.get(old.path + path, secret(0))
    assert {answer["code"] for status, answer in told(old, secret(0))[:-1] if status >= 400} == {"table-unplayable"}
    assert told(old, secret(0))[-1]["code"] == "table-unplayable"


@pytest.mark.parametrize(("name", "choices", "what"), [("text", 29, "choice"), ("digest", 50, "state")])
def test_a_running_game_of_other_rules_is_shown_as_far_as_they_agree(api: Api, name: str, choices: int, what: str) -> None:
    old = party(api, name)
    info = old.info
    assert (info["state"], info["differs"]) == ("running", {"choices": choices, "what": what})
    news = old.news(0)
    assert [message["number"] for message in news["messages"]] == list(range(1, info["number"] + 1))
    assert news["view"]["round"] >= 1
    for seat in range(4):
        own = old.news(seat)["own"]
        assert (own["choices"], own["undo"]) == ([], False)
        problem = old.refused("choices", seat, {"choice": "pass", "number": info["number"]})
        assert (problem["status"], problem["code"]) == (409, "table-differs")
        assert old.refused("undo", seat, {"number": info["number"]})["code"] == "table-differs"
    with old.follow(2) as client:
        assert client.first["table"]["differs"]["what"] == what
        assert client.wish("chat", text="a pity")["frame"] == "kept"


@pytest.mark.parametrize(
    ("name", "what"), [("over-text", "choice"), ("over-digest", "state"), ("over-result", "digest"), ("over", None)]
)
def test_a_finished_game_of_other_rules_stays_finished(api: Api, name: str, what: str | None) -> None:
    old = party(api, name)
    info = old.info
    assert info["state"] == "over"
    assert (info["differs"] or {}).get("what") == what
    wanted = party(api, "over").info
    assert (info["result"]["points"], info["result"]["winners"]) == (wanted["result"]["points"], wanted["result"]["winners"])
    assert info["seed"] == wanted["seed"]
    assert old.refused("choices", 0, {"choice": "pass", "number": info["number"]})["code"] == "game-over"
    record = read_record(api.send("GET", f"{old.path}/record").text)
    assert len(record.choices) == len(read_record(api.send("GET", "/tables/over/record").text).choices)
    difference = verify(title_of("board"), record)
    assert (None if difference is None else difference.what) == what
    copy = Party(api, api.post(f"{old.path}/what-if", body={"choices": 20}))
    assert (copy.info["state"], copy.info["differs"]) == ("running", None)


def test_a_copy_goes_no_further_than_the_rules_agree(api: Api) -> None:
    assert party(api, "over-text").refused("what-if", 0, {"choices": 29})["code"] == "no-such-move"


# People who are away.


def taken_over(old: Party) -> bool:
    return "takeover" in kinds(old.news(0)["messages"])


def test_whoever_a_bot_stood_in_for_comes_back(api: Api) -> None:
    old = party(api, "away")
    assert old.info["seats"][1]["bot"] == "marshal"
    wait_until(lambda: bool(old.choices(0)))  # the bot has claimed twice
    assert old.refused("choices", 1, {"choice": "claim d4", "number": old.info["number"]})["code"] == "bot-stands-in"
    old.do("return", 1)
    assert old.info["seats"][1]["bot"] is None
    assert old.refused("return", 1)["code"] == "not-away"
    old.choose_any(0)
    wait_until(lambda: bool(old.choices(1)))
    old.choose_any(1)


def test_a_game_waits_for_an_absent_person_if_nothing_was_agreed(api: Api) -> None:
    wait_until(lambda: taken_over(party(api, "clock")))  # so that the server has looked after all of them
    old = party(api, "waits")
    assert not taken_over(old)
    assert old.choices(1)


@pytest.mark.slow
def test_a_bot_plays_for_an_absent_person_if_that_was_agreed(api: Api) -> None:
    """He has the time that was agreed on from the server's start, since nobody could be there before."""
    old = party(api, "absent")
    with old.follow(0) as here:
        wait_until(lambda: taken_over(old))
        wait_until(lambda: bool(old.choices(0)))
        messages = [message for message in here.catch_up(old.info["number"]).messages if message["kind"] == "takeover"]
        assert [(message["seat"], message["text"]) for message in messages] == [(1, "marshal")]


def test_when_the_time_for_the_game_has_run_out_a_bot_plays_on_to_the_end(api: Api) -> None:
    old = party(api, "clock")
    wait_until(lambda: taken_over(old))
    message = next(message for message in old.news(0)["messages"] if message["kind"] == "takeover")
    assert (message["seat"], message["text"]) == (1, "marshal out-of-time")
    assert old.refused("return", 1)["code"] == "cannot-return"
    assert old.news(0)["clock"][1] == 0.0


def test_when_a_move_took_too_long_a_bot_moves_and_one_can_come_back(api: Api) -> None:
    old = party(api, "daily")
    wait_until(lambda: taken_over(old))
    old.do("return", 1)
    assert old.news(0)["clock"][1] > 500
    sleep(1.5)
    assert kinds(old.news(0)["messages"]).count("takeover") == 1
