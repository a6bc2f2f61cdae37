"""What a legal choice brings, as plain values for JSON: points before and after, the best place, the chances of a bid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from carson.cards.configuration.characters import CHARACTERS
from carson.cards.configuration.config import OWN_BIDS
from carson.cards.configuration.deck import CARD_NAMES, TERRAIN_CARDS
from carson.cards.map.field import PARCEL_NAMES, PARCELS
from carson.cards.round.powers import POWERS
from carson.cards.shown.chances import mean_place, place_chances, position_with
from carson.cards.shown.previews import covered, gain
from carson.cards.shown.view_types import CardsExplanation
from carson.cards.state.choices import BID, PLACE, SELL, TAKE, USE
from carson.core.game import Preview
from carson.core.sums import ratio, total

if TYPE_CHECKING:
    from carson.cards.game import CardGame


def explain(game: CardGame, seat: int, choice: int) -> CardsExplanation:
    if BID + OWN_BIDS[0] <= choice <= BID + OWN_BIDS[-1]:
        return _bid(game, seat, choice - BID)
    if USE <= choice < USE + POWERS:
        return _use(game, seat, choice - USE)
    brought = gain(game, seat, choice)
    if brought is None:
        return {}
    view: CardsExplanation = {
        "gain": brought.points,
        "before": total(brought.before),
        "after": total(brought.after),
        "changes": [list(change) for change in brought.changes()],
    }
    if brought.corner is not None:
        view["place"] = PARCEL_NAMES[brought.corner]
        view["covered"] = covered(game, seat, brought.corner)
    return view


def preview(game: CardGame, seat: int, choice: int, explanation: Mapping[str, object]) -> Preview | None:
    """A card in the city (one that is taken, where it would bring most), or the gap that a sold one leaves."""
    if PLACE <= choice < PLACE + PARCELS:
        return {"shows": "card", "at": PARCEL_NAMES[choice - PLACE], "kind": CARD_NAMES[game.agenda[-1][2]]}
    if TAKE <= choice < TAKE + TERRAIN_CARDS and "place" in explanation:
        return {"shows": "card", "at": str(explanation["place"]), "kind": CARD_NAMES[choice - TAKE]}
    if SELL <= choice < SELL + TERRAIN_CARDS:
        corner = dict(game.cities[seat].laid)[choice - SELL]
        return {"shows": "gap", "at": PARCEL_NAMES[corner], "kind": CARD_NAMES[choice - SELL]}
    return None


def _bid(game: CardGame, seat: int, bid: int) -> CardsExplanation:
    """The chances to choose first, second and so on, and the mean; none for who chooses no more in this round."""
    if game.idle >> seat & 1:
        return {}
    chances = place_chances(game, seat, bid)
    return {
        "total": bid + game.boosts[seat],
        "chances": [ratio(chance) for chance in chances],
        "mean": ratio(mean_place(chances)),
    }


def _use(game: CardGame, seat: int, character: int) -> CardsExplanation:
    """What a power adds to the bid and, when all bids lie open, when its owner would choose then: first, second, ..."""
    boost = CHARACTERS[character].boost
    view: CardsExplanation = {"boost": boost} if boost else {}
    if game.revealed and not game.idle >> seat & 1:
        view["position"] = position_with(game, seat, boost)
    return view
