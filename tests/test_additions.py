"""What is added to a game later changes no game that was played before: one more kind of piece, and one more choice.

They are registered before all others, so that every number inside the engine is another one.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

SCRIPT = """
import sys
from pathlib import Path

from carson.core.choices import Catalogue
from carson.core.ledger import Things

things, choices = Things.__init__, Catalogue.__init__

def more_things(self):
    things(self)
    self.add("lasso")

def more_choices(self):
    choices(self)
    self.add("lasso", ["one", "two"])

Things.__init__, Catalogue.__init__ = more_things, more_choices

from carson.core.record import not_compared, read_record, verify
from carson.games import title_of

for file in map(Path, sys.argv[1:]):
    record = read_record(file.read_text(encoding="utf-8"))
    kind = title_of(record.game)
    assert kind.catalogue.text(0) == "lasso one"
    difference = verify(kind, record)
    assert difference is None, f"{file.name}: {difference}"
    print(not_compared(record))
"""


def test_every_recorded_game_verifies_with_more_pieces_and_choices() -> None:
    games = sorted(map(str, (ROOT / "tests" / "games").glob("*/*.json")))
    done = subprocess.run([sys.executable, "-c", SCRIPT, *games], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["0"] * len(games)  # all digests are compared
