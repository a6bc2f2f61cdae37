"""What there is to play: a game with its editions, presets and variants; their words are in the locale files.

At this level a configuration is a plain dict, as it stands in a record; the game's own module knows its type.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from carson.core.choices import Catalogue
from carson.core.game import Game
from carson.core.refusal import Refusal

Switches = dict[str, dict[str, dict[str, object]]]  # by what is switched and its name: the fields that change


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words by their id, for whoever has them in his language."""

    id: str
    values: Mapping[str, int] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    """Values that are words themselves, by their ids."""


class Title(ABC):
    """A game that can be played: all that records, bots, the lab and the terminal need to start one."""

    name: ClassVar[str]
    catalogue: ClassVar[Catalogue]
    header: ClassVar[str]  # the first line of its positions
    editions: ClassVar[Mapping[str, int]]  # and the most players each takes
    presets: ClassVar[Sequence[str]]
    variants: ClassVar[Sequence[str]]
    extras: ClassVar[Sequence[str]] = ()  # variants that are only played when somebody asks for them
    characters: ClassVar[Mapping[str, str]] = {}  # those that can be asked for, by code, and their names
    combinations: ClassVar[Mapping[str, Sequence[str]]] = {}  # of characters that go well together
    spaces: ClassVar[Sequence[str]] = ()  # besides a town or a city, in the order of play
    own_figures: ClassVar[str] = ""  # the field for figures of a player's own, which are large and go with everything

    @abstractmethod
    def preset(self, name: str, /, **changes: object) -> dict[str, object]:
        """A configuration by its name, with fields changed; what cannot be played is refused with the reason."""

    def switches(self, name: str, /, **changes: object) -> Switches:
        """All that can be switched in a wish, a preset with fields changed: one thing at a time.

        A wish that cannot even be read is refused.
        """
        return {}

    def anything(self, pick: Callable[[int], int]) -> dict[str, object]:
        """A configuration that is drawn among all that can be played; `pick` draws evenly below a number."""
        while True:
            try:
                return self.preset(self.presets[pick(len(self.presets))], **self.any_changes(pick))
            except Refusal:
                continue

    def any_changes(self, pick: Callable[[int], int]) -> dict[str, object]:
        """What is drawn for it: changes of a preset, which may be refused together."""
        return {}

    def in_brief(self, config: Mapping[str, object]) -> list[Phrase]:
        """What is played, in a few phrases that stand alone; none for what today's rules do not know."""
        return []

    def has_secrets(self, config: Mapping[str, object]) -> bool:
        """Whether somebody else could see on a player's screen what he should not: a bid, tiles, a sheet."""
        return False

    def renewed(self, config: Mapping[str, object]) -> dict[str, object]:
        """A configuration for another game of the same: by today's rules, whatever those of the first were."""
        return dict(config)

    @abstractmethod
    def new(self, config: Mapping[str, object], seed: str, quiet: bool = False) -> Game:
        """A game at its first decision. A quiet one keeps no events."""

    @abstractmethod
    def from_json(self, state: Mapping[str, object]) -> Game:
        """The game that `Game.as_json` wrote."""

    @abstractmethod
    def from_position(self, text: str) -> Game:
        """The game that a position file describes."""

    @abstractmethod
    def position(self, game: Game) -> str:
        """The position file of a game."""


def config_in(state: Mapping[str, object]) -> Mapping[str, object]:
    """The configuration in what `Game.as_json` wrote."""
    config = state.get("config")
    if not isinstance(config, Mapping):
        raise Refusal("bad-state", problem="config")
    return config
