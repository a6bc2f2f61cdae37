"""The page for whoever studies balance, run from top to bottom in an environment with the libraries it names."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.lab.data.environment import ROOT, environment_with, run

PAGE = (ROOT / "docs" / "guide-balance.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(sh|sql|python)\n(.+?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_page_does_what_it_says(tmp_path: Path) -> None:
    python = environment_with(tmp_path / "environment", "study", "data", "queries")
    answers = []
    for kind, text in BLOCKS:
        if kind == "sh":
            for line in text.splitlines():
                command, *arguments = shlex.split(line)
                assert command == "carson"
                printed = run(python, "-m", "carson", *arguments, cwd=tmp_path)
                if "--json" in arguments:
                    assert json.loads(printed)["games"] == 80
        elif kind == "sql":
            code = f"import duckdb, json\nprint(json.dumps(duckdb.sql({text!r}).fetchall()))"
            answers.append(json.loads(run(python, "-c", code, cwd=tmp_path / "land")))
        else:
            answers.append(
                json.loads(run(python, "-c", f"{text}\nimport json\nprint(json.dumps(answer))", cwd=tmp_path / "land"))
            )
    assert "These are few games" in (tmp_path / "guide.html").read_text(encoding="utf-8")
    (from_sql,), (from_polars,) = answers
    assert from_sql == pytest.approx(from_polars)
    points, error, games = from_sql
    assert games == 60
    assert 0 < error < abs(points) + 5


def test_there_are_commands_and_both_ways_of_asking() -> None:
    assert [kind for kind, _ in BLOCKS] == ["sh", "sh", "sh", "sh", "sql", "python"]
