"""How a bot behaves at a table, by its name: how long it thinks, and how long it hesitates before it answers.

Its strength is measured with simulations (`Budget`); at a table people wait, so seconds count there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carson.bots.bot import Budget

SECONDS: Final[Mapping[str, float]] = {"tenderfoot": 0.1, "deputy": 0.1, "marshal": 0.3, "legend": 1.5}
HINT_SECONDS: Final = 0.4  # for whoever asks what to do
LEAST: Final = 0.02  # however many wait: a level tries what looks best, or takes it at first sight
LONGEST: Final = 1.5  # until a bot has answered, the wait for its turn included; what comes around thinking is not counted
# A pause that people agreed on, times this: a newcomer scratches his head, a deputy shoots from the hip.
HESITATION: Final[Mapping[str, float]] = {"tenderfoot": 1.25, "deputy": 0.75}


def seconds_of(bot: str) -> float:
    """The longest that a bot thinks at a table."""
    return SECONDS.get(bot, HINT_SECONDS)


def fair_budget(most: float, waited: float, waiting: int, processes: int) -> Budget:
    """How long a bot may think whose turn has come after a wait: it shares what is left with those who still wait.

    If all came at once and think as long as they may, each gets the same.
    """
    return Budget(seconds=max(LEAST, min(most, (LONGEST - waited) * processes / (waiting + 1))))


def hesitation(bot: str) -> float:
    return HESITATION.get(bot, 1.0)
