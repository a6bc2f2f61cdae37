"""What the documents show is true: the README's Python lines are run, its commands exist, the record in docs is one."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from carson.core.record import read_record, verify
from carson.games import title_of

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_session_gives_what_it_shows() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_every_command_exists() -> None:
    from carson.cli import COMMANDS

    commands = set(re.findall(r"^    carson (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE))
    assert {"play", "serve", "backup", "simulate", "replay", "verify", "show", "rules", "bench"} <= commands
    assert commands <= set(COMMANDS)


def test_every_file_and_target_it_runs_exists() -> None:
    text = README.read_text(encoding="utf-8")
    files = re.findall(r"^    \.venv/bin/python (\S+)", text, re.MULTILINE)
    assert files == ["examples/play_a_game.py"]
    assert (ROOT / files[0]).is_file()
    targets = re.findall(r"^    make (\w+)", text, re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "serve" in targets
    assert [target for target in targets if not re.search(rf"^{target}:.* ## ", makefile, re.MULTILINE)] == []


def test_the_record_in_the_docs_can_be_read_and_verified() -> None:
    example = re.search(r"```json\n(.+?)```", (ROOT / "docs" / "records.md").read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    record = read_record(example[1])
    assert len(record.choices) == 5
    assert verify(title_of(record.game), record) is None
