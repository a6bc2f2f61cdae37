"""Makes a copy of the package whose hot modules are compiled by mypyc: `python tools/compiled.py FOLDER`.

The wheel is built with what it makes (`hatch_build.py`). It never compiles where the sources are: what is compiled lies
beside the module that it comes from and is taken instead of it, whatever is changed there later.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from itertools import chain
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"

# What plays games, and what bots search with. Not what shows, reads and writes them: nobody waits for that.
HOT = (
    "core/agenda.py", "core/chance.py", "core/choices.py", "core/game.py", "core/ledger.py",
    "board/game.py", "board/[bcmprv]*/*.py", "board/state/*.py",
    "cards/game.py", "cards/map/*.py", "cards/round/*.py", "cards/state/*.py",
    "bots/board/*.py", "bots/cards/*.py",
)  # fmt: skip
PLAIN = ("*/__init__.py", "*/configuration/*", "*/state/fields.py", "*/state/notes.py", "*/levels.py", "*/training.py",
         "*/tasting.py", "*/telling.py")  # fmt: skip

LIBRARY = "carson.engine"

# A compiled class with a base that is not can be referred to weakly on Python 3.11, but does not tell when it is gone
# (mypyc/mypyc#1102), and Python crashes later. Without these lines it cannot.
WEAK = re.compile(r'^.*(\{"__weakref__",|\.tp_weaklistoffset =).*\n', re.MULTILINE)

SETTINGS = """
[mypy]
strict = True
namespace_packages = True
explicit_package_bases = True
mypy_path = .
follow_imports = silent
"""


def modules(package: Path) -> list[Path]:
    """Those that are compiled."""
    found = chain.from_iterable(package.glob(pattern) for pattern in HOT)
    return sorted(path for path in found if not any(path.match(pattern) for pattern in PLAIN))


def compile_copy(folder: Path) -> None:
    """The package, with what is compiled beside the modules."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page")
    shutil.copytree(SOURCES / "carson", folder / "carson", ignore=ignored, dirs_exist_ok=True)
    os.chdir(folder)
    Path("mypy.ini").write_text(SETTINGS, encoding="utf-8")
    paths = ["--config-file=mypy.ini", *(str(path) for path in modules(Path("carson")))]
    level = os.environ.get("MYPYC_OPT_LEVEL", "2")
    extensions = mypycify(paths, opt_level=level, debug_level="0", group_name=LIBRARY)
    for source in Path("build").rglob("*.c"):
        code = source.read_text(encoding="utf-8")
        source.write_text(WEAK.sub("", code), encoding="utf-8")
    setup(name="carson", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
    shutil.rmtree("build")


if __name__ == "__main__":
    compile_copy(Path(sys.argv[1]).resolve())
