"""The bot of the card game that looks one choice ahead: it takes the card, the place and the power it likes best now.

What it likes is in `worth`: what the city and the characters score, and a part of what they may still become with the cards
to come. What a bid is worth follows from it: how likely each turn is with that bid, and what is left to take then. Of the
hidden things it knows what everybody may: which bids each has left, and the back of the character on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from typing import Final

from carson.bots.bot import Bot
from carson.cards.characters import (
    AFTER_BIDS,
    AUCTIONEER,
    CAPTAIN,
    CHARACTER_OF,
    CHARACTERS,
    CHINESE_WORKER,
    GOVERNOR,
    LAWYER,
    PAPERBOY,
    SHERIFF,
    Estate,
)
from carson.cards.choices import BID, DECLINE, DONE, PLACE, SELL, TAKE, USE
from carson.cards.city import CAPTAINS_SIDE, SIDE, City
from carson.cards.deck import ERA_CARDS, PARCELS_OF_KIND, TERRAIN_CARDS
from carson.cards.field import CARD, SIZE, rectangle
from carson.cards.game import MOST_SALES, CardGame
from carson.cards.kinds import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    EMPTY,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    RANCH,
    SALOON,
    TOWNHOUSE,
)
from carson.cards.powers import USE_POWER
from carson.cards.rounds import CHOOSE_BID, ERAS, ROUNDS
from carson.cards.scoring import PER_MOUNTAIN, estate_parts
from carson.cards.taking import PLACE_CARD
from carson.core.game import Game
from carson.core.parts import total

# The numbers come from games of the bot itself: what its final scores depended on (least squares), then what won more.

# What may still come, as parts of the points that it would bring on the best sites.
CHOSEN: Final = 1.4  # how many parcels of a kind come to a player who wants them, compared with average cards
NEAR_SYMBOLS: Final = 0.4  # a building beside Houses
NEAR_BUILDINGS: Final = 0.1  # a House beside saloons, banks, ...: less, for few cards fit between them
NEAR_MOUNTAINS: Final = 0.7  # a mine beside mountains
NEAR_MINES: Final = 0.15  # a mountain beside mines
TOGETHER: Final = 0.5  # a building that counts what is in the city (banks and mines, ...), whichever comes first

# Victory points with all rounds left; the fewer are left, the less.
ROOM: Final = 1.5  # a parcel that is built on: a wide city has no room for its last cards, and little beside each other
JAILED: Final = 8  # of the points that outlaws cost, what a Sheriff or a prison to come will save
PROMISE: Final = {
    "governor": 22, "lawyer": 19, "chinese-worker": 23, "heroes": 8, "gunsmith": 19, "mercenary": 15, "doctor": 7,
    "auctioneer": 4, "captain": 2, "sheriff": 8, "paperboy": 10, "banker": 7, "cowboy": 4, "shopkeeper": 8,
    "prospector": 7, "teacher": 9, "singer": 15, "settler": 1, "undertaker": 7, "editor": 7,
}  # fmt: skip # what a character will bring besides what he scores now
GROWTH: Final = 52  # parcels, which the Indian loses

# Victory points at any time.
FIND: Final = 9  # the Paperboy's character
SALE: Final = 4  # a card that could be sold: it is worth something in the city too
LATER: Final = (0.0, -3.0, -4.0, -5.0, -6.5)  # to choose first, second, ... in a usual round: the first card matters most
BENEFIT: Final = {
    "governor": 6, "lawyer": 3.5, "chinese-worker": 4, "heroes": 1, "gunsmith": 2, "mercenary": 2, "doctor": 0.7,
}  # fmt: skip # what a power would bring in a usual round

PROMISED: Final = {CHARACTER_OF[name]: points for name, points in PROMISE.items()}
USUAL: Final = {CHARACTER_OF[name]: points for name, points in BENEFIT.items()}
INDIAN: Final = CHARACTER_OF["indian"]
ONE_EACH: Final = (DRUGSTORE, BANK, GENERAL_STORE, CITY_HALL)  # for each symbol beside them; a saloon scores two
COUNTING: Final = ((BANK, MINE), (BLACKSMITH, MINE), (DRUGSTORE, RANCH), (BLACKSMITH, RANCH))
COUNTING_SYMBOLS: Final = (GENERAL_STORE, CHURCH)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player may still get after a round, known from the numbers of parcels on all cards (C5.1)."""

    left: float  # the part of all rounds
    of_kind: tuple[float, ...]  # parcels of each kind
    symbols: float
    beside_symbols: float  # buildings that score for the symbols beside them, saloons twice
    counting_symbols: float


@cache
def outlook(era: int, round: int) -> Outlook:
    rounds = (ROUNDS - round, ROUNDS) if era < ERAS else (0, ROUNDS - round)
    of_kind = tuple(
        CHOSEN * sum(count * parcels / ERA_CARDS for count, parcels in zip(rounds, both, strict=True))
        for both in zip(*PARCELS_OF_KIND.values(), strict=True)
    )
    return Outlook(
        left=sum(rounds) / (ERAS * ROUNDS),
        of_kind=of_kind,
        symbols=of_kind[HOUSE] + 2 * of_kind[TOWNHOUSE] + 2 * of_kind[HOTEL],
        beside_symbols=sum(of_kind[kind] for kind in ONE_EACH) + 2 * of_kind[SALOON],
        counting_symbols=sum(of_kind[kind] for kind in COUNTING_SYMBOLS),
    )


# A number for each parcel of the field is a list of sets: the parcels that have a one in it, a two, a four, ...


def add(first: int, second: int, third: int) -> tuple[int, int]:
    return first ^ second ^ third, first & second | third & (first ^ second)


def counts_near(parcels: int) -> list[int]:
    """How many of these parcels there are beside each parcel (or on it)."""
    one, two = add(parcels, parcels << SIZE, parcels >> SIZE)
    ones, twos = add(one, one << 1, one >> 1)
    more, fours = add(two, two << 1, two >> 1)
    carry = twos & more
    return [ones, twos ^ more, fours ^ carry, fours & carry]


def points_near(single: int, double: int) -> list[int]:
    """The same, where some parcels count twice."""
    ones, twos, fours, eights = counts_near(single)
    double_ones, double_twos, double_fours, _ = counts_near(double)
    twos, carry = add(twos, double_ones, 0)
    fours, carry = add(fours, double_twos, carry)
    eights, carry = add(eights, double_fours, carry)
    return [ones, twos, fours, eights, carry]


def best_sites(points: list[int], sites: int, wanted: float) -> float:
    """What so many parcels would bring together on the best of these sites."""
    groups = [(0, sites)]
    for parcels in reversed(points):  # the largest bit first, so that the best group stays first
        split = [(2 * value + bit, found & (parcels if bit else ~parcels)) for value, found in groups for bit in (1, 0)]
        groups = [group for group in split if group[1]]
    result = 0.0
    for value, found in groups:
        count = min(wanted, found.bit_count())
        result += count * value
        wanted -= count
    return result


def building_sites(city: City, captain: bool, tamed: bool) -> int:
    """Where a new building may come: parcels in reach that a card can cover with three others that are free or empty."""
    side = CAPTAINS_SIDE if captain else SIDE
    reach = rectangle(city.right - side + 1, city.left + side - 1, city.bottom - side + 1, city.top + side - 1)
    empty = city.parcels[EMPTY] | (city.parcels[OUTLAWS] if tamed else 0)
    open_land = reach & (~city.land | empty)
    corners = open_land & open_land >> 1 & open_land >> SIZE & open_land >> SIZE + 1
    return corners | corners << 1 | corners << SIZE | corners << SIZE + 1


# What a position is worth.


def worth(estate: Estate, coming: Outlook) -> float:
    """What an estate scores, with a part of what it may still become."""
    city, has = estate.city, estate.has
    value: float = total(estate_parts(estate))
    if city.land:
        value += city_hopes(city, has(CAPTAIN), has(SHERIFF), coming)
    for character in estate.characters:
        value += PROMISED.get(character, 0) * coming.left
        if character == INDIAN:
            value -= min(GROWTH * coming.left, city.most_parcels(has(CAPTAIN)) - city.land.bit_count()) / 2
        elif character == AUCTIONEER:
            value += SALE * min(MOST_SALES - estate.sold, loose_cards(city))
        elif character == PAPERBOY:
            value += FIND
    return value


def city_hopes(city: City, captain: bool, sheriff: bool, coming: Outlook) -> float:
    """What a city may still become, in points."""
    parcels, count, of_kind = city.parcels, city.count, coming.of_kind
    tamed = city.tames_outlaws(sheriff)
    sites = building_sites(city, captain, tamed)
    symbols = points_near(parcels[HOUSE], parcels[TOWNHOUSE] | parcels[HOTEL])
    value = NEAR_SYMBOLS * best_sites(symbols, sites, coming.beside_symbols)
    buildings = points_near(sum(parcels[kind] for kind in ONE_EACH), parcels[SALOON])
    value += NEAR_BUILDINGS * best_sites(buildings, sites, coming.symbols)
    mountains, mines = counts_near(parcels[MOUNTAIN]), counts_near(parcels[MINE])
    value += NEAR_MOUNTAINS * PER_MOUNTAIN * best_sites(mountains, sites, of_kind[MINE])
    value += NEAR_MINES * PER_MOUNTAIN * best_sites(mines, sites, of_kind[MOUNTAIN])
    together = sum(count(kind) * of_kind[other] + count(other) * of_kind[kind] for kind, other in COUNTING)
    together += city.symbols() * coming.counting_symbols
    together += sum(count(kind) for kind in COUNTING_SYMBOLS) * coming.symbols
    value += TOGETHER * together - ROOM * coming.left * city.land.bit_count()
    return value if tamed else value + JAILED * coming.left * count(OUTLAWS)


def loose_cards(city: City) -> int:
    """How many cards neither cover another nor are covered: most of them can be sold (C3.4)."""
    once = twice = 0
    for _, corner in city.laid:
        twice |= once & CARD << corner
        once |= CARD << corner
    return sum(not twice & CARD << corner for _, corner in city.laid)


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

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._gains: dict[object, float] = {}  # found for one decision and needed again for the next

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, CardGame)
        options = game.legal(seat)
        step, *about = game.agenda[-1]
        if step == PLACE_CARD:
            places = [option for option in options if option >= PLACE]
            return max(places, key=lambda place: self.placed(game, seat, about[1], place - PLACE), default=options[0])
        if step == CHOOSE_BID:
            if game.idle >> seat & 1:
                return options[0]  # the lowest: it is laid off without effect (C2.7)
            bids = self.bids(game, seat, game.offer)
            return BID + max(bids, key=bids.__getitem__)
        if step == USE_POWER:
            return USE + about[1] if self.uses(game, seat, about[1]) else DECLINE
        if options[0] == DONE:
            return last_sale(game, seat, options)
        return max(options, key=lambda take: self.gain(game, seat, take - TAKE) if TAKE <= take < SELL else -1e9)

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
        estate = game.estate(seat)
        city = estate.city.with_card(card, game.deck.terrain[card], corner)
        return worth(Estate(city, estate.characters, estate.sold), outlook(game.era, game.round))

    # What bids and powers bring.

    def prizes(self, game: CardGame, seat: int, offer: list[int], picks: int) -> list[float]:
        """What is to gain after none, one, two, ... of the cards on offer are taken: the highest priority first."""
        order = sorted(offer, key=lambda card: -game.deck.priority[card])
        gains = [self.gain(game, seat, card) for card in order]
        return [sum(sorted(gains[taken:])[-picks:]) for taken in range(len(gains) + 1)]

    def bids(self, game: CardGame, seat: int, offer: list[int], boost: int = 0, picks: int = 1) -> dict[int, float]:
        """What each bid in hand brings, less what it should bring in another round.

        All are used once in an era, so that only their order matters: the best bid is for the round with the highest
        stakes. The stakes of rounds are as if spread exponentially around the usual ones; the n-th of the bids left fits the
        n-th of the stakes.
        """
        prizes = self.prizes(game, seat, offer, max(picks, 1 + (game.twice >> seat & 1)))
        hand = game.bids_left(seat)
        values, price, before = {}, 0.0, 0.0
        for place, bid in enumerate(hand):
            usual = expected(LATER, taken_before(game, seat, bid))
            price += -log(1 - place / len(hand)) * (usual - before)
            before = usual
            values[bid] = expected(prizes, taken_before(game, seat, bid + boost + game.boosts[seat])) - price
        return values

    def uses(self, game: CardGame, seat: int, character: int) -> bool:
        """Whether a power brings so much now that it is not better to wait: the more rounds are left, the more."""
        rounds = ROUNDS - game.round + ((ERAS - game.era) * ROUNDS if character == GOVERNOR else 0)
        return self.benefit(game, seat, character) > USUAL[character] * log(1 + rounds)

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


def last_sale(game: CardGame, seat: int, options: list[int]) -> int:
    """The sale that brings most before the scoring, or none."""
    estate = game.estate(seat)
    best, chosen = total(estate_parts(estate)), DONE
    for option in options[1:]:
        after = total(estate_parts(Estate(estate.city.without(option - SELL), estate.characters, estate.sold + 1)))
        if after > best:
            best, chosen = after, option
    return chosen
