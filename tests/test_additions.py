"""What is added later changes no game that was played before: one more thing, choice, building and character.

`tests/additions` registers the first three before all others in every process that has it in its path.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.changed_package import PACKAGE, package_with

ROOT = Path(__file__).parents[1]

ADDED = """
from carson.board.map.contents import CONTENT_NAMES
from carson.games import titles

assert CONTENT_NAMES[5] == "smithy"
assert all(title.catalogue.text(0) == "lasso one" for title in titles())
"""

VERIFY = """
import sys
from pathlib import Path

from carson.core.record import not_compared, read_record, verify
from carson.games import title_of

for file in map(Path, sys.argv[1:]):
    record = read_record(file.read_text(encoding="utf-8"))
    kind = title_of(record.game)
    difference = verify(kind, record)
    assert difference is None, f"{file.name}: {difference}"
    print(not_compared(record))
"""


BARBER = """
from carson.board.characters.character import Character


class BarberYellow(Character):
    number, name, side, limit = 20, "barber", "Y", 15
    drawn = 3  # since the rules that it comes with


class BarberRed(BarberYellow):
    side = "R"
"""


def run(environ: dict[str, str], *command: str) -> str:
    environ = {**os.environ, **environ}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=ROOT, env=environ, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def with_additions(*command: str) -> str:
    return run({"PYTHONPATH": str(ROOT / "tests" / "additions")}, *command)


def games(pattern: str) -> list[str]:
    return sorted(map(str, (ROOT / "tests" / "games").glob(pattern)))


def test_every_recorded_game_verifies() -> None:
    recorded = games("*/*.json")
    assert with_additions("-c", ADDED + VERIFY, *recorded).split() == ["0"] * len(recorded)  # all digests are compared


def test_a_character_that_is_added_is_in_no_game_that_drew_its_characters_before(tmp_path: Path) -> None:
    names = (PACKAGE / "board" / "characters" / "__init__.py").read_text(encoding="utf-8")
    both = names.replace("UNDERTAKER,\n", "UNDERTAKER, BarberYellow(), BarberRed(),\n")
    imported = "from carson.board.characters.barber import BarberRed, BarberYellow\n"
    files = {"__init__.py": both.replace("from carson", f"{imported}from carson", 1), "barber.py": BARBER}
    environ = package_with(tmp_path, {f"board/characters/{name}": text for name, text in files.items()})
    known = "from carson.board.characters import NUMBERS\nassert 20 in NUMBERS"
    recorded = games("board/*random*.json")
    assert run(environ, "-c", known + VERIFY, *recorded).split() == ["0"] * len(recorded)
    assert recorded


@pytest.mark.slow
def test_what_earlier_versions_left_behind_opens_and_goes_on() -> None:
    with_additions("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/test_earlier.py")
