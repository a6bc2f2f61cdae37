"""Tables: written, described, asked; their rows lead back to games. In an environment of its own with what that needs."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest

from carson.core.record import read_record, verify
from carson.games import GAMES, title_of
from carson.lab.data.schema import MARK, PARTS, tables
from tests.lab.data.environment import ROOT, environ, environment_with, run

pytestmark = pytest.mark.slow

Carson = Callable[..., str]
FULL = ("--preset", "big-box", "--bots", "greedy,random", "--games", "12", "--seed", "full", "--parquet", "games")
ANY = ("--any", "--games", "60", "--seed", "any", "--parquet", "games")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment_with(tmp_path_factory.mktemp("environment") / "env", "data", "queries")


@pytest.fixture(scope="module")
def home(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the folder `games`."""
    home = tmp_path_factory.mktemp("home")
    for arguments in (FULL, ANY):
        run(python, "-m", "carson", "simulate", *arguments, "--workers", "2", cwd=home)
    return home


def asked(python: Path, folder: Path, question: str) -> list[list[object]]:
    """Rows that DuckDB finds."""
    code = f"import duckdb, json\nprint(json.dumps(duckdb.sql({question!r}).fetchall()))"
    rows: list[list[object]] = json.loads(run(python, "-c", code, cwd=folder))
    return rows


def described(python: Path, home: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(run(python, "-m", "carson", "data", "games", "--json", cwd=home))
    return found


def test_a_folder_is_described(python: Path, home: Path) -> None:
    found = described(python, home)
    assert (found["format"], found["schema"], found["games"]) == ("carson-data", 1, 72)
    assert set(found["tables"]) == set(tables())  # type: ignore[call-overload]
    assert {"game": "board", "preset": "big-box", "players": "4", "games": 12} in found["parts"]  # type: ignore[operator]
    for_people = run(python, "-m", "carson", "data", "games", cwd=home)
    assert for_people.startswith("72 games in ")
    assert "board, big-box, 4" in for_people


def test_the_columns_are_those_of_the_schema(python: Path, home: Path) -> None:
    for table, columns in tables().items():
        question = f"DESCRIBE SELECT * FROM read_parquet('{table}/**/*.parquet', hive_partitioning = true)"
        found = [row[0] for row in asked(python, home / "games", question)]
        assert found == [*columns, *sorted(PARTS)], table


def test_tables_agree_with_each_other(python: Path, home: Path) -> None:
    games = home / "games"
    assert asked(python, games, "SELECT count(*), count(DISTINCT id) FROM 'games/**/*.parquet'") == [[72, 72]]
    of_each = "SELECT id, count(*) n FROM 'choices/**/*.parquet' GROUP BY id"
    different = f"SELECT count(*) FROM ({of_each}) c JOIN 'games/**/*.parquet' g USING (id) WHERE n != decisions"
    assert asked(python, games, different) == [[0]]
    scored = "SELECT id, seat, sum(points) p FROM 'sources/**/*.parquet' GROUP BY id, seat"
    different = f"SELECT count(*) FROM ({scored}) s JOIN 'results/**/*.parquet' r USING (id, seat) WHERE p != r.points"
    assert asked(python, games, different) == [[0]]
    kinds = "SELECT DISTINCT building FROM 'income/**/*.parquet'"
    earned = "SELECT sum(dollars) FROM 'income/**/*.parquet'"
    moved = f"SELECT sum(amount) FROM 'moves/**/*.parquet' WHERE thing = 'money' AND amount > 0 AND reason IN ({kinds})"
    assert asked(python, games, earned) == asked(python, games, moved)
    assert asked(python, games, "SELECT sum(won) FROM 'results/**/*.parquet'")[0][0] == pytest.approx(72)


def test_any_row_leads_to_a_game_that_can_be_played_again(python: Path, home: Path) -> None:
    for game in GAMES:
        question = f"SELECT id FROM read_parquet('games/game={game}/**/*.parquet') LIMIT 3"
        for (id,) in asked(python, home / "games", question):
            record = read_record(run(python, "-m", "carson", "data", "games", "--record", str(id), cwd=home))
            assert record.result is not None
            assert verify(title_of(game), record) is None


def test_who_plays_changes_nothing_in_the_tables(python: Path, home: Path, tmp_path: Path) -> None:
    run(python, "-m", "carson", "simulate", *ANY, "--workers", "1", cwd=tmp_path)
    for table, columns in tables().items():
        listed = ", ".join(columns)
        question = f"SELECT {listed} FROM read_parquet('{table}/*/preset=any/**/*.parquet') ORDER BY ALL"
        assert asked(python, tmp_path / "games", question) == asked(python, home / "games", question), table


def test_games_that_are_there_are_not_written_again(python: Path, tmp_path: Path) -> None:
    for games in ("10", "15"):
        run(python, "-m", "carson", "simulate", "--any", "--seed", "s", "--games", games, "--parquet", "games", cwd=tmp_path)
    assert described(python, tmp_path)["games"] == 15


def test_what_a_killed_run_has_left_is_removed(python: Path, tmp_path: Path) -> None:
    command = ("simulate", "--seed", "s", "--games", "4", "--parquet", "games")
    run(python, "-m", "carson", *command, cwd=tmp_path)
    (choices,) = (tmp_path / "games" / "choices").rglob("*.parquet")
    orphan, unfinished = choices.with_name("zeppelin-000000.parquet"), choices.with_name(".zeppelin.parquet.unfinished")
    for path in (orphan, unfinished):
        path.write_bytes(choices.read_bytes())
    run(python, "-m", "carson", *command, cwd=tmp_path)
    assert sorted((tmp_path / "games" / "choices").rglob("*.parquet*")) == [choices]


@pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")
def test_an_interrupted_run_leaves_whole_files_and_goes_on(python: Path, tmp_path: Path) -> None:
    """Killed in the middle; then a worker is; then it is interrupted; in the end every game is there once."""
    start = ("-m", "carson", "simulate", "--any", "--seed", "s", "--games", "600", "--parquet", "games", "--file", "kept")
    script = (
        "import carson.lab.data.writer as w; w.GAMES_AT_A_TIME = 50; w.Writer.__init__.__defaults__ = (50,)\n"
        "import sys, carson.cli\nif __name__ == '__main__': sys.exit(carson.cli.main(sys.argv[1:]))"
    )
    (tmp_path / "small.py").write_text(script)
    for end in (signal.SIGKILL, signal.SIGINT):
        interrupted(python, ["small.py", *start[2:], "--workers", "2"], tmp_path, end)
        before = described(python, tmp_path)["games"]
        assert isinstance(before, int)
        assert 0 < before <= 600
    run(python, "-m", "carson", "simulate", "--resume", "kept", "--workers", "2", cwd=tmp_path)
    assert described(python, tmp_path)["games"] == 600
    assert len((tmp_path / "kept").read_text().splitlines()) == 601
    counted = asked(python, tmp_path / "games", "SELECT count(*), count(DISTINCT id) FROM 'games/**/*.parquet'")
    assert counted == [[600, 600]]


def interrupted(python: Path, command: list[str], cwd: Path, end: signal.Signals) -> None:
    """A run that is ended when it has kept some games more."""
    kept = cwd / "kept"
    lines = len(kept.read_bytes().splitlines()) if kept.exists() else 0
    with subprocess.Popen([python, *command], cwd=cwd, env=environ(), stderr=subprocess.DEVNULL, preexec_fn=_hear) as ended:
        while ended.poll() is None and (not kept.exists() or len(kept.read_bytes().splitlines()) < lines + 60):
            sleep(0.05)
        ended.send_signal(end)


def _hear() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


QUESTIONS = re.findall(r"```sql\n(.+?)```\n\n```python\n(.+?)```", (ROOT / "docs" / "data.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(("sql", "code"), QUESTIONS)
def test_the_questions_in_the_docs_have_answers_and_both_the_same(python: Path, home: Path, sql: str, code: str) -> None:
    found = asked(python, home / "games", sql)
    printed = run(python, "-c", f"{code}\nimport json\nprint(json.dumps(answer.rows()))", cwd=home / "games")
    others = json.loads(printed)
    assert found
    assert len(found) == len(others)
    for row, other in zip(found, others, strict=True):
        assert row == pytest.approx(other) if not isinstance(row[0], str) else row[0] == other[0]
        assert [value for value in row if not isinstance(value, str)] == pytest.approx(
            [value for value in other if not isinstance(value, str)]
        )


def test_there_are_questions() -> None:
    assert len(QUESTIONS) == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("data nowhere", "There is no folder “nowhere”"),
        ("data .", "“.” is not a folder of tables"),
        ("data games --record zeppelin", "There is no game “zeppelin” in this folder"),
        ("simulate --games 1 --parquet .", "“.” is not a folder of tables"),
        ("simulate --games 1 --parquet small", "There is no folder “small”"),
    ],
)
def test_a_bad_folder_is_one_sentence(python: Path, tmp_path: Path, arguments: str, sentence: str) -> None:
    (tmp_path / "small").write_text("a file")
    if "games --record" in arguments:
        run(python, "-m", "carson", "simulate", "--games", "1", "--parquet", "games", cwd=tmp_path)
    before = sorted(tmp_path.rglob("*"))
    (told,) = run(python, "-m", "carson", *arguments.split(), cwd=tmp_path, status=2).splitlines()
    assert told.startswith(sentence)
    assert sorted(tmp_path.rglob("*")) == before


def test_broken_tables_and_other_schemas_are_told(python: Path, tmp_path: Path) -> None:
    run(python, "-m", "carson", "simulate", "--games", "2", "--parquet", "games", cwd=tmp_path)
    (file,) = (tmp_path / "games" / "games").rglob("*.parquet")
    file.write_bytes(b"zeppelin")
    (told,) = run(python, "-m", "carson", "data", "games", cwd=tmp_path, status=2).splitlines()
    assert re.fullmatch("“.+parquet” cannot be read as a table: .+", told)
    (tmp_path / "games" / MARK).write_text('{"format": "carson-data", "schema": 2}')
    (told,) = run(python, "-m", "carson", "data", "games", cwd=tmp_path, status=2).splitlines()
    assert "have schema 2, and this version knows 1" in told
