"""OpenSpiel's own test of both games, and ours (`openspiel_run.py`), in an environment that has OpenSpiel."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.lab.encoding.tables import WISHES
from tests.lab.environment import ROOT, installed_with

pytestmark = pytest.mark.slow

RUN = Path(__file__).with_name("openspiel_run.py")
WITH_VIRTUAL = {"cards, 1", "cards, 2"}


def name_of(table: str) -> str:
    """As `pyspiel.load_game` takes it."""
    game, preset, changes = WISHES[table]
    wish = {"game": game, "preset": preset, **changes, "variants": " ".join(changes.get("variants", ()))}
    return f"carson({','.join(f'{key}={value}' for key, value in wish.items())})"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One with the package and its extra `openspiel`."""
    return installed_with(tmp_path_factory.mktemp("openspiel") / "env", "openspiel")


@pytest.mark.parametrize("table", WISHES)
def test_openspiel_finds_nothing_wrong(table: str, python: Path) -> None:
    done = subprocess.run(
        [python, "-W", "error", RUN, name_of(table)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    told = done.stdout.splitlines()[-1]
    assert told.split()[0] == ("GENERAL_SUM" if table in WITH_VIRTUAL else "ZERO_SUM")


def test_the_example_in_the_documents_runs(python: Path) -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.+?)```", text, re.DOTALL)
    subprocess.run([python, "-W", "error", "-c", example], check=True, cwd=ROOT)
