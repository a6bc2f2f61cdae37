"""What somebody may add to the games one day: a thing, a choice, a building. Python runs this file before everything else.

So all of it is registered before everything that there is, and every number inside the engine is another one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import carson
from carson.core.choices import Catalogue
from carson.core.ledger import Things

_things, _choices = Things.__init__, Catalogue.__init__


def _more_things(self: Things) -> None:
    _things(self)
    self.add("lasso")


def _more_choices(self: Catalogue) -> None:
    _choices(self)
    self.add("lasso", ["one", "two"])


Things.__init__, Catalogue.__init__ = _more_things, _more_choices  # type: ignore[method-assign]

# Importing a building imports all of them first, but for packages that are empty.
_EMPTY = ("carson.board", "carson.board.buildings")
for _name in _EMPTY:
    sys.modules[_name] = ModuleType(_name)
    sys.modules[_name].__path__ = [str(Path(carson.__file__).parents[1].joinpath(*_name.split(".")))]

from carson.board.buildings.building import Building  # noqa: E402


class Smithy(Building):
    name = "smithy"
    extra = True
    symbols = 1


for _name in _EMPTY:
    del sys.modules[_name]
