"""Files of finished work: what is in them, what they refuse. Those of ladders: test_ladder.py."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carson.lab.keeping.kept import BadFile, Kept, command_in, seed_in

FORMAT = "carson-test"


def kept(path: Path, **of: object) -> Kept:
    return Kept(path, FORMAT, {"seed": "s", **of}, ["board", "--seed", "s"])


def test_lines_come_back_in_their_order(tmp_path: Path) -> None:
    file = tmp_path / "file"
    kept(file).add({"a": 1}, {"a": 2})
    kept(file).add({"a": 3})
    assert list(kept(file).read(lambda values: values["a"])) == [1, 2, 3]


def test_the_command_and_the_seed_are_in_it(tmp_path: Path) -> None:
    file = tmp_path / "file"
    kept(file)
    assert command_in(file, FORMAT) == ["board", "--seed", "s"]
    assert seed_in(file, FORMAT) == "s"
    assert seed_in(file, "carson-other") is None
    assert seed_in(tmp_path / "none", FORMAT) is None


def test_the_command_makes_no_other_work(tmp_path: Path) -> None:
    file = tmp_path / "file"
    kept(file)
    Kept(file, FORMAT, {"seed": "s"}, ["another"])
    assert command_in(file, FORMAT) == ["board", "--seed", "s"]


def test_a_file_without_a_command_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(json.dumps({"format": FORMAT, "version": 1, "seed": "s"}) + "\n")
    with pytest.raises(BadFile, match="no-command"):
        command_in(file, FORMAT)


def test_work_of_something_else_is_refused_with_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "file"
    kept(file, games=3)
    with pytest.raises(BadFile) as problem:
        kept(file, games=4)
    assert problem.value.values == {"what": "games", "kept": "3", "wanted": "4"}


def test_a_line_that_was_never_finished_is_cut_off_when_all_others_are_right(tmp_path: Path) -> None:
    file = tmp_path / "file"
    kept(file).add({"a": 1})
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"a": 2')
    assert list(kept(file).read(lambda values: values["a"])) == [1]
    assert file.read_bytes() == whole
    file.write_bytes(whole + b"zeppelin\n{")
    with pytest.raises(BadFile, match="bad-line"):
        list(kept(file).read(lambda values: values["a"]))
    assert file.read_bytes() == whole + b"zeppelin\n{"
