"""What a seat may know of a card game, as plain values for JSON. Only here does anything leave the engine.

Hidden are the bids that are not revealed yet, and which character lies on top of the pile; the order of the piles is chance
to come. What a player or a parcel has none of is left out (`docs/decisions.md`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.deck import CARD_NAMES, PLAYER_SIGNS, TERRAIN_CARDS
from carson.cards.map.contents import EMPTY, KIND_NAMES
from carson.cards.map.field import PARCEL_NAMES
from carson.cards.round.scoring import score_parts, scored_parcels
from carson.cards.state.places import IN_PILE
from carson.cards.state.steps import STEPS
from carson.core.sums import Part, amount, total

if TYPE_CHECKING:
    from carson.cards.game import CardGame


def public_view(game: CardGame) -> dict[str, object]:
    """The table as everybody sees it."""
    scores = [score_parts(game, seat) for seat in range(game.players)]
    return {
        "game": game.name,
        "config": game.config.as_json(),
        "era": game.era,
        "round": game.round,
        "over": game.over,
        "waiting": list(game.waiting),
        "decision": STEPS.asked(game),
        "offer": [card_view(game, card) for card in game.offer],
        "pile": [CARD_NAMES[card] for card in sorted(game.pile)],
        "characters_in_pile": [CHARACTER_NAMES[c] for c, holder in enumerate(game.holder) if holder == IN_PILE],
        "characters_under": [CHARACTER_NAMES[character] for character in game.under],
        "back": _back(game),
        "players": [_player(game, seat, parts) for seat, parts in enumerate(scores)],
        "points": [total(parts) for parts in scores],
        "ranking": game.ranking() if game.over else None,
    }


def secrets(game: CardGame, seat: int) -> dict[str, object]:
    """The own bid while it lies face down."""
    return {"bid": game.bids[seat]} if game.bids[seat] and not game.revealed else {}


def card_view(game: CardGame, card: int) -> dict[str, object]:
    """A card as it lies open: its name, priority and, of terrain, the four parcels, upper row first."""
    view: dict[str, object] = {"name": CARD_NAMES[card], "priority": game.deck.priority[card]}
    if card < TERRAIN_CARDS:
        view["parcels"] = [KIND_NAMES[kind] for kind in game.deck.terrain[card]]
    return view


def _back(game: CardGame) -> dict[str, object] | None:
    """The back of the pile's top card: the signs from the strongest to the weakest, and whether it shows a skull."""
    if game.top < 0:
        return None
    return {"signs": [PLAYER_SIGNS[sign] for sign in game.deck.backs[game.top]], "skull": game.top in game.deck.skulls}


def _player(game: CardGame, seat: int, score: list[Part]) -> dict[str, object]:
    view: dict[str, object] = {
        "seat": seat, "sign": PLAYER_SIGNS[seat], "bids_left": game.bids_left(seat), "chooses": not game.idle >> seat & 1,
        "score": amount(part for part in score if part[1]),
    }  # fmt: skip
    if game.revealed and game.bids[seat]:
        view["bid"] = game.bids[seat]
    if game.boosts[seat]:
        view["boost"] = game.boosts[seat]
    if characters := game.characters_of(seat):
        view["characters"] = [{"name": CHARACTER_NAMES[c], "turned": bool(game.turned >> c & 1)} for c in characters]
    if game.is_virtual(seat):
        view["virtual"] = game.config.virtual[seat - game.config.players]
        view["cards"] = [card_view(game, card) for card in game.taken[seat]]
        return view
    if game.aside[seat]:
        view["aside"] = [CARD_NAMES[card] for card in game.aside[seat]]
    return {**view, "city": _city(game, seat)}


def _city(game: CardGame, seat: int) -> dict[str, object]:
    city = game.cities[seat]
    return {
        "cards": [{"card": CARD_NAMES[card], "place": PARCEL_NAMES[corner]} for card, corner in city.laid],
        "parcels": [_parcel(*scored) for scored in scored_parcels(city)],
        "largest": city.most_parcels(game.has_captain(seat)),
    }


def _parcel(parcel: int, kind: int, score: tuple[Part, ...]) -> dict[str, object]:
    """A parcel with what it shows and what a building on it scores, if anything."""
    view: dict[str, object] = {"name": PARCEL_NAMES[parcel]}
    if kind != EMPTY:
        view["content"] = KIND_NAMES[kind]
    if score:
        view["score"] = amount(score)
    return view
