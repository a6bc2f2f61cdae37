"""The program with a file more or a file changed, for tests of what it takes to add something to it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import carson

PACKAGE = Path(carson.__file__).parent
REPOSITORY = Path(__file__).parents[1]


def package_with(folder: Path, files: Mapping[str, str]) -> dict[str, str]:
    """Links to the package, but for these files of its own; the environment in which it is found instead of the package."""
    package = folder / "carson"
    for name, text in files.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    for made in [package, *(path for path in package.rglob("*") if path.is_dir())]:
        original = PACKAGE / made.relative_to(package)
        for file in original.iterdir() if original.exists() else ():
            if file.name != "__pycache__" and not (made / file.name).exists():
                (made / file.name).symlink_to(file)
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(REPOSITORY)])}


def run(environ: dict[str, str], *arguments: str, typed: str = "") -> str:
    """What `carson` with these arguments prints, which must go well."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CARSON_")}
    done = subprocess.run(
        [sys.executable, "-m", "carson", *arguments], env=kept | environ, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
