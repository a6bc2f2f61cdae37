"""The card game in figures: what everybody's city and characters would have scored after each round, and do in the end."""

from __future__ import annotations

from collections import Counter

from carson.cards.game import CardGame
from carson.cards.round.rounds import ROUNDS
from carson.cards.round.scoring import score_parts
from carson.core.events import Event
from carson.table.story.chronicle import Chronicle
from carson.table.story.sums import Sums, listed


class CardsChronicle(Chronicle[CardGame]):
    """Its rounds are counted through both eras."""

    begins = ("reveal", "reveal-terrain")

    @property
    def round(self) -> int:
        return (self.game.era - 1) * ROUNDS + self.game.round

    def figures(self) -> dict[str, list[int]]:
        return {"points": self.game.points()}

    def sources(self) -> list[Sums]:
        found = []
        for seat in range(self.game.players):
            points = Counter[str]()
            for reason, count, each in score_parts(self.game, seat):
                points[reason] += count * each
            found.append(listed(points))
        return found

    def happened(self, event: Event) -> None:
        if event.kind in self.begins:
            self.write_down(self.round - 1)
