"""What a seat may know of a board game, as plain values for JSON. Only here does anything leave the engine.

The base game is open: what stays hidden is the chance to come. Variants with secrets hide theirs by seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.board.choosing import owner_of
from carson.board.contents import CONTENT_NAMES, EMPTY, KINDS, NOBODY, RANCH
from carson.board.places import OPEN_TO_ALL, PLACE_NAMES, PLACES, PRICES, WAGES
from carson.board.placing import is_open
from carson.board.steps import STEPS
from carson.board.things import (
    MONEY,
    PIECES,
    POINTS,
    REVOLVERS,
    ROADS,
    cowboys_of,
    property_of,
    tiles_of,
)
from carson.board.town import PARCEL_NAMES, PARCELS, SIDE_NAMES
from carson.core.ledger import BANK, SEATS
from carson.core.parts import Part, total

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def public_view(game: BoardGame) -> dict[str, object]:
    """Seats count from 0 here; places, kinds and characters go by name."""
    return {
        "game": game.name,
        "config": game.rules.config.as_json(),
        "round": game.round,
        "over": game.over,
        "waiting": list(game.waiting),
        "decision": _decision(game),
        "pass_order": list(game.pass_order),
        "turn_order": list(game.turn_order),
        "passed": list(game.passed),
        "characters": _characters(game),
        "players": [_player(game, other) for other in range(game.players)],
        "town": [_parcel(game, parcel) for parcel in range(PARCELS)],
        "roads": [name for name, road in zip(SIDE_NAMES, game.roads, strict=True) if road],
        "spaces": [_space(game, space) for space in range(WAGES, PLACES)],
        "track": [
            {"price": price, "kind": CONTENT_NAMES[kind] if kind != EMPTY else None}
            for price, kind in zip(PRICES, game.track, strict=True)
        ],
        "bag": {CONTENT_NAMES[kind]: game.held[tiles_of(kind) + BANK] for kind in KINDS if game.held[tiles_of(kind) + BANK]},
        "variants": {variant.name: variant.view(game) for variant in game.rules.variants},
        "resident": game.resident if game.resident != NOBODY else None,
    }


def secrets(game: BoardGame, seat: int) -> dict[str, object]:
    """By variant; most have none."""
    if not game.rules.secrets:
        return {}
    found = {name: hook(game, seat) for name, hook in game.rules.secrets}
    found = {name: values for name, values in found.items() if values}
    return {"secrets": found} if found else {}


def amount(parts: list[Part]) -> dict[str, object]:
    """A number with its parts: how often what counts how much."""
    return {
        "total": total(parts),
        "parts": [{"reason": reason, "count": count, "each": each} for reason, count, each in parts],
    }


def _decision(game: BoardGame) -> dict[str, object] | None:
    if game.over:
        return None
    frame = game.agenda[-1]
    return {"name": STEPS.name(frame), "values": list(frame[2:])}


def _characters(game: BoardGame) -> list[dict[str, object]]:
    """The cards in play, each with the side that lies up."""
    sides = [side if index in game.taken else side.faced(game) for index, side in enumerate(game.sides)]
    return [
        {
            "number": side.number,
            "name": side.name,
            "side": side.side,
            "limit": side.cash_limit(game.rules.edition),
            "taken_by": owner_of(game, index) if index in game.taken else None,
        }
        for index, side in enumerate(sides)
    ]


def _player(game: BoardGame, seat: int) -> dict[str, object]:
    held = game.held
    return {
        "seat": seat,
        "money": held[MONEY + seat],
        "points": held[POINTS + seat],
        "cowboys": held[cowboys_of(seat) + seat],
        "cowboys_left": held[cowboys_of(seat) + BANK],
        "revolvers": held[REVOLVERS + seat],
        "roads": held[ROADS + seat],
        "property": held[property_of(seat) + seat],
        "parcels": game.parcels_of(seat),
        "firepower": amount(game.firepower_parts(seat)),
        "character": game.side(seat).name if game.card[seat] >= 0 else None,
        "limit": game.limit[seat] if game.card[seat] >= 0 else None,
        "kept": [CONTENT_NAMES[kind] for kind in KINDS for _ in range(held[tiles_of(kind) + seat])],
        "pieces": {name: held[thing + seat] for name, (thing, _) in PIECES.items() if held[thing + seat]},
    }


def _parcel(game: BoardGame, parcel: int) -> dict[str, object]:
    owner = game.owner[parcel]
    building = game.contents[parcel] >= RANCH and owner != NOBODY
    return {
        "name": PARCEL_NAMES[parcel],
        "owner": None if owner == NOBODY else owner,
        "content": CONTENT_NAMES[game.contents[parcel]],
        "connected": bool(game.connected[parcel]),
        "cowboys": _standing(game, parcel),
        "price": amount(game.price_parts(parcel)) if game.can_be_claimed(parcel) else None,
        "income": amount(game.income_parts(parcel)) if building else None,
    }


def _space(game: BoardGame, space: int) -> dict[str, object]:
    return {"name": PLACE_NAMES[space], "open": is_open(game, space), "cowboys": _standing(game, space)}


def _standing(game: BoardGame, place: int) -> list[dict[str, object]]:
    """The cowboys on a place, with the tokens that are with them."""
    if place in OPEN_TO_ALL:
        first = 0 if place == WAGES else SEATS
        counts = [game.crew[first + seat] for seat in range(game.players)]
    else:
        counts = [game.standing[place] >> seat & 1 for seat in range(game.players)]
    return [
        {
            "seat": seat,
            "count": count,
            "tokens": [game.things.name(t) for t, at, who in game.tokens if (at, who) == (place, seat)],
        }
        for seat, count in enumerate(counts)
        if count
    ]
