"""The Sheriff (1). Yellow: a white cowboy whom nobody challenges. Red: starts no fight, and is paid for those he loses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.choices import CATALOGUE, PASS, PLACE
from carson.board.contents import NOBODY
from carson.board.places import OPEN_TO_ALL, PLACE_NAMES
from carson.board.placing import PLACEMENTS, open_spaces
from carson.board.things import WHITE_COWBOY
from carson.board.town import PARCELS
from carson.core.ledger import BANK, BOARD
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PLACE_WHITE: Final = CATALOGUE.add("white", PLACE_NAMES)


class SheriffYellow(Character):
    number = 1
    name = "sheriff"
    side = "Y"
    limit = 20

    def taken(self, game: BoardGame, seat: int) -> None:
        game.move(WHITE_COWBOY, BANK, seat, 1, "sheriff")

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """The white cowboy is one more placement, where no cowboy stands (B9.2)."""
        if not game.held[WHITE_COWBOY + seat]:
            return options
        return options + [
            PLACE_WHITE + place for place in (*range(PARCELS), *open_spaces(game)) if self.may_stand(game, place)
        ]

    def may_stand(self, game: BoardGame, place: int) -> bool:
        """On the track or on unowned land, not on City Hall; Wages and Roads (2) need not be empty."""
        if place in OPEN_TO_ALL:
            return True
        if place < PARCELS and not game.can_be_claimed(place):
            return False
        return not game.standing[place]

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        chosen = game.catalogue[choice]
        if chosen.verb != "white":
            return None
        if not game.held[WHITE_COWBOY + seat]:
            return Refusal("white-cowboy-gone", "B9.2")
        return Refusal("white-cowboy-place", "B9.2", place=chosen.words[0])

    def put_back(self, game: BoardGame, seat: int) -> None:
        game.move(WHITE_COWBOY, seat, BANK, game.held[WHITE_COWBOY + seat], "returned")


def place_white(game: BoardGame, seat: int, choice: int) -> None:
    """Nobody may join the white cowboy, so the place is gone for everybody else too."""
    place = choice - PLACE_WHITE
    game.move(WHITE_COWBOY, seat, BOARD, 1, "placed")
    game.tokens += ((WHITE_COWBOY, place, seat),)
    game.mark_standing(place, seat, "white-cowboy")
    if place not in OPEN_TO_ALL:
        game.close_place(place)
    for hook in game.rules.placed:
        hook(game, seat, place)


PLACEMENTS["white"] = place_white


class SheriffRed(Character):
    number = 1
    name = "sheriff"
    side = "R"
    limit = 20

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        return [option for option in options if option == PASS or not self.would_fight(game, seat, option - PLACE)]

    def would_fight(self, game: BoardGame, seat: int, place: int) -> bool:
        """Another player's building, or a place where another's cowboy stands, own buildings excepted (B9.2)."""
        if place < PARCELS and game.owner[place] != NOBODY:
            return game.owner[place] != seat
        return game.standing[place] & ~(1 << seat) != 0

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        chosen = game.catalogue[choice]
        if chosen.verb == "place" and self.would_fight(game, seat, choice - PLACE):
            return Refusal("sheriff-starts-no-fight", "B9.2", place=chosen.words[0])
        return None

    def lost_duel(self, game: BoardGame, seat: int) -> None:
        game.gain_points(seat, 3, "sheriff")
