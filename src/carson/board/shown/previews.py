"""What the choices of the base game cost and bring, for the terminal and the browser to show; those of cards, pieces and
variants are in their own files.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from carson.board.buildings import BUILDINGS
from carson.board.map.action_track import (
    BUILDING_3,
    BUILDING_12,
    GAMBLING,
    OPEN_TO_ALL,
    PLACE_OF,
    PLACES,
    PRICES,
    VP_5,
    WAGES,
    points_price,
    slot_of,
)
from carson.board.map.contents import CONTENT_NAMES, NOBODY
from carson.board.map.town import NEIGHBOURS, PARCEL_NAMES, PARCEL_OF, PARCELS
from carson.board.round.building import CONSENT, building_sites, house_places, put_house, start_building
from carson.board.round.building_income import incomes_left, pay_income
from carson.board.round.duels import DIE, dice_in, fighters, odds
from carson.board.round.scoring import parcel_points
from carson.board.round.spaces import ACTIONS, BUY_VP, pay_wages, road_gang
from carson.board.shown.effects import EFFECTS, Change, Effect, Odds, after, at_once, changes, gains, paid
from carson.board.state.choices import AGREE, BUY_PARCEL, DUEL_AT, GIVE
from carson.board.state.kinds import BUILT
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY
from carson.core.ledger import SEATS
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


# Placing cowboys.


def _pass(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: the position on the pass track."""
    return Effect(values={"position": len(game.passed) + 1})


def place_effect(game: BoardGame, seat: int, choice: int) -> Effect:
    place = PLACE_OF[game.catalogue[choice].words[0]]
    placed = after(game, seat, choice)
    promise = _on_parcel(placed, seat, place) if place < PARCELS else _on_space(placed, seat, place)
    return replace(promise, odds=duel_odds(placed, place, seat))


def duel_odds(game: BoardGame, place: int, seat: int) -> Odds | None:
    """The duel among those who stand on a place. Who has not passed yet is expected to pass in turn order."""
    standing = game.standing[place]
    least = max((hook(game, place) for hook in game.rules.least_total), default=0)
    if not standing or not (standing & (standing - 1) or least):
        return None
    seats = fighters(game, place)
    if (len(seats) < 2 and not least) or (standing >> seat & 1 and seat not in seats):  # a cowboy whom nobody fights
        return None
    estimate = bool(game.rules.duel)  # not with dice
    if game.places:  # still placing
        order = game.passed + [other for other in game.turn_order if other not in game.passed]
        seats.sort(key=order.index)
        estimate = estimate or any(other not in game.passed for other in seats if other != seat)
    firepower = tuple(game.firepower(other) for other in seats)
    dice = tuple(dice_in(game, other, place) for other in seats)
    return Odds(tuple(seats), firepower, odds(firepower, dice, least), estimate)


def _on_space(game: BoardGame, seat: int, space: int) -> Effect:
    """What a space gives to one cowboy who stands there now."""
    if BUILDING_12 <= space <= BUILDING_3:
        slot = slot_of(space)
        price = game.side(seat).building_price(PRICES[slot])
        return replace(tile_effect(game, seat, game.track[slot]), price=price, parts=_price_parts(PRICES[slot], price))
    if space >= VP_5:
        each = points_price(space)
        offers = STEPS.decision((BUY_VP, seat, each)).legal(game, seat, (BUY_VP, seat, each))
        return Effect(price=each, values={"most": len(offers) - 1})
    if space == GAMBLING:
        rolls = product(range(1, DIE + 1), repeat=2)
        money = [game.side(seat).gamble(game, seat, list(roll)) for roll in rolls]
        return Effect(brings=(("money", sum(money) // len(money)),), values={"least": min(money), "most": max(money)})
    done = game.copy(seed="effect")
    if space in OPEN_TO_ALL:
        done.crew = [0] * (2 * SEATS)
        done.crew[seat if space == WAGES else SEATS + seat] = 1
        (pay_wages if space == WAGES else road_gang)(done, ())
    else:
        ACTIONS[space](done, seat, space)
    values = {"firepower": game.firepower(seat), "parcels": game.parcels_of(seat)}
    firepower = tuple(game.firepower_parts(seat))
    return Effect(brings=gains(game, done, seat), parts=firepower, parts_of="firepower", values=values)


def _on_parcel(game: BoardGame, seat: int, parcel: int) -> Effect:
    """A building to hold, land to buy, a building to attack or to defend."""
    owner = game.owner[parcel]
    if parcel == game.public:
        held = game.copy(seed="effect")
        held.resident = seat
        return Effect(changes=changes(game, held), values={"content": CONTENT_NAMES[game.contents[parcel]]})
    if owner == NOBODY:
        price, parts = _land(game, seat, parcel)
        return Effect(price=price, parts=parts, values=_lies(game, parcel))
    values = {**_lies(game, parcel), "owner": owner, "income": game.income(parcel)}
    if owner == seat:
        thief = next(other for other in range(game.players) if other != owner)
        return Effect(values={**values, "loot": _loot(game, parcel, thief)})
    return Effect(brings=(("money", _loot(game, parcel, seat)),), values=values)


def _lies(game: BoardGame, parcel: int) -> dict[str, int | str]:
    """What is to be said of a parcel."""
    return {"content": CONTENT_NAMES[game.contents[parcel]], "connected": game.connected[parcel]}


def _land(game: BoardGame, seat: int, parcel: int) -> tuple[int, tuple[Part, ...]]:
    """A parcel's price for a seat, and its parts."""
    parts = game.price_parts(parcel)
    price = game.price_for(seat, parcel)
    less = price - sum(count * each for _, count, each in parts)
    return price, (*parts, *([("character", 1, less)] if less else []))


def _price_parts(printed: int, price: int) -> tuple[Part, ...]:
    """A tile's price: the space's, and what a character changes in it."""
    parts: tuple[Part, ...] = (("space", 1, printed),)
    return parts if price == printed else (*parts, ("character", 1, price - printed))


def _loot(game: BoardGame, parcel: int, thief: int) -> int:
    """What an attack that succeeds takes now: Building income paid with it and without."""
    money = []
    for standing in (0, 1 << thief):
        paid = game.copy(seed="effect")
        paid.standing = [0] * PLACES
        paid.standing[parcel] = standing
        pay_income(paid, ())
        money.append(paid.held[MONEY + thief])
    return money[1] - money[0]


# Buying and building.


def tile_effect(game: BoardGame, seat: int, kind: int) -> Effect:
    """A tile to be had; values: its kind and, if it could be built now, the best site and its income there."""
    building = BUILDINGS[kind]
    values: dict[str, int | str] = {"kind": CONTENT_NAMES[kind], "houses": building.houses}
    best = -1
    for site in building_sites(game, seat, kind):
        _, income = _built(game, seat, kind, site)
        if income > best:
            best = income
            values.update(site=PARCEL_NAMES[site], income=income)
    return Effect(brings=(("revolvers", building.revolvers),) if building.revolvers else (), values=values)


def _built(game: BoardGame, seat: int, kind: int, site: int) -> tuple[BoardGame, int]:
    """A copy with a building, its Houses still to come; and its income with a House where it helps most, unasked."""
    built = game.copy(seed="effect")
    start_building(built, seat, kind, site)
    income = built.income(site)
    if BUILDINGS[kind].houses:
        frame = built.agenda[-1]
        for parcel in house_places(built, seat, kind):
            if parcel in NEIGHBOURS[site] and built.owner[parcel] in (NOBODY, seat):
                housed = built.copy(seed="effect")
                put_house(housed, frame, parcel)
                income = max(income, housed.income(site))
    return built, income


def _claim(game: BoardGame, seat: int, choice: int) -> Effect:
    """A parcel for nothing: it has no price."""
    return Effect(brings=(("parcels", 1),), values=_lies(game, PARCEL_OF[game.catalogue[choice].words[0]]))


def _buy(game: BoardGame, seat: int, choice: int) -> Effect:
    """A parcel, or the tile of a building space."""
    now = at_once(game, seat, choice)
    if BUY_PARCEL <= choice < BUY_PARCEL + PARCELS:
        parcel = choice - BUY_PARCEL
        return replace(now, parts=_land(game, seat, parcel)[1], values={**now.values, **_lies(game, parcel)})
    slot = game.agenda[-1][2]
    tile = tile_effect(game, seat, game.track[slot])
    return replace(now, parts=_price_parts(PRICES[slot], now.costs), values={**now.values, **tile.values})


def _build(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: its income at once, with its House in the best place, and how many Houses come with it."""
    kind, site = BUILT[choice]
    building = BUILDINGS[kind]
    values: dict[str, int | str] = {"kind": CONTENT_NAMES[kind], "place": PARCEL_NAMES[site], "houses": building.houses}
    costs = 0
    if game.owner[site] == seat:
        built, best = _built(game, seat, kind, site)
    else:
        built = after(game, seat, choice)
        if built.owner[site] != seat:  # a public building
            return Effect(values=values, changes=changes(game, built))
        costs, best = paid(game, built, seat), built.income(site)  # bought with its land
    return Effect(
        costs=costs,
        brings=(("revolvers", building.revolvers),) if building.revolvers else (),
        parts=tuple(built.income_parts(site)),
        parts_of="income",
        changes=changes(game, built),
        values={**values, "income": built.income(site), "best": best},
    )


def _house(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: what stands there then, and who is asked for his consent; the rest is as if he agreed."""
    parcel = PARCEL_OF[game.catalogue[choice].words[0]]
    housed = after(game, seat, choice)
    values: dict[str, int | str] = {}
    if housed.agenda and housed.agenda[-1][0] == CONSENT:
        frame = housed.agenda.pop()
        values["asks"] = owner = frame[1]
        STEPS.decision(frame).apply(housed, owner, frame, AGREE)
    values["content"] = CONTENT_NAMES[housed.contents[parcel]]
    return Effect(brings=gains(game, housed, seat), changes=changes(game, housed), values=values)


def _agree(game: BoardGame, seat: int, choice: int) -> Effect:
    """Another player's House on one's own parcel.

    Values: what it brings him and oneself, in dollars a round, how often that is still paid, and the points that the parcel
    is worth more at the end.
    """
    done = after(game, seat, choice)
    found, builder = changes(game, done), game.agenda[-2][1]
    points = [
        sum(parcel_points(one, parcel) for parcel in range(PARCELS) if one.owner[parcel] == seat) for one in (game, done)
    ]
    values: dict[str, int | str] = {
        "builder": builder,
        "his": _income_gained(found, builder),
        "own": _income_gained(found, seat),
        "times": incomes_left(game),
        "end": points[1] - points[0],
    }
    return Effect(changes=found, values=values)


def _refuse(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: how many other places there are for the House without asking, and what the best of them brings the builder."""
    frame, parcel = game.agenda[-2], game.agenda[-1][2]
    builder, kind = frame[1], frame[2]
    free = [
        place for place in house_places(game, builder, kind) if place != parcel and game.owner[place] in (NOBODY, builder)
    ]
    gained = []
    for place in free:
        housed = game.copy(seed="effect")
        del housed.agenda[-2:]
        put_house(housed, frame, place)
        gained.append(_income_gained(changes(game, housed), builder))
    return Effect(
        values={"builder": builder, "places": len(free), "his": max(gained, default=0), "times": incomes_left(game)}
    )


def _income_gained(found: Sequence[Change], seat: int) -> int:
    return sum(change.after - change.before for change in found if change.owner == seat)


# Duels, cards, income.


def _duel(game: BoardGame, seat: int, choice: int) -> Effect:
    """The duel that is fought next; the seat need not be in it."""
    parcel = choice - DUEL_AT
    return Effect(odds=duel_odds(game, parcel, seat), values=_lies(game, parcel))


def _give(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: how many of the dollars bring nothing and need not be given, if any."""
    now = at_once(game, seat, choice)
    given, least = choice - GIVE, game.legal(seat)[0] - GIVE
    wasted = min(given % game.rules.data.dollars_given_per_point, given - least)
    return replace(now, values={**now.values, "wasted": wasted}) if wasted else now


def _take(game: BoardGame, seat: int, choice: int) -> Effect:
    """What a card gives at once; values: its number, side and cash limit."""
    taken = after(game, seat, choice)
    side = taken.side(seat)
    values: dict[str, int | str] = {
        "character": side.name, "side": side.side, "number": taken.number[seat], "limit": taken.limit[seat]
    }  # fmt: skip
    return Effect(brings=gains(game, taken, seat), values=values)


def more_income(game: BoardGame, seat: int, choice: int) -> int:
    """How much more Building income pays a seat with a choice than without, attacks included."""
    money = []
    for paid_out in (game.copy(seed="effect"), after(game, seat, choice)):
        pay_income(paid_out, ())
        money.append(paid_out.held[MONEY + seat])
    return money[1] - money[0]


EFFECTS.update(
    {
        "pass": _pass,
        "place": place_effect,
        "claim": _claim,
        "buy": _buy,
        "build": _build,
        "house": _house,
        "agree": _agree,
        "refuse": _refuse,
        "duel": _duel,
        "give": _give,
        "take": _take,
    }
)
