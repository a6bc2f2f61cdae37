"""`carson analyse`: for people and for programs. What is said of a choice: tests/lab/test_analysis.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from carson.locales import languages
from tests.cli.command import Command, record_of_game, written

RECORD = record_of_game(players=2, choices=30)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, RECORD.as_text())


def test_for_people(carson: Command, file: Path) -> None:
    result = carson("analyse", file, "--bot", "greedy")
    assert (result.status, result.err) == (0, "")
    title, *lines = result.out.splitlines()
    assert title == "Ann, Bo: 30 choices, judged by greedy."
    assert f": {RECORD.choices[0][1]}" in lines[0]
    assert any(line.startswith("      better: ") and line.endswith("VP more)") for line in lines)
    assert [line.split()[0] for line in lines[-3:]] == ["player", "Ann", "Bo"]


def test_for_programs(carson: Command, file: Path) -> None:
    found = carson.json("analyse", file, "--bot", "greedy", "--simulations", "5")
    assert (found["bot"], found["simulations"], found["names"]) == ("greedy", 5, ["Ann", "Bo"])
    assert [(move["seat"], move["choice"]) for move in found["moves"]] == RECORD.choices
    assert [move["number"] for move in found["moves"]] == list(range(1, 31))
    assert any(move["questionable"] for move in found["moves"])
    assert sum(player["choices"] for player in found["players"]) <= 30
    assert found == carson.json("analyse", file, "--bot", "greedy", "--simulations", "5")


def test_without_a_name_the_games_best_bot_judges(carson: Command, tmp_path: Path) -> None:
    short = written(tmp_path, record_of_game(players=2, choices=2).as_text())
    found = carson.json("analyse", short, "--simulations", "4")
    assert found["bot"] not in ("random",)
    assert len(found["moves"]) == 2


@pytest.mark.parametrize("language", languages())
def test_in_every_language(carson: Command, file: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("CARSON_LANGUAGE", language)
    result = carson("analyse", file, "--bot", "greedy")
    assert result.status == 0
    assert "command-" not in result.out


def test_a_bot_that_there_is_not(carson: Command, file: Path) -> None:
    assert carson("analyse", file, "--bot", "zeppelin").complaint().startswith("There is no bot “zeppelin”")
