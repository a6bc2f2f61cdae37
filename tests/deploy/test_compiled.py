"""The engine compiled: the wheel of a machine with a C compiler passes the engine's tests, that of one without is plain.

.venv/bin/pytest -m slow tests/deploy/test_compiled.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.deploy.box import ROOT
from tests.deploy.files import copy_repository

pytestmark = pytest.mark.slow

PINS = str(ROOT / "constraints.txt")
PLAIN = "-py3-none-any.whl"
ENGINE = ("core", "board", "cards", "rules", "bots", "conformance", "games", "test_determinism.py")


def build(into: Path, **environ: str) -> tuple[Path, str]:
    """The wheel, and what was said while it was built."""
    clone = copy_repository(into)
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "build", "--wheel", "--build-constraint", PINS, "--out-dir", "dist"]
    inherited = {name: value for name, value in os.environ.items() if name != "CARSON_COMPILE"}
    built = subprocess.run(command, cwd=clone, env=inherited | environ, capture_output=True, text=True, check=True)
    (wheel,) = (clone / "dist").glob("*.whl")
    return wheel, built.stderr


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what a compiled wheel installs."""
    wheel, _ = build(tmp_path_factory.mktemp("compiled"))
    assert not wheel.name.endswith(PLAIN)
    folder = wheel.parent / "installed"
    ZipFile(wheel).extractall(folder)
    return folder


def run(folder: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=environ, capture_output=True, text=True, check=False)


def test_it_says_so(compiled: Path) -> None:
    assert "(compiled)" in run(compiled, "-m", "carson", "--version").stdout


@pytest.mark.parametrize("part", ENGINE)
def test_the_tests_of_the_engine_pass(compiled: Path, part: str) -> None:
    done = run(compiled, "-m", "pytest", "-n", "0", f"tests/{part}")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@pytest.mark.parametrize("environ", [{"CC": "/bin/false"}, {"CARSON_COMPILE": "0"}])
def test_without_a_compiler_the_wheel_is_plain_python(tmp_path: Path, environ: dict[str, str]) -> None:
    wheel, told = build(tmp_path, **environ)
    assert wheel.name.endswith(PLAIN)
    assert "The engine stays plain Python" in told
