"""Positions of the card game written as text, for people; `position.py` reads them back to the same state.

Their order and headings are a reader's, not those of the table of fields: a city is drawn, a player has one line, and piles
are what lies nowhere else. `tests/conformance/test_positions.py` holds that no field is forgotten.
"""

from __future__ import annotations

import json

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.deck import CARD_NAMES
from carson.cards.game import CardGame
from carson.cards.map.city import City
from carson.cards.map.contents import KINDS, SIGNS
from carson.cards.map.field import PARCEL_NAMES, SIZE, parcels_in
from carson.cards.shown.position import HEADER, NOTHING, cards_somewhere, era_cards
from carson.cards.state.places import LEFT_OVER
from carson.cards.state.steps import STEPS
from carson.cards.state.things import POINTS


def write_position(game: CardGame) -> str:
    """The whole state as text; `read_position` makes the same state of it."""
    config = game.config
    lines = [HEADER, f"players: {config.players}", "virtual: " + " ".join(config.virtual)]
    lines.append("deck: " + (json.dumps(config.deck.changes) if config.deck.changes else config.deck.digest))
    lines += [f"era: {game.era}", f"round: {game.round}"]
    lines += [f"top: {CHARACTER_NAMES[game.top]}"] if game.top >= 0 else ["top: -"]
    lines += _cards("under", [CHARACTER_NAMES[character] for character in game.under])
    left_over = [CHARACTER_NAMES[character] for character, holder in enumerate(game.holder) if holder == LEFT_OVER]
    lines += _cards("left-over", left_over)
    lines += _cards("offer", [CARD_NAMES[card] for card in game.offer])
    gone = set(era_cards(game.era)) - set(game.pile) - cards_somewhere(game)
    lines += _cards("gone", [CARD_NAMES[card] for card in sorted(gone)])
    for seat in range(game.players):
        lines.append(f"player {seat + 1}: " + _player(game, seat))
    for seat, city in enumerate(game.cities):
        lines += _ground(seat, city)
        laid = ", ".join(f"{CARD_NAMES[card]} {PARCEL_NAMES[corner]}" for card, corner in city.laid)
        lines += [f"laid {seat + 1}: {laid}"] if laid else []
    lines += _cards("sold", [CARD_NAMES[card] for card in game.sold])
    lines.append(f"chance: {game.key.hex()} {game.draws}")
    lines.append("agenda: " + " | ".join(" ".join(map(str, STEPS.frame_as_list(frame))) for frame in game.agenda))
    return "\n".join(lines) + "\n"


def _cards(name: str, cards: list[str]) -> list[str]:
    return [f"{name}: " + " ".join(cards)] if cards else []


def _player(game: CardGame, seat: int) -> str:
    parts = ["bids " + " ".join(map(str, game.bids_left(seat)))]
    parts += [f"bid {game.bids[seat]}"] if game.bids[seat] else []
    parts += [f"boost {game.boosts[seat]}"] if game.boosts[seat] else []
    parts += ["revealed"] if game.revealed else []
    parts += ["idle"] if game.idle >> seat & 1 else []
    parts += ["twice"] if game.twice >> seat & 1 else []
    for character in game.characters_of(seat):
        parts.append(("used " if game.turned >> character & 1 else "has ") + CHARACTER_NAMES[character])
    parts += ["cards " + " ".join(CARD_NAMES[card] for card in game.taken[seat])] if game.taken[seat] else []
    if not game.is_virtual(seat) and game.aside[seat]:
        parts.append("aside " + " ".join(CARD_NAMES[card] for card in game.aside[seat]))
    parts += [f"vp {game.held[POINTS + seat]}"] if game.held[POINTS + seat] else []
    return ", ".join(parts)


def _ground(seat: int, city: City) -> list[str]:
    """Land without cards as a drawing, named after its upper left corner."""
    signs = {parcel: SIGNS[kind] for kind in KINDS if city.ground for parcel in parcels_in(city.ground[kind])}
    if not signs:
        return []
    rows, columns = {parcel // SIZE for parcel in signs}, {parcel % SIZE for parcel in signs}
    left, right = min(columns), max(columns) + 1
    drawn = [
        "  " + " ".join(signs.get(row * SIZE + column, NOTHING) for column in range(left, right))
        for row in range(min(rows), max(rows) + 1)
    ]
    return [f"city {seat + 1}: {PARCEL_NAMES[min(rows) * SIZE + left]}", *drawn]
