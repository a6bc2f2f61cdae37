"""`carson train`: what it writes and says. What is learned: tests/bots/board/test_training.py."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from carson import __version__
from carson.bots.board import training
from carson.bots.learning import Share
from carson.lab.curve import curve
from tests.cli.command import Command


def twice(number: int) -> int:
    return 2 * number


def a_little(seed: str, games: int, share: Share, report: Callable[[str], None]) -> dict[str, object]:
    report(f"{games} games")
    return {"weights": [seed, *share(twice, range(games), lambda number: 1)]}


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
    assert json.loads(file.read_text(encoding="utf-8")) == {"made": made, "weights": ["train-7", 0, 2, 4]}


def test_the_curve_is_drawn_if_the_training_has_one(
    carson: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = [{"games": 1, "wins": 0.5}, {"games": 2, "wins": 0.6}]
    monkeypatch.setattr(training, "train", lambda *_: {"curve": steps, "weights": []})
    file, picture = tmp_path / "weights.json", tmp_path / "curve.svg"
    result = carson("train", "board", str(file), "--curve", str(picture))
    assert result.out.splitlines()[-1] == f"The curve is in {picture}."
    assert picture.read_text(encoding="utf-8") == curve(steps)


def test_weights_are_written_even_if_there_is_no_curve(
    carson: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "train", a_little)
    file, picture = tmp_path / "weights.json", tmp_path / "curve.svg"
    result = carson("train", "board", str(file), "--curve", str(picture))
    assert (result.status, result.err.split(".")[0]) == (2, "The training of the game “board” draws no curve")
    assert file.exists()
    assert not picture.exists()


def test_a_training_goes_on_with_what_its_file_has(carson: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "train", a_little)
    weights, kept = tmp_path / "weights.json", tmp_path / "kept"
    carson("train", "board", weights, "--games", "3", "--file", kept)
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 4
    first = weights.read_bytes()
    weights.unlink()

    def never(number: int) -> int:
        raise AssertionError("this has been done")

    monkeypatch.setattr(sys.modules[__name__], "twice", never)
    assert carson("train", "--resume", kept).status == 0
    assert weights.read_bytes() == first
    told = carson("train", "board", weights, "--games", "4", "--file", kept).complaint()
    assert told.startswith(f"“{kept}” has results of something else (games “3” instead of “4”)")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("board", "“carson train” needs WEIGHTS"),
        ("chess weights.json", "There is no game “chess”"),
        ("board nowhere/weights.json", "Nothing can be written to nowhere/weights.json"),
        ("board .", "Nothing can be written to ."),
        ("board weights.json --curve nowhere/curve.svg", "Nothing can be written to nowhere/curve.svg"),
        ("board weights.json --games 0", "--games cannot be “0”"),
    ],
)
def test_what_cannot_be_is_said_before_the_work(carson: Command, arguments: str, sentence: str) -> None:
    assert carson("train", *arguments.split()).complaint().startswith(sentence)
