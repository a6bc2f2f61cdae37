"""The libraries for tables and clusters, which are large, in environments of their own, made by uv with the pinned versions.

The package and what it needs come from here; only the extras are installed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
UV = Path(sys.executable).with_name("uv")


def environment_with(folder: Path, *extras: str) -> Path:
    """Its python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [name for extra in extras for name in project["optional-dependencies"][extra]]
    python = folder / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    install: list[str | Path] = [
        UV,
        "pip",
        "install",
        "--quiet",
        "--python",
        python,
        "--constraint",
        ROOT / "constraints.txt",
    ]
    subprocess.run([*install, *wanted], check=True)
    return python


def environ() -> dict[str, str]:
    """In which the package is found."""
    others = {name: value for name, value in os.environ.items() if not re.match("CARSON_|FORCE_COLOR", name)}
    places = [str(ROOT / "src"), str(ROOT), sysconfig.get_paths()["purelib"]]
    return {**others, "PYTHONPATH": os.pathsep.join(places), "COLUMNS": "100"}


def run(python: Path, *arguments: str | Path, cwd: Path, status: int = 0) -> str:
    """What it prints; where it should fail, what it complains of."""
    done = subprocess.run([python, *arguments], cwd=cwd, env=environ(), capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr
    return done.stdout if not status else done.stderr
