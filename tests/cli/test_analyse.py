"""`carson analyse`: for people and for programs. How choices are judged: tests/table/review."""

from __future__ import annotations

from pathlib import Path

import pytest

from carson.cli.commands import analyse
from carson.locales import languages
from carson.table.review.review import Review
from tests.cli.command import Command, record_of_game, written

RECORD = record_of_game(players=2, choices=3)
FEW = ("--simulations", "4")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, RECORD.as_text())


def test_for_people(carson: Command, file: Path) -> None:
    result = carson("analyse", file, *FEW)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("Ann, Bo: 3 choices; those that matter were tried out 4 times.\n")
    assert "Turning points\n" in result.out
    assert "What could have been better\n" in result.out
    assert "\nplayer  accuracy  good" in result.out


def test_for_programs(carson: Command, file: Path) -> None:
    found = carson.json("analyse", file, *FEW)
    assert (found["simulations"], found["names"], found["complete"]) == (4, ["Ann", "Bo"], True)
    assert [(move["seat"], move["choice"]) for move in found["moves"]] == RECORD.choices
    assert [move["number"] for move in found["moves"]] == list(range(1, 4))
    assert all(move["verdict"] in ("", "good", "close", *found["levels"]) for move in found["moves"])
    assert [player["name"] for player in found["players"]] == ["Ann", "Bo"]
    assert found == carson.json("analyse", file, *FEW)


def test_whoever_breaks_off_gets_what_there_is(carson: Command, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = 0
    progress = Review.progress

    def interrupted(review: Review) -> float:
        nonlocal pieces
        pieces += 1
        if pieces == 2:
            raise KeyboardInterrupt
        return progress(review)

    monkeypatch.setattr(Review, "progress", interrupted)
    result = carson("analyse", file, *FEW, "--json")
    assert result.status == analyse.INTERRUPTED
    assert (result.object["complete"], len(result.object["moves"])) == (False, 2)


@pytest.mark.parametrize("language", languages())
def test_in_every_language(carson: Command, file: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("CARSON_LANGUAGE", language)
    result = carson("analyse", file, *FEW)
    assert result.status == 0
    assert "command-" not in result.out
    assert "review-" not in result.out


def test_a_record_without_choices(carson: Command, tmp_path: Path) -> None:
    empty = written(tmp_path, record_of_game(players=2, choices=0).as_text())
    assert carson("analyse", empty).complaint().startswith("There is nothing to review")
