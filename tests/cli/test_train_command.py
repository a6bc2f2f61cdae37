"""`carson train`: what it writes and says. What is learned: tests/bots/board/test_training.py."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from carson import __version__
from carson.bots.board import training
from tests.cli.command import Command


def a_little(seed: str, games: int, workers: int, report: Callable[[str], None]) -> dict[str, object]:
    report(f"{games} games")
    return {"weights": [seed, workers]}


def test_the_file_says_how_to_make_it_again(carson: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "train", a_little)
    file = tmp_path / "weights.json"
    result = carson("train", "board", str(file), "--games", "3", "--seed", "train-7")
    assert (result.status, result.out.splitlines()) == (0, ["3 games", f"The weights are in {file}."])
    made = {
        "command": "carson train board weights.json --games 3 --seed train-7",
        "carson": __version__,
        "games": 3,
        "seed": "train-7",
    }
    assert json.loads(file.read_text(encoding="utf-8")) == {"made": made, "weights": ["train-7", 1]}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess weights.json", "There is no game “chess”"),
        ("board nowhere/weights.json", "The weights cannot be written to nowhere/weights.json"),
        ("board .", "The weights cannot be written to ."),
        ("board weights.json --games 0", "--games cannot be “0”"),
    ],
)
def test_what_cannot_be_is_said_before_the_work(carson: Command, arguments: str, sentence: str) -> None:
    assert carson("train", *arguments.split()).complaint().startswith(sentence)
