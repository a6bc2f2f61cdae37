"""What is added later changes no game that was played before: one more thing, one more choice and one more building.

`tests/additions` registers them before all others in every process that has it in its path.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

VERIFY = """
import sys
from pathlib import Path

from carson.board.map.contents import CONTENT_NAMES
from carson.core.record import not_compared, read_record, verify
from carson.games import title_of

assert CONTENT_NAMES[5] == "smithy"
for file in map(Path, sys.argv[1:]):
    record = read_record(file.read_text(encoding="utf-8"))
    kind = title_of(record.game)
    assert kind.catalogue.text(0) == "lasso one"
    difference = verify(kind, record)
    assert difference is None, f"{file.name}: {difference}"
    print(not_compared(record))
"""


def with_additions(*command: str) -> str:
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "tests" / "additions")}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=ROOT, env=environ, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_recorded_game_verifies() -> None:
    games = sorted(map(str, (ROOT / "tests" / "games").glob("*/*.json")))
    assert with_additions("-c", VERIFY, *games).split() == ["0"] * len(games)  # all digests are compared


@pytest.mark.slow
def test_what_earlier_versions_left_behind_opens_and_goes_on() -> None:
    with_additions("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/test_earlier.py")
