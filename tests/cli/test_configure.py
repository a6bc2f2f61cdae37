"""The options that say what is played, by way of `carson simulate`, which prints the configuration."""

from pathlib import Path
from typing import Any

import pytest

from carson.board.config import EXTRA_NAMES
from carson.cli.configure import FIRST_GAME
from carson.games import game_kind
from tests.cli.command import Command, written


def config(carson: Command, *options: str | Path) -> Any:
    return carson.json("simulate", "--games", "1", "--seed", "s", *options)["config"]


def test_without_options_it_is_the_first_game(carson: Command) -> None:
    assert config(carson) == game_kind("board").preset(FIRST_GAME)


@pytest.mark.parametrize("preset", game_kind("board").presets)
def test_a_preset(carson: Command, preset: str) -> None:
    assert config(carson, "--preset", preset) == game_kind("board").preset(preset)


@pytest.mark.parametrize(
    ("options", "field", "value"),
    [
        ("--players 2", "players", 2),
        ("--edition first", "edition", "first"),
        ("--mountains 0", "mountains", 0),
        ("--characters random", "characters", ["random"]),
        ("--characters 1Y,2R,3?,4y,5r,6Y,7Y", "characters", ["1Y", "2R", "3?", "4Y", "5R", "6Y", "7Y"]),
        ("--buildings all", "extra_buildings", list(EXTRA_NAMES)),
        ("--buildings school,station", "extra_buildings", ["school", "station"]),
        ("--preset big-box --buildings none", "extra_buildings", []),
    ],
)
def test_an_option_changes_the_preset(carson: Command, options: str, field: str, value: object) -> None:
    assert config(carson, *options.split())[field] == value


@pytest.mark.ruling("B11.1")
def test_figures_from_a_file(carson: Command, tmp_path: Path) -> None:
    file = written(tmp_path, "[start]\nmoney = 30\n")
    assert config(carson, "--data", file)["data"] == {"start": {"money": 30}}


def test_figures_that_change_nothing(carson: Command, tmp_path: Path) -> None:
    assert "data" not in config(carson, "--data", written(tmp_path, ""))
