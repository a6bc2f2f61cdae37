"""What a good bot would consider in somebody's place, in words: a hint for the seat that is asked, and for nobody else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from carson.bots import MEASURED, Budget, ask_why, imagined_for, make_bot
from carson.bots.bot import Considered, Facts
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.locales import Words
from carson.table import actions
from carson.table.live_table import LiveTable
from carson.table.shown.languages import words
from carson.table.shown.table_sentences import Wording

MOST: Final = 5  # choices in a hint
FEWEST: Final = 3  # if there are fewer ideas, other places as good as the best are told too
CLOSE: Final = 0.25  # points that nobody can tell apart
SAID: Final = 4  # things that are said of a choice
LEAST: Final = 0.05  # points that are worth a word
STEP: Final = 5  # in percent, of the chance to win
SEED: Final = 1858  # of the game that it imagines


class Thought(NamedTuple):
    """A choice, what it is worth in victory points, and why; how many others of the same idea are nearly as good."""

    choice: str
    worth: float
    reasons: list[tuple[str, float]]
    facts: Facts
    others: int
    chance: float | None = None
    """To win the game, if the bot can say."""


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
    why: list[str]
    """The few things to say of it, in the figures of the game."""
    others: int
    """How many choices do the same elsewhere, or with another amount, and are nearly as good."""
    chance: float | None = None
    """To win the game, from 0 to 1, if the bot can say."""
    odds: str = ""
    """The same in words."""


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


def considered(
    position: Game, bot: str, seat: int, seed: int = SEED, most: int = MOST, budget: Budget = MEASURED
) -> list[Thought]:
    """The best of what a bot would weigh: distinct ideas, each with its best choice."""
    weighed = ask_why(make_bot(bot, seed, position.name, budget), position, seat)
    best: dict[str, Considered] = {}
    for one in weighed:
        best.setdefault(one.idea, one)
    ideas = list(best.values())
    found = [*ideas[:2], *(one for one in ideas[2:most] if one.worth >= 0)]  # what is worse than nothing is no idea
    leading = {one.choice for one in found}
    as_good = [
        one
        for one in weighed
        if one.choice not in leading and weighed[0].worth - one.worth < CLOSE and not is_amount(position, one.choice)
    ]
    found += as_good[: max(0, FEWEST - len(found))]
    told = {one.choice for one in found}
    thoughts = []
    for one in sorted(found, key=weighed.index):
        target = position.catalogue[one.choice].target
        alike = [
            other
            for other in weighed
            if other.idea == one.idea and other.choice not in told and position.catalogue[other.choice].target != target
        ]
        close = sum(one.worth - other.worth < CLOSE for other in alike) if one.choice in leading else 0
        reasons = [(code, round(points, 2)) for code, points in one.reasons]
        chance = None if one.chance is None else round(one.chance, 2)
        text, worth = position.catalogue.text(one.choice), round(one.worth, 2)
        thoughts.append(Thought(text, worth, reasons, one.facts, close, chance))
    return thoughts


def is_amount(position: Game, choice: int) -> bool:
    """Choices of one idea that name a number differ in how much; nobody calls that another idea."""
    words = position.catalogue[choice].words
    return bool(words) and words[-1].isdecimal()


def hint(live: LiveTable, position: Game, seat: int, thoughts: Sequence[Thought], language: str) -> Hint:
    """Thoughts in words."""
    spoken, sentences = words(language), Wording(live, language).sentences
    shared = said_of_all(thoughts)
    choices = []
    for thought in thoughts:
        choice = position.catalogue.find(thought.choice)
        assert choice is not None
        told = [
            HintReason(code, points, spoken(f"hint-{code}", way="less" if points < 0 else "more"))
            for code, points in thought.reasons
        ]
        label = sentences.choice(position, seat, choice.number)
        said, chance = why(thought, spoken, sentences.name, shared), odds(thought, spoken)
        choices.append(HintChoice(thought.choice, label, thought.worth, told, said, thought.others, thought.chance, chance))
    return Hint(choices)


def odds(thought: Thought, spoken: Words) -> str:
    """The chance to win in words, of which nobody is quite sure: it comes of a few simulations, and is told in steps."""
    if thought.chance is None:
        return ""
    return spoken("hint-chance", percent=min(99, max(1, STEP * round(100 * thought.chance / STEP))))


def said_of_all(thoughts: Sequence[Thought]) -> set[str]:
    """Reasons in plain words, for or against, that could be given for each of several choices: they help no choice."""
    if len(thoughts) < 2:
        return set()
    ways = [{(code, points < 0) for code, points in one.reasons if one.facts.get(code) is None} for one in thoughts]
    return {code for code, _ in set.intersection(*ways)}


def why(thought: Thought, spoken: Words, name: Callable[[int], str], shared: Collection[str] = ()) -> list[str]:
    """What people would say: figures where there are any, and nothing that goes without saying."""
    said = []
    unweighed = [(code, 0.0) for code in thought.facts if code not in dict(thought.reasons)]
    for code, points in [*thought.reasons, *unweighed]:
        figures = thought.facts.get(code)
        if figures:
            kind = {"kind": spoken(f"kind-{figures['kind']}")} if "kind" in figures else {}
            who = {"name": name(int(figures["seat"]))} if "seat" in figures else {}
            way = "less" if any(isinstance(figure, int) and figure < 0 for figure in figures.values()) else "more"
            plain = {name: abs(figure) if isinstance(figure, int) else figure for name, figure in figures.items()}
            said.append(spoken(f"why-{code}", **plain | kind | who, way=way))
        elif figures is None and code not in shared and (abs(points) >= LEAST or len(thought.reasons) == 1):
            said.append(spoken(f"hint-{code}", way="less" if points < 0 else "more"))
    return said[:SAID]
