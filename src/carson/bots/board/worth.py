"""What a position of the board game is worth to a player in the eyes of the greedy bot, in victory points.

`evaluate` says how much, `parts` says of what: the same sum, taken apart for somebody who asks why.
"""

from __future__ import annotations

from typing import Final

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

# What things are worth in victory points, unless it says otherwise.
DOLLAR: Final = (0.33, 0.33, 0.27, 0.22, 0.17)  # by round (0: the first parcels): early money makes more money
DOLLAR_OVER_LIMIT: Final = 0.1
FIREPOWER: Final = 0.2  # of any kind, in this round
REVOLVER: Final = 0.3  # for each later round
ROAD_IN_HAND: Final = 0.3  # each of the first three
SITE: Final = 0.4  # a free parcel: the part of what a building there might earn
NEXT_SITE: Final = 0.6  # each further one: the part of the one before, as it is built on later
TILE_IN_HAND: Final = 0.7  # the part of what it would bring in town
GROWTH: Final = 3  # dollars a round that a site will earn more when more Houses are built


def evaluate(game: BoardGame, seat: int) -> float:
    """What a position is worth to a seat."""
    held, data = game.held, game.rules.data
    now = income_to_come(game)
    later = ROUNDS - game.round
    dollar = DOLLAR[game.round]
    earned = dollar * (later + now)  # a dollar of income in every round

    value = held[POINTS + seat] + FIREPOWER * game.firepower(seat) + REVOLVER * later * held[REVOLVERS + seat]
    value += ROAD_IN_HAND * min(held[ROADS + seat], 3) * (later > 0)
    value += sum(variant.final_points(game, seat) for variant in game.rules.variants)
    if later:  # a cowboy at home will earn his wages, if he is not one more than there can be
        value += dollar * WAGE * min(held[OWN_COWBOYS[seat]], data.cowboys_each - data.new_cowboys[game.round - 1])
    cash = held[MONEY + seat]
    sites = []
    for parcel in range(PARCELS):
        if game.owner[parcel] == seat:
            content = game.contents[parcel]
            if content == EMPTY:
                sites.append(SITE * earned * promise(game, seat, parcel))
            value += parcel_points(game, parcel)
            if content >= BUILDING:
                income = game.income(parcel)
                cash += now * income * game.times.get(parcel, 1)
                value += later * dollar * income + BUILDINGS[content].final_points(game, parcel, seat)
    value += sum(site * NEXT_SITE**index for index, site in enumerate(sorted(sites, reverse=True)))
    for index, kind in enumerate(kept_tiles(game, seat)):  # the second tile needs the second best site
        incomes = sorted((income_of(game, seat, kind, site) for site in building_sites(game, seat, kind)), reverse=True)
        town = data.parcel_points + earned * incomes[index] if len(incomes) > index else min(later, 1)
        value += TILE_IN_HAND * town
    for space in range(VP_2, VP_5 - 1, -1):  # who stands there can spend all his money on points
        if game.standing[space] >> seat & 1:
            return value + cash * max(dollar, 1 / points_price(space))
    limit = game.limit[seat] if game.card[seat] >= 0 else cash
    return value + dollar * min(cash, limit) + DOLLAR_OVER_LIMIT * max(0, cash - limit)


def income_to_come(game: BoardGame) -> bool:
    """Whether this round's Building income is still to be paid."""
    income_at = game.rules.sequence.index((BUILDING_INCOME,))
    return any(frame[0] == PAY_INCOME or (frame[0] == RESOLVE and frame[1] <= income_at) for frame in game.agenda)


def promise(game: BoardGame, seat: int, parcel: int) -> float:
    """Dollars a round that a free parcel might earn: with a mine anywhere, with a saloon (say) by the road or near it."""
    anywhere = max(GROWTH, income_of(game, seat, MINE, parcel))
    by_road = game.connected[parcel] + any(game.connected[near] for near in NEIGHBOURS[parcel])
    return max(anywhere, (GROWTH + income_of(game, seat, SALOON, parcel)) * by_road / 2) if by_road else anywhere


def income_of(game: BoardGame, seat: int, kind: int, parcel: int) -> int:
    return sum(count * each for _, count, each in BUILDINGS[kind].income(game, parcel, seat))


# The same, taken apart.


def parts(game: BoardGame, seat: int) -> dict[str, float]:
    """What `evaluate` adds up, by what it is. It is slower, and only asked for by those who want to know why."""
    held, data = game.held, game.rules.data
    now = income_to_come(game)
    later = ROUNDS - game.round
    dollar = DOLLAR[game.round]
    earned = dollar * (later + now)
    own = [parcel for parcel in range(PARCELS) if game.owner[parcel] == seat]
    buildings = buildings_of(game, seat)
    cash = held[MONEY + seat] + now * sum(game.income(parcel) * game.times.get(parcel, 1) for parcel in buildings)
    sites = [SITE * earned * promise(game, seat, parcel) for parcel in own if game.contents[parcel] == EMPTY]
    cowboys = min(held[OWN_COWBOYS[seat]], data.cowboys_each - data.new_cowboys[game.round - 1]) if later else 0
    return {
        "money": worth_of_money(game, seat, cash),
        "income": later * dollar * income_a_round(game, seat),
        "points": held[POINTS + seat],
        "end": end_points(game, seat),
        "firepower": FIREPOWER * game.firepower(seat) + REVOLVER * later * held[REVOLVERS + seat],
        "cowboys": dollar * WAGE * cowboys,
        "parcels": sum(site * NEXT_SITE**index for index, site in enumerate(sorted(sites, reverse=True))),
        "tiles": worth_of_tiles(game, seat, earned),
        "roads": ROAD_IN_HAND * min(held[ROADS + seat], 3) * (later > 0),
    }


def income_a_round(game: BoardGame, seat: int) -> int:
    """What a seat's buildings pay as things stand."""
    return sum(game.income(parcel) for parcel in buildings_of(game, seat))


def end_points(game: BoardGame, seat: int) -> int:
    """What a seat's land and buildings score at the end, and what variants do."""
    points = sum(parcel_points(game, parcel) for parcel in range(PARCELS) if game.owner[parcel] == seat)
    points += sum(BUILDINGS[game.contents[parcel]].final_points(game, parcel, seat) for parcel in buildings_of(game, seat))
    return points + sum(variant.final_points(game, seat) for variant in game.rules.variants)


def buildings_of(game: BoardGame, seat: int) -> list[int]:
    return [parcel for parcel in range(PARCELS) if game.owner[parcel] == seat and game.contents[parcel] >= BUILDING]


def worth_of_money(game: BoardGame, seat: int, cash: int) -> float:
    """With this round's income: all of it for points, if he stands where they are sold; less over the limit otherwise."""
    dollar = DOLLAR[game.round]
    for space in range(VP_2, VP_5 - 1, -1):
        if game.standing[space] >> seat & 1:
            return cash * max(dollar, 1 / points_price(space))
    limit = game.limit[seat] if game.card[seat] >= 0 else cash
    return dollar * min(cash, limit) + DOLLAR_OVER_LIMIT * max(0, cash - limit)


def worth_of_tiles(game: BoardGame, seat: int, earned: float) -> float:
    """Tiles in hand, each on a site of its own."""
    value = 0.0
    for index, kind in enumerate(kept_tiles(game, seat)):
        incomes = sorted((income_of(game, seat, kind, site) for site in building_sites(game, seat, kind)), reverse=True)
        built = game.rules.data.parcel_points + earned * incomes[index] if len(incomes) > index else None
        value += TILE_IN_HAND * (min(ROUNDS - game.round, 1) if built is None else built)
    return value
