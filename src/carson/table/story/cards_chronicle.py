"""The card game in figures: what everybody's city and characters would have scored after each round, and do in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from carson.cards.configuration.deck import CARD_OF, TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.round.rounds import ROUNDS
from carson.cards.round.scoring import score_parts
from carson.core.events import Event, number_in, numbers_in
from carson.table.story.chronicle import Chronicle, Facts
from carson.table.story.sums import Sums, listed


class CardsChronicle(Chronicle[CardGame]):
    """Its rounds are counted through both eras."""

    kinds: ClassVar[Mapping[str, Facts]] = {
        "characters": Facts("character"),
        "laid": Facts("card", "parcel"),
        "bids": Facts(amount="bid"),
    }
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
        values = event.values
        if event.kind in self.begins:
            self.write_down(self.round - 1)
        elif event.kind == "find":
            self.note("characters", number_in(values, "seat"), str(values["character"]))
        elif event.kind == "take" and CARD_OF[str(values["card"])] >= TERRAIN_CARDS:
            self.note("characters", number_in(values, "seat"), str(values["card"]))
        elif event.kind == "place":
            self.note("laid", number_in(values, "seat"), str(values["card"]), str(values["place"]))
        elif event.kind == "bids":
            for seat, bid in enumerate(numbers_in(values, "bids")):
                if bid:
                    self.note("bids", seat, amount=bid)
