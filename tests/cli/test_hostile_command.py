"""`carson bench server --hostile`: what it prints; the measuring: tests/server/bench/test_hostile.py."""

from __future__ import annotations

import pytest

from carson.locales import languages
from carson.server.bench import hostile
from carson.server.bench.hostile import Noticed, Row
from tests.cli.command import Command

QUIET = Noticed(5, 20, 25, 30)


def test_for_people(carson: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [Row("news", 10, 3, 0.5, QUIET, QUIET), Row("hints", 60, 0, 2.0, QUIET, Noticed(5, 20, 700, 90))]
    monkeypatch.setattr(hostile, "measure_hostile", lambda names, seconds, progress: rows)
    printed = carson("bench", "server", "--hostile").out.splitlines()
    assert printed[1].split() == ["news", "10", "3", "0.5", "5", "20", "1.0", "25", "30", "1.0", "ok"]
    assert printed[2].split()[-2:] == ["3.0", "MISSED"]
    assert printed[3].startswith("1 of 2 attacks MISSED the aim")
    found = carson.json("bench", "server", "--attack", "news")["attacks"]
    assert [row["attack"] for row in found] == ["news", "hints"]
    assert found[1]["bots_ratio"] == 3


@pytest.mark.parametrize("language", languages())
def test_the_table_is_not_wide(carson: Command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """It fits on a hundred columns, which are those of a pipe."""
    rows = [Row("bot-tables", 1234, 1234, 234.5, Noticed(20, 20, 20, 20), Noticed(1234, 1234, 1234, 1234))]
    monkeypatch.setattr(hostile, "measure_hostile", lambda names, seconds, progress: rows)
    monkeypatch.setenv("CARSON_LANGUAGE", language)
    heading, row, _ = carson("bench", "server", "--hostile").out.splitlines()
    assert row.startswith("bot-tables ")
    assert len(row) <= 100
    assert "…" not in heading + row


def test_what_is_no_attack_is_told(carson: Command) -> None:
    complaint = carson("bench", "server", "--attack", "zeppelins").complaint()
    assert complaint.startswith("--attack cannot be “zeppelins”: it is one of cookies, languages,")
    assert carson("bench", "--hostile").complaint() == "--hostile is an option of “carson bench server”."
