"""An environment of its own with the package and some of its extras, made by uv with the pinned versions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
PINS = str(ROOT / "constraints.txt")


def installed_with(folder: Path, *extras: str) -> Path:
    """Its python."""
    python = folder / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    pins = ["--constraint", PINS, "--build-constraint", PINS]
    install = [
        str(UV),
        "pip",
        "install",
        "--quiet",
        "--python",
        str(python),
        *pins,
        "--editable",
        f"{ROOT}[{','.join(extras)}]",
    ]
    subprocess.run(install, check=True)
    return python
