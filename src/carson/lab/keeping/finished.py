"""What has come of a plan so far, kept in a file if there is one: games count once, however often a run is broken off."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from carson.lab.crew.crew import Crew
from carson.lab.data.writer import Writer
from carson.lab.keeping.kept import Kept
from carson.lab.plans import AnyPlan, Plan
from carson.lab.simulate import Outcome, Tally, Thinking, as_they_end

FORMAT: Final = "carson-simulation"


class Finished:
    """The games that have been played. `writer` gets all of each; a game is kept when it has been written there too."""

    def __init__(
        self, plan: AnyPlan, path: Path | None = None, command: Sequence[str] = (), writer: Writer | None = None
    ) -> None:
        self.plan = plan
        self.tally = Tally(plan.names)
        self._done = bytearray()  # by number, as far as there are any
        self._writer = writer
        self._kept = Kept(path, FORMAT, what_of(plan), command) if path else None
        if self._kept:
            for outcome in self._kept.read(read_outcome):
                self._count(outcome)
        self.before, self.decisions_before = self.tally.games, self.tally.decisions

    def _count(self, outcome: Outcome) -> None:
        if outcome.number < self.plan.games and not self._is_done(outcome.number):
            self._done.extend(bytes(max(0, outcome.number + 1 - len(self._done))))
            self._done[outcome.number] = 1
            self.tally.add(outcome)

    def _is_done(self, number: int) -> bool:
        return number < len(self._done) and bool(self._done[number])

    @property
    def left(self) -> int:
        return self.plan.games - self.before

    def to_play(self) -> Iterator[tuple[AnyPlan, int]]:
        return ((self.plan, number) for number in range(self.plan.games) if not self._is_done(number))

    def play(self, crew: Crew | None = None) -> Generator[Outcome, None, None]:
        """Play what is left. Games with a problem are counted but not kept, so that they are played again."""
        try:
            with closing(as_they_end(self.to_play(), crew)) as ended:
                for outcome in ended:
                    self._keep(outcome)
                    self._count(outcome)
                    yield outcome
        finally:
            if self._writer:
                self._writer.flush()

    def _keep(self, outcome: Outcome) -> None:
        if outcome.problem:
            return

        def written() -> None:
            if self._kept:
                self._kept.add(line_of(outcome))

        if self._writer and outcome.observed:
            self._writer.add(outcome, outcome.observed, written)
        else:
            written()


def what_of(plan: AnyPlan) -> dict[str, object]:
    """What a file is of: neither how many games nor who plays them."""
    simulations = {name: budget.simulations for name, budget in sorted(plan.budgets.items())}
    same: dict[str, object] = {"bots": list(plan.bots), "simulations": simulations, "seed": plan.seed}
    if not isinstance(plan, Plan):
        return {"game": "", **same}
    configs = json.dumps(list(plan.configs), sort_keys=True).encode()
    return {"game": plan.game, "config": blake2b(configs, digest_size=8).hexdigest(), **same}


def line_of(outcome: Outcome) -> dict[str, object]:
    """A game as a line of the file; its seed and its problem go without saying."""
    line: dict[str, object] = {
        "number": outcome.number, "bots": outcome.bots, "decisions": outcome.decisions, "points": outcome.points,
        "winners": outcome.winners,
    }  # fmt: skip
    lost = [thinking.lost for thinking in outcome.thinking]
    return {**line, "lost": lost} if any(lost) else line


def read_outcome(values: Any) -> Outcome:
    """What `line_of` made; anything else is a ValueError, a TypeError or a KeyError."""
    bots, points, winners = tuple(map(str, values["bots"])), _numbers(values["points"]), _numbers(values["winners"])
    if len(points) != len(bots) or not all(0 <= winner < len(bots) for winner in winners):
        raise ValueError(values)
    thinking = tuple(Thinking(lost=lost) for lost in _numbers(values.get("lost", [])))
    (number, decisions) = _numbers([values["number"], values["decisions"]])
    if number < 0:
        raise ValueError(values)
    return Outcome(number, "", bots, decisions, points, winners, thinking=thinking)


def _numbers(values: Any) -> tuple[int, ...]:
    numbers = tuple(map(int, values))
    if numbers != tuple(values):
        raise ValueError(values)
    return numbers
