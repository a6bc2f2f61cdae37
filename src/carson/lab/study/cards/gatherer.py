"""What a study knows of a game of the card game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from carson.cards.configuration.deck import CARD_NAMES, CARD_OF, TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.round.rounds import ROUNDS
from carson.cards.round.scoring import score_parts
from carson.core.events import Event, Value, number_in, numbers_in, texts_in
from carson.lab.study.cards.rulings import MOMENTS
from carson.lab.study.gathering import Gathered, Gatherer

Values = Mapping[str, Value]
CHARACTER: Final = "character"
TERRAIN: Final = "card"
OUTLAWS: Final = "outlaws"  # as a reason of points


class CardsGatherer(Gatherer[CardGame]):
    """Rounds are counted through both eras; a standing is what would be scored as a round begins."""

    moments: ClassVar[Mapping[str, str]] = MOMENTS

    def __init__(self, game: CardGame, gathered: Gathered) -> None:
        super().__init__(game, gathered)
        self._ahead: list[int] = []  # seats in the order in which they choose
        self._told: dict[str, Callable[[Values], None]] = {
            "reveal": self._revealed, "reveal-terrain": self._revealed, "extra-card": self._extra, "bids": self._bid,
            "order": self._ordered, "take": self._taken, "aside": self._laid_aside, "left-over": self._left,
            "use": self._used, "find": self._found, "sell": self._sold,
        }  # fmt: skip

    def happened(self, event: Event) -> None:
        told = self._told.get(event.kind)
        if told is not None:
            told(event.values)

    @property
    def _round(self) -> int:
        return (self.game.era - 1) * ROUNDS + self.game.round

    def _of(self, values: Values, sort: str, what: str, amount: int = 1) -> None:
        self.note(sort, what, self._round, number_in(values, "seat"), amount)

    def _revealed(self, values: Values) -> None:
        for seat, points in enumerate(self.game.points()):
            self.gathered.standing[self._round, seat] = (points,)
        for card in self.game.offer:
            self._offered(CARD_NAMES[card])

    def _offered(self, card: str) -> None:
        self.gathered.offered[_sort(card), card] += 1

    def _extra(self, values: Values) -> None:
        self._offered(str(values["card"]))

    def _bid(self, values: Values) -> None:
        for seat, bid in enumerate(numbers_in(values, "bids")):
            if bid:
                self.note("bid", str(bid), self._round, seat)

    def _ordered(self, values: Values) -> None:
        """The order of choosing; of those who tied, who came first among them."""
        seats, tied = numbers_in(values, "seats"), numbers_in(values, "tied")
        for position, seat in enumerate(seats, 1):
            self.note("order", str(position), self._round, seat)
        bids = {seat: self.game.bids[seat] + self.game.boosts[seat] for seat in tied}
        totals = self.gathered.totals
        totals["bids-tied"] += len(tied)
        totals["bids"] += len(seats)
        for value in sorted(set(bids.values())):
            among = [seat for seat in seats if bids.get(seat) == value]
            totals["ties"] += 1
            self.mark("tie")
            for seat in among:
                self.note("tie", f"of-{len(among)}", self._round, seat)
            self.note("tie-first", f"of-{len(among)}", self._round, among[0])

    def _taken(self, values: Values) -> None:
        card = str(values["card"])
        self._of(values, _sort(card), card)
        if self.game.is_virtual(number_in(values, "seat")):
            self.mark("taken-by-virtual")

    def _laid_aside(self, values: Values) -> None:
        self._of(values, "aside", "all")

    def _left(self, values: Values) -> None:
        self.gathered.totals["left-over"] += len(texts_in(values, "cards"))

    def _used(self, values: Values) -> None:
        self._of(values, "power", str(values["character"]))

    def _found(self, values: Values) -> None:
        self._of(values, CHARACTER, str(values["character"]))

    def _sold(self, values: Values) -> None:
        self._of(values, "sold", "all")

    def ended(self) -> None:
        """What the points are made of."""
        for seat in range(self.game.players):
            sources = Counter[str]()
            for reason, count, each in score_parts(self.game, seat):
                sources[reason] += count * each
            for reason, points in sources.items():
                self.note("source", reason, 2 * ROUNDS, seat, points)
            if sources.get(OUTLAWS, 0) < 0:
                self.mark("outlaws-scored")


def _sort(card: str) -> str:
    return TERRAIN if CARD_OF[card] < TERRAIN_CARDS else CHARACTER
