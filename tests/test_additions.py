"""What is added later changes no game that was played before: a thing, a choice, a building, a character, a variant, pieces.

`tests/additions` registers the first three before all others in every process that has it in its path. Here the others are
added as one would: a file each, and a line where they are gathered.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.changed_package import PACKAGE, package_with

ROOT = Path(__file__).parents[1]
ADDITIONS = {"PYTHONPATH": str(ROOT / "tests" / "additions")}

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
from carson.board.state.things import add_pieces

RAZOR = add_pieces("razor", 3)


class BarberYellow(Character):
    number, name, side, limit = 20, "barber", "Y", 15
    drawn = 3  # since the rules that it comes with


class BarberRed(BarberYellow):
    side = "R"
"""

BARN = """
from carson.board.buildings.building import Building


class Barn(Building):
    name = "barn"
    extra = True
    symbols = 1
"""

DROUGHT = """
from carson.board.state.things import add_pieces
from carson.board.variants.variant import Variant

CLOUDS = add_pieces("clouds", 4)


class Drought(Variant):
    name = "drought"
"""

GATHERED = """
from carson.board.title import BOARD

assert {"20Y", "20R"} <= set(BOARD.characters)
assert "drought" in BOARD.variants
assert "barn" in BOARD.preset("big-box")["extra_buildings"]
"""


@pytest.fixture(scope="module")
def environ(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of a program that has all of it."""
    files = {
        "board/characters/barber.py": BARBER,
        "board/buildings/barn.py": BARN,
        "board/variants/drought.py": DROUGHT,
        **gathered("characters", "barber", "BarberYellow, BarberRed", "UNDERTAKER,\n"),
        **gathered("buildings", "barn", "Barn", "Station(),\n"),
        **gathered("variants", "drought", "Drought", "Horses()"),
    }
    figures = (PACKAGE / "board" / "configuration" / "data.toml").read_text(encoding="utf-8")
    files["board/configuration/data.toml"] = re.sub(r"\nstation = .", r"\g<0>\nbarn = 2", figures)
    return package_with(tmp_path_factory.mktemp("package"), files)


def gathered(folder: str, name: str, classes: str, after: str) -> dict[str, str]:
    """The file that gathers them, with these among the others."""
    file = f"board/{folder}/__init__.py"
    source = (PACKAGE / file).read_text(encoding="utf-8")
    made = ", ".join(f"{one}()" for one in classes.split(", "))
    assert source.count(after) == 1
    added = source.replace(after, f"{after.rstrip().rstrip(',')}, {made},\n")
    return {file: added.replace("\nfrom carson", f"\nfrom carson.board.{folder}.{name} import {classes}\nfrom carson", 1)}


def run(environ: dict[str, str], *command: str) -> str:
    environ = {**os.environ, **environ}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=ROOT, env=environ, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def games(pattern: str) -> list[str]:
    return sorted(map(str, (ROOT / "tests" / "games").glob(pattern)))


def test_every_recorded_game_verifies() -> None:
    recorded = games("*/*.json")
    assert run(ADDITIONS, "-c", ADDED + VERIFY, *recorded).split() == ["0"] * len(recorded)  # all digests are compared


def test_what_is_added_is_in_no_game_that_was_played_before(environ: dict[str, str]) -> None:
    recorded = games("board/*.json")
    assert run(environ, "-c", GATHERED + VERIFY, *recorded).split() == ["0"] * len(recorded)


@pytest.mark.slow
def test_what_earlier_versions_left_behind_opens_and_goes_on(environ: dict[str, str]) -> None:
    for additions in (ADDITIONS, environ):
        run(additions, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/test_earlier.py")
