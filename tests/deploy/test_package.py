"""The package as people get it: an sdist and the wheel that it makes, from what git has; installed into a new environment,
played there, and served."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from venv import create
from zipfile import ZipFile

import pytest

from carson import __version__
from tests.deploy.box import ROOT
from tests.deploy.files import copy_repository
from tests.deploy.visitor import visit

pytestmark = pytest.mark.slow

PINS = str(ROOT / "constraints.txt")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")  # without one no browser opens


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both: uv makes the wheel from the sdist, not from the clone. Compiled: test_compiled.py."""
    clone = copy_repository(tmp_path_factory.mktemp("clone"))
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "build", "--quiet", "--build-constraint", PINS, "--out-dir", "dist"]
    subprocess.run(command, cwd=clone, env={**os.environ, "CARSON_COMPILE": "0"}, check=True)
    return clone / "dist"


@pytest.fixture(scope="module")
def carson(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in an environment with the wheel and what it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    create(folder / "env", with_pip=True, symlinks=True)
    (wheel,) = built.glob("*.whl")
    programs = folder / "env" / "bin"
    subprocess.run([str(programs / "pip"), "install", "--quiet", "--constraint", PINS, str(wheel)], check=True)
    return programs / "carson"


@contextmanager
def running(carson: Path, *arguments: str) -> Iterator[str]:
    """Its address, while it serves; somewhere else than in the repository, in a home without anything."""
    home = carson.parents[2]
    ours = re.compile("CARSON_|PYTHON|XDG_|" + "|".join(SCREENS))
    environ = {name: value for name, value in os.environ.items() if not ours.match(name)} | {"HOME": str(home)}
    command = [str(carson), *arguments, "--port", "0"]
    with subprocess.Popen(command, cwd=home, env=environ, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == 0


def test_the_version_is_told(carson: Path) -> None:
    told = subprocess.run([carson, "--version"], capture_output=True, text=True, check=True).stdout
    assert __version__ in told


def test_play_in_the_browser(carson: Path) -> None:
    with running(carson, "play") as address:
        visit(address)
    assert (carson.parents[2] / ".local" / "share" / "carson-city" / "carson.db").exists()


def test_serve(carson: Path, tmp_path: Path) -> None:
    with running(carson, "serve", "--database", str(tmp_path / "tables.db")) as address:
        visit(address)
    assert (tmp_path / "tables.db").exists()


def test_what_is_in_the_wheel(built: Path) -> None:
    """The package with its tables, words and page; no test, no source of the page."""
    (wheel,) = built.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"carson", f"carson_city-{__version__}.dist-info"}
    packaged = {
        path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "carson").rglob("*.*") if path.is_file()
    }
    kinds = (".py", ".toml", ".ftl", ".typed")
    assert {name for name in names if name.endswith(kinds)} == {name for name in packaged if name.endswith(kinds)}
    assert "carson/server/page/index.html" in names


def test_what_is_in_the_sdist(built: Path) -> None:
    """What git has, and nothing that was built."""
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {
        "LICENSE",
        "constraints.txt",
        "hatch_build.py",
        "tools/compiled.py",
        "web/package-lock.json",
        "tests/conftest.py",
    } <= names
    assert not [name for name in names if re.search("node_modules|__pycache__|server/page|[.]venv", name)]
