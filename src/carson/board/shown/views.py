"""What a seat may know of a board game, as plain values for JSON. Only here does anything leave the engine.

The base game is open: what stays hidden is the chance to come. Variants with secrets hide theirs by seat. What a parcel, a
space or a player has none of is left out (`docs/decisions.md`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import compress, islice
from operator import is_, itemgetter, ne
from typing import TYPE_CHECKING, Final, NamedTuple

from carson.board.buildings import KINDS
from carson.board.configuration.rules import ROUNDS
from carson.board.map.action_track import (
    OPEN_TO_ALL,
    PLACE_NAMES,
    PLACES,
    PRICES,
    RULINGS,
    VP_2,
    VP_5,
    WAGES,
    points_price,
    space_of,
)
from carson.board.map.contents import BUILDING, CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.land_prices import all_price_parts
from carson.board.map.town import PARCEL_NAMES, PARCELS, SIDE_NAMES
from carson.board.round.choosing import owner_of
from carson.board.round.duels import odds, sharp
from carson.board.round.placing import closed_spaces
from carson.board.round.rounds import Phase, current_step, next_step, phase_of, step_name
from carson.board.shown.view_types import (
    BoardPlayerView,
    BoardView,
    BoxView,
    CharacterView,
    ParcelView,
    PlaceView,
    SpaceView,
    StandingView,
    TileView,
)
from carson.board.state.kinds import tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import (
    MONEY,
    PIECES,
    POINTS,
    REVOLVERS,
    ROADS,
    cowboys_of,
    property_of,
)
from carson.core.agenda import seats_in
from carson.core.events import Event, number_in, numbers_in
from carson.core.ledger import ACCOUNTS, BANK, SEATS
from carson.core.sums import Amount, Part, amount, ratio

if TYPE_CHECKING:
    from carson.board.characters.character import Character
    from carson.board.configuration.rules import Rules
    from carson.board.game import BoardGame

# By kind of building: its name, and the tiles in the ledger.
TILES: Final = tuple((CONTENT_NAMES[kind], tiles_of(kind)) for kind in KINDS)

Cowboys = dict[int, list[StandingView]]  # by place


# Of a parcel: its owner, its content, whether it is connected, and its price if it is for sale.
Figures = tuple[int, int, int, tuple[Part, ...]]


class Land(NamedTuple):
    """What a view shows of the land, and what it was made from."""

    made_from: tuple[object, ...]
    figures: Sequence[Figures | None]  # by parcel
    parcels: list[ParcelView]
    buildings: list[int]  # the parcels whose incomes are somebody's
    owned: list[int]  # by seat, how many parcels it has
    roads: list[str]


NOTHING_SHOWN: Final = Land((None,), [None] * PARCELS, [{"name": name} for name in PARCEL_NAMES], [], [], [])


def public_view(game: BoardGame) -> BoardView:
    """Seats count from 0 here; places, kinds and characters go by name."""
    cowboys, land, phase = _cowboys(game), _land(game), phase_of(game)
    return {
        "game": game.name,
        "config": game.rules.shown_config,
        "round": game.round,
        "rounds": ROUNDS,
        "phase": phase,
        "over": game.over,
        "waiting": list(game.waiting),
        "decision": STEPS.asked(game),
        "steps": _steps(game.rules),
        "step": current_step(game),
        "next_step": next_step(game),
        "pass_order": list(game.pass_order),
        "turn_order": list(game.turn_order),
        "passed": list(game.passed),
        "places": [_place(game, seat, phase) for seat in range(game.players)],
        "characters": [_character(game, card) for card in range(len(game.sides))],
        "players": [_player(game, seat, land) for seat in range(game.players)],
        "town": _town(game, land, cowboys),
        "roads": land.roads,
        "spaces": _spaces(game, cowboys),
        "track": _tiles(tuple(game.track)),
        "bag": {kind: game.held[tiles + BANK] for kind, tiles in TILES if game.held[tiles + BANK]},
        "variants": {variant.name: variant.view(game) for variant in game.rules.variants},
        "resident": game.resident if game.resident != NOBODY else None,
    }


def box_view(game: BoardGame) -> BoxView:
    config = game.rules.config
    return {
        "plain": not config.variants
        and not config.extra_buildings
        and all(code.endswith("Y") for code in config.characters),
        "rulings": {step: RULINGS.get(step, "B5.1") for step in _steps(game.rules)},
    }


def secrets(game: BoardGame, seat: int) -> dict[str, object]:
    """By variant; most have none."""
    found = {variant.name: values for variant in game.rules.variants if (values := variant.secrets(game, seat))}
    return {"secrets": found} if found else {}


def event_view(game: BoardGame, event: Event) -> dict[str, object]:
    """What happened, with the tile that lay there then; a fight with dice has everybody's chances, as he passed."""
    values = event.as_json()
    if event.lies:
        values["lies"] = event.lies
    if "rolls" in event.values and not game.rules.duel and {"seats", "firepower"} <= event.values.keys():
        seats, rolls, firepower = (numbers_in(event.values, name) for name in ("seats", "rolls", "firepower"))
        dice = tuple((len(str(roll)), sharp(game, seat)) for seat, roll in zip(seats, rolls, strict=True))
        chances = odds(tuple(firepower), dice, number_in(event.values, "strength", 0))
        values["chances"] = [ratio(chance) for chance in chances]
    return values


@lru_cache(maxsize=256)
def _steps(rules: Rules) -> list[str]:
    return [step_name(frame) for frame in rules.sequence]


def _place(game: BoardGame, seat: int, phase: Phase) -> PlaceView | None:
    """When all have passed their order is the new pass track."""
    passed = game.pass_order if phase in ("actions", "end", "over") else game.passed
    if seat in passed:
        return {"order": "passed", "number": passed.index(seat) + 1}
    if seat in game.turn_order:
        return {"order": "plays", "number": game.turn_order.index(seat) + 1}
    return {"order": "chooses", "number": game.pass_order.index(seat) + 1} if seat in game.pass_order else None


def _character(game: BoardGame, card: int) -> CharacterView:
    """A card in play with the side that lies up, and who has it."""
    side = game.sides[card]
    if card in game.taken:
        return _side(side, game.rules.edition, owner_of(game, card))
    return _side(side.faced(game), game.rules.edition)


@cache
def _side(side: Character, edition: str, taken_by: int = NOBODY) -> CharacterView:
    view: CharacterView = {"number": side.number, "name": side.name, "side": side.side, "limit": side.cash_limit(edition)}
    if taken_by != NOBODY:
        view["taken_by"] = taken_by
    return view


def _player(game: BoardGame, seat: int, land: Land) -> BoardPlayerView:
    has_card = game.card[seat] >= 0
    return _player_with(
        seat,
        _in_ledger(seat)(game.held),
        land.owned[seat],
        tuple(game.firepower_parts(seat)),
        game.side(seat).name if has_card else "",
        game.limit[seat] if has_card else 0,
    )


@cache
def _in_ledger(seat: int) -> Callable[[list[int]], tuple[int, ...]]:
    """All that a ledger knows of a seat: its figures, all accounts of its cowboys, tiles and pieces in front of it."""
    cowboys = cowboys_of(seat)
    figures = (MONEY + seat, POINTS + seat, REVOLVERS + seat, ROADS + seat, property_of(seat) + seat)
    tiles = (tiles_of(kind) + seat for kind in KINDS)
    pieces = (thing + seat for thing, _ in PIECES.values())
    accounts = [*figures, *range(cowboys, cowboys + ACCOUNTS), *tiles, *pieces]
    found: Callable[[list[int]], tuple[int, ...]] = itemgetter(*accounts)
    return found


@lru_cache(maxsize=4096)
def _player_with(
    seat: int, held: tuple[int, ...], parcels: int, firepower: tuple[Part, ...], character: str, limit: int
) -> BoardPlayerView:
    """Most players have what they had before somebody else chose."""
    numbers = iter(held)
    money, points, revolvers, roads, property = islice(numbers, 5)
    cowboys = tuple(islice(numbers, ACCOUNTS))
    view: BoardPlayerView = {
        "seat": seat,
        "money": money,
        "points": points,
        "cowboys": cowboys[seat],
        "cowboys_left": cowboys[BANK],
        "cowboys_all": sum(cowboys) - cowboys[BANK],
        "revolvers": revolvers,
        "roads": roads,
        "property": property,
        "parcels": parcels,
        "firepower": _amount(firepower),
    }
    if character:
        view["character"] = character
        view["limit"] = limit
    if kept := [CONTENT_NAMES[kind] for kind, count in zip(KINDS, numbers) for _ in range(count)]:
        view["kept"] = kept
    if pieces := {name: count for name, count in zip(PIECES, numbers) if count}:
        view["pieces"] = pieces
    return view


def _town(game: BoardGame, land: Land, cowboys: Cowboys) -> list[ParcelView]:
    """All parcels from `a1` on, row by row."""
    town = land.parcels[:]
    for parcel in land.buildings:
        town[parcel] = {**town[parcel], "income": _amount(tuple(game.income_parts(parcel)))}
    for place, those in cowboys.items():
        if place < PARCELS:
            town[place] = {**town[place], "cowboys": those}
    return town


def _land(game: BoardGame) -> Land:
    """What does not change while cowboys are placed. What it was made from is replaced if it changes (`adr/0005`)."""
    made_from = (game.owner, game.contents, game.connected, game.unowned, game.roads, game.blocked, game.public)
    before = game.shown_land
    if all(map(is_, before.made_from, made_from)):
        return before
    prices = _prices(game)
    figures = [*zip(game.owner, game.contents, game.connected, prices, strict=True)]
    parcels = before.parcels[:]
    for parcel in compress(range(PARCELS), map(ne, figures, before.figures)):  # seldom more than one
        parcels[parcel] = _parcel(PARCEL_NAMES[parcel], *figures[parcel])
    game.shown_land = Land(
        made_from,
        figures,
        parcels,
        [parcel for parcel in game.built_up() if game.owner[parcel] != NOBODY and game.contents[parcel] >= BUILDING],
        [game.parcels_of(seat) for seat in range(game.players)],
        [*compress(SIDE_NAMES, game.roads)],
    )
    return game.shown_land


def _prices(game: BoardGame) -> list[tuple[Part, ...]]:
    """Of all parcels that are for sale."""
    prices: list[tuple[Part, ...]] = [()] * PARCELS
    all_prices = all_price_parts(tuple(game.contents))
    for parcel in game.unowned:
        prices[parcel] = all_prices[parcel]
    for parcel in game.blocked:
        prices[parcel] = ()
    if game.public >= 0:
        prices[game.public] = ()
    return prices


@lru_cache(maxsize=16384)
def _parcel(name: str, owner: int, content: int, connected: int, price: tuple[Part, ...]) -> ParcelView:
    """Without a price it is not for sale. Towns share their parcels, so that there are few objects."""
    view: ParcelView = {"name": name}
    if owner != NOBODY:
        view["owner"] = owner
    if content != EMPTY:
        view["content"] = CONTENT_NAMES[content]
    if connected:
        view["connected"] = True
    if price:
        view["price"] = _amount(price)
    return view


@lru_cache(maxsize=4096)
def _amount(parts: tuple[Part, ...]) -> Amount:
    return amount(parts)


def _spaces(game: BoardGame, cowboys: Cowboys) -> list[SpaceView]:
    spaces = [*_open_spaces(tuple(closed_spaces(game)))]
    for place, those in cowboys.items():
        if place >= WAGES:
            spaces[place - WAGES] = {**spaces[place - WAGES], "cowboys": those}
    return spaces


@lru_cache(maxsize=1024)
def _open_spaces(closed: tuple[int, ...]) -> tuple[SpaceView, ...]:
    return tuple(_space(space, space not in closed) for space in range(WAGES, PLACES))


def _space(space: int, is_open: bool) -> SpaceView:
    view: SpaceView = {"name": PLACE_NAMES[space], "open": is_open}
    if VP_5 <= space <= VP_2:
        view["price"] = points_price(space)
    return view


@lru_cache(maxsize=1024)
def _tiles(track: tuple[int, ...]) -> list[TileView]:
    """By building space, what is for sale there."""
    tiles: list[TileView] = [{"space": space_of(slot), "price": price} for slot, price in enumerate(PRICES)]
    for tile, kind in zip(tiles, track, strict=True):
        if kind != EMPTY:
            tile["kind"] = CONTENT_NAMES[kind]
    return tiles


def _cowboys(game: BoardGame) -> Cowboys:
    """Who stands where, with the tokens that are with them."""
    standing, crew, players = game.standing, game.crew, game.players
    cowboys = {place: _rivals(standing[place]) for place in game.occupied()}
    for place in OPEN_TO_ALL:
        first = 0 if place == WAGES else SEATS
        if any(there := crew[first : first + players]):
            cowboys[place] = _crew(tuple(there))
    for place in {place for _, place, _ in game.tokens}:
        cowboys[place] = [_with_tokens(game, place, view) for view in cowboys.get(place, ())]
    return cowboys


@cache
def _rivals(there: int) -> list[StandingView]:
    """By the bits of their seats, one cowboy each."""
    return [{"seat": seat, "count": 1} for seat in seats_in(there)]


@lru_cache(maxsize=256)
def _crew(counts: tuple[int, ...]) -> list[StandingView]:
    """By seat, where there may be several of each."""
    return [{"seat": seat, "count": count} for seat, count in enumerate(counts) if count]


def _with_tokens(game: BoardGame, place: int, view: StandingView) -> StandingView:
    tokens = [game.things.name(thing) for thing, at, who in game.tokens if (at, who) == (place, view["seat"])]
    return {**view, "tokens": tokens} if tokens else view
