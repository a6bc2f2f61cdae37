"""`carson verify`: right records, records that differ, and files that are none."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Command, record_of_game, run_process, written

TEXT = record_of_game().as_text()
LENGTH = len(record_of_game().choices)


def changed(folder: Path, change: Callable[[Any], object], name: str = "changed.json") -> Path:
    values = json.loads(TEXT)
    change(values)
    return written(folder, json.dumps(values), name)


def test_a_right_record(carson: Command, tmp_path: Path) -> None:
    file = written(tmp_path, TEXT)
    result = carson("verify", file)
    assert (result.status, result.err) == (0, "")
    assert result.out == f"{file}: verified, {LENGTH} choices to the end of the game.\n"


def test_a_right_record_of_a_game_that_was_left(carson: Command, tmp_path: Path) -> None:
    file = written(tmp_path, record_of_game(choices=60).as_text())
    assert carson("verify", file).out == f"{file}: verified, 60 choices of a game that is not over.\n"


def set_choice(values: Any) -> None:
    values["choices"][30] = "1 build bank d4"


def set_checkpoint(values: Any) -> None:
    values["checkpoints"]["50"] = "3:0123456789abcdef"


def set_points(values: Any) -> None:
    values["result"]["points"][0] += 1


def set_players(values: Any) -> None:
    values["config"]["players"] = 9


def set_seed(values: Any) -> None:
    values["seed"] = "other"
    del values["commitment"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (set_choice, "the first difference is choice 31, “1 build bank d4”, which cannot be made: "),
        (set_checkpoint, "the first difference is the state after choice 50: recorded 3:0123456789abcdef, replayed "),
        (set_points, f"the first difference is in the result, after choice {LENGTH}: points recorded ["),
        (set_players, "its configuration cannot be played: "),
        (set_seed, "the first difference is "),
    ],
)
def test_the_first_difference_is_named(
    carson: Command, tmp_path: Path, change: Callable[[Any], object], sentence: str
) -> None:
    file = changed(tmp_path, change)
    assert carson("verify", file).complaint(status=1).startswith(f"{file}: {sentence}")


def test_digests_of_an_earlier_version_are_passed_over_and_counted(carson: Command) -> None:
    file = Path(__file__).parents[1] / "earlier" / "0.1.0" / "records" / "first-2-mixed.json"
    count = len(json.loads(file.read_text(encoding="utf-8"))["checkpoints"]) + 1  # and that of the last state
    result = carson("verify", file)
    assert (result.status, result.err) == (0, "")
    assert f"{count} digests are of an earlier version and could not be compared." in result.out
    assert carson.json("verify", file)["files"][0]["not_compared"] == count


def test_every_file_is_checked(carson: Command, tmp_path: Path) -> None:
    right, differs = written(tmp_path, TEXT), changed(tmp_path, set_points)
    result = carson("verify", differs, right, right)
    assert result.status == 1
    assert result.out.count("verified") == 2
    assert result.sentence().startswith(str(differs))


def test_a_file_that_is_no_record_counts_more_than_a_difference(carson: Command, tmp_path: Path) -> None:
    result = carson("verify", changed(tmp_path, set_points), written(tmp_path, "{}"), tmp_path / "nothing")
    assert result.status == 2
    assert len(result.err.splitlines()) == 3


def test_for_programs(carson: Command, tmp_path: Path) -> None:
    right, differs, foreign = written(tmp_path, TEXT), changed(tmp_path, set_choice), written(tmp_path, "{}", "foreign")
    result = carson("verify", right, differs, foreign, "--json")
    assert result.status == 2
    assert result.object["ok"] is False
    one, two, three = result.object["files"]
    assert (one["file"], one["status"], one["choices"], one["difference"]) == (str(right), "verified", LENGTH, None)
    assert (two["status"], two["difference"]["number"], two["difference"]["what"]) == ("differs", 31, "choice")
    assert (three["status"], three["choices"]) == ("unreadable", None)
    assert carson.json("verify", right)["ok"] is True


def test_the_seed_is_checked_against_what_was_promised(carson: Command, tmp_path: Path) -> None:
    file, promised = written(tmp_path, TEXT), json.loads(TEXT)["commitment"]
    for way in (promised, promised.upper(), f" {promised}\n"):
        result = carson("verify", file, "--commitment", way)
        assert (result.status, result.err) == (0, "")
    sentence = carson("verify", file, "--commitment", "0" * 64).complaint(status=1)
    assert sentence.startswith(f"{file}: the seed is not the one that was promised: its hash is {promised}, and 000")
    result = carson("verify", file, "--commitment", "0" * 64, "--json")
    difference = result.object["files"][0]["difference"]
    assert (difference["what"], difference["recorded"], difference["replayed"]) == ("commitment", promised, "0" * 64)


def test_what_is_no_promise(carson: Command, tmp_path: Path) -> None:
    file, promised = written(tmp_path, TEXT), json.loads(TEXT)["commitment"]
    assert "no hash of a seed" in carson("verify", file, "--commitment", "abc").complaint()
    assert "one file" in carson("verify", file, file, "--commitment", promised).complaint()


def test_from_standard_input() -> None:
    result = run_process("verify", "-", stdin=TEXT.encode())
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("Standard input: verified")
    assert run_process("verify", "-", stdin=b"\xff").complaint().startswith("Standard input is no text file (byte 1 ")
