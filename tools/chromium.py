"""Finds the browser for the tests, or installs Debian's Chromium: `python -m tools.chromium`, a step of `make test`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = (
    "The browser tests need Chromium, which is not here. Install it (on Debian and Ubuntu, as root: "
    "apt-get install chromium) and run 'make test' again."
)


def found() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def install() -> bool:
    """With apt, as root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print("chromium: installing it for the browser tests", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        if subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return found() is not None


if __name__ == "__main__":
    if found() is None and not install():
        sys.exit(MISSING)
