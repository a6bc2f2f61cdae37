"""The bot of the card game that looks one choice ahead: it takes the card, the place and the power it likes best now.

What it likes is in `worth.py`. What a bid is worth follows from it: how likely each turn is with that bid, and what is
left to take then. Of the hidden things it knows what everybody may: which bids each has left, and the back of the character
on top.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Final

from carson.bots.bot import LEAST, MEASURED, Bot, Budget, Considered, told
from carson.bots.cards.telling import facts, idea
from carson.bots.cards.worth import outlook, parts, worth
from carson.cards.configuration.characters import (
    AFTER_BIDS,
    CHARACTER_OF,
    CHARACTERS,
    CHINESE_WORKER,
    GOVERNOR,
    LAWYER,
    Estate,
)
from carson.cards.configuration.deck import TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.round.powers import USE_POWER
from carson.cards.round.rounds import CHOOSE_BID, ERAS, ROUNDS
from carson.cards.round.scoring import estate_parts
from carson.cards.round.taking import PLACE_CARD
from carson.cards.state.choices import BID, DECLINE, DONE, PLACE, SELL, TAKE, USE
from carson.core.game import Game
from carson.core.sums import total

# In victory points, from games of the bot itself.
# To choose first, second, ... in a usual round: the first card matters most.
LATER: Final[tuple[float, ...]] = (0.0, -3.0, -4.0, -5.0, -6.5)
BENEFIT: Final = {
    "governor": 6, "lawyer": 3.5, "chinese-worker": 4, "heroes": 1, "gunsmith": 2, "mercenary": 2, "doctor": 0.7,
}  # fmt: skip # what a power would bring in a usual round
USUAL: Final = {CHARACTER_OF[name]: points for name, points in BENEFIT.items()}


# Bids.


def taken_before(game: CardGame, seat: int, own: int) -> list[float]:
    """How likely each card is that rivals take before a seat with such a bid (C2.4)."""
    back = game.back
    chances = []
    for rival in range(game.players):
        if rival == seat or game.idle >> rival & 1:
            continue
        needed = max(0, own - game.boosts[rival] + (back.index(rival) > back.index(seat)))
        bids = 1 << game.bids[rival] if game.revealed else game.hands[rival]
        chances += [(bids >> needed).bit_count() / bids.bit_count()] * (1 + (game.twice >> rival & 1))
    return chances


def expected(prizes: Sequence[float], chances: list[float]) -> float:
    """The prize on average: the first, and the next one for each card that is taken before, with these chances."""
    ahead = [1.0]  # the chance that so many have been taken
    for chance in chances:
        stay, go = [part * (1 - chance) for part in ahead], [part * chance for part in ahead]
        ahead = [one + other for one, other in zip([*stay, 0], [0, *go], strict=True)]
    return sum(part * prizes[min(taken, len(prizes) - 1)] for taken, part in enumerate(ahead))


class CardsGreedyBot(Bot):
    name = "greedy"

    def __init__(self, seed: int, budget: Budget = MEASURED) -> None:
        super().__init__(seed, budget)
        self._gains: dict[object, float] = {}  # found for one decision and needed again for the next

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, CardGame)
        weighed = self.weighed(game, seat)
        return max(weighed, key=weighed.__getitem__)

    def weighed(self, game: CardGame, seat: int) -> dict[int, float]:
        """What each choice is worth, in points from any start: the highest is chosen, of equal ones the first."""
        options = game.legal(seat)
        step, *about = game.agenda[-1]
        if step == PLACE_CARD:
            places = [option for option in options if option >= PLACE]
            return {place: self.placed(game, seat, about[1], place - PLACE) for place in places} or {options[0]: 0.0}
        if step == CHOOSE_BID:
            if game.idle >> seat & 1:
                return {options[0]: 0.0}  # the lowest: it is laid off without effect (C2.7)
            return {BID + bid: value for bid, value in self.bids(game, seat, game.offer).items()}
        if step == USE_POWER:
            return {DECLINE: 0.0, USE + about[1]: self.benefit(game, seat, about[1]) - self.patience(game, about[1])}
        if options[0] == DONE:
            return last_sales(game, seat, options)
        return {option: self.gain(game, seat, option - TAKE) for option in options if TAKE <= option < SELL}

    # Why.

    def considered(self, game: Game, seat: int) -> list[Considered]:
        """A card is worth what it changes, a bid or a power what it brings now and not in another round."""
        assert isinstance(game, CardGame)
        weighed = self.weighed(game, seat)
        before = parts(game.estate(seat), outlook(game.era, game.round))
        found = []
        for choice in sorted(weighed, key=lambda choice: -weighed[choice]):
            reasons = self.reasons(game, seat, choice, before)
            why = told(reasons, LEAST if len(reasons) > 1 else 0.0)
            found.append(Considered(choice, sum(reasons.values()), why, facts(reasons), idea(game, seat, choice)))
        return found

    def reasons(self, game: CardGame, seat: int, choice: int, before: Mapping[str, float]) -> dict[str, float]:
        """What is different after a choice; one reason of no points where there is nothing to weigh."""
        step, *about = game.agenda[-1]
        estate = game.estate(seat)
        if choice >= PLACE:
            return changed(game, before, self.with_terrain(game, seat, about[1], choice - PLACE))
        if step == CHOOSE_BID:
            if game.idle >> seat & 1:
                return {"laid-off": 0.0}
            found = self.bids_in_parts(game, seat, game.offer)
            lowest, _ = found[min(found)]
            prize, price = found[choice - BID]
            return {"prize": lowest, "earlier": prize - lowest, "bid": -price}
        if step == USE_POWER:
            if choice == DECLINE:
                return {"wait": 0.0}
            return {"power": self.benefit(game, seat, about[1]), "patience": -self.patience(game, about[1])}
        if SELL <= choice < PLACE:
            return {"score": self.weighed(game, seat)[choice] - before["score"]}
        card = choice - TAKE
        if TERRAIN_CARDS <= card < SELL - TAKE:
            return changed(game, before, Estate(estate.city, (*estate.characters, card - TERRAIN_CARDS), estate.sold))
        places = game.places_for(seat, card) if 0 <= card < TERRAIN_CARDS else []
        if not places:
            return {"nothing": 0.0}
        best = max(places, key=lambda corner: self.placed(game, seat, card, corner))
        return changed(game, before, self.with_terrain(game, seat, card, best))

    # What cards bring.

    def gain(self, game: CardGame, seat: int, card: int) -> float:
        """What a card is worth to a seat, terrain at its best place."""
        estate, coming = game.estate(seat), outlook(game.era, game.round)
        shown = game.deck.terrain[card] if card < TERRAIN_CARDS else card
        key = (estate.city, estate.characters, estate.sold, game.era, game.round, shown)
        if key not in self._gains:
            if len(self._gains) > 100:
                self._gains.clear()
            before = worth(estate, coming)
            if card < TERRAIN_CARDS:
                places = game.places_for(seat, card)
                after = max((self.placed(game, seat, card, corner) for corner in places), default=before)
            else:
                characters = (*estate.characters, card - TERRAIN_CARDS)
                after = worth(Estate(estate.city, characters, estate.sold), coming)
            self._gains[key] = after - before
        return self._gains[key]

    def placed(self, game: CardGame, seat: int, card: int, corner: int) -> float:
        """What a seat's position is worth with a card at a place."""
        return worth(self.with_terrain(game, seat, card, corner), outlook(game.era, game.round))

    def with_terrain(self, game: CardGame, seat: int, card: int, corner: int) -> Estate:
        estate = game.estate(seat)
        city = estate.city.with_card(card, game.deck.terrain[card], corner)
        return Estate(city, estate.characters, estate.sold)

    # What bids and powers bring.

    def prizes(self, game: CardGame, seat: int, offer: list[int], picks: int) -> list[float]:
        """What is to gain after none, one, two, ... of the cards on offer are taken: the highest priority first."""
        order = sorted(offer, key=lambda card: -game.deck.priority[card])
        gains = [self.gain(game, seat, card) for card in order]
        return [sum(sorted(gains[taken:])[-picks:]) for taken in range(len(gains) + 1)]

    def bids(self, game: CardGame, seat: int, offer: list[int], boost: int = 0, picks: int = 1) -> dict[int, float]:
        """What each bid in hand brings, less what it should bring in another round."""
        found = self.bids_in_parts(game, seat, offer, boost, picks)
        return {bid: prize - price for bid, (prize, price) in found.items()}

    def bids_in_parts(
        self, game: CardGame, seat: int, offer: list[int], boost: int = 0, picks: int = 1
    ) -> dict[int, tuple[float, float]]:
        """What each bid in hand brings, and what it should bring in another round.

        All are used once in an era, so that only their order matters: the best bid is for the round with the highest
        stakes. The stakes of rounds are as if spread exponentially around the usual ones; the n-th of the bids left fits the
        n-th of the stakes.
        """
        prizes = self.prizes(game, seat, offer, max(picks, 1 + (game.twice >> seat & 1)))
        hand = game.bids_left(seat)
        values: dict[int, tuple[float, float]] = {}
        price = before = 0.0
        for place, bid in enumerate(hand):
            usual = expected(LATER, taken_before(game, seat, bid))
            price += -log(1 - place / len(hand)) * (usual - before)
            before = usual
            values[bid] = expected(prizes, taken_before(game, seat, bid + boost + game.boosts[seat])), price
        return values

    def patience(self, game: CardGame, character: int) -> float:
        """What a power must bring now so that it is not better to wait: the more rounds are left, the more."""
        rounds = ROUNDS - game.round + ((ERAS - game.era) * ROUNDS if character == GOVERNOR else 0)
        return USUAL[character] * log(1 + rounds)

    def benefit(self, game: CardGame, seat: int, character: int) -> float:
        """What a power would bring in this round."""
        boost = CHARACTERS[character].boost
        if character in AFTER_BIDS:
            prizes = self.prizes(game, seat, game.offer, 1 + (game.twice >> seat & 1))
            own = game.bids[seat] + game.boosts[seat]
            later, earlier = (expected(prizes, taken_before(game, seat, bid)) for bid in (own, own + boost))
            return earlier - later
        now = max(self.bids(game, seat, game.offer).values())
        if character not in (GOVERNOR, LAWYER):
            return max(self.bids(game, seat, game.offer, boost, picks=1 + (character == CHINESE_WORKER)).values()) - now
        first = max(game.offer, key=lambda card: self.gain(game, seat, card), default=None)
        gain = self.gain(game, seat, first) if first is not None else 0.0
        if character == LAWYER:
            return gain - now
        return gain - now + max(self.bids(game, seat, [card for card in game.offer if card != first]).values())


def last_sales(game: CardGame, seat: int, options: list[int]) -> dict[int, float]:
    """What is scored after each sale, or without any."""
    estate = game.estate(seat)
    scores: dict[int, float] = {DONE: total(estate_parts(estate))}
    for option in options[1:]:
        sold = Estate(estate.city.without(option - SELL), estate.characters, estate.sold + 1)
        scores[option] = total(estate_parts(sold))
    return scores


def changed(game: CardGame, before: Mapping[str, float], after: Estate) -> dict[str, float]:
    """What a choice adds to each part of what a seat has."""
    return {code: points - before[code] for code, points in parts(after, outlook(game.era, game.round)).items()}
