"""The choices of a person in the card game: which have a number, and which are folded away.

A bid's number is the bid itself. Of many places, sales and finds the best have numbers, the best first; the others are
chosen by their texts.
"""

from __future__ import annotations

from typing import Final

from carson.cards.configuration.config import OWN_BIDS
from carson.cards.configuration.deck import TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.map.field import PARCELS
from carson.cards.shown.previews import best_places, gain
from carson.cards.state.choices import BID, DECLINE, PLACE, SELL, TAKE
from carson.cards.state.steps import STEPS
from carson.cli.terminal.menu import Menu

MOST_PLACES: Final = 9
SALES_SHOWN: Final = 3  # with a number, beside something else that is asked
MOST_FOUND: Final = 12


class CardsMenu(Menu[CardGame]):
    """The legal choices of a seat, sorted: `main` and `sales` have numbers, `more` and `more_sales` do not."""

    usual_verb = "place"

    def __init__(self, game: CardGame, seat: int) -> None:
        super().__init__(game, seat)
        self.asked = STEPS.name(game.agenda[-1])
        sales = [choice for choice in self.legal if SELL <= choice < SELL + TERRAIN_CARDS]
        main = [choice for choice in self.legal if choice not in sales]
        sales.sort(key=self._worth)
        self.more: list[int] = []
        if self.asked == "place-card" and PLACE <= main[0] < PLACE + PARCELS:
            main = [PLACE + corner for corner, _ in best_places(game, seat, game.agenda[-1][2])]
            main, self.more = main[:MOST_PLACES], main[MOST_PLACES:]
        elif self.asked == "find-character":
            main.sort(key=self._worth)
            main, self.more = main[:MOST_FOUND], main[MOST_FOUND:]
        elif self.asked == "use-power":
            main.sort(key=lambda choice: choice == DECLINE)
        room = MOST_PLACES if self.asked == "last-sales" else SALES_SHOWN
        self.main = main
        self.sales, self.more_sales = sales[:room], sales[room:]

    def _worth(self, choice: int) -> int:
        """For sorting: what brings most comes first."""
        found = gain(self.game, self.seat, choice)
        return 0 if found is None else -found.points

    @property
    def numbered(self) -> list[int]:
        return self.main + self.sales

    @property
    def highest(self) -> int:
        return OWN_BIDS[-1] + len(self.sales) if self.asked == "choose-bid" else super().highest

    def choice(self, number: int) -> int | None:
        """A bid by itself, one that is not in hand any more too: its refusal says so. Sales come after the highest bid."""
        if self.asked != "choose-bid" or not OWN_BIDS[0] <= number <= self.highest:
            return super().choice(number) if self.asked != "choose-bid" else None
        return BID + number if number <= OWN_BIDS[-1] else self.sales[number - OWN_BIDS[-1] - 1]

    def number_of(self, choice: int) -> int:
        if self.asked != "choose-bid":
            return super().number_of(choice)
        return choice - BID if choice in self.main else OWN_BIDS[-1] + 1 + self.sales.index(choice)

    def card_to_place(self) -> int | None:
        """The terrain card that has to be laid."""
        return self.game.agenda[-1][2] if self.asked == "place-card" else None

    def places(self) -> dict[int, str]:
        """The parcels at which a card can be laid, with their numbers; those that have none with nothing."""
        found = {}
        for choice in (*self.main, *self.more) if self.asked == "place-card" else ():
            if PLACE <= choice < PLACE + PARCELS:
                found[choice - PLACE] = str(self.number_of(choice)) if choice in self.main else ""
        return found

    def takes(self) -> dict[int, int]:
        """The cards that can be taken, with their numbers."""
        return {choice - TAKE: self.number_of(choice) for choice in self.main if TAKE <= choice < SELL}
