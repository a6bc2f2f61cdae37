"""The schema of the tables: the document has every column; games are written down as they went. No pyarrow here."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from carson.core.record import Play, Record
from carson.games import GAMES, title_of
from carson.lab.data.arrow import BadFolder
from carson.lab.data.folder import DataFolder, Ids
from carson.lab.data.observing import Observed
from carson.lab.data.rows import Rows, Texts
from carson.lab.data.schema import FORMAT, MARK, VERSION, tables
from carson.lab.data.writer import Writer
from carson.lab.plans import WidePlan
from carson.lab.simulate import Outcome, play

DOCUMENT = Path(__file__).parents[3] / "docs" / "data.md"


def observed(game: str) -> tuple[Outcome, Observed]:
    outcome = play(WidePlan((game,), ("random",), 1, "s", observed=True), 0)
    assert outcome.observed is not None
    return outcome, outcome.observed


def test_the_document_has_every_table_and_column() -> None:
    found: dict[str, list[str]] = {}
    table = ""
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 6 and re.fullmatch("(`[a-z]+`)?", cells[1]) and cells[3].startswith("`"):
            table = cells[1].strip("`") or table
            found.setdefault(table, []).extend(re.findall("`([a-z]+)`", cells[3]))
    assert found == {name: list(columns) for name, columns in tables().items()}
    assert f"This is schema {VERSION}." in DOCUMENT.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_watching_a_game_changes_nothing_in_it(game: str) -> None:
    plan = WidePlan((game,), ("random",), 3, "t")
    assert [play(plan, number) for number in range(3)] == [play(replace(plan, observed=True), number) for number in range(3)]


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_are_those_of_a_record(game: str) -> None:
    outcome, found = observed(game)
    rows = Rows()
    rows.add(outcome, found)
    choices = rows.tables["choices"]
    texts = list(choices["choice"].texts)
    made = [(seat - 1, texts[code]) for seat, code in zip(choices["seat"], choices["choice"].codes, strict=True)]
    record = Record(game, json.loads(found.config), found.table.seed, choices=made)
    game_again = Play.of(title_of(game), record).game
    assert (tuple(game_again.points()), game_again.over) == (outcome.points, True)
    assert min(choices["legal"]) > 0


@pytest.mark.parametrize("game", GAMES)
def test_all_columns_of_a_table_are_of_one_length(game: str) -> None:
    rows = Rows()
    for _ in range(2):
        rows.add(*observed(game))
    for name, columns in rows.tables.items():
        assert len({len(column) for column in columns.values()}) == 1, name
    assert len(rows.tables["games"]["id"]) == 2
    assert len(rows.tables["games"]["id"].texts) == 1


def test_what_seats_did_is_written_down_by_round() -> None:
    _, found = observed("board")
    by_round = {fact.round for fact in found.facts["characters"]}
    assert by_round == {1, 2, 3, 4}
    players = len(found.table.bots)
    assert sum(found.facts["characters"].values()) == 4 * players
    money = [sum(amount for fact, amount in found.facts["moves"].items() if fact.seat == seat and fact.what == "money")
             for seat in range(players)]  # fmt: skip
    assert money == [figures[-1] for figures in found.story.series["money"]]


def test_ids_differ_where_games_do() -> None:
    plan = WidePlan(tuple(GAMES), ("random",), 1, "s", observed=True)
    ids = {found.observed.id for found in (play(plan, number) for number in range(20)) if found.observed}
    assert len(ids) == 20
    again = play(plan, 7).observed
    assert again is not None
    assert again.id in ids


def test_ids_are_found_among_many() -> None:
    ids = [f"{number * 7919:016x}" for number in range(1000)]
    found = Ids(iter(ids))
    assert all(id in found for id in ids)
    assert f"{1:016x}" not in found


def test_texts_are_kept_once() -> None:
    column = Texts()
    for text in ("a", "b", "a"):
        column.append(text)
    assert (list(column.codes), list(column.texts)) == ([0, 1, 0], ["a", "b"])


def test_without_pyarrow_that_is_said_and_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match="command-data-missing"):
        Writer(tmp_path / "games")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("mark", [None, "zeppelin", "[]", "{}", '{"format": "other"}'])
def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, mark: str | None) -> None:
    (tmp_path / "notes").write_text("mine")
    if mark is not None:
        (tmp_path / MARK).write_text(mark)
    for open_folder in (DataFolder.to_read, DataFolder.to_write):
        with pytest.raises(BadFolder, match="not-ours"):
            open_folder(tmp_path)


def test_a_new_folder_says_what_it_is(tmp_path: Path) -> None:
    DataFolder.to_write(tmp_path / "a" / "b")
    assert json.loads((tmp_path / "a" / "b" / MARK).read_text()) == {"format": FORMAT, "schema": VERSION}
    assert DataFolder.to_read(tmp_path / "a" / "b").files("games") == []
