"""Rows of finished games, gathered as columns until they are written: a few bytes for each value, however many games."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Protocol

from carson import __version__
from carson.games import title_of
from carson.lab.data.observing import Observed
from carson.lab.data.schema import CHOICES_TABLE, GAMES_TABLE, RESULTS_TABLE, kinds_of_facts, tables
from carson.table.story.chronicle import Facts


class Ended(Protocol):
    """A game that has ended (`lab.simulate.Outcome`)."""

    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def decisions(self) -> int: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...


class Texts:
    """A column of texts, most of which come again and again."""

    def __init__(self) -> None:
        self.codes = array("i")
        self.texts: dict[str, int] = {}

    def append(self, text: str) -> None:
        self.codes.append(self.texts.setdefault(text, len(self.texts)))

    def __len__(self) -> int:
        return len(self.codes)


def new_column(kind: str) -> Any:
    if kind == "text":
        return Texts()
    return array({"int": "i", "float": "d", "bool": "b"}[kind]) if kind in ("int", "float", "bool") else []


class Rows:
    """The tables of some games that lie in the same folders."""

    def __init__(self) -> None:
        self.tables = {name: {column: new_column(kind) for column, kind in has.items()} for name, has in tables().items()}

    def add(self, outcome: Ended, observed: Observed) -> None:
        self._add_game(outcome, observed)
        self._add_results(outcome, observed)
        self._add_choices(observed)
        self._add_story(observed)
        kinds = kinds_of_facts(observed.table.game)
        for kind, facts in observed.facts.items():
            for (round, seat, what, where), amount in facts.items():
                told = _told(kinds[kind], what, where, amount)
                self._row(kind, {"id": observed.id, "round": round, "seat": seat + 1, **told})

    def _row(self, table: str, values: Mapping[str, object]) -> None:
        for name, column in self.tables[table].items():
            column.append(values.get(name, ""))  # a column of another game, which are all texts

    def _add_game(self, outcome: Ended, observed: Observed) -> None:
        self._row(GAMES_TABLE, {
            "id": observed.id, "seed": observed.table.seed, "config": observed.config, "rules": observed.rules,
            "bots": list(outcome.bots), "decisions": outcome.decisions, "rounds": int(observed.story.rounds[-1]),
            "ranking": [seat + 1 for seat in observed.ranking], "winners": [seat + 1 for seat in outcome.winners],
            "carson": __version__,
        })  # fmt: skip

    def _add_results(self, outcome: Ended, observed: Observed) -> None:
        for seat, (bot, points) in enumerate(zip(outcome.bots, outcome.points, strict=True)):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            rank = observed.ranking.index(seat) + 1
            virtual = seat >= len(observed.table.bots)
            values = {"seat": seat + 1, "bot": bot, "virtual": virtual, "points": points, "rank": rank, "won": won}
            self._row(RESULTS_TABLE, {"id": observed.id, **values})

    def _add_choices(self, observed: Observed) -> None:
        title, made = title_of(observed.table.game), observed.choices
        texts, decisions = title.catalogue.texts, observed.decisions
        columns = zip(made.round, made.seat, made.decision, made.choice, made.legal, strict=True)
        for number, (round, seat, decision, choice, legal) in enumerate(columns, 1):
            values = {"number": number, "round": round, "seat": seat + 1, "legal": legal}
            told = {"decision": decisions[decision], "choice": texts[choice]}
            self._row(CHOICES_TABLE, {"id": observed.id, **values, **told})

    def _add_story(self, observed: Observed) -> None:
        story = observed.story
        for figure, by_seat in story.series.items():
            for seat, values in enumerate(by_seat, 1):
                for round, value in zip(story.rounds, values, strict=True):
                    row = {"id": observed.id, "round": int(round), "seat": seat, "figure": figure, "value": value}
                    self._row("rounds", row)
        for seat, points in enumerate(story.sources, 1):
            for reason, sum in points.items():
                self._row("sources", {"id": observed.id, "seat": seat, "reason": reason, "points": sum})


def _told(parts: Facts, what: str, where: str, amount: int) -> dict[str, object]:
    named = ((parts.what, what), (parts.where, where), (parts.amount, amount))
    return {name: value for name, value in named if name}
