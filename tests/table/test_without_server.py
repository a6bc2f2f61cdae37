"""A whole table runs where there is no server: `whole_table.py` plays both games there, and tells what it saw."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from carson.locales import Words

PROGRAM = Path(__file__).parent / "whole_table.py"


@pytest.fixture(scope="module")
def told() -> Any:
    done = subprocess.run([sys.executable, str(PROGRAM)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_nothing_that_waits_or_keeps_is_loaded(told: Any) -> None:
    assert told["loaded"] == []


def test_a_server_cannot_be_imported_there() -> None:
    program = f"import runpy; runpy.run_path({str(PROGRAM)!r}); import "
    for module in ("carson.server.store", "msgspec", "sqlalchemy", "litestar", "carson.lab"):
        done = subprocess.run([sys.executable, "-c", program + module], capture_output=True, text=True)
        assert f"a table needs no {module.removesuffix('.store')}" in done.stderr


@pytest.mark.parametrize("place", [0, 1])
def test_a_game_is_played_to_its_end_and_looked_back_at(told: Any, place: int) -> None:
    game = told["games"][place]
    assert game["states"] == {"table": "over", "rematch": "open", "from its record": "over"}
    assert game["result"]["points"] == game["points of its record"]
    assert [sum(source["points"] for source in seat) for seat in game["story"]["sources"]] == game["result"]["points"]
    assert game["undone"] == 2
    assert 0 < game["moment"]["choices"] < game["choices"]
    assert game["moment"]["own"] == {"seat": 0}
    assert max(game["clock"]) > 3600  # a choice brings more than the second that it takes
    assert game["heard"] == ["Guten Tag!"]


def test_everything_is_told_in_german(told: Any) -> None:
    words = Words("de")
    for game in told["games"]:
        assert game["refused"] == [words("refusal-seats-free", count=1), words("refusal-game-over")]
        assert any("Änne" in line for line in game["said"])
    board, cards = told["games"]
    assert "Reihenfolge am Anfang: Änne, greedy 2, random 3." in board["said"]
    assert board["hint"][0].startswith("d3: 3 Berge")
    assert "Änne, welches Gebot spielst du?" in cards["said"]
    assert cards["hint"][0].startswith("5 bieten: zuerst 17")
    assert all(source["text"] for game in told["games"] for sources in game["story"]["sources"] for source in sources)
