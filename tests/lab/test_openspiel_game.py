"""OpenSpiel's own test of both games, and ours (`openspiel_run.py`), in an environment that has OpenSpiel."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.encoding.tables import WISHES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
RUN = Path(__file__).with_name("openspiel_run.py")
WITH_VIRTUAL = {"cards, 1", "cards, 2"}
PINS = str(ROOT / "constraints.txt")


def name_of(table: str) -> str:
    """As `pyspiel.load_game` takes it."""
    game, preset, changes = WISHES[table]
    wish = {"game": game, "preset": preset, **changes, "variants": " ".join(changes.get("variants", ()))}
    return f"carson({','.join(f'{key}={value}' for key, value in wish.items())})"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One with the package and its extra `openspiel`."""
    folder = tmp_path_factory.mktemp("openspiel") / "env"
    python = folder / "bin" / "python"
    uv = str(Path(sys.executable).with_name("uv"))
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    pins = ["--constraint", PINS, "--build-constraint", PINS]
    install = [uv, "pip", "install", "--quiet", "--python", str(python), *pins, "--editable", f"{ROOT}[openspiel]"]
    subprocess.run(install, check=True)
    return python


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
