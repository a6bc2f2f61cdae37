"""After a game: its seed and record, which anybody can verify, a rematch, and what would have been if."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

import pytest

from carson.core.chance import commitment
from carson.core.record import Play, read_record
from carson.games import title_of
from carson.server.store import Store, database_url
from tests.cli.command import run_process
from tests.server.http.api.clients import Api, Party, kinds, people
from tests.server.service import Service


@pytest.fixture(scope="module")
def finished(api: Api) -> Party:
    """A card game of two persons that was played to its end."""
    party = api.open("cards", changes={"players": 2}, seats=people("person", "person"), start=True)
    party.play()
    return party


# Fair dice.


def test_the_seed_was_promised_before_the_first_roll(finished: Party, api: Api, tmp_path: Path) -> None:
    promised = finished.made["table"]
    assert promised["seed"] is None
    info = finished.info
    assert info["state"] == "over"
    assert info["commitment"] == promised["commitment"] == commitment(info["seed"])
    response = api.send("GET", f"{finished.path}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="carson-{finished.id}.json"'
    file = tmp_path / "record.json"
    file.write_bytes(response.content)
    verified = run_process("verify", str(file), "--commitment", promised["commitment"])
    assert (verified.status, verified.err) == (0, "")
    other = run_process("verify", str(file), "--commitment", "0" * 64)
    assert other.status == 1


def test_the_record_has_what_was_played(finished: Party, api: Api) -> None:
    record = read_record(api.send("GET", f"{finished.path}/record").text)
    info = finished.info
    assert record.names == [seat["name"] for seat in info["seats"]]
    assert record.seed == info["seed"]
    assert record.result == info["result"]["record"]
    messages = finished.news(0)["messages"]
    assert len(record.choices) == sum(message["kind"] == "choice" for message in messages)


def test_the_record_is_kept_back_until_the_game_is_over(api: Api) -> None:
    party = api.open(changes={"players": 2}, start=True)
    for token in (party.token(0), party.host, ""):
        problem = api.refused("GET", f"{party.path}/record", token)
        assert (problem["status"], problem["code"]) == (409, "table-not-over")
    assert party.info["seed"] is None
    assert party.info["result"] is None


def test_choices_that_were_taken_back_are_not_in_the_record(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    first, second = party.first()
    wanted = party.choices(first)[1]
    party.do("undo", first, {"number": party.choose_any(first)})
    party.choose(first, wanted)
    for seat in (first, second):  # whoever is asked comes last, or a bot would choose for him meanwhile
        party.do("resign", seat)
    record = api.get(f"{party.path}/record")
    assert record["choices"] == [f"{first + 1} {wanted}"]
    assert "result" not in record


# Playing again.


def test_they_play_again_with_the_same_tokens(api: Api) -> None:
    party = api.open(changes={"players": 3}, seats=people("person", "person", "bot"), public=True, start=True)
    assert party.refused("rematch", 0)["code"] == "table-not-over"
    for seat in range(2):
        party.do("resign", seat)
    assert party.refused("rematch", None)["code"] == "not-your-seat"
    with party.follow(1) as other:
        id = api.post(f"{party.path}/rematch", party.token(0))["id"]
        assert other.receive()["table"]["rematch"] == id
    assert party.info["rematch"] == id
    again = Party(api, {"table": {"id": id}, "host": party.host, "tokens": []})
    again.tokens = party.tokens
    assert again.info["state"] == "open"
    assert [seat["kind"] for seat in again.info["seats"]] == ["person", "person", "bot"]
    assert again.info["commitment"] != party.info["commitment"]
    assert [seat["agreed"] for seat in again.info["seats"]] == [True, False, True]
    assert again.refused("start", 0)["code"] == "not-all-here"
    for _ in range(2):  # once is enough
        assert api.post(f"{party.path}/rematch", party.token(1))["id"] == id
    assert [message["kind"] for message in again.news(0)["messages"]] == ["sit", "sit"]
    again.start()
    assert [again.news(seat)["seat"] for seat in range(2)] == [0, 1]
    assert api.post(f"{party.path}/rematch", party.token(1))["id"] == id


def test_two_who_want_to_play_again_at_once_meet_at_the_same_table(api: Api) -> None:
    party = api.open(changes={"players": 4}, seats=people(*["person"] * 4), public=True, start=True)
    for seat in range(4):
        party.do("resign", seat)
    before = {table["id"] for table in api.get("/tables", count=100)["tables"]}
    with ThreadPoolExecutor(8) as pool:
        ids = list(pool.map(lambda seat: api.post(f"{party.path}/rematch", party.token(seat % 4))["id"], range(8)))
    assert len(set(ids)) == 1
    assert {table["id"] for table in api.get("/tables", count=100)["tables"]} - before == {ids[0]}
    assert [message["kind"] for message in party.news(0)["messages"]].count("rematch") == 1


def test_they_play_again_against_stronger_bots(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=[{"kind": "person"}, {"kind": "bot", "bot": "tenderfoot"}], start=True)
    party.do("resign", 0)
    assert party.info["can_rise"]
    id = api.post(f"{party.path}/rematch", party.token(0), stronger=True)["id"]
    assert [seat["bot"] for seat in api.get(f"/tables/{id}")["seats"]] == [None, "deputy"]
    assert api.post(f"{party.path}/rematch", party.token(0))["id"] == id


def test_nobody_is_stronger_than_a_legend(api: Api) -> None:
    party = api.open(changes={"players": 2}, seats=[{"kind": "person"}, {"kind": "bot", "bot": "legend"}], start=True)
    assert not party.info["can_rise"]


@pytest.mark.slow
def test_a_rematch_that_was_forgotten_can_be_had_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    service = Service(str(file), tmp_path)
    with service, Api(service) as api:
        party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
        for seat in range(2):
            party.do("resign", seat)
        again = api.post(f"{party.path}/rematch", party.token(0))["id"]
    store = Store(database_url(str(file)))
    assert store.forget_unstarted(time() + 1) == [again]
    store.close()
    with service, Api(service) as api:
        assert [api.post(f"{party.path}/rematch", party.token(seat))["id"] for seat in (1, 0)] == [again] * 2
        assert [seat["agreed"] for seat in api.get(f"/tables/{again}")["seats"]] == [True, True]
        assert kinds(api.get(f"{party.path}/news")["messages"]).count("rematch") == 1


# What if.


def test_a_finished_game_is_opened_at_any_move(finished: Party, api: Api) -> None:
    text = api.send("GET", f"{finished.path}/record").text
    record = read_record(text)
    for choices in (0, 1, 17, 50, len(record.choices) - 1, len(record.choices)):
        copy = Party(api, api.post(f"{finished.path}/what-if", body={"choices": choices}))
        info = copy.info
        assert info["origin"] == {"table": finished.id, "choices": choices}
        assert (info["public"], info["agreement"]["rated"]) == (False, False)
        assert info["state"] == ("running" if choices < len(record.choices) else "over")
        original = Play.of(title_of("cards"), record, choices).game
        for seat in range(2):
            news = copy.news(seat)
            told = {**news["view"], **news["own"]}
            wanted = json.loads(json.dumps(original.view(seat)))
            assert {name: told[name] for name in wanted} == wanted


def test_a_copy_is_played_on_with_bots_if_that_is_wished_for(finished: Party, api: Api) -> None:
    body = {"choices": 10, "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]}
    copy = Party(api, api.post(f"{finished.path}/what-if", body=body))
    start = copy.info["number"]
    copy.play(lambda news: bool(news["number"] > start + 6))
    assert copy.info["number"] > start + 6
    assert finished.info["number"] == finished.news(0)["number"]  # the original stays as it was
    assert copy.id not in [table["id"] for table in api.get("/tables", state="running")["tables"]]


def test_what_cannot_be_copied(finished: Party, api: Api) -> None:
    problem = finished.refused("what-if", 0, {"choices": 9999})
    assert (problem["code"], problem["status"]) == ("no-such-move", 422)
    assert finished.refused("what-if", 0, {"choices": 1, "seats": people("person")})["code"] == "wrong-seats"
    running = api.open(changes={"players": 2}, start=True)
    assert running.refused("what-if", 0, {"choices": 0})["code"] == "table-not-over"
