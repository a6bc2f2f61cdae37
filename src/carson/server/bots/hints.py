"""What the best bot would consider in somebody's place: a hint for the seat that is asked, and for nobody else.

It thinks on a copy with another future. For each thing that a seat is asked it thinks once, however often that is wanted.
"""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.server.bots.turns import Asking
from carson.server.bots.worker import Thought
from carson.server.http.protocol import Hint, HintChoice, HintReason
from carson.server.rooms.hub import Hub
from carson.table import actions
from carson.table.languages import words
from carson.table.live_table import LiveTable
from carson.table.table_sentences import Wording

MOST: Final = 5  # choices in a hint
SEED: Final = 1858  # of the future that it thinks in, which is nobody's

Thinking = asyncio.Task[list[Thought]]

_THINKING: WeakKeyDictionary[LiveTable, dict[int, tuple[int, Thinking]]] = WeakKeyDictionary()  # by seat, since which entry


def ask(hub: Hub, asking: Asking, live: LiveTable, seat: int) -> tuple[Game, Thinking]:
    """The position that a seat is asked about, and the thoughts to come; refused if it is not asked."""
    if not live.agreement.hints:
        raise Refusal("no-hints")
    if seat in live.away:
        raise Refusal("bot-stands-in", seat=seat + 1)
    actions.must_be_asked(live, seat)
    position = live.game.copy(seed=str(SEED))
    known = _THINKING.setdefault(live, {})
    since, thinking = known.get(seat, (-1, None))
    if thinking is None or since != live.played or failed(thinking):
        thinking = hub.spawn(hub.consider(asking, position, actions.stand_in(live), seat, SEED, MOST))
        known[seat] = live.played, thinking
    return position, thinking


def failed(thinking: Thinking) -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)


def hint(live: LiveTable, position: Game, seat: int, thoughts: list[Thought], language: str) -> Hint:
    """Thoughts in words."""
    spoken, sentences = words(language), Wording(live, language).sentences
    choices = []
    for text, worth, reasons in thoughts:
        choice = position.catalogue.find(text)
        assert choice is not None
        told = [
            HintReason(code, points, spoken(f"hint-{code}", way="less" if points < 0 else "more"))
            for code, points in reasons
        ]
        choices.append(HintChoice(text, sentences.choice(position, seat, choice.number), worth, told))
    return Hint(choices)
