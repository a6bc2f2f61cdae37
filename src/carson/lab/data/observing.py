"""What is written down of a game while it is played, as columns: little to send, and ready for a file."""

from __future__ import annotations

import json
from array import array
from dataclasses import dataclass, field
from hashlib import blake2b

from carson.core.game import Game
from carson.lab.plans import Table
from carson.table.story.chronicle import Fact, Story, watch
from carson.table.story.story import chronicle_of


@dataclass
class Choices:
    """All choices of a game, in their order: columns of numbers of the game's own tables."""

    round: array[int] = field(default_factory=lambda: array("H"))
    seat: array[int] = field(default_factory=lambda: array("B"))
    decision: array[int] = field(default_factory=lambda: array("H"))
    choice: array[int] = field(default_factory=lambda: array("I"))
    legal: array[int] = field(default_factory=lambda: array("I"))  # how many there were


@dataclass(frozen=True)
class Observed:
    """A game that was watched to its end."""

    id: str
    table: Table
    config: str  # as JSON
    rules: int
    ranking: tuple[int, ...]
    choices: Choices
    decisions: dict[int, str]  # the names of their numbers
    story: Story
    facts: dict[str, dict[Fact, int]]


class Observer:
    """Watches a game."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._choices = Choices()
        self._decisions: dict[int, str] = {}

    def watch(self, game: Game) -> None:
        self._game = game
        self._chronicle = chronicle_of(self._table.game)(game)
        watch(game, self._chronicle.happened)

    def chosen(self, game: Game, seat: int, choice: int) -> None:
        """What is going to be chosen."""
        columns = self._choices
        columns.round.append(self._chronicle.round)
        columns.seat.append(seat)
        decision = game.agenda[-1][0]
        self._decisions.setdefault(decision, game.steps.names[decision])
        columns.decision.append(decision)
        columns.choice.append(max(choice, 0))
        columns.legal.append(len(game.legal(seat)))

    def observed(self) -> Observed:
        """All of it, when the game is over."""
        config = self._game.config_as_json()
        rules = config.get("rules", 1)
        assert isinstance(rules, int)
        written = json.dumps(config, sort_keys=True)
        facts = {kind: dict(found) for kind, found in self._chronicle.facts.items()}
        ranking = tuple(self._game.ranking())
        return Observed(
            id_of(self._table, written), self._table, written, rules, ranking, self._choices, self._decisions,
            self._chronicle.story(), facts,
        )  # fmt: skip


def id_of(table: Table, config: str) -> str:
    """The same for the same game, wherever and whenever it is played; another one for another."""
    budgets = [str(table.budgets.get(bot, "")) for bot in table.bots]
    content = json.dumps([table.game, config, table.seed, table.bots, budgets])
    return blake2b(content.encode(), digest_size=8).hexdigest()
