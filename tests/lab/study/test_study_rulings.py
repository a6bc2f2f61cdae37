"""The table of rulings names every ruling once, and nothing that the games do not have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carson.games import GAMES, entry_of, title_of
from carson.lab.study.gathering import gatherer_of
from carson.lab.study.rulings import NOT_COUNTED, names_of
from tools.coverage_table import is_chapter, rulings

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "src" / "carson"
COUNTED = {game: gatherer_of(game).moments for game in GAMES}
OWN = set(re.findall(r"^- (P\d+) \(", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE))


def test_every_ruling_is_counted_or_it_is_said_why_not() -> None:
    not_counted = [ruling for names in NOT_COUNTED.values() for ruling in names.split()]
    named = [*(ruling for table in COUNTED.values() for ruling in table), *not_counted]
    assert sorted(set(named)) == sorted(named)
    assert set(named) == {ruling for ruling in rulings() if not is_chapter(ruling)} | OWN


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_are_those_of_the_game(game: str) -> None:
    table = COUNTED[game]
    title = title_of(game)
    decisions = set(title.new(title.preset(title.presets[0]), "x").steps.names)
    source = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / game).rglob("*.py"))
    told = set(re.findall(r"(?:tell|announce|tell_only)\(\s*(?:\w+, )?\"([a-z-]+)\"", source))
    told |= set(re.findall(r"\"([a-z]+(?:-[a-z]+)*)\"", source))  # some are chosen between before they are told
    watcher = (PACKAGE / "lab" / "study" / game / "gatherer.py").read_text(encoding="utf-8")
    watcher += (PACKAGE / "lab" / "study" / "gathering.py").read_text(encoding="utf-8")
    assert [name for name in names_of(table, "decision") if name not in decisions] == []
    assert [name for name in names_of(table, "choice") if name not in title.catalogue.verbs()] == []
    assert [name for name in names_of(table, "event") if name not in told] == []
    assert [name for name in names_of(table, "mark") if f'"{name}"' not in watcher] == []
    assert {ruling[0] for ruling in table} <= {entry_of(game).letter, "P"}
