"""What the compiler of the engine has to be told (`tools/compiled.py`), and whether it was at work."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        """In plain Python it means nothing."""
        return lambda made: made


__all__ = ["is_compiled", "mypyc_attr"]


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from carson.core import game

    return not game.__file__.endswith(".py")
