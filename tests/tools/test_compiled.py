"""Which modules are compiled; that they work then: tests/deploy/test_compiled.py."""

from __future__ import annotations

from tools.compiled import HOT, PLAIN, SOURCES, modules

PACKAGE = SOURCES / "carson"


def test_every_line_of_the_tables_says_something() -> None:
    hot = [path for pattern in HOT for path in PACKAGE.glob(pattern)]
    assert [pattern for pattern in HOT if not list(PACKAGE.glob(pattern))] == []
    assert [pattern for pattern in PLAIN if not any(path.match(pattern) for path in hot)] == []


def test_what_shows_and_configures_games_stays_plain() -> None:
    compiled = {path.relative_to(PACKAGE).as_posix() for path in modules(PACKAGE)}
    assert {"core/game.py", "board/game.py", "cards/game.py", "bots/board/playout.py"} <= compiled
    assert not [name for name in compiled if "/shown/" in name or "/configuration/" in name]
