"""What a position of the board game is worth to a player at first sight, in victory points.

`evaluate` says how much, `parts` says of what: the same sum, taken apart for somebody who asks why.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from carson.board.buildings import BUILDINGS
from carson.board.buildings.mine import MINE
from carson.board.buildings.saloon import SALOON
from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.board.map.action_track import VP_2, VP_5, points_price
from carson.board.map.contents import BUILDING, EMPTY
from carson.board.map.town import NEIGHBOURS, PARCELS
from carson.board.round.building import building_sites, kept_tiles
from carson.board.round.building_income import BUILDING_INCOME, PAY_INCOME
from carson.board.round.rounds import RESOLVE
from carson.board.round.scoring import parcel_points
from carson.board.round.spaces import WAGE
from carson.board.state.things import MONEY, OWN_COWBOYS, POINTS, REVOLVERS, ROADS

ByRound = tuple[float, float, float, float]


class Taste(NamedTuple):
    """What things are worth in victory points, unless it says otherwise. The first parcels are judged as in round 1."""

    dollar: ByRound  # early money makes more money
    firepower: ByRound  # of any kind, in this round
    cowboy: ByRound  # at home: the part of the wages that he will earn
    tile: ByRound  # in hand: the part of what it would bring in town
    site: ByRound  # a free parcel: the part of what a building there might earn
    income: ByRound  # of later rounds: the part of the dollars that it will be
    land: ByRound  # the part of the points that land scores at the end
    over_limit: float  # a dollar more than one may keep
    revolver: float  # for each later round
    road: float  # in hand, each of the first three
    next_site: float  # each further one: the part of the one before, as it is built on later
    growth: float  # dollars a round that a site will earn more when more Houses are built
    tempo: float  # passing one turn earlier
    risk: float  # that somebody comes to a place later
    rivals: float  # the part of what rivals gain on the map


ALL: ByRound = (1.0, 1.0, 1.0, 1.0)  # not Final: compiled, such a tuple of fractions would seem not to be set
GREEDYS: Final = Taste(
    dollar=(0.33, 0.27, 0.22, 0.17), firepower=(0.2, 0.2, 0.2, 0.2), cowboy=ALL, tile=(0.7, 0.7, 0.7, 0.7),
    site=(0.4, 0.4, 0.4, 0.4), income=ALL, land=ALL, over_limit=0.1, revolver=0.3, road=0.3, next_site=0.6, growth=3.0,
    tempo=0.1, risk=0.1, rivals=1.0,
)  # fmt: skip


def evaluate(game: BoardGame, seat: int, taste: Taste) -> float:
    """What a position is worth to a seat."""
    held, data = game.held, game.rules.data
    now = income_to_come(game)
    later = ROUNDS - game.round
    at = max(game.round, 1) - 1
    dollar = taste.dollar[at]
    earned = dollar * (later + now)  # a dollar of income in every round

    value = (
        held[POINTS + seat] + taste.firepower[at] * game.firepower(seat) + taste.revolver * later * held[REVOLVERS + seat]
    )
    value += taste.road * min(held[ROADS + seat], 3) * (later > 0)
    value += sum(variant.final_points(game, seat) for variant in game.rules.variants)
    if later:  # a cowboy at home will earn his wages, if he is not one more than there can be
        value += (
            taste.cowboy[at]
            * dollar
            * WAGE
            * min(held[OWN_COWBOYS[seat]], data.cowboys_each - data.new_cowboys[game.round - 1])
        )
    cash = held[MONEY + seat]
    sites = []
    for parcel in range(PARCELS):
        if game.owner[parcel] == seat:
            content = game.contents[parcel]
            if content == EMPTY:
                sites.append(taste.site[at] * earned * promise(game, seat, parcel, taste.growth))
            value += taste.land[at] * parcel_points(game, parcel)
            if content >= BUILDING:
                income = game.income(parcel)
                cash += now * income * game.times.get(parcel, 1)
                value += taste.income[at] * later * dollar * income + BUILDINGS[content].final_points(game, parcel, seat)
    value += sum(site * taste.next_site**index for index, site in enumerate(sorted(sites, reverse=True)))
    for index, kind in enumerate(kept_tiles(game, seat)):  # the second tile needs the second best site
        incomes = sorted((income_of(game, seat, kind, site) for site in building_sites(game, seat, kind)), reverse=True)
        town = data.parcel_points + earned * incomes[index] if len(incomes) > index else min(later, 1)
        value += taste.tile[at] * town
    for space in range(VP_2, VP_5 - 1, -1):  # who stands there can spend all his money on points
        if game.standing[space] >> seat & 1:
            return value + cash * max(dollar, 1 / points_price(space))
    limit = game.limit[seat] if game.card[seat] >= 0 else cash
    return value + dollar * min(cash, limit) + taste.over_limit * max(0, cash - limit)


def income_to_come(game: BoardGame) -> bool:
    """Whether this round's Building income is still to be paid."""
    income_at = game.rules.sequence.index((BUILDING_INCOME,))
    return any(frame[0] == PAY_INCOME or (frame[0] == RESOLVE and frame[1] <= income_at) for frame in game.agenda)


def promise(game: BoardGame, seat: int, parcel: int, growth: float) -> float:
    """Dollars a round that a free parcel might earn: with a mine anywhere, with a saloon (say) by the road or near it."""
    anywhere = max(growth, income_of(game, seat, MINE, parcel))
    by_road = game.connected[parcel] + any(game.connected[near] for near in NEIGHBOURS[parcel])
    return max(anywhere, (growth + income_of(game, seat, SALOON, parcel)) * by_road / 2) if by_road else anywhere


def income_of(game: BoardGame, seat: int, kind: int, parcel: int) -> int:
    return sum(count * each for _, count, each in BUILDINGS[kind].income(game, parcel, seat))


# The same, taken apart.


def parts(game: BoardGame, seat: int, taste: Taste) -> dict[str, float]:
    """What `evaluate` adds up, by what it is. It is slower, and only asked for by those who want to know why."""
    held, data = game.held, game.rules.data
    now = income_to_come(game)
    later = ROUNDS - game.round
    at = max(game.round, 1) - 1
    dollar = taste.dollar[at]
    earned = dollar * (later + now)
    own = [parcel for parcel in range(PARCELS) if game.owner[parcel] == seat]
    buildings = buildings_of(game, seat)
    cash = held[MONEY + seat] + now * sum(game.income(parcel) * game.times.get(parcel, 1) for parcel in buildings)
    sites = [
        taste.site[at] * earned * promise(game, seat, parcel, taste.growth)
        for parcel in own
        if game.contents[parcel] == EMPTY
    ]
    cowboys = min(held[OWN_COWBOYS[seat]], data.cowboys_each - data.new_cowboys[game.round - 1]) if later else 0
    return {
        "money": worth_of_money(game, seat, cash, taste),
        "income": taste.income[at] * later * dollar * income_a_round(game, seat),
        "points": held[POINTS + seat],
        "end": end_points(game, seat) + (taste.land[at] - 1) * land_points(game, seat),
        "firepower": taste.firepower[at] * game.firepower(seat) + taste.revolver * later * held[REVOLVERS + seat],
        "cowboys": taste.cowboy[at] * dollar * WAGE * cowboys,
        "parcels": sum(site * taste.next_site**index for index, site in enumerate(sorted(sites, reverse=True))),
        "tiles": worth_of_tiles(game, seat, earned, taste),
        "roads": taste.road * min(held[ROADS + seat], 3) * (later > 0),
    }


def income_a_round(game: BoardGame, seat: int) -> int:
    """What a seat's buildings pay as things stand."""
    return sum(game.income(parcel) for parcel in buildings_of(game, seat))


def end_points(game: BoardGame, seat: int) -> int:
    """What a seat's land and buildings score at the end, and what variants do."""
    points = land_points(game, seat)
    points += sum(BUILDINGS[game.contents[parcel]].final_points(game, parcel, seat) for parcel in buildings_of(game, seat))
    return points + sum(variant.final_points(game, seat) for variant in game.rules.variants)


def land_points(game: BoardGame, seat: int) -> int:
    return sum(parcel_points(game, parcel) for parcel in range(PARCELS) if game.owner[parcel] == seat)


def buildings_of(game: BoardGame, seat: int) -> list[int]:
    return [parcel for parcel in range(PARCELS) if game.owner[parcel] == seat and game.contents[parcel] >= BUILDING]


def worth_of_money(game: BoardGame, seat: int, cash: int, taste: Taste) -> float:
    """With this round's income: all of it for points, if he stands where they are sold; less over the limit otherwise."""
    at = max(game.round, 1) - 1
    dollar = taste.dollar[at]
    for space in range(VP_2, VP_5 - 1, -1):
        if game.standing[space] >> seat & 1:
            return cash * max(dollar, 1 / points_price(space))
    limit = game.limit[seat] if game.card[seat] >= 0 else cash
    return dollar * min(cash, limit) + taste.over_limit * max(0, cash - limit)


def worth_of_tiles(game: BoardGame, seat: int, earned: float, taste: Taste) -> float:
    """Tiles in hand, each on a site of its own."""
    value, tile = 0.0, taste.tile[max(game.round, 1) - 1]
    for index, kind in enumerate(kept_tiles(game, seat)):
        incomes = sorted((income_of(game, seat, kind, site) for site in building_sites(game, seat, kind)), reverse=True)
        built = game.rules.data.parcel_points + earned * incomes[index] if len(incomes) > index else None
        value += tile * (min(ROUNDS - game.round, 1) if built is None else built)
    return value
