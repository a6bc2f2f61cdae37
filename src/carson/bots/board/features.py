"""What a seat has when a round is over, as numbers that a learned value weighs: nobody stands on the board then.

Who changes what is counted here, or its order, has to train the weights anew: `VERSION` says which ones fit.
"""

from __future__ import annotations

from typing import Final

from carson.board.buildings import BUILDINGS, CAN_BE_ATTACKED
from carson.board.game import BoardGame
from carson.board.map.contents import BUILDING, EMPTY, MOUNTAIN, NOBODY, SYMBOLS
from carson.board.map.town import NEIGHBOURS
from carson.board.pieces.dynamite import DYNAMITE
from carson.board.round.building import kept_tiles
from carson.board.round.scoring import parcel_points
from carson.board.state.things import MONEY, OWN_COWBOYS, POINTS, REVOLVERS, ROADS
from carson.board.variants.horses import HORSES

VERSION: Final = 1

NAMES: Final = (
    "points", "end-points", "money", "money-over-12", "money-over-25", "income", "income-over-20", "income-exposed",
    "buildings", "parcels", "free-connected", "free-apart", "best-mine", "best-ranch", "best-town", "second-site",
    "other-sites", "tiles", "tiles-placeable", "roads", "roads-over-2", "revolvers", "cowboys", "stronger", "weaker",
    "first", "houses-own", "resident", "ranches-mines", "dynamite", "horses",
)  # fmt: skip
COUNT: Final = len(NAMES)

POOR: Final = 12
RICH: Final = 25
MUCH_INCOME: Final = 20
FIVE: Final = 5  # what a House symbol is worth to the building that likes it best
ANY_ROAD: Final = 0.5  # the part of a site's promise that is left where no road comes yet


def features(game: BoardGame) -> list[list[float]]:
    """By seat, what `NAMES` tells."""
    owner, contents, connected, held = game.owner, game.contents, game.connected, game.held
    lands: list[list[int]] = [[] for _ in range(game.players)]
    for parcel, who in enumerate(owner):
        if who >= 0:
            lands[who].append(parcel)
    powers = [game.firepower(seat) for seat in range(game.players)]
    rows = []
    for seat, land in enumerate(lands):
        end = income = exposed = buildings = houses = near = away = kin = 0
        mine = ranch = town = 0.0
        sites = []
        for parcel in land:
            content = contents[parcel]
            if content == EMPTY:
                symbols = mountains = free = 0
                for neighbour in NEIGHBOURS[parcel]:
                    there = contents[neighbour]
                    if there == EMPTY:
                        free += 1
                    elif owner[neighbour] == seat or owner[neighbour] == NOBODY:
                        if there == MOUNTAIN:
                            mountains += 1
                        else:
                            symbols += SYMBOLS[there]
                mine, ranch = max(mine, 3 * mountains), max(ranch, free)
                if connected[parcel]:
                    near += 1
                    promise = float(FIVE * (symbols + 1))
                else:
                    away += 1
                    promise = ANY_ROAD * FIVE * (symbols + 1)
                town = max(town, promise)
                sites.append(max(3.0 * mountains, free, promise))
                continue
            end += parcel_points(game, parcel)
            if content >= BUILDING:
                buildings += 1
                paid = game.income(parcel)
                income += paid
                if CAN_BE_ATTACKED[content]:
                    exposed += paid
                if not BUILDINGS[content].needs_road:
                    kin += 1
                end += BUILDINGS[content].final_points(game, parcel, seat)
            elif content != MOUNTAIN:
                houses += 1
        for variant in game.rules.variants:
            end += variant.final_points(game, seat)
        sites.sort(reverse=True)
        tiles = kept_tiles(game, seat)
        money, roads = held[MONEY + seat], held[ROADS + seat]
        others = max(power for other, power in enumerate(powers) if other != seat)
        stronger = powers[seat] - others
        rows.append([
            float(held[POINTS + seat]), float(end), float(min(money, POOR)),
            float(min(max(money - POOR, 0), RICH - POOR)), float(max(money - RICH, 0)), float(income),
            float(max(income - MUCH_INCOME, 0)), float(exposed), float(buildings), float(len(land)), float(near),
            float(away), mine, ranch, town, sites[1] if len(sites) > 1 else 0.0, sum(sites[2:]), float(len(tiles)),
            float(min(len(tiles), len(sites))), float(roads), float(max(roads - 2, 0)), float(held[REVOLVERS + seat]),
            float(held[OWN_COWBOYS[seat]]), float(min(max(stronger, 0), 5)), float(min(max(-stronger, 0), 5)),
            1.0 - game.pass_order.index(seat) / (game.players - 1), float(houses), float(game.resident == seat),
            float(kin), float(held[DYNAMITE + seat]), float(held[HORSES + seat]),
        ])  # fmt: skip
    return rows
