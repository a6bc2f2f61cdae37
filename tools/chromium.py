"""Finds the browser for the tests, or installs Debian's Chromium: `python -m tools.chromium`, a step of `make test`.

Debian has one without windows, which takes a third less time and is a smaller package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES: Final = ("chromium-headless-shell", "chromium")  # the first that there is
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
    apt("update")
    return any(apt("install", "-y", "--no-install-recommends", package) for package in PACKAGES) and found() is not None


def apt(*command: str) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-qq", *command], env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    if found() is None and not install():
        sys.exit(MISSING)
