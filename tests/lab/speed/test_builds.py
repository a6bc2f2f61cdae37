"""The engine's other build: what is told where it cannot be made, that it is made once, and how it plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from carson.core.compiled import is_compiled
from carson.lab.speed import builds
from carson.lab.speed.builds import OtherBuild, build, ensure_other_build, other_build

COMPILER = """
import sys
from pathlib import Path

print("a copy")
(Path(sys.argv[1]) / "carson").mkdir(parents=True)
"""
BROKEN = "raise SystemExit('there is no C compiler')"


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is told; with an empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return []


def made_by(script: str, notes: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path | None:
    (tmp_path / "compiler.py").write_text(script, encoding="utf-8")
    monkeypatch.setattr(builds, "COMPILER", tmp_path / "compiler.py")
    return ensure_other_build(lambda id, /, **values: notes.append(f"{id} {values.get('reason', '')}".strip()))


def test_one_runs_and_the_other_is_the_other() -> None:
    assert {build(), other_build()} == {"plain", "compiled"}
    assert is_compiled() == (build() == "compiled")


def test_it_is_made_once(notes: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = made_by(COMPILER, notes, tmp_path, monkeypatch)
    assert made is not None
    assert (made / "carson").is_dir()
    assert made_by(BROKEN, notes, tmp_path, monkeypatch) == made
    assert notes == ["command-bench-compiling"]


def test_without_a_compiler_it_is_left_out(notes: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert made_by(BROKEN, notes, tmp_path, monkeypatch) is None
    assert notes == ["command-bench-compiling", "command-bench-not-compiled there is no C compiler"]
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith("building-")]


@pytest.mark.slow
def test_it_plays_and_searches() -> None:
    with OtherBuild(builds.PACKAGE.parent) as other:
        games, decisions, seconds = other.contender("cards").play(0.01)
        assert games >= 1
        assert decisions > 50
        assert seconds >= 0.01
        assert 0 < other.contender("board").copies(10) < 0.01
        assert other.simulations_a_second("board", 2, 0.01) > 0
