"""Games from files become tables: the same record the same table, and nothing that does not play as it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carson.core.chance import commitment
from carson.core.game import DIGEST
from carson.core.record import Play, Record, read_record, record_of
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table.live_table import LiveTable
from carson.table.record_tables import finished_record, recorded_id, recorded_table, shown_name
from carson.table.results import rated
from carson.table.shown.refusals import detail
from tests.table.at_table import entries, play, started

GAMES = Path(__file__).parents[1] / "games"
FILES = sorted(GAMES.glob("*/*.json"))
NOW = 1000.0


def values(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(record.as_text())
    return found


@pytest.fixture(scope="module")
def record() -> Record:
    return play(started("cards", "friends", players=2)).record()


@pytest.mark.parametrize("file", FILES[::5], ids=lambda file: file.stem)
def test_a_recorded_game_is_a_table_that_is_over(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    table, journal = recorded_table(finished_record(values(record)), NOW)
    live = LiveTable(table, journal)
    assert (live.state, live.difference) == ("over", None)
    assert live.record().choices == record.choices
    assert live.record().result == record.result
    assert table.result is not None
    assert table.result["record"] == record.result
    assert (table.state, table.public, table.due, table.host, table.seed) == ("over", False, None, None, record.seed)
    assert table.number == len(journal) == live.number
    assert [entry.kind for entry in journal[: live.seats + 1]] == ["sit"] * live.seats + ["start"]
    assert all((seat.bot, seat.token, seat.free) == ("record", None, False) for seat in table.seats)
    assert [seat.name for seat in table.seats] == record.names[: live.seats]
    assert rated(live) is None


# Which table.


def test_the_same_record_is_the_same_table(record: Record) -> None:
    again = record_of(dict(reversed(values(record).items())))
    again.config = dict(reversed(again.config.items()))
    assert recorded_id(again) == recorded_id(record) == recorded_table(record, NOW)[0].id


@pytest.mark.parametrize("what", ["names", "seed", "choices", "config", "checkpoints", "result"])
def test_another_record_is_another_table(record: Record, what: str) -> None:
    other = record_of(values(record))
    others: dict[str, Any] = {"names": ["Ann"], "seed": "other", "choices": other.choices[:-1], "config": {"players": 3}}
    setattr(other, what, others.get(what, {}))
    assert recorded_id(other) != recorded_id(record)


# Names.


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (["Ann", "Bob"], ["Ann", "Bob"]),
        (["Ann"], ["Ann", ""]),
        ([], ["", ""]),
        (["A" * 40, "Bob", "Carl", "Dora"], ["A" * 24, "Bob"]),
        (["\u3164", "e" + "\u0301" * 30], ["", ""]),
    ],
)
def test_names_are_such_as_other_tables_have(record: Record, given: list[str], kept: list[str]) -> None:
    named = record_of({**values(record), "names": given})
    table, _ = recorded_table(named, NOW)
    assert [seat.name for seat in table.seats] == kept
    assert [shown_name(name) for name in kept] == kept


# What is refused.


def refused(record: Record, **changes: object) -> Refusal:
    with pytest.raises(Refusal) as found:
        recorded_table(finished_record({**values(record), **changes}), NOW)
    return found.value


def test_an_unfinished_game_is_refused(record: Record) -> None:
    play_on = Play.of(title_of("cards"), record, 20)
    assert refused(play_on.record).code == "record-unfinished"
    said = detail(refused(record, result=None), "en")
    assert said == "The game of this record is not over; play it to its end first."


def test_a_choice_that_cannot_be_made_is_named(record: Record) -> None:
    choices = values(record)["choices"]
    found = refused(record, names=["Ann", "Bob"], choices=[*choices[:7], "1 bid 77", *choices[8:]])
    assert (found.code, found.values["number"], found.values["text"]) == ("replay-differs", 8, "bid 77")
    found = refused(record, choices=[*choices, choices[-1]])
    assert (found.code, found.values["number"]) == ("replay-differs", len(choices) + 1)
    told = detail(found, "en")
    assert told.startswith(f"Choice {len(choices) + 1} of the record, “")
    assert told.endswith("The game is over: there is nothing left to choose.")


def test_a_game_that_comes_out_otherwise_is_refused(record: Record) -> None:
    whole = values(record)
    count = len(whole["choices"])
    assert refused(record, choices=whole["choices"][:-1]).values == {"number": count - 1}
    found = refused(record, result={**whole["result"], "points": [99, 1]})
    assert (found.code, found.values) == ("record-differs", {"number": count})
    assert f"After choice {count} " in detail(found, "en")
    assert refused(record, checkpoints={"50": f"{DIGEST}:{0:016}"}).values == {"number": 50}
    found = refused(record, seed="another", commitment=commitment("another"))
    assert found.code in ("replay-differs", "record-differs")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"format": "other"}, "not-a-record"),
        ({"version": 99}, "record-version"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": 3}, "record-field"),
        ({"config": {}}, None),
        ({"config": {"players": 99}}, None),
        ({"config": {"junk": "x" * 1000}}, None),
        ({"config": {"players": 10**30}}, None),
        ({"config": {"players": 2, "deck": {"terrain": "x"}}}, None),
        ({"seed": "other"}, "record-commitment"),
        ({"choices": ["first"]}, "record-choice"),
        ({"names": ["\u202eevil"]}, "record-field"),
    ],
)
def test_what_is_no_record_of_ours_is_refused(record: Record, changes: dict[str, object], code: str | None) -> None:
    found = refused(record, **changes)
    assert code is None or found.code == code
    assert detail(found, "en")


def test_a_table_of_a_record_has_its_whole_journal() -> None:
    live = play(started("board", "first-game", players=3))
    _, journal = recorded_table(live.record(), NOW)
    played = [entry for entry in entries(live) if entry.kind == "choice"]
    kept = [entry for entry in journal if entry.kind == "choice"]
    assert [(entry.seat, entry.text, entry.digest) for entry in kept] == [
        (entry.seat, entry.text, entry.digest) for entry in played
    ]
