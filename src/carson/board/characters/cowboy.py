"""The Cowboy (15). Yellow, only with Horses: a horse. Red: a ranch and the land under it for $8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings.ranch import RANCH
from carson.board.characters.character import Character
from carson.board.characters.prospector import is_for_sale, offer_with_land
from carson.board.variants.horses import HORSES, Horses
from carson.core.ledger import BANK

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PRICE: Final = 8


class CowboyYellow(Character):
    number = 15
    name = "cowboy"
    side = "Y"
    limit = 20
    needs = Horses.name

    def taken(self, game: BoardGame, seat: int) -> None:
        game.move(HORSES, BANK, seat, min(1, game.held[HORSES + BANK]), "cowboy")


COWBOY_YELLOW: Final = CowboyYellow()


class CowboyRed(Character):
    number = 15
    name = "cowboy"
    side = "R"
    limit = 20

    def faced(self, game: BoardGame) -> Character:
        """Turned over when no ranch is left to sell, if the other side can be played (B9.7)."""
        turns = COWBOY_YELLOW.needs in game.rules.config.variants and not is_for_sale(game, RANCH)
        return COWBOY_YELLOW if turns else self

    def taken(self, game: BoardGame, seat: int) -> None:
        offer_with_land(game, seat, RANCH, PRICE)
