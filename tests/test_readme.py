"""The README's session is true: its Python lines are run, and its commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_session_gives_what_it_shows() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_every_command_exists() -> None:
    from carson.cli import COMMANDS

    commands = set(re.findall(r"^    carson (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE))
    assert {"play", "simulate", "replay", "verify", "show", "rules", "bench"} <= commands
    assert commands <= set(COMMANDS)
