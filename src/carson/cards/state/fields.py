"""The fields of a card game's state: cards and characters by name, lists by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.config import LEVELS
from carson.cards.configuration.deck import CARD_NAMES, TERRAIN_CARDS
from carson.cards.map.city import City
from carson.cards.map.contents import KINDS
from carson.cards.map.field import PARCEL_NAMES
from carson.cards.state.places import IN_PILE, LEFT_OVER
from carson.core.fields import BITS, FLAG, ByName, Code, Field, Listed, Named, Number, Row, Tupled, dict_in
from carson.core.ledger import SEATS

if TYPE_CHECKING:
    from carson.core.game import Game

MOST_BID: Final = max(bid for bids in LEVELS.values() for bid in bids)
CARD: Final = Named(CARD_NAMES)
TERRAIN: Final = Named(CARD_NAMES[:TERRAIN_CARDS])
CHARACTER: Final = Named(CHARACTER_NAMES)
LAID: Final = Tupled(Row(TERRAIN, Named(PARCEL_NAMES)))
GROUND: Final = Tupled(Number(0, (1 << len(PARCEL_NAMES)) - 1))


class Land(Code[City]):
    """A city by the cards that were laid, in their order. The game makes the parcels of them (`CardGame.derive`)."""

    def write(self, value: City, game: Game) -> object:
        return {"laid": LAID.write(value.laid, game), "ground": GROUND.write(value.ground, game)}

    def read(self, written: object, game: Game) -> City:
        values = dict_in(written)
        laid = [(card, corner) for card, corner in LAID.read(values["laid"], game)]
        return City([0] * len(KINDS), tuple(laid), GROUND.read(values["ground"], game))


class Holders(ByName[int]):
    """By character the seat that has it, or where it is; those in the pile are left out."""

    def __init__(self) -> None:
        super().__init__(CHARACTER_NAMES, Number(LEFT_OVER, SEATS - 1), IN_PILE)


FIELDS: Final = (
    Field("era", Number(0, 2)),
    Field("round", Number(0, 9)),
    Field("pile", Listed(TERRAIN)),
    Field("top", CHARACTER),
    Field("unseen", Listed(CHARACTER)),
    Field("under", Listed(CHARACTER)),
    Field("offer", Listed(CARD)),
    Field("holder", Holders()),
    Field("turned", Number(0, (1 << len(CHARACTER_NAMES)) - 1)),
    Field("hands", Listed(Number(0, (1 << MOST_BID + 1) - 1), by_seat=True)),
    Field("bids", Listed(Number(0, MOST_BID), by_seat=True)),
    Field("boosts", Listed(Number(0, 99), by_seat=True)),
    Field("revealed", FLAG),
    Field("idle", BITS),
    Field("twice", BITS),
    Field("cities", Listed(Land())),
    Field("aside", Listed(Tupled(TERRAIN))),
    Field("taken", Listed(Tupled(TERRAIN), by_seat=True)),
    Field("sold", Listed(TERRAIN)),
)
