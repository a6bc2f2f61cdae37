"""The games of a study: how they are mixed, and a file in which each is kept as its choices.

Nothing else is kept of a game: all that a report tells is gathered by playing the choices again, which takes milliseconds.
So a later version can gather more from the same file.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from carson.games import seats_taken, title_of
from carson.lab.crew.crew import Crew
from carson.lab.keeping.finished import what_of
from carson.lab.keeping.kept import Kept
from carson.lab.plans import Plan, Table, config_for
from carson.lab.simulate import Outcome, play

FORMAT: Final = "carson-study"


class StudyPlan(Plan):
    """Games of several kinds, one drawn for each; the bots take turns on the seats, and move on by one from game to game."""

    def table_of(self, number: int) -> Table:
        seed = self.seed_of(number)
        config = config_for(self.configs, seed)
        seats = seats_taken(config, 0) or title_of(self.game).new(config, "", quiet=True).players
        bots = tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(seats))
        return Table(self.game, self.preset, config, seed, bots, self.budgets)


@dataclass(frozen=True)
class Played:
    """A finished game: a line of the file."""

    number: int
    choices: tuple[str, ...]  # as in a record: the seat, from 1, and the choice
    points: tuple[int, ...]  # by seat, virtual players too
    asked: tuple[int, ...]  # how often, by seat that chooses
    seconds: tuple[float, ...]  # of processor time, for all its choices


def read_played(values: Any) -> Played:
    """What `asdict` made; anything else is a ValueError, a TypeError or a KeyError."""
    choices = tuple(values["choices"])
    if not all(isinstance(choice, str) for choice in choices):
        raise ValueError(values)
    points, asked = tuple(map(int, values["points"])), tuple(map(int, values["asked"]))
    return Played(int(values["number"]), choices, points, asked, tuple(map(float, values["seconds"])))


@dataclass(frozen=True)
class Ended:
    """A game that has been played, or the problem that ended it."""

    outcome: Outcome
    played: Played | None


def play_for_study(game: tuple[StudyPlan, int]) -> Ended:
    plan, number = game
    outcome = play(plan, number)
    observed = outcome.observed
    if observed is None:
        return Ended(outcome, None)
    catalogue = title_of(plan.game).catalogue
    columns = observed.choices
    choices = tuple(
        f"{seat + 1} {catalogue.text(choice)}" for seat, choice in zip(columns.seat, columns.choice, strict=True)
    )
    thinking = outcome.thinking
    asked, seconds = tuple(one.asked for one in thinking), tuple(round(one.seconds, 4) for one in thinking)
    played = Played(number, choices, outcome.points, asked, seconds)
    bare = Outcome(number, outcome.seed, outcome.bots, outcome.decisions, outcome.points, outcome.winners)
    return Ended(bare, played)


class Games:
    """The games of a plan that are finished, kept in a file if there is one."""

    def __init__(self, plan: StudyPlan, path: Path | None = None, command: Sequence[str] = ()) -> None:
        self.plan = plan
        self._kept = Kept(path, FORMAT, what_of(plan), command) if path else None
        self.played: dict[int, Played] = {}
        for one in self._kept.read(read_played) if self._kept else ():
            if one.number < plan.games:
                self.played[one.number] = one
        self.errors: list[Outcome] = []

    def to_play(self) -> Iterator[tuple[StudyPlan, int]]:
        return ((self.plan, number) for number in range(self.plan.games) if number not in self.played)

    def play(self, crew: Crew) -> Generator[Ended, None, None]:
        """Play what is left. Games with a problem are not kept, so that they are played again."""
        with closing(crew.share(play_for_study, self.to_play())) as ended:
            for _, one in ended:
                if one.played is None:
                    self.errors.append(one.outcome)
                else:
                    self.played[one.played.number] = one.played
                    if self._kept:
                        self._kept.add(asdict(one.played))
                yield one

    @property
    def in_order(self) -> list[Played]:
        return [self.played[number] for number in sorted(self.played)]
