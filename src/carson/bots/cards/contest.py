"""A round as a small game of its own: who takes which card in which order, and what to bid for it.

What each card brings to each seat is found once; then all that matters is the order in which the seats choose, and there are
few orders. The bids are found by regret matching: everybody tries all bids against those that the others seem to make, and
makes those more often that would have been better.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Final

MOST_BLIND: Final = 100  # tries that are made before any counts: the first know nothing of the others

Order = tuple[int, ...]
Hands = Mapping[int, Sequence[int]]


class Contest:
    """What everybody gets out of a round, by the order of choosing.

    `gains` has for each seat what each card brings to it; a virtual player has priorities there, and takes the highest (of
    equal ones the nearest to the piles). `me` takes the card after which the round comes out best for him: what others get
    counts against it, each seat by its `rivalry`.
    """

    def __init__(
        self, offer: Sequence[int], gains: Sequence[Mapping[int, float]], me: int, rivalry: Sequence[float]
    ) -> None:
        self.offer = tuple(offer)
        self.gains, self.me, self.rivalry = gains, me, rivalry
        self._outcomes: dict[Order, tuple[float, ...]] = {}

    def outcome(self, order: Order) -> tuple[float, ...]:
        """What each seat gains, if they choose in this order."""
        found = self._outcomes.get(order)
        if found is None:
            found = self._outcomes[order] = self.play(order, self.offer)
        return found

    def play(self, order: Order, offer: Sequence[int]) -> tuple[float, ...]:
        """The same with other cards."""
        left = list(offer)
        got = [0.0] * len(self.gains)
        for turn, seat in enumerate(order):
            if not left:
                break
            if seat == self.me:
                after = [self.taken(card, order[turn + 1 :], left) for card in left]
                best = max(after, key=lambda outcome: self.worth(outcome))
                return tuple(map(float.__add__, got, best))
            gains = self.gains[seat]
            card = max(left, key=gains.__getitem__)
            got[seat] += gains[card]
            left.remove(card)
        return tuple(got)

    def taken(self, card: int, order: Order, offer: Sequence[int]) -> tuple[float, ...]:
        """What everybody gains if I take a card now and the others follow in this order."""
        rest = list(self.play(order, [other for other in offer if other != card]))
        rest[self.me] += self.gains[self.me][card]
        return tuple(rest)

    def worth(self, got: Sequence[float]) -> float:
        """How good an outcome is for me, in points."""
        return got[self.me] - sum(map(float.__mul__, self.rivalry, got))


class Bidding:
    """The bids of a round: hands, what adds to them, what each bid is worth if it is kept (by seat that bids on purpose)."""

    def __init__(
        self,
        contest: Contest,
        hands: Sequence[Sequence[int]],
        boosts: Sequence[int],
        back: Sequence[int],
        twice: int,
        idle: int,
        kept: Mapping[int, Mapping[int, float]],
    ) -> None:
        self.contest, self.hands, self.kept = contest, hands, kept
        self.twice = twice
        self.iterations = 0  # done
        self.made = [dict.fromkeys(hand, 0) for hand in hands]  # by seat how often each bid, once something was known
        seats = range(len(hands))
        self.seats = [seat for seat in seats if not idle >> seat & 1]
        self.bidders = [seat for seat in self.seats if seat in kept]
        # Higher chooses first; no two are the same (C2.4). The seat can be read from it.
        places = {seat: back.index(seat) for seat in seats}
        self.strength = [{bid: (bid + boosts[seat]) * 64 - places[seat] * 8 + seat for bid in hands[seat]} for seat in seats]

    def order_of(self, strengths: Sequence[int]) -> Order:
        """Who chooses when, from strengths that ascend."""
        order = [strength & 7 for strength in reversed(strengths)]
        if self.twice:
            order = [seat for seat in order for _ in range(1 + (self.twice >> seat & 1))]
        return tuple(order)

    def values(self, iterations: int, chance: Random, until: float | None = None) -> dict[int, float]:
        """What each own bid is worth, against those that the others seem to make."""
        me, contest = self.contest.me, self.contest
        regrets = {seat: [0.0] * len(self.hands[seat]) for seat in self.bidders}
        sums = [0.0] * len(self.hands[me])
        blind = min(iterations // 4, MOST_BLIND)
        counted = 0
        for number in range(iterations):
            if until is not None and counted and perf_counter() > until:
                break
            self.iterations += 1
            played = {}
            for seat in self.seats:
                hand = self.hands[seat]
                wanted = regrets.get(seat)
                if wanted and any(wanted):
                    (bid,) = chance.choices(hand, wanted)
                else:
                    bid = hand[int(chance.random() * len(hand))]
                played[seat] = self.strength[seat][bid]
                self.made[seat][bid] += number >= blind
            for seat in self.bidders:
                others = sorted(strength for other, strength in played.items() if other != seat)
                by_place: dict[int, float] = {}
                results = []
                for bid in self.hands[seat]:
                    strength = self.strength[seat][bid]
                    place = bisect_left(others, strength)
                    if place not in by_place:
                        got = contest.outcome(self.order_of([*others[:place], strength, *others[place:]]))
                        by_place[place] = contest.worth(got) if seat == me else got[seat]
                    results.append(by_place[place] + self.kept[seat][bid])
                if seat == me and number >= blind:
                    counted += 1
                    sums = [old + new for old, new in zip(sums, results, strict=True)]
                usual = results[self.hands[seat].index(self.bid_of(played[seat], seat))]
                regrets[seat] = [max(0.0, old + new - usual) for old, new in zip(regrets[seat], results, strict=True)]
        return {bid: value / counted for bid, value in zip(self.hands[me], sums, strict=True)}

    def bid_of(self, strength: int, seat: int) -> int:
        return next(bid for bid, other in self.strength[seat].items() if other == strength)
