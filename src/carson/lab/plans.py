"""What is to be played: so many games, each of which follows from the plan and its number, and from nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Final

from carson.bots import Budget
from carson.games import seats_taken, title_of, virtual_players

ANY: Final = "any"  # the preset of a configuration that was drawn


@dataclass(frozen=True)
class Table:
    """What one game is played with: its chance, the bots' chance and the seats follow from it."""

    game: str
    preset: str
    config: Mapping[str, object]
    seed: str  # with which it can be played again
    bots: tuple[str, ...]  # by seat that chooses
    budgets: Mapping[str, Budget] = field(default_factory=dict)

    @property
    def virtual(self) -> tuple[str, ...]:
        """Names for the virtual players, who sit behind the bots."""
        return tuple(f"virtual-{level}" for level in virtual_players(self.config))

    @property
    def names(self) -> tuple[str, ...]:
        return self.bots + self.virtual


class AnyPlan(ABC):
    """So many games."""

    bots: tuple[str, ...]
    games: int
    seed: str
    budgets: Mapping[str, Budget]  # by name; the others have their own
    observed: bool  # whether each game is written down in full

    @property
    def names(self) -> tuple[str, ...]:
        """All that are known to be there before a game is played."""
        return self.bots

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    @abstractmethod
    def table_of(self, number: int) -> Table:
        """What a game is played with."""


@dataclass(frozen=True)
class Plan(AnyPlan):
    """Games of one kind: `bots` has a name for each seat that chooses, as they sit in game 0."""

    game: str
    configs: Sequence[Mapping[str, object]]  # for each game one of them is drawn
    bots: tuple[str, ...]
    games: int
    seed: str
    budgets: Mapping[str, Budget] = field(default_factory=dict)
    observed: bool = False
    preset: str = ""

    @property
    def virtual(self) -> tuple[str, ...]:
        """Names for the virtual players, who sit behind the bots and stay there."""
        return tuple(f"virtual-{level}" for level in virtual_players(self.configs[0]))

    @property
    def names(self) -> tuple[str, ...]:
        return self.bots + self.virtual

    def seats_of(self, number: int) -> tuple[str, ...]:
        """The bots by seat: from game to game each moves on by one."""
        return moved_on(self.bots, number)

    def table_of(self, number: int) -> Table:
        seed = self.seed_of(number)
        return Table(self.game, self.preset, config_for(self.configs, seed), seed, self.seats_of(number), self.budgets)


@dataclass(frozen=True)
class WidePlan(AnyPlan):
    """Games of all kinds, in configurations that are drawn among all that can be played."""

    titles: tuple[str, ...]
    bots: tuple[str, ...]  # repeated in turn on the seats of each table, or the first of them
    games: int
    seed: str
    budgets: Mapping[str, Budget] = field(default_factory=dict)
    observed: bool = False

    def table_of(self, number: int) -> Table:
        seed = self.seed_of(number)
        chance = Random(_number_from(seed, b"carson-anything"))

        def pick(among: int) -> int:
            return int(chance.random() * among)

        game = self.titles[pick(len(self.titles))]
        title = title_of(game)
        config = title.anything(pick)
        seats = seats_taken(config, 0) or title.new(config, "", quiet=True).players
        bots = moved_on(self.bots, number)
        return Table(game, ANY, config, seed, tuple(bots[seat % len(bots)] for seat in range(seats)), self.budgets)


def moved_on(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Each by so many seats."""
    count = len(bots)
    return tuple(bots[(seat - number) % count] for seat in range(count))


def fill_seats(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat: fewer than players are repeated in turn."""
    if not 1 <= len(bots) <= players:
        raise ValueError(f"{len(bots)} bots for {players} seats")
    return tuple(bots[seat % len(bots)] for seat in range(players))


def config_for(configs: Sequence[Mapping[str, object]], seed: str) -> Mapping[str, object]:
    """The configuration of the game with this seed, where several may be drawn."""
    return configs[0] if len(configs) == 1 else configs[_number_from(seed, b"carson-config") % len(configs)]


def bot_seed(seed: str, seat: int) -> int:
    """The chance of the bot on this seat, apart from the game's own."""
    return _number_from(f"{seed}/{seat}", b"carson-bot")


def _number_from(seed: str, person: bytes) -> int:
    return int.from_bytes(blake2b(seed.encode(), digest_size=8, person=person).digest(), "little")
