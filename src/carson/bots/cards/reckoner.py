"""How the levels weigh their choices: the learned value for cards and places, a contest for bids, turns and powers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Final

from carson.bots.cards.chances import chances
from carson.bots.cards.contest import Bidding, Contest
from carson.bots.cards.features import of_bids
from carson.bots.cards.greedy import last_sales
from carson.bots.cards.judge import Judge, Place, with_card
from carson.cards.configuration.characters import AFTER_BIDS, CHARACTERS, CHINESE_WORKER, GOVERNOR, LAWYER, Estate
from carson.cards.configuration.deck import TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.round.ending import FIND_CHARACTER, LAST_SALES
from carson.cards.round.powers import USE_POWER
from carson.cards.round.rounds import CHOOSE, CHOOSE_BID, choosing_order
from carson.cards.round.scoring import score
from carson.cards.round.taking import PLACE_CARD
from carson.cards.state.choices import BID, DECLINE, DONE, PLACE, SELL, TAKE, USE

MOST_PLACED: Final = 500  # cards whose places are kept in mind


@dataclass(frozen=True)
class Care:
    """How carefully a level reckons."""

    places: int = 6  # that are valued exactly, of those that seem best
    ahead: int = 0  # of those, that are tried with the cards of the next round
    share: float = 0.5  # how much that counts
    iterations: int = 200  # of the bidding
    price: float = 1.0  # of bids that are kept
    denial: float = 1.0  # how much what others get counts


class Reckoner:
    def __init__(self, judge: Judge, care: Care) -> None:
        self.judge, self.care = judge, care
        self._placed: dict[object, list[Place]] = {}
        self.simulations = 0  # of the last decision
        self._iterations, self._ahead = care.iterations, care.ahead
        self._until: float | None = None

    def weighed(
        self, game: CardGame, seat: int, chance: Random, simulations: int | None = None, until: float | None = None
    ) -> dict[int, float]:
        """What each choice that is worth a thought brings, in points from any start.

        A simulation is a try of all bids against those of the others. Until when: by the clock of `perf_counter`.
        """
        self.judge.forget()
        if len(self._placed) > MOST_PLACED:
            self._placed.clear()
        self.simulations = 0
        self._iterations, self._until = self.care.iterations if simulations is None else max(1, simulations), until
        self._ahead = self.care.ahead * min(self._iterations, self.care.iterations) // self.care.iterations
        options = game.legal(seat)
        frame = game.agenda[-1]
        step = frame[0]
        if step == PLACE_CARD:
            places = self.placed(game, seat, frame[2])
            return {PLACE + corner: gain for gain, corner in places} or {options[0]: 0.0}
        if step == CHOOSE_BID:
            if game.idle >> seat & 1:
                return {options[0]: 0.0}  # the lowest: it is laid off without effect (C2.7)
            values = self.bid_values(self.bidding(game, seat, game.offer), chance)
            return {BID + bid: value for bid, value in values.items()}
        if step == USE_POWER:
            return self.power(game, seat, frame[2], chance)
        if options[0] == DONE:
            return last_sales(game, seat, options)
        cards = [option - TAKE for option in options if TAKE <= option < SELL]
        if step == FIND_CHARACTER:
            return {TAKE + card: self.judge.gain(game, game.estate(seat), card) for card in cards}
        if game.revealed:
            contest = self.contest(game, seat, cards)
            return {TAKE + card: contest.worth(contest.taken(card, in_order(game), cards)) for card in cards}
        return {TAKE + card: self.early(game, seat, card, cards, chance) for card in cards}

    # Cards and places.

    def placed(self, game: CardGame, seat: int, card: int) -> list[tuple[float, int]]:
        """The best places for a card, exactly valued, the best first."""
        judge, estate = self.judge, game.estate(seat)
        pile = tuple(game.pile) if self._ahead else ()
        key = estate.city, estate.characters, game.era, game.round, game.deck.terrain[card], pile
        if key not in self._placed:
            now = judge.value(game, estate)
            places = judge.places(game, estate, card)[: self.care.places]
            after = [(with_card(game, estate, card, corner), corner) for _, corner in places]
            found = [(judge.value(game, with_it) - now, with_it, corner) for with_it, corner in after]
            found.sort(key=lambda place: -place[0])
            self._placed[key] = [(gain, corner) for gain, _, corner in found]
            if self._ahead and estate.city.land and found:
                later = judge.ahead(game, estate)
                share = self.care.share
                self._placed[key] = sorted(
                    ((1 - share) * gain + share * (judge.ahead(game, with_it) - later), corner)
                    for gain, with_it, corner in found[: self._ahead]
                )[::-1]
        return self._placed[key]

    def gain(self, game: CardGame, seat: int, card: int) -> float:
        """What a card brings to the own seat."""
        if card >= TERRAIN_CARDS:
            return self.judge.gain(game, game.estate(seat), card)
        places = self.placed(game, seat, card)
        return places[0][0] if places else 0.0

    # The others.

    def contest(self, game: CardGame, seat: int, offer: Sequence[int]) -> Contest:
        gains: list[Mapping[int, float]] = []
        for other in range(game.players):
            if game.is_virtual(other):
                gains.append({card: float(game.deck.priority[card]) for card in offer})
            elif other == seat:
                gains.append({card: self.gain(game, seat, card) for card in offer})
            else:
                gains.append({card: self.judge.gain(game, game.estate(other), card) for card in offer})
        return Contest(offer, gains, seat, self.rivalry(game, seat))

    def rivalry(self, game: CardGame, seat: int) -> list[float]:
        """How much it matters to a seat what each other one gets: as likely as that one is the one to beat."""
        finals = self.judge.finals(game)
        finals[seat] = -inf
        odds = chances(finals, self.judge.doubt, game.era, game.round)
        return [self.care.denial * one for one in odds]

    # Bids.

    def bidding(self, game: CardGame, seat: int, offer: Sequence[int], boost: int = 0, twice: bool = False) -> Bidding:
        boosts = game.boosts[:]
        boosts[seat] += boost
        kept = {other: self.kept(game, other) for other in range(game.config.players)}
        return Bidding(
            self.contest(game, seat, offer), [game.bids_left(other) for other in range(game.players)], boosts, game.back,
            game.twice | twice << seat, game.idle, kept,
        )  # fmt: skip

    def kept(self, game: CardGame, seat: int) -> dict[int, float]:
        """By bid what the hand without it is worth for the rest of the era."""
        hand = game.hands[seat]
        others = [game.hands[other] for other in range(game.players) if other != seat]
        linear, squared = self.judge.weights(game).bids
        found = {}
        for bid in game.bids_left(seat):
            beaten, high = of_bids(hand & ~(1 << bid), others)
            found[bid] = self.care.price * (linear * beaten + squared * high)
        return found

    def bid_values(self, bidding: Bidding, chance: Random) -> dict[int, float]:
        values = bidding.values(self._iterations, chance, self._until)
        self.simulations += bidding.iterations
        return values

    def best_bid(self, bidding: Bidding, chance: Random) -> float:
        return max(self.bid_values(bidding, chance).values())

    # Powers.

    def power(self, game: CardGame, seat: int, character: int, chance: Random) -> dict[int, float]:
        """To keep a power is worth what it may bring in a later round of the era."""
        fresh = self.judge.weights(game).fresh[character]
        boost = CHARACTERS[character].boost
        if character in AFTER_BIDS:
            contest = self.contest(game, seat, game.offer)
            later = contest.worth(contest.outcome(in_turn(game)))
            boosted = game.copy()
            boosted.boosts = game.boosts[:]
            boosted.boosts[seat] += boost
            return {DECLINE: later + fresh, USE + character: contest.worth(contest.outcome(in_turn(boosted)))}
        later = self.best_bid(self.bidding(game, seat, game.offer), chance)
        if character == LAWYER:
            used = max(self.laid_off(game, seat, card, game.offer, chance) for card in game.offer)
        elif character in (GOVERNOR, CHINESE_WORKER):
            extra = [chance.choice(game.pile) for _ in range(3)] if game.pile else []
            offers = [[*game.offer, card] for card in extra] or [game.offer]
            used = sum(self.with_extra(game, seat, character, offer, chance) for offer in offers) / len(offers)
        else:
            used = self.best_bid(self.bidding(game, seat, game.offer, boost), chance)
        return {DECLINE: later + fresh, USE + character: used}

    def with_extra(self, game: CardGame, seat: int, character: int, offer: Sequence[int], chance: Random) -> float:
        """What the Governor or the Chinese Worker brings if these cards are on offer."""
        if character == CHINESE_WORKER:
            return self.best_bid(self.bidding(game, seat, offer, twice=True), chance)
        first = max(offer, key=lambda card: self.gain(game, seat, card))
        return self.besides(game, seat, first, offer, chance)

    def besides(self, game: CardGame, seat: int, card: int, offer: Sequence[int], chance: Random) -> float:
        """A card at once, and what the bids bring then."""
        rest = [other for other in offer if other != card]
        if not rest:
            return self.gain(game, seat, card)
        return self.gain(game, seat, card) + self.best_bid(self.bidding(game, seat, rest), chance)

    def laid_off(self, game: CardGame, seat: int, card: int, offer: Sequence[int], chance: Random) -> float:
        """A card at once, and nothing more in this round: the lowest bid is laid off (C2.7)."""
        contest = self.contest(game, seat, offer)
        others = [other for other in range(game.players) if other != seat and not game.idle >> other & 1]
        values = []
        for _ in range(8):
            chance.shuffle(others)
            values.append(contest.worth(contest.taken(card, tuple(others), offer)))
        return sum(values) / len(values) + max(self.kept(game, seat).values())

    def early(self, game: CardGame, seat: int, card: int, offer: Sequence[int], chance: Random) -> float:
        """What it is worth to take a card before the bids."""
        if game.idle >> seat & 1:
            return self.laid_off(game, seat, card, offer, chance)
        return self.besides(game, seat, card, offer, chance)

    # Who wins.

    def chances(self, game: CardGame, seat: int, weighed: Mapping[int, float], chance: Random) -> dict[int, float]:
        """To win, for each choice.

        What a choice brings has what it gives to others taken off already, so that theirs is what they have now.
        """
        finals = self.judge.finals(game)
        for other in range(game.config.players):
            finals[other] += self.bids_kept(game, other)
        now = finals[seat] - self.bids_kept(game, seat) + self.besides_weighed(game, seat, chance)
        found = {}
        for choice, brought in weighed.items():
            finals[seat] = now + brought
            found[choice] = chances(finals, self.judge.doubt, game.era, game.round)[seat]
        return found

    def besides_weighed(self, game: CardGame, seat: int, chance: Random) -> float:
        """What this round brings to a seat, and what counts twice, that is not in what its choices were weighed with."""
        step, *about = game.agenda[-1]
        if step in (LAST_SALES, FIND_CHARACTER):
            return -score(game, seat) if step == LAST_SALES else 0.0
        if step == USE_POWER:
            return (self.bids_kept(game, seat) if game.revealed else 0.0) - self.judge.weights(game).fresh[about[1]]
        if step == PLACE_CARD or (step == CHOOSE_BID and game.idle >> seat & 1):
            return self.rest_of_round(game, seat, chance)
        return self.bids_kept(game, seat) if game.revealed else 0.0

    def rest_of_round(self, game: CardGame, seat: int, chance: Random) -> float:
        """What comes after this choice: of the others, and of the own bid if it is still to be made."""
        if not game.offer:
            return self.bids_kept(game, seat)
        if game.revealed or game.idle >> seat & 1:
            contest = self.contest(game, seat, game.offer)
            order = in_order(game) if game.revealed else tuple(other for other in range(game.players) if other != seat)
            return contest.worth(contest.outcome(order)) + self.bids_kept(game, seat)
        return self.best_bid(self.bidding(game, seat, game.offer), chance)

    def bids_kept(self, game: CardGame, seat: int) -> float:
        """What a hand is worth for the rest of the era; until bids are shown, it has one more than will be left."""
        others = [game.hands[other] for other in range(game.players) if other != seat]
        linear, squared = self.judge.weights(game).bids
        beaten, high = of_bids(game.hands[seat], others)
        left = 1.0 if game.revealed else 1 - 1 / game.hands[seat].bit_count()
        return left * (linear * beaten + squared * high)

    # Why.

    def reasons(self, game: CardGame, seat: int, choice: int, weighed: Mapping[int, float]) -> dict[str, float]:
        """What a choice brings, by what it is; what cannot be told otherwise may come beside."""
        step, *about = game.agenda[-1]
        value = weighed[choice]
        estate = game.estate(seat)
        if step == CHOOSE_BID:
            if game.idle >> seat & 1:
                return {"laid-off": 0.0}
            lowest, kept = game.bids_left(seat)[0], self.kept(game, seat)
            prize = weighed[BID + lowest] - kept[lowest]
            earlier = value - kept[choice - BID] - prize
            return {"prize": prize, "earlier": earlier, "bid": kept[choice - BID] - kept[lowest]}
        if step == USE_POWER:
            if choice == DECLINE:
                return {"wait": 0.0}
            fresh = self.judge.weights(game).fresh[about[1]]
            return {"power": value - weighed[DECLINE] + fresh, "patience": -fresh}
        if choice == DONE or SELL <= choice < PLACE:
            return {"score": value - score(game, seat)}
        if choice >= PLACE:
            after, own = with_card(game, estate, about[1], choice - PLACE), value
        elif not TAKE <= choice < SELL:
            return {"nothing": 0.0}
        else:
            card = choice - TAKE
            own = self.gain(game, seat, card)
            if card >= TERRAIN_CARDS:
                after = Estate(estate.city, (*estate.characters, card - TERRAIN_CARDS), estate.sold)
            else:
                places = self.placed(game, seat, card)
                after = with_card(game, estate, card, places[0][1]) if places else estate
        now = self.judge.parts(game, estate)
        found = {code: points - now[code] for code, points in self.judge.parts(game, after).items()}
        found["beside"] += own - sum(found.values())
        return {**found, "rivals": value - own}


def in_order(game: CardGame) -> tuple[int, ...]:
    """Who chooses after the seat that is asked."""
    return tuple(later[1] for later in reversed(game.agenda) if later[0] == CHOOSE)


def in_turn(game: CardGame) -> tuple[int, ...]:
    """The order of choosing with the bids that lie open, those who take two cards twice."""
    return tuple(seat for seat in choosing_order(game) for _ in range(1 + (game.twice >> seat & 1)))
