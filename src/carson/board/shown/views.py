"""What a seat may know of a board game, as plain values for JSON. Only here does anything leave the engine.

The base game is open: what stays hidden is the chance to come. Variants with secrets hide theirs by seat. What a parcel, a
space or a player has none of is left out (`docs/decisions.md`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from carson.board.buildings import KINDS
from carson.board.configuration.rules import ROUNDS
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES, PLACES, PRICES, WAGES, space_of
from carson.board.map.contents import BUILDING, CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.land_prices import all_price_parts
from carson.board.map.town import PARCEL_NAMES, PARCELS, SIDE_NAMES
from carson.board.round.building import kept_tiles
from carson.board.round.choosing import owner_of
from carson.board.round.duels import odds, sharp
from carson.board.round.placing import closed_spaces
from carson.board.round.rounds import current_step, next_step, phase_of, step_name
from carson.board.shown.view_types import (
    BoardPlayerView,
    BoardView,
    CharacterView,
    ParcelView,
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
from carson.core.agenda import Frame, seats_in
from carson.core.events import Event, number_in, numbers_in
from carson.core.ledger import ACCOUNTS, BANK, SEATS
from carson.core.sums import Amount, Part, amount, ratio

if TYPE_CHECKING:
    from carson.board.characters.character import Character
    from carson.board.game import BoardGame

# By kind of building: its name, and the tiles in the ledger.
TILES: Final = tuple((CONTENT_NAMES[kind], tiles_of(kind)) for kind in KINDS)

# By space, while nobody stands there.
OPEN: Final[dict[int, SpaceView]] = {space: {"name": PLACE_NAMES[space], "open": True} for space in range(WAGES, PLACES)}
CLOSED: Final[dict[int, SpaceView]] = {space: {**view, "open": False} for space, view in OPEN.items()}
# By building space, while nothing is for sale there.
FOR_SALE: Final[tuple[TileView, ...]] = tuple({"space": space_of(slot), "price": price} for slot, price in enumerate(PRICES))

Cowboys = dict[int, list[StandingView]]  # by place


def public_view(game: BoardGame) -> BoardView:
    """Seats count from 0 here; places, kinds and characters go by name."""
    cowboys = _cowboys(game)
    return {
        "game": game.name,
        "config": game.rules.shown_config,
        "round": game.round,
        "rounds": ROUNDS,
        "phase": phase_of(game),
        "over": game.over,
        "waiting": list(game.waiting),
        "decision": STEPS.asked(game),
        "steps": [*_steps(game.rules.sequence)],
        "step": current_step(game),
        "next_step": next_step(game),
        "pass_order": list(game.pass_order),
        "turn_order": list(game.turn_order),
        "passed": list(game.passed),
        "characters": [_character(game, card) for card in range(len(game.sides))],
        "players": [_player(game, seat) for seat in range(game.players)],
        "town": _town(game, cowboys),
        "roads": _roads(tuple(game.roads)),
        "spaces": _spaces(game, cowboys),
        "track": [
            FOR_SALE[slot] if kind == EMPTY else {**FOR_SALE[slot], "kind": CONTENT_NAMES[kind]}
            for slot, kind in enumerate(game.track)
        ],
        "bag": {kind: game.held[tiles + BANK] for kind, tiles in TILES if game.held[tiles + BANK]},
        "variants": {variant.name: variant.view(game) for variant in game.rules.variants},
        "resident": game.resident if game.resident != NOBODY else None,
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


@cache
def _steps(sequence: tuple[Frame, ...]) -> tuple[str, ...]:
    return tuple(step_name(frame) for frame in sequence)


def _character(game: BoardGame, card: int) -> CharacterView:
    """A card in play with the side that lies up, and who has it."""
    taken = card in game.taken
    side = game.sides[card] if taken else game.sides[card].faced(game)
    view = _side(side, game.rules.edition)
    return {**view, "taken_by": owner_of(game, card)} if taken else view


@cache
def _side(side: Character, edition: str) -> CharacterView:
    return {"number": side.number, "name": side.name, "side": side.side, "limit": side.cash_limit(edition)}


def _player(game: BoardGame, seat: int) -> BoardPlayerView:
    held = game.held
    own = cowboys_of(seat)
    view: BoardPlayerView = {
        "seat": seat,
        "money": held[MONEY + seat],
        "points": held[POINTS + seat],
        "cowboys": held[own + seat],
        "cowboys_left": held[own + BANK],
        "cowboys_all": sum(held[own : own + ACCOUNTS]) - held[own + BANK],
        "revolvers": held[REVOLVERS + seat],
        "roads": held[ROADS + seat],
        "property": held[property_of(seat) + seat],
        "parcels": game.parcels_of(seat),
        "firepower": _amount(tuple(game.firepower_parts(seat))),
    }
    if game.card[seat] >= 0:
        view["character"] = game.side(seat).name
        view["limit"] = game.limit[seat]
    if kept := kept_tiles(game, seat):
        view["kept"] = [CONTENT_NAMES[kind] for kind in kept for _ in range(held[tiles_of(kind) + seat])]
    if pieces := {name: held[thing + seat] for name, (thing, _) in PIECES.items() if held[thing + seat]}:
        view["pieces"] = pieces
    return view


def _town(game: BoardGame, cowboys: Cowboys) -> list[ParcelView]:
    """All parcels from `a1` on, row by row."""
    owners, contents = game.owner, game.contents
    for_sale = frozenset(game.unowned) - {game.public, *game.blocked}
    town = [*_land(tuple(owners), tuple(contents), tuple(game.connected), for_sale)]
    for parcel, owner in enumerate(owners):
        if owner != NOBODY and contents[parcel] >= BUILDING:
            town[parcel] = {**town[parcel], "income": _amount(tuple(game.income_parts(parcel)))}
    for place, those in cowboys.items():
        if place < PARCELS:
            town[place] = {**town[place], "cowboys": those}
    return town


@lru_cache(maxsize=256)
def _land(
    owners: tuple[int, ...], contents: tuple[int, ...], connected: tuple[int, ...], for_sale: frozenset[int]
) -> tuple[ParcelView, ...]:
    """What does not change while cowboys are placed, in several towns at a time."""
    prices = [price if parcel in for_sale else () for parcel, price in enumerate(all_price_parts(contents))]
    return tuple(map(_parcel, PARCEL_NAMES, owners, contents, connected, prices))


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


@lru_cache(maxsize=256)
def _roads(roads: tuple[int, ...]) -> list[str]:
    return [name for name, road in zip(SIDE_NAMES, roads, strict=True) if road]


def _spaces(game: BoardGame, cowboys: Cowboys) -> list[SpaceView]:
    closed = closed_spaces(game)
    spaces = [(CLOSED if space in closed else OPEN)[space] for space in range(WAGES, PLACES)]
    for place, those in cowboys.items():
        if place >= WAGES:
            spaces[place - WAGES] = {**spaces[place - WAGES], "cowboys": those}
    return spaces


def _cowboys(game: BoardGame) -> Cowboys:
    """Who stands where, with the tokens that are with them."""
    there = [(place, seat, 1) for place in game.occupied() for seat in seats_in(game.standing[place])]
    for place in OPEN_TO_ALL:
        first = 0 if place == WAGES else SEATS
        there += [(place, seat, game.crew[first + seat]) for seat in range(game.players) if game.crew[first + seat]]
    cowboys: Cowboys = {}
    for place, seat, count in there:
        view: StandingView = {"seat": seat, "count": count}
        if game.tokens and (tokens := _tokens(game, place, seat)):
            view["tokens"] = tokens
        cowboys.setdefault(place, []).append(view)
    return cowboys


def _tokens(game: BoardGame, place: int, seat: int) -> list[str]:
    return [game.things.name(thing) for thing, at, who in game.tokens if (at, who) == (place, seat)]
