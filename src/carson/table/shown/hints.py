"""What a good bot would consider in somebody's place, in words: a hint for the seat that is asked, and for nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carson.bots import ask_why, imagined_for, make_bot
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.table import actions
from carson.table.live_table import LiveTable
from carson.table.shown.languages import words
from carson.table.shown.table_sentences import Wording

MOST: Final = 5  # choices in a hint
SEED: Final = 1858  # of the game that it imagines

Thought = tuple[str, float, list[tuple[str, float]]]  # a choice, what it is worth in victory points, and why


@dataclass(frozen=True, slots=True)
class HintReason:
    """What a choice changes, and what that is worth in victory points; in words too."""

    code: str
    points: float
    text: str


@dataclass(frozen=True, slots=True)
class HintChoice:
    """A choice that a good bot would consider; the reasons add up to what it is worth, nearly."""

    choice: str
    label: str
    worth: float
    """In victory points, compared with how things are now."""
    reasons: list[HintReason]
    """Those that matter most first."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is worth considering."""

    choices: list[HintChoice]
    """The best first, which is what the bot would choose."""


def position(live: LiveTable, seat: int) -> Game:
    """What a seat is asked about, as it may know it; refused if it is not asked, or may not ask."""
    if not live.agreement.hints:
        raise Refusal("no-hints")
    if seat in live.away:
        raise Refusal("bot-stands-in", seat=seat + 1)
    actions.must_be_asked(live, seat)
    return imagined_for(SEED, live.game, seat)


def considered(position: Game, bot: str, seat: int, seed: int = SEED, most: int = MOST) -> list[Thought]:
    """The best of what a bot would weigh."""
    found = ask_why(make_bot(bot, seed, position.name), position, seat)[:most]
    text = position.catalogue.text
    return [
        (text(one.choice), round(one.worth, 2), [(code, round(points, 2)) for code, points in one.reasons]) for one in found
    ]


def hint(live: LiveTable, position: Game, seat: int, thoughts: Sequence[Thought], language: str) -> Hint:
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
