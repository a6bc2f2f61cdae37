"""The card games that are recorded for tests/games: one for each table, what is liked, and what there is to be seen."""

from __future__ import annotations

from dataclasses import dataclass

from carson.cards.configuration.characters import AFTER_BIDS, BEFORE_BIDS, CHARACTER_NAMES
from carson.cards.configuration.config import FEWEST, LEVELS, MOST
from carson.cards.configuration.deck import TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.map.field import CARD
from carson.cards.state.choices import PLACE, TAKE
from carson.cards.state.steps import STEPS
from carson.cards.title import CARDS
from carson.core.game import Game
from tools.recording import Chooser, Plan, Seen

HAPPENINGS = ("skull", "extra-card", "aside", "sell", "find", "left-over")  # events that not every game has


class CardsSeen(Seen):
    """The decisions asked, the characters that people took, the powers used, and what happens seldom."""

    def look(self, game: Game) -> None:
        assert isinstance(game, CardGame)
        self.things.add(STEPS.name(game.agenda[-1]))

    def read(self, game: Game) -> None:
        assert isinstance(game, CardGame)
        self.things |= {
            name for name, holder in zip(CHARACTER_NAMES, game.holder, strict=True) if 0 <= holder < game.config.players
        }
        for event in game.events or []:
            if event.kind in HAPPENINGS:
                self.things.add(event.kind)
            elif event.kind == "use":
                self.things.add(f"use-{event.values['character']}")

    def all_there_is(self) -> list[str]:
        decisions = [name for name, task in zip(STEPS.names, STEPS.tasks, strict=True) if task is None]
        used = [f"use-{CHARACTER_NAMES[character]}" for character in (*BEFORE_BIDS, *AFTER_BIDS)]
        return [*decisions, *CHARACTER_NAMES, *used, *HAPPENINGS]


class CardsChooser(Chooser):
    weights = {"use": 6, "sell": 1, "place": 6, "done": 1}

    def liked(self, game: Game, verb: str, choices: list[int]) -> list[int]:
        """Characters, for what they do; cards that cover little, so that a city grows full."""
        assert isinstance(game, CardGame)
        if verb == "take":
            return [choice for choice in choices if choice >= TAKE + TERRAIN_CARDS] or choices
        if verb == "place":
            land = game.cities[game.waiting[0]].land
            covered = {choice: (land & CARD << choice - PLACE).bit_count() for choice in choices}
            return [choice for choice in choices if covered[choice] == min(covered.values())]
        return choices


@dataclass(frozen=True)
class CardsPlan(Plan):
    """So many players with hands, and virtual ones of these levels."""

    players: int
    virtual: tuple[str, ...]

    kind = CARDS
    chooser = CardsChooser
    seen = CardsSeen
    wanted = ""

    @property
    def config(self) -> dict[str, object]:
        return CARDS.preset("solo", players=self.players, virtual=list(self.virtual))


def plan_for(players: int, virtual: int) -> CardsPlan:
    """A table with virtual players of all levels in turn."""
    levels = [list(LEVELS)[(players + number) % len(LEVELS)] for number in range(virtual)]
    return CardsPlan(f"{players}-players-{virtual}-virtual", players, tuple(levels))


PLANS = tuple(
    plan_for(players, virtual)
    for players in range(1, MOST + 1)
    for virtual in range(MOST - players + 1)
    if players + virtual >= FEWEST
)
