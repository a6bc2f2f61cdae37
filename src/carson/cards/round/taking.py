"""Taking one of the cards on offer, and laying it in the city (C2.5, C2.6, C3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.cards.configuration.deck import CARD_NAMES, CARDS, TERRAIN_CARDS
from carson.cards.map.city import CAPTAINS_SIDE, SIDE
from carson.cards.map.contents import EMPTY, KIND_NAMES, OUTLAWS
from carson.cards.map.field import CORNERS, PARCEL_NAMES, PARCELS
from carson.cards.state.choices import ASIDE, PLACE, TAKE
from carson.cards.state.steps import STEPS
from carson.core.agenda import Decision, Frame
from carson.core.events import Value
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.cards.game import CardGame


class TakeCard(Decision["CardGame"]):
    """Which card on offer to take: (seat)."""

    name = "take-card"

    def legal(self, game: CardGame, seat: int, frame: Frame) -> list[int]:
        return [TAKE + card for card in game.offer]

    def apply(self, game: CardGame, seat: int, frame: Frame, choice: int) -> None:
        card = choice - TAKE
        take(game, seat, card)
        if card < TERRAIN_CARDS:
            game.agenda.append((PLACE_CARD, seat, card))

    def refuse(self, game: CardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if TAKE <= choice < TAKE + CARDS:
            return Refusal("not-on-offer", "C2.6", card=CARD_NAMES[choice - TAKE])
        return Refusal("must-take", "C2.6", choice=game.catalogue.text(choice))


class PlaceCard(Decision["CardGame"]):
    """Where to lay a terrain card; aside if it fits nowhere: (seat, card)."""

    name = "place-card"
    open_to_side_choices = True  # a sale may make room

    def values(self, game: CardGame, frame: Frame) -> dict[str, Value]:
        return {"card": CARD_NAMES[frame[2]]}

    def legal(self, game: CardGame, seat: int, frame: Frame) -> list[int]:
        return [PLACE + corner for corner in game.places_for(seat, frame[2])] or [ASIDE]

    def apply(self, game: CardGame, seat: int, frame: Frame, choice: int) -> None:
        card = frame[2]
        if choice == ASIDE:
            game.aside = game.aside[:]
            game.aside[seat] = (*game.aside[seat], card)
            game.tell("aside", seat=seat, card=CARD_NAMES[card])
            return
        corner = choice - PLACE
        game.rebuild(seat, game.cities[seat].with_card(card, game.deck.terrain[card], corner))
        if game.events is not None:
            game.tell("place", seat=seat, card=CARD_NAMES[card], place=PARCEL_NAMES[corner])

    def refuse(self, game: CardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if PLACE <= choice < PLACE + PARCELS:
            return why_not_there(game, seat, frame[2], choice - PLACE)
        if choice == ASIDE:
            return Refusal("can-be-placed", "C2.6", card=CARD_NAMES[frame[2]])
        return Refusal("must-place", "C2.6", choice=game.catalogue.text(choice), card=CARD_NAMES[frame[2]])


def why_not_there(game: CardGame, seat: int, card: int, corner: int) -> Refusal:
    """Why a card may not lie at a place (C3.1-C3.3)."""
    city, terrain, place = game.cities[seat], game.deck.terrain[card], PARCEL_NAMES[corner]
    if not city.land:
        return Refusal("first-card", "C3.1", place=place)
    tamed = game.outlaws_tamed(seat)
    for kind, offset in zip(terrain, CORNERS, strict=True):
        there = city.kind_at(corner + offset)
        if there is None or city.coverable(kind, tamed) >> corner + offset & 1:
            continue
        parcel = PARCEL_NAMES[corner + offset]
        if there == OUTLAWS:
            return Refusal("outlaws-there", "C3.5", place=place, parcel=parcel)
        ruling = "C3.3" if kind in (EMPTY, OUTLAWS) else "C3.2"
        return Refusal("covered", ruling, place=place, parcel=parcel, there=KIND_NAMES[there], kind=KIND_NAMES[kind])
    if not city.touching() >> corner & 1:
        return Refusal("not-beside-city", "C3.2", place=place)
    captain = game.has_captain(seat)
    return Refusal("city-too-large", "C3.1", place=place, side=SIDE, other=CAPTAINS_SIDE if captain else SIDE)


def take(game: CardGame, seat: int, card: int) -> None:
    """A card on offer goes to a participant; what a virtual player does with it is only to keep it."""
    game.offer = [other for other in game.offer if other != card]
    if card >= TERRAIN_CARDS:
        game.give_character(seat, card - TERRAIN_CARDS)
    elif game.is_virtual(seat):
        game.taken = game.taken[:]
        game.taken[seat] = (*game.taken[seat], card)
    if game.events is not None:
        game.tell("take", seat=seat, card=CARD_NAMES[card])


def best_for_virtual(game: CardGame) -> int:
    """The highest priority; among equals the card nearest to the piles (C2.5)."""
    return max(game.offer, key=game.deck.priority.__getitem__)


TAKE_CARD: Final = STEPS.add(TakeCard())
PLACE_CARD: Final = STEPS.add(PlaceCard())
