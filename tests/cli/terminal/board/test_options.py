"""The options that say what is played, by way of `carson simulate`, which prints the configuration."""

from pathlib import Path
from typing import Any

import pytest

from carson.board.buildings import EXTRA_NAMES
from carson.cli.configure import add_game_arguments, configure
from carson.cli.output import Output
from carson.cli.parser import Parser
from carson.games import title_of
from carson.lab.plans import config_for
from tests.cli.command import Command, written


def config(carson: Command, *options: str | Path) -> Any:
    return carson.json("simulate", "--games", "1", "--seed", "s", *options)["config"]


def test_without_options_it_is_the_first_game(carson: Command) -> None:
    assert config(carson) == title_of("board").preset("first-game")


@pytest.mark.parametrize("preset", title_of("board").presets)
def test_a_preset(carson: Command, preset: str) -> None:
    assert config(carson, "--preset", preset) == title_of("board").preset(preset)


@pytest.mark.parametrize(
    ("options", "field", "value"),
    [
        ("--players 2", "players", 2),
        ("--edition first", "edition", "first"),
        ("--mountains 0", "mountains", 0),
        ("--characters random", "characters", ["random"]),
        ("--characters 1Y,2R,3?,4y,5r,6Y,7Y", "characters", ["1Y", "2R", "3?", "4Y", "5R", "6Y", "7Y"]),
        ("--characters 0Y,3R,9y,12R,14yr,15R,16Y,19R", "characters", ["0Y", "3R", "9Y", "12R", "14YR", "15R", "16Y", "19R"]),
        ("--variants river,losers-choice", "variants", ["river", "losers-choice"]),
        ("--variants river", "mountains", 6),
        ("--variants none", "variants", []),
        ("--river A6,b6,c6,c7,c8", "river", ["a6", "b6", "c6", "c7", "c8"]),
        ("--river a6,b6,c6,c7,c8", "variants", ["river"]),
        ("--variants random", "variants", None),
        ("--variants random", "mountains", None),
        ("--variants random", "players", 4),
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


def configs(*options: str) -> list[dict[str, object]]:
    parser = Parser("simulate")
    add_game_arguments(parser)
    return configure(Output(), parser.parse(options)).configs


@pytest.mark.ruling("B10.1")
def test_random_variants_are_any_that_can_be_played() -> None:
    board = title_of("board")
    assert len(configs("--variants", "random")) == 2 ** len(board.variants)
    assert not any("horses" in str(each["variants"]) for each in configs("--variants", "random", "--edition", "first"))
    assert all("river" in str(each["variants"]) for each in configs("--variants", "random", "--river", "a6,b6,c6,c7,c8"))


def test_random_variants_differ_from_game_to_game_and_repeat_with_the_seed() -> None:
    possible = configs("--variants", "random")
    drawn = [config_for(possible, f"s/{number}") for number in range(20)]
    assert drawn == [config_for(possible, f"s/{number}") for number in range(20)]
    assert len({str(config["variants"]) for config in drawn}) > 5


@pytest.mark.parametrize("options", ["--variants random", "--preset big-box --variants random --players 3"])
def test_random_games_are_the_same_with_any_number_of_workers(carson: Command, options: str) -> None:
    run = ["simulate", "--games", "12", "--seed", "s", *options.split()]
    one, two = carson.json(*run), carson.json(*run, "--workers", "2")
    assert one["errors"] == 0
    assert (one["decisions"], one["mean_score"]) == (two["decisions"], two["mean_score"])
