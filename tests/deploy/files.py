"""The repository as others get it: what git has or would take now, and nothing that was built."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.deploy.box import ROOT


def copy_repository(into: Path) -> Path:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, into / name)
    return into
