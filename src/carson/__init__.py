"""Carson City for the computer: the rules, players that are programs, and ways to play.

`new` starts a game, `load` opens one from a file, `play` lets bots play it on; what they give is a `Match`. Each part of the
package can be imported by its own name too, such as `carson.board`.

>>> import carson
>>> game = carson.new("board", players=2, seed=1)
>>> game.choose("claim e4")
>>> game
<board, round 0: seat 0 has to claim-parcel (71 choices); points 0, 0>
>>> carson.play(game, "greedy").over
True
"""

from __future__ import annotations

TYPE_CHECKING = False  # but for checkers; importing it takes longer than all the rest here
if TYPE_CHECKING:
    from carson.bots import Bot
    from carson.core.game import Game
    from carson.core.record import Record
    from carson.core.refusal import Refusal
    from carson.match import Match, load, new, play

__version__ = "0.2.0"
__all__ = ["Bot", "Game", "Match", "Record", "Refusal", "load", "new", "play"]

# Whoever only wants the version, such as the command before it knows what to do, does not wait for the rules.
_HOMES = {"Bot": "carson.bots", "Game": "carson.core.game", "Record": "carson.core.record", "Refusal": "carson.core.refusal"}

if not TYPE_CHECKING:  # a checker knows the names from above, and no others

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        return getattr(import_module(_HOMES.get(name, "carson.match")), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
