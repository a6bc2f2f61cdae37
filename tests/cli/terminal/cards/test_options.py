"""The options of the card game, by way of `carson simulate`, which prints the configuration."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carson.cards.configuration.deck import DEFAULT, TERRAIN_CARDS
from carson.games import title_of
from tests.cards.table import deck_lists
from tests.cli.command import Command, written

BEGINNERS = ["beginner"] * 3


def config(carson: Command, *options: str | Path) -> Any:
    return carson.json("simulate", "cards", "--games", "1", "--seed", "s", *options)["config"]


def test_without_options_one_plays_against_three_beginners(carson: Command) -> None:
    assert config(carson) == {"players": 1, "virtual": BEGINNERS, "deck": DEFAULT.digest}


@pytest.mark.parametrize("preset", title_of("cards").presets)
def test_a_preset(carson: Command, preset: str) -> None:
    assert config(carson, "--preset", preset) == title_of("cards").preset(preset)


@pytest.mark.ruling("C1.1")
@pytest.mark.parametrize(
    ("options", "players", "virtual"),
    [
        ("--players 2", 2, ["beginner"] * 2),
        ("--players 5", 5, []),
        ("--level expert", 1, ["expert"] * 3),
        ("--virtual 5", 1, ["beginner"] * 5),
        ("--virtual 4 --level advanced", 1, ["advanced"] * 4),
        ("--level expert,beginner,advanced", 1, ["expert", "beginner", "advanced"]),
        ("--players 2 --level expert", 2, ["expert"] * 2),
        ("--players 4 --virtual 0", 4, []),
        ("--preset solo-expert --virtual 4", 1, ["expert"] * 4),
        ("--preset friends --virtual 1", 4, ["beginner"]),
    ],
)
def test_who_sits_at_the_table(carson: Command, options: str, players: int, virtual: list[str]) -> None:
    assert config(carson, *options.split()) == {"players": players, "virtual": virtual, "deck": DEFAULT.digest}


@pytest.mark.ruling("C1.1")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            "--players 3 --virtual 0",
            "3 with a hand and 0 virtual are 3 participants; together they must be 4 to 6. (rule C1.1)",
        ),
        ("--virtual 6", "1 with a hand and 6 virtual are 7 participants; together they must be 4 to 6. (rule C1.1)"),
        ("--players 0", "1 to 6 people or bots can play, not 0; virtual players may join them. (rule C1.1)"),
        ("--players 7", "1 to 6 people or bots can play, not 7; virtual players may join them. (rule C1.1)"),
        (
            "--level lazy",
            "There is no level “lazy” for virtual players; choose one of: beginner, advanced, expert. (rule C1.1)",
        ),
        (
            "--players 4 --level expert",
            "--level is for virtual players, and a table with 4 players has none: add some with --virtual.",
        ),
        (
            "--virtual 2 --level expert,expert,beginner",
            "3 levels do not go with 2 virtual players: name one level for all, or one for each.",
        ),
        ("--level ,", "--level names no level: write beginner, advanced or expert."),
        ("--river d8", "--river is for the board game; the card game has --virtual, --level and --deck."),
        (
            "--preset first-game --level expert",
            "There is no preset “first-game”; choose one of: solo, solo-advanced, solo-expert, friends. (rule C1.1)",
        ),
    ],
)
def test_an_impossible_table_is_refused_in_one_sentence(carson: Command, options: str, sentence: str) -> None:
    assert carson("simulate", "cards", *options.split()).complaint() == sentence
    assert carson("play", "--terminal", "cards", *options.split()).complaint() == sentence


def as_toml(lists: dict[str, Any]) -> str:
    text = "[terrain]\n"
    for era, cards in lists["terrain"].items():
        text += f"{era} = [\n" + "".join(f'    "{card}",\n' for card in cards) + "]\n"
    return text


@pytest.mark.ruling("C5.1")
def test_cards_from_a_file(carson: Command, tmp_path: Path) -> None:
    lists: dict[str, Any] = deck_lists(["mm .. 9"])
    file = written(tmp_path, as_toml(lists))
    deck: Any = config(carson, "--deck", file)["deck"]
    assert deck["terrain"] == lists["terrain"]
    assert deck["characters"]["governor"].startswith(f"{DEFAULT.priority[TERRAIN_CARDS]} ")  # ours, where the file has none


def test_a_file_that_changes_nothing(carson: Command, tmp_path: Path) -> None:
    assert config(carson, "--deck", written(tmp_path, ""))["deck"] == DEFAULT.digest
    assert not DEFAULT.changes


@pytest.mark.ruling("C5.1")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("mm .. 9", "mx .. 9"), "Line 3, terrain.era-1: “x” is no sign for a parcel; write one of these"),
        (("mm .. 9", "mH .. 9"), "Line 2, terrain.era-1: parcels of the kind “House”: 33; in this era there must be 32."),
        (("mm .. 9", "mm .. 10"), "Line 3, terrain.era-1: a priority should be a whole number from 1 to 9"),
        (('    "mm .. 9",\n', ""), "Line 2, terrain.era-1: an era has exactly 48 cards, not 47."),
    ],
)
def test_a_bad_deck_is_refused_with_the_field_the_line_and_the_ruling(
    carson: Command, tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    file = written(tmp_path, as_toml(deck_lists(["mm .. 9"])).replace(*change))
    for command in ("play --terminal", "simulate"):
        said = carson(*command.split(), "cards", "--deck", file).complaint()
        assert said.startswith(f"{file}: {sentence}")
        assert said.endswith("(rule C5.1)")
