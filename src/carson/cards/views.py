"""What a seat may know of a card game, as plain values for JSON. Only here does anything leave the engine.

Hidden are the bids that are not revealed yet, and which character lies on top of the pile; the order of the piles is chance
to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.cards.characters import CHARACTER_NAMES
from carson.cards.deck import CARD_NAMES, PLAYER_SIGNS, TERRAIN_CARDS
from carson.cards.field import PARCEL_NAMES, parcels_in
from carson.cards.kinds import KIND_NAMES, KINDS
from carson.cards.places import IN_PILE
from carson.cards.powers import USE_POWER
from carson.cards.scoring import building_parts, score_parts
from carson.cards.steps import STEPS
from carson.cards.taking import PLACE_CARD
from carson.core.parts import Part, total

if TYPE_CHECKING:
    from carson.cards.game import CardGame


def public_view(game: CardGame) -> dict[str, object]:
    """The table as everybody sees it."""
    return {
        "game": game.name,
        "config": game.config.as_json(),
        "era": game.era,
        "round": game.round,
        "over": game.over,
        "waiting": list(game.waiting),
        "decision": _decision(game),
        "offer": [card_view(game, card) for card in game.offer],
        "pile": [CARD_NAMES[card] for card in sorted(game.pile)],
        "characters_in_pile": [CHARACTER_NAMES[c] for c, holder in enumerate(game.holder) if holder == IN_PILE],
        "characters_under": [CHARACTER_NAMES[character] for character in game.under],
        "back": _back(game),
        "players": [_player(game, seat) for seat in range(game.players)],
        "points": game.points(),
        "ranking": game.ranking() if game.over else None,
    }


def secrets(game: CardGame, seat: int) -> dict[str, object]:
    """The own bid while it lies face down."""
    return {"bid": game.bids[seat]} if game.bids[seat] and not game.revealed else {}


def _decision(game: CardGame) -> dict[str, object] | None:
    """What is asked, and which card it is about."""
    if game.over:
        return None
    frame = game.agenda[-1]
    about: dict[str, object] = {}
    if frame[0] == PLACE_CARD:
        about["card"] = CARD_NAMES[frame[2]]
    elif frame[0] == USE_POWER:
        about["character"] = CHARACTER_NAMES[frame[2]]
    return {"name": STEPS.name(frame), **about}


def card_view(game: CardGame, card: int) -> dict[str, object]:
    """A card as it lies open: its name, priority and, of terrain, the four parcels, upper row first."""
    terrain = [KIND_NAMES[kind] for kind in game.deck.terrain[card]] if card < TERRAIN_CARDS else None
    return {"name": CARD_NAMES[card], "priority": game.deck.priority[card], "parcels": terrain}


def _back(game: CardGame) -> dict[str, object] | None:
    """The back of the pile's top card: the signs from the strongest to the weakest, and whether it shows a skull."""
    if game.top < 0:
        return None
    return {"signs": [PLAYER_SIGNS[sign] for sign in game.deck.backs[game.top]], "skull": game.top in game.deck.skulls}


def _player(game: CardGame, seat: int) -> dict[str, object]:
    virtual = game.is_virtual(seat)
    return {
        "seat": seat,
        "sign": PLAYER_SIGNS[seat],
        "virtual": game.config.virtual[seat - game.config.players] if virtual else None,
        "bids_left": game.bids_left(seat),
        "bid": (game.bids[seat] or None) if game.revealed else None,
        "boost": game.boosts[seat],
        "chooses": not game.idle >> seat & 1,
        "characters": [
            {"name": CHARACTER_NAMES[character], "turned": bool(game.turned >> character & 1)}
            for character in game.characters_of(seat)
        ],
        "cards": [card_view(game, card) for card in game.taken[seat]],
        "aside": [] if virtual else [CARD_NAMES[card] for card in game.aside[seat]],
        "city": None if virtual else _city(game, seat),
        "score": amount(score_parts(game, seat)),
    }


def _city(game: CardGame, seat: int) -> dict[str, object]:
    city = game.cities[seat]
    kinds = {parcel: kind for kind in KINDS for parcel in parcels_in(city.parcels[kind])}
    return {
        "cards": [{"card": CARD_NAMES[card], "place": PARCEL_NAMES[corner]} for card, corner in city.laid],
        "parcels": [
            {
                "name": PARCEL_NAMES[parcel],
                "content": KIND_NAMES[kinds[parcel]],
                "score": amount(building_parts(city, parcel, kinds[parcel])),
            }
            for parcel in sorted(kinds)
        ],
        "largest": city.most_parcels(game.has_captain(seat)),
    }


def amount(parts: list[Part]) -> dict[str, object]:
    """A number with its parts."""
    named = [{"reason": reason, "count": count, "each": each} for reason, count, each in parts if count]
    return {"total": total(parts), "parts": named}
