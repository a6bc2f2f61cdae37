"""Libraries for research are needed nowhere else, and where one is missing a sentence says what brings it."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.test_architecture import PACKAGE, imported_modules, parsed

LIBRARIES = {"gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"}
OWN = {"lab/gymnasium_env.py", "lab/openspiel_game.py", "lab/pettingzoo_env.py"}


def file_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def test_they_are_imported_in_their_own_modules_alone() -> None:
    importing = {
        file_of(path)
        for path in PACKAGE.rglob("*.py")
        if any(library in (source := path.read_text(encoding="utf-8")) for library in LIBRARIES)
        for _, module in imported_modules(parsed(source), file_of(path))
        if module.split(".")[0] in LIBRARIES
    }
    assert importing == OWN


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("gymnasium_env", "gymnasium", "gymnasium"),
        ("openspiel_game", "pyspiel", "openspiel"),
        ("openspiel_game", "numpy", "openspiel"),
    ],
)
def test_what_is_missing_is_told(module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"carson.lab.{module}", raising=False)
    with pytest.raises(
        ImportError, match=rf"carson.lab.{module} needs .*: pip install 'carson-city\[{extra}\]' brings them"
    ):
        import_module(f"carson.lab.{module}")
