"""How a game may go on to the end of its round: quick and plausible answers for all seats, many thousands a second.

What a cowboy's place is worth is found once for each seat (`Outlook`), at first sight, and looked up from then on. Every
other decision has a rule of a few lines, or takes what leaves the most in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from carson.board.buildings import BUILDINGS
from carson.board.characters.auctioneer import BIDDING, CHOOSE_LOT
from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.board.map.action_track import BUILDING_3, BUILDING_12, OPEN_TO_ALL, PRICES, slot_of
from carson.board.map.contents import BUILDING, EMPTY, HOUSE, MOUNTAIN, NOBODY, SYMBOLS
from carson.board.map.town import NEIGHBOURS, PARCEL_POINTS, PARCELS, SIDE_ENDS, SIZE
from carson.board.round.building import (
    BUILD_KEPT,
    BUILD_OR_KEEP,
    BUY_BUILDING,
    CONSENT,
    PLACE_HOUSE,
    building_sites,
    kept_tiles,
)
from carson.board.round.building_income import BUILDING_DUELS
from carson.board.round.choosing import TAKE_CHARACTER
from carson.board.round.duels import DIE
from carson.board.round.first_parcels import CLAIM_PARCEL
from carson.board.round.parcel_purchase import BUY_PARCELS, PARCEL_DUELS
from carson.board.round.placing import PLACE_COWBOY, place_of
from carson.board.round.rounds import CASH_LIMIT, LAY_ROADS
from carson.board.round.spaces import BUY_VP
from carson.board.state.choices import (
    AGREE,
    BUY_PARCEL,
    BUY_POINTS,
    CLAIM,
    DECLINE,
    DONE,
    GIVE,
    HOUSE_AT,
    KEEP,
    PASS,
    REFUSE,
    ROAD,
)
from carson.board.state.kinds import BUILT
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, OWN_COWBOYS, OWN_PROPERTY, POINTS, REVOLVERS, ROADS
from carson.board.variants.kit_carson import FIRST_COWBOY, PLACE_TOGETHER
from carson.board.variants.might_is_right import CHOOSE_DUEL_TILE
from carson.board.variants.new_beginning import FILL_IN_SHEET
from carson.bots.board.first_sight import FIRST_SIGHT
from carson.bots.board.greedy import Weighed, by_habit
from carson.bots.board.worth import income_of
from carson.core.agenda import Frame

NOISE: Final = 1.0  # in victory points: others do not think as this bot does
CARD_NOISE: Final = 2.0
PLACES_KEPT: Final = 24  # of a seat's places the best
MORE_LAND: Final = 0.7  # of a parcel's worth, when one more is bought in the same round
MORE_TILES: Final = 0.8
WORTH_A_COWBOY: Final = 0.1


class Place(NamedTuple):
    """A placement as a seat sees it before anything more is placed."""

    worth: float
    choice: int
    place: int  # -1: none
    price: int
    kind: int  # LAND, TILE or neither


ELSE, LAND, TILE = range(3)


class Outlook:
    """What places, cards and parcels are worth to each seat, found when it is first asked for and kept for a decision."""

    def __init__(self) -> None:
        self.places: dict[tuple[int, int], list[Place]] = {}
        self.cards: dict[int, dict[int, float]] = {}
        self.lands: dict[int, dict[int, float]] = {}

    def places_of(self, game: BoardGame, seat: int) -> list[Place]:
        key = seat, game.card[seat]
        if key not in self.places:
            frame = game.agenda[-1]
            options = STEPS.decision(frame).legal(game, seat, frame)
            self.look(game, seat, FIRST_SIGHT.placements(game, seat, options))
        return self.places[key]

    def look(self, game: BoardGame, seat: int, weighed: Iterable[Weighed]) -> None:
        """A seat's placements, as they look at first sight."""
        self.places[seat, game.card[seat]] = places_seen(game, seat, weighed)

    def cards_of(self, game: BoardGame, seat: int) -> dict[int, float]:
        if seat not in self.cards:
            self.cards[seat] = {one.choice: one.value for one in FIRST_SIGHT.answers(game, seat, game.options)}
        return self.cards[seat]

    def lands_of(self, game: BoardGame, seat: int) -> dict[int, float]:
        """Dollars a round that each parcel promises."""
        if seat not in self.lands:
            self.lands[seat] = {parcel: promise(game, seat, parcel) for parcel in game.unowned}
        return self.lands[seat]


def places_seen(game: BoardGame, seat: int, weighed: Iterable[Weighed]) -> list[Place]:
    """The best of a seat's placements, as if nobody else came there."""
    found = []
    for one in weighed:
        certain = one.chance * one.undisturbed
        worth = one.value / certain if certain else 0.0
        if one.choice == PASS or worth < WORTH_A_COWBOY:
            continue
        place = place_of(game, one.choice)
        price, kind = 0, ELSE
        if place is not None and place < PARCELS and game.owner[place] == NOBODY and place != game.public:
            price, kind = game.price_for(seat, place), LAND
        elif place is not None and BUILDING_12 <= place <= BUILDING_3:
            price, kind = game.side(seat).building_price(PRICES[slot_of(place)]), TILE
        found.append(Place(worth, one.choice, -1 if place is None else place, price, kind))
    found.sort(key=lambda one: -one.worth)
    return found[:PLACES_KEPT]


def promise(game: BoardGame, seat: int, parcel: int) -> float:
    """Dollars a round that a parcel might earn: by a mine, a ranch, or something that likes Houses."""
    contents, owner = game.contents, game.owner
    if contents[parcel] != EMPTY:
        return 2.0 if contents[parcel] >= HOUSE else 0.0
    symbols = mountains = free = 0
    for near in NEIGHBOURS[parcel]:
        there = contents[near]
        if there == EMPTY:
            free += 1
        elif owner[near] == seat or owner[near] == NOBODY:
            if there == MOUNTAIN:
                mountains += 1
            else:
                symbols += SYMBOLS[there]
    town = 5.0 * symbols + 4.0 if game.connected[parcel] else 2.5 * symbols + 2.0
    return max(3.0 * mountains, 0.8 * free, town)


class Playout:
    """One way for a round to go on. It plays all seats of a game that it owns."""

    def __init__(self, game: BoardGame, outlook: Outlook, random: Random) -> None:
        self.game = game
        self.outlook = outlook
        self.chance = random.random
        self.undisturbed = 1 - FIRST_SIGHT.taste.risk
        self.spent = [0] * game.players
        self.lands = [0] * game.players
        self.tiles = [0] * game.players
        self.came: list[tuple[int, int]] = []  # place and seat, for each cowboy

    def run(self) -> None:
        """Play until the round is over, or the game."""
        game = self.game
        round = max(game.round, 1)
        rules = RULES
        while game.waiting and game.round <= round:
            seat = game.waiting[0]
            frame = game.agenda[-1]
            options = game.options
            if len(game.waiting) > 1:
                options = STEPS.decisions[frame[0]].legal(game, seat, frame)
            game.apply(seat, rules[frame[0]](self, game, seat, frame, options))

    # Cowboys.

    def place(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        """The place of the highest worth by the chance to win the duel there, give or take some noise."""
        if options[0] != PASS:  # a cowboy that is moved
            return options[int(self.chance() * len(options))]
        if len(options) == 1:
            return PASS
        chance, standing, bit = self.chance, game.standing, 1 << seat
        money = game.held[MONEY + seat] - self.spent[seat]
        best, chosen, power = WORTH_A_COWBOY, None, None
        for one in self.outlook.places_of(game, seat):
            worth, choice, place, price, kind = one
            if worth + NOISE / 2 <= best:
                break
            if place >= 0 and place not in OPEN_TO_ALL:
                here = standing[place]
                if here:
                    if here & bit:
                        continue
                    if power is None:
                        power = game.firepower(seat) - 1
                    for other in range(game.players):
                        if here >> other & 1:
                            worth *= WIN[max(-DIE, min(DIE, power - game.firepower(other)))]
                else:
                    worth *= self.undisturbed
            if kind:
                if price > money:
                    continue
                worth *= MORE_LAND ** self.lands[seat] if kind == LAND else MORE_TILES ** self.tiles[seat]
            worth += chance() * NOISE - NOISE / 2
            if worth > best and choice in options:
                best, chosen = worth, one
        if chosen is None:
            return PASS
        if chosen.kind:
            self.spent[seat] += chosen.price
            (self.lands if chosen.kind == LAND else self.tiles)[seat] += 1
        self.came.append((chosen.place, seat))
        return chosen.choice

    # Cards and land.

    def take(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        worth = self.outlook.cards_of(game, seat)
        return max(options, key=lambda option: worth.get(option, -100.0) + CARD_NOISE * self.chance())

    def claim(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        worth = self.outlook.lands_of(game, seat)
        return max(options, key=lambda option: worth.get(option - CLAIM, 0.0) + 4 * self.chance())

    def buy_parcels(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        if len(options) == 1:
            return DECLINE
        best, chosen = 0.0, DECLINE
        last = game.round == ROUNDS
        for option in options[1:]:
            parcel = option - BUY_PARCEL
            content = game.contents[parcel]
            if last:
                worth = 2 - game.price_for(seat, parcel) / 5 if content >= HOUSE or self.builds(game, seat) else 0.0
            else:
                worth = promise(game, seat, parcel) + 1 - game.price_for(seat, parcel) / 3
            if worth > best:
                best, chosen = worth, option
        return chosen

    def builds(self, game: BoardGame, seat: int) -> bool:
        """Whether he may still get something to build in this round."""
        return bool(kept_tiles(game, seat)) or any(
            game.standing[space] >> seat & 1 for space in range(BUILDING_12, BUILDING_3 + 1)
        )

    # Building.

    def buy_building(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        if game.round < ROUNDS:
            return options[0]
        kind = game.track[frame[2]]
        return options[0] if building_sites(game, seat, kind) or game.held[ROADS + seat] else DECLINE

    def build(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        """Where it pays most, and of equals where other buildings would pay least; a road where none leads there."""
        best, chosen = -1.0, KEEP if frame[0] == BUILD_OR_KEEP else DONE
        for option in options:
            if option in BUILT:
                kind, parcel = BUILT[option]
                worth = income_of(game, seat, kind, parcel) + self.chance()
                if worth > best:
                    best, chosen = worth, option
        if best < 0 and game.held[ROADS + seat]:
            tiles = [frame[2]] if frame[0] == BUILD_OR_KEEP else kept_tiles(game, seat)
            if any(BUILDINGS[kind].needs_road for kind in tiles):
                return road_to_land(game, seat) or chosen
        return chosen

    def lay_roads(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        return (road_to_land(game, seat) if game.round < ROUNDS else None) or DONE

    def house(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        """Where it pays the own buildings most and the others' least."""
        owner, contents = game.owner, game.contents
        best, chosen = -1e9, options[0]
        for option in options:
            if option == KEEP:
                continue
            parcel = option - HOUSE_AT
            whose = owner[parcel]
            worth = self.chance()
            if whose == seat:
                worth += 3 if game.round == ROUNDS else -1
            elif whose != NOBODY:
                worth -= 4
            if whose in (seat, NOBODY):
                for near in NEIGHBOURS[parcel]:
                    there = owner[near]
                    if there == NOBODY:
                        continue
                    content = contents[near]
                    if there == seat:
                        worth += BUILDINGS[content].level if content >= BUILDING else 1 if content == EMPTY else 0
                    elif whose == NOBODY and content >= BUILDING:
                        worth -= 0.7 * BUILDINGS[content].level
            if worth > best:
                best, chosen = worth, option
        return chosen

    def consent(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        return house_agreed(game, seat, frame)

    # Money.

    def points(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        """In the last round all of it; before, what is more than he needs or may keep."""
        money, price = game.held[MONEY + seat], frame[2]
        kept = 0 if game.round == ROUNDS else min(game.limit[seat], 8 if price <= 2 else 16 if price == 3 else 99)
        return BUY_POINTS + (money - kept) // price if money - kept >= price else DECLINE

    def limit(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        least = options[0] - GIVE
        up = -least % game.rules.data.dollars_given_per_point
        return options[up] if 0 < up <= 2 and up < len(options) and least else options[0]

    def bid(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        """One dollar more, as long as it is cheap."""
        most = 4 + 6 * self.chance()
        return options[1] if len(options) > 1 and frame[4] != seat and frame[5] + 1 <= most else options[0]

    # Anything else.

    def sheet(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        known = by_habit(game, options)
        return self.any(game, seat, frame, options) if known is None else known

    def any(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        return options[int(self.chance() * len(options))]

    def first(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        return options[0]

    def weigh(self, game: BoardGame, seat: int, frame: Frame, options: list[int]) -> int:
        """What leaves the most in hand."""
        if len(options) > 8:
            step = len(options) / 8
            options = [options[int(step * (index + self.chance()))] for index in range(8)]
        best, chosen = -1e9, options[0]
        for option in options:
            worth = in_hand(game.after(seat, option), seat) + 0.3 * self.chance()
            if worth > best:
                best, chosen = worth, option
        return chosen


def house_agreed(game: BoardGame, seat: int, frame: Frame) -> int:
    """Whether another's House may stand on a seat's land: it is two points and a good neighbour, and costs a site."""
    if game.round == ROUNDS:
        return AGREE
    gain = 3.0
    for near in NEIGHBOURS[frame[2]]:
        if game.owner[near] == seat:
            gain += BUILDINGS[game.contents[near]].level / 2
    return AGREE if gain > promise(game, seat, frame[2]) / 2 else REFUSE


def in_hand(game: BoardGame, seat: int) -> float:
    """Roughly what a seat has, in victory points."""
    held = game.held
    later = ROUNDS - game.round
    dollar = FIRST_SIGHT.taste.dollar[max(game.round, 1) - 1]
    worth = held[POINTS + seat] + dollar * held[MONEY + seat] + (0.2 + 0.3 * later) * held[REVOLVERS + seat]
    worth += 4 * dollar * held[OWN_COWBOYS[seat]] + 0.3 * held[ROADS + seat] - (0.5 + 0.5 * later) * held[OWN_PROPERTY[seat]]
    if game.times:
        for parcel, times in game.times.items():
            if game.owner[parcel] == seat:
                worth += dollar * (times - 1) * game.income(parcel)
    return worth


def road_to_land(game: BoardGame, seat: int) -> int | None:
    """The next road on the shortest way to own free land that has none, if he has roads enough."""
    roads = game.held[ROADS + seat]
    targets = [
        parcel for parcel in range(PARCELS)
        if game.owner[parcel] == seat and game.contents[parcel] == EMPTY and not game.connected[parcel]
    ]  # fmt: skip
    if not targets:
        return None
    best, chosen = roads + 1, None
    corners = [point for parcel in targets for point in PARCEL_POINTS[parcel]]
    for option in game.side_choices(seat):
        for end in SIDE_ENDS[option - ROAD]:
            if not game.reached[end]:
                y, x = divmod(end, SIZE + 1)
                needed = 1 + min(abs(x - point % (SIZE + 1)) + abs(y - point // (SIZE + 1)) for point in corners)
                if needed < best:
                    best, chosen = needed, option
    return chosen


def _chances() -> dict[int, float]:
    """To win a duel by how much firepower one has more; of ties half."""
    found = {}
    for more in range(-DIE, DIE + 1):
        rolls = [(mine + more, other) for mine in range(1, DIE + 1) for other in range(1, DIE + 1)]
        found[more] = sum((mine > other) + (mine == other) / 2 for mine, other in rolls) / len(rolls)
    return found


WIN: Final = _chances()

Rule = Callable[[Playout, BoardGame, int, Frame, list[int]], int]

RULES: Final[list[Rule]] = [Playout.weigh] * len(STEPS.names)
for _step in (PLACE_COWBOY, PLACE_TOGETHER, FIRST_COWBOY):
    RULES[_step] = Playout.place
for _step in (BUILD_OR_KEEP, BUILD_KEPT):
    RULES[_step] = Playout.build
for _step in (PARCEL_DUELS.number, BUILDING_DUELS.number):
    RULES[_step] = Playout.first
for _step in (CHOOSE_DUEL_TILE, CHOOSE_LOT):
    RULES[_step] = Playout.any
RULES[TAKE_CHARACTER] = Playout.take
RULES[CLAIM_PARCEL] = Playout.claim
RULES[BUY_PARCELS] = Playout.buy_parcels
RULES[BUY_BUILDING] = Playout.buy_building
RULES[PLACE_HOUSE] = Playout.house
RULES[CONSENT] = Playout.consent
RULES[LAY_ROADS] = Playout.lay_roads
RULES[BUY_VP] = Playout.points
RULES[CASH_LIMIT] = Playout.limit
RULES[BIDDING] = Playout.bid
RULES[FILL_IN_SHEET] = Playout.sheet
