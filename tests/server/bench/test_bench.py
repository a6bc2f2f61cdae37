"""The server's bench, with two tables for part of a second: that it measures, not what."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from carson.server.bench.bench import Load, measure, quantile
from carson.server.bench.figures import copy_table, measure_figures
from carson.server.bench.server_process import BenchUnavailable, ServerProcess
from carson.server.bench.thinking import measure_thinking


@pytest.mark.slow
def test_two_tables_are_measured_at_both_paces() -> None:
    log: list[str] = []
    (served,) = measure(Load("cards", 2, 0.5, 20), "sqlite", None, lambda id, /, **values: log.append(id))
    assert (served.database, served.processes) == ("sqlite", 1)
    for times in (served.answered, served.steady):
        assert times.choices_per_second > 0
        assert 0 < times.median_ms <= times.p99_ms
        assert times.cpu_us > 0
        assert times.refused == 0
    assert served.steady.choices_per_second < served.answered.choices_per_second
    assert log == ["command-bench-serving"]


@pytest.mark.slow
def test_bots_and_people_are_measured_while_legends_think() -> None:
    thinking = measure_thinking("board", 1, 2, lambda id, /, **values: None)
    assert thinking.choices > 0
    assert thinking.answers > 0
    assert 0 < thinking.median_ms <= thinking.p99_ms
    assert 0 < thinking.bots_median_ms <= thinking.bots_p99_ms <= thinking.bots_longest_ms
    assert thinking.as_object()["good"] == (thinking.p99_ms < 100 and thinking.bots_longest_ms < 3000)


@pytest.mark.slow
def test_two_processes_share_a_postgresql() -> None:
    one, two = measure(Load("board", 2, 1, 20), "postgresql", None, lambda id, /, **values: None)
    assert (one.processes, two.processes) == (1, 2)
    assert two.answered.refused == two.steady.refused == 0
    assert two.steady.choices_per_second > 5


@pytest.mark.slow
def test_the_figures() -> None:
    figures = measure_figures("cards", lambda id, /, **values: None, stored=50, idle=20)
    assert figures.idle_table_kb < figures.table_kb
    assert all(value > 0 for name, value in figures.as_object().items() if name != "idle_table_kb")


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(BenchUnavailable) as caught, ServerProcess(str(tmp_path), tmp_path):
        pass
    assert str(tmp_path) in str(caught.value.values["reason"])


def test_a_copied_table_has_its_seats_and_entries(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as database:
        database.executescript(
            """
            CREATE TABLE tables (id TEXT, public INTEGER, seed TEXT);
            CREATE TABLE seats (table_id TEXT, seat INTEGER);
            CREATE TABLE entries (table_id TEXT, number INTEGER);
            INSERT INTO tables VALUES ('one', 1, 'x');
            INSERT INTO seats VALUES ('one', 0), ('one', 1);
            INSERT INTO entries VALUES ('one', 1);
            """
        )
    ids = [*copy_table(file, "one", 2), *copy_table(file, "one", 1, public=False)]
    assert len(set(ids)) == 3
    for id, public in zip(ids, (1, 1, 0)):
        assert database.execute("SELECT public, seed FROM tables WHERE id = ?", (id,)).fetchall() == [(public, "x")]
        assert database.execute("SELECT count(*) FROM seats WHERE table_id = ?", (id,)).fetchone() == (2,)
        assert database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (id,)).fetchone() == (1,)
    database.close()


@pytest.mark.parametrize(("part", "value"), [(0.0, 1), (0.5, 3), (0.99, 4), (1.0, 4)])
def test_a_quantile(part: float, value: float) -> None:
    assert quantile([1, 2, 3, 4], part) == value
