"""What a seat may know of a card game, as plain values for JSON. Only here does anything leave the engine.

Hidden are the bids that are not revealed yet, and which character lies on top of the pile; the order of the piles is chance
to come. What a player or a parcel has none of is left out (`docs/decisions.md`).
"""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING, Final

from carson.cards.configuration.characters import AUCTIONEER, CHARACTER_NAMES, MOST_SALES, use_of
from carson.cards.configuration.deck import CARD_NAMES, CARDS, PLAYER_SIGNS, TERRAIN_CARDS
from carson.cards.map.city import NO_CITY
from carson.cards.map.contents import BUILDINGS, EMPTY, KIND_NAMES, OUTLAWS
from carson.cards.map.field import PARCEL_NAMES
from carson.cards.round.rounds import ERAS, ROUNDS, cards_revealed, choosing_order
from carson.cards.round.scoring import building_parts, score_parts, scored_parcels
from carson.cards.round.taking import best_for_virtual
from carson.cards.shown.chances import tie_order
from carson.cards.shown.view_types import (
    BackView,
    CardsPlayerView,
    CardsView,
    CardView,
    CityParcelView,
    CityView,
    DeckView,
    Stage,
)
from carson.cards.state.places import IN_PILE
from carson.cards.state.steps import STEPS
from carson.core.events import Event, numbers_in
from carson.core.sums import Part, amount, total

if TYPE_CHECKING:
    from carson.cards.game import CardGame
    from carson.cards.map.city import Counts

SOURCES: Final = {
    reason: KIND_NAMES[kind] for kind in BUILDINGS for reason, *_ in building_parts(NO_CITY, 0, kind)
} | {KIND_NAMES[OUTLAWS]: KIND_NAMES[OUTLAWS]}  # fmt: skip
AFTER_REVEAL: Final[dict[str, Stage]] = {"use-power": "reveal", "take-card": "take", "place-card": "lay"}


def public_view(game: CardGame) -> CardsView:
    """The table as everybody sees it."""
    scores = [score_parts(game, seat) for seat in range(game.players)]
    return {
        "game": game.name,
        "config": game.config.as_json(),
        "era": game.era,
        "eras": ERAS,
        "round": game.round,
        "rounds": ROUNDS,
        "stage": _stage(game),
        "over": game.over,
        "waiting": list(game.waiting),
        "decision": STEPS.asked(game),
        "offer": [card_view(game, card) for card in game.offer],
        "wanted": CARD_NAMES[best_for_virtual(game)] if game.offer and game.config.virtual else None,
        "pile": [CARD_NAMES[card] for card in sorted(game.pile)],
        "coming": min(len(game.pile), cards_revealed(game) * (ROUNDS - game.round)),
        "characters_in_pile": [CHARACTER_NAMES[c] for c in game.deck.characters if game.holder[c] == IN_PILE],
        "characters_under": [CHARACTER_NAMES[character] for character in game.under],
        "back": _back(game),
        "ties": tie_order(game),
        "order": choosing_order(game) if game.revealed else [],
        "players": [_player(game, seat, parts) for seat, parts in enumerate(scores)],
        "points": [total(parts) for parts in scores],
        "ranking": game.ranking() if game.over else None,
    }


def secrets(game: CardGame, seat: int) -> dict[str, object]:
    """The own bid while it lies face down."""
    return {"bid": game.bids[seat]} if game.bids[seat] and not game.revealed else {}


def event_view(event: Event) -> dict[str, object]:
    """What happened; of bids that are turned up also what they make with what powers have added."""
    values = event.as_json()
    if event.kind == "bids":
        values["totals"] = list(map(add, numbers_in(event.values, "bids"), numbers_in(event.values, "boosts")))
    return values


def deck_view(game: CardGame) -> DeckView:
    """All cards of the game, whoever has them, and the sources of points."""
    return {"cards": [card_view(game, card) for card in range(CARDS) if game.deck.has(card)], "sources": SOURCES}


def card_view(game: CardGame, card: int) -> CardView:
    """A card as it lies open."""
    view: CardView = {"name": CARD_NAMES[card], "priority": game.deck.priority[card]}
    if card < TERRAIN_CARDS:
        return {**view, "parcels": [KIND_NAMES[kind] for kind in game.deck.terrain[card]]}
    return {**view, "use": use_of(card - TERRAIN_CARDS)}


def _stage(game: CardGame) -> Stage:
    """Where a round is: powers before the bids, with all that they bring, then the bids, the choosing, and the laying."""
    asked = STEPS.asked(game)
    if asked is None:  # over, or things take their course
        return "end" if game.over else "take" if game.revealed else "powers"
    name = asked["name"]
    if name == "choose-bid":
        return "bid"
    if name not in AFTER_REVEAL:
        return "end"
    return AFTER_REVEAL[name] if game.revealed else "powers"


def _back(game: CardGame) -> BackView | None:
    """The back of the pile's top card: the signs from the strongest to the weakest, and whether it shows a skull."""
    if game.top < 0:
        return None
    return {"signs": [PLAYER_SIGNS[sign] for sign in game.deck.backs[game.top]], "skull": game.top in game.deck.skulls}


def _player(game: CardGame, seat: int, score: list[Part]) -> CardsPlayerView:
    view: CardsPlayerView = {
        "seat": seat, "sign": PLAYER_SIGNS[seat], "bids": list(game.bids_of(seat)), "bids_left": game.bids_left(seat),
        "chooses": not game.idle >> seat & 1, "score": amount(part for part in score if part[1]),
    }  # fmt: skip
    if game.revealed and game.bids[seat]:
        view["bid"] = game.bids[seat]
        view["total"] = game.bids[seat] + game.boosts[seat]
    if game.boosts[seat]:
        view["boost"] = game.boosts[seat]
    if characters := game.characters_of(seat):
        view["characters"] = [{"name": CHARACTER_NAMES[c], "turned": bool(game.turned >> c & 1)} for c in characters]
    if game.holder[AUCTIONEER] == seat:
        view["sales_left"] = MOST_SALES - len(game.sold)
    if game.is_virtual(seat):
        view["virtual"] = game.config.virtual[seat - game.config.players]
        view["cards"] = [card_view(game, card) for card in game.taken[seat]]
        return view
    if game.aside[seat]:
        view["aside"] = [CARD_NAMES[card] for card in game.aside[seat]]
    return {**view, "city": _city(game, seat)}


def _city(game: CardGame, seat: int) -> CityView:
    city = game.cities[seat]
    widest, highest = city.most_across(game.has_captain(seat))
    return {
        "cards": [{"card": CARD_NAMES[card], "place": PARCEL_NAMES[corner]} for card, corner in city.laid],
        "parcels": [_parcel(*scored) for scored in scored_parcels(city)],
        "largest": city.most_parcels(game.has_captain(seat)),
        "widest": widest,
        "highest": highest,
    }


def _parcel(parcel: int, kind: int, score: tuple[Part, ...], counts: Counts) -> CityParcelView:
    """A parcel with what it shows and what a building on it scores, if anything."""
    view: CityParcelView = {"name": PARCEL_NAMES[parcel]}
    if kind != EMPTY:
        view["content"] = KIND_NAMES[kind]
    if score:
        view["score"] = amount(score)
        view["counts"] = {PARCEL_NAMES[other]: points for other, points in counts}
    return view
