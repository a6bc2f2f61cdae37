"""The catalogue of the card game's choices. Their numbers are fixed by the order in which they stand here."""

from __future__ import annotations

from typing import Final

from carson.cards.configuration.characters import AFTER_BIDS, BEFORE_BIDS, CHARACTER_NAMES
from carson.cards.configuration.config import OWN_BIDS
from carson.cards.configuration.deck import CARD_NAMES, TERRAIN_CARDS
from carson.cards.map.field import PARCEL_NAMES
from carson.core.choices import ITSELF, Catalogue

CATALOGUE: Final = Catalogue()

DECLINE: Final = CATALOGUE.add("decline")  # not to use a power
DONE: Final = CATALOGUE.add("done")  # to sell no more
ASIDE: Final = CATALOGUE.add("aside")  # a card that cannot be placed (C2.6)
USE: Final = CATALOGUE.add("use", [CHARACTER_NAMES[character] for character in (*BEFORE_BIDS, *AFTER_BIDS)], ITSELF)
BID: Final = CATALOGUE.add("bid", map(str, OWN_BIDS), "bid-{}".format) - OWN_BIDS[0]  # BID + 7 is `bid 7`
TAKE: Final = CATALOGUE.add("take", CARD_NAMES, ITSELF)
SELL: Final = CATALOGUE.add("sell", CARD_NAMES[:TERRAIN_CARDS], "sell-{}".format)  # a place for another card may lie on it
PLACE: Final = CATALOGUE.add("place", PARCEL_NAMES, ITSELF)
