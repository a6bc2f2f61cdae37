"""The page about programs that learn shows what there is: its sessions run, and every part of an observation is named."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from carson.lab.encoding.encoding import encoding_of

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_sessions_give_what_they_show() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


@pytest.mark.parametrize(("game", "heading"), [("board", "the board game"), ("cards", "the card game")])
def test_every_part_is_in_the_table(game: str, heading: str) -> None:
    """Words in capitals stand for several."""
    table = re.search(rf"^\| {heading} \|.*?\n\n", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert table is not None
    names = [name for row in table[0].strip().splitlines()[2:] for name in re.findall("`([^`]+)`", row.split("|")[1])]
    patterns = [re.compile(re.sub("[A-Z]+", "[a-z0-9-]+", name)) for name in names]
    parts = [part.name for part in encoding_of(game).layout.parts]
    assert [part for part in parts if not any(map(re.Pattern.fullmatch, patterns, [part] * len(patterns)))] == []
    assert [name for name, pattern in zip(names, patterns, strict=True) if not any(map(pattern.fullmatch, parts))] == []
