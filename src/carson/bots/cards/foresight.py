"""The futures of the card game: quick players end the round; what is expected of a choice is what a Legend reckons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from carson.bots.bot import LEAST, Considered, told
from carson.bots.cards.chances import chances, points_in_doubt
from carson.bots.cards.features import of_bids
from carson.bots.cards.judge import with_card
from carson.bots.cards.levels import Legend, judge
from carson.bots.cards.quick import GOES_ON, quick_choice, to_the_end_of_the_round
from carson.bots.cards.telling import facts
from carson.bots.foresight import Chances, Foresight
from carson.cards.game import CardGame
from carson.cards.round.powers import USE_POWER
from carson.cards.round.rounds import CHOOSE_BID
from carson.cards.round.taking import PLACE_CARD, TAKE_CARD
from carson.cards.state.choices import BID, PLACE
from carson.core.events import Event
from carson.core.game import Game

WIDTH: Final = 5  # choices that are tried, besides the one that was made
TRIES: Final = 160  # of bids against each other, to find out which are made
NOISE: Final = 0.6  # points by which quick players misjudge a card


class CardsForesight(Foresight):
    phases = ("powers", "bids", "cards", "places", "end")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._legend = Legend(seed)
        self._weighed: dict[int, float] = {}
        # By who has no bid and by seat: the bids, and how often it seems to make each.
        self._bids: dict[int, dict[int, dict[int, int]]] = {}  # by who is idle and by seat, how often each bid is made

    @staticmethod
    def phase(game: Game) -> str:
        return PHASES.get(game.agenda[-1][0], "end")

    def candidates(self, game: Game, seat: int, made: int) -> Mapping[int, float]:
        assert isinstance(game, CardGame)
        if len(game.legal(seat)) < 2:
            return {}
        reckoner, chance = self._legend.reckoner, Random(f"{self.seed}/{game.draws}")
        weighed = dict(sorted(reckoner.weighed(game, seat, chance).items(), key=lambda item: -item[1]))
        if made not in weighed:
            weighed[made] = self._gain(game, seat, made, min(weighed.values()))
        self._weighed = weighed
        chosen = dict.fromkeys([*list(weighed)[:WIDTH], made])
        points = points_in_doubt(judge().doubt, game.era, game.round)
        return {choice: (weighed[choice] - max(weighed.values())) / points for choice in chosen}

    def _gain(self, game: CardGame, seat: int, made: int, worst: float) -> float:
        """What a choice brings that a Legend does not think of: a card that lies elsewhere, say."""
        step, *about = game.agenda[-1]
        if step != PLACE_CARD or made < PLACE:
            return worst
        estate = game.estate(seat)
        after = with_card(game, estate, about[1], made - PLACE)
        return min(worst, judge().value(game, after) - judge().value(game, estate))

    def chances(self, game: Game, view: int, seat: int, choice: int, number: int) -> Chances:
        assert isinstance(game, CardGame)
        return self._played_out(self._imagined(game, view, number), number, (seat, choice))

    def standing(self, game: Game, view: int, number: int, before: Game) -> Chances | None:
        assert isinstance(game, CardGame)
        assert isinstance(before, CardGame)
        if game.waiting and (game.era, game.round) != (before.era, before.round):
            return None
        return self._played_out(self._imagined(game, view, number), number)

    def course(self, game: Game, seat: int, choice: int, number: int) -> list[Event]:
        assert isinstance(game, CardGame)
        future = self._imagined(game, seat, number)
        heard: list[Event] = []
        future.events = heard
        self._played_out(future, number, (seat, choice))
        return heard

    def _imagined(self, game: CardGame, view: int, number: int) -> CardGame:
        """Bids that lie face down are as likely as those that are still to be made."""
        future = game.imagined(view, self.future_seed(number))
        if not future.revealed and any(future.bids):
            chance = Random(f"{number}/bids")
            future.bids = [
                self._bid(future, seat, chance) if bid and seat != view and not future.idle >> seat & 1 else bid
                for seat, bid in enumerate(future.bids)
            ]
        return future

    def _played_out(self, game: CardGame, number: int, first: tuple[int, int] | None = None) -> Chances:
        """Everybody's chance to win when the round is over, or the game. It plays a game that it owns."""
        chance, mind = Random(number), judge()
        mind.forget()
        while game.waiting:
            seat, choice = first or (game.waiting[0], -1)
            if first is None:
                choice = self._answer(game, seat, chance)
            first = None
            last = game.copy()
            game.apply(seat, choice)
            if GOES_ON in last.agenda and game.waiting and (game.era, game.round) != (last.era, last.round):
                last.apply(seat, choice, go_on=False)
                to_the_end_of_the_round(last)
                return chances_in(last)
        return chances_in(game)

    def _answer(self, game: CardGame, seat: int, chance: Random) -> int:
        if game.agenda[-1][0] != CHOOSE_BID or game.idle >> seat & 1:
            return quick_choice(judge(), game, seat, chance, NOISE)
        return BID + self._bid(game, seat, chance)

    def _bid(self, game: CardGame, seat: int, chance: Random) -> int:
        if game.idle not in self._bids:  # once for all futures: what is on offer is the same, nearly
            bidding = self._legend.reckoner.bidding(game, seat, game.offer)
            bidding.values(TRIES, Random(self.seed))
            self._bids[game.idle] = {one: bidding.made[one] for one in bidding.seats}
        often = self._bids[game.idle][seat]
        return chance.choices(list(often), list(often.values()))[0]

    def reasons(self, game: Game, seat: int, choices: Sequence[int]) -> list[Considered]:
        assert isinstance(game, CardGame)
        found = []
        for choice in choices:
            reasons = self._legend.reckoner.reasons(game, seat, choice, self._weighed)
            why = told(reasons, LEAST if len(reasons) > 1 else 0.0)
            found.append(Considered(choice, sum(reasons.values()), why, facts(reasons)))
        return found


PHASES: Final[Mapping[int, str]] = {USE_POWER: "powers", CHOOSE_BID: "bids", TAKE_CARD: "cards", PLACE_CARD: "places"}


def chances_in(game: CardGame) -> Chances:
    mind = judge()
    if not game.waiting and not game.agenda:
        return chances([float(points) for points in game.points()], mind.doubt, game.era, game.round)
    finals = mind.finals(game)
    linear, squared = mind.weights(game).bids
    for seat in range(game.config.players):
        others = [game.hands[other] for other in range(game.players) if other != seat]
        beaten, high = of_bids(game.hands[seat], others)
        finals[seat] += linear * beaten + squared * high
    return chances(finals, mind.doubt, game.era, game.round)
