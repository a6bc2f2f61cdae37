"""The Sheriff (1). Yellow: a white cowboy whom nobody challenges. Red: starts no fight, and is paid for those he loses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES, PLACES
from carson.board.map.contents import BUILDING, NOBODY
from carson.board.round.duels import fighters
from carson.board.round.first_parcels import free_parcels
from carson.board.round.moving import add_lone
from carson.board.round.placing import PLACEMENTS, open_spaces, place_of, without
from carson.board.shown.effects import EFFECTS
from carson.board.shown.previews import place_effect
from carson.board.state.choices import CATALOGUE, COWBOY
from carson.board.state.things import add_pieces
from carson.board.state.tokens import TOKENS, Token
from carson.core.choices import ITSELF
from carson.core.ledger import BANK, BOARD
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PLACE_WHITE: Final = CATALOGUE.add("white", PLACE_NAMES, ITSELF, f"{COWBOY} white-cowboy")
WHITE_COWBOY: Final = add_pieces("white-cowboy", 1, written=True)


class WhiteCowboy(Token):
    places = frozenset(range(PLACES))
    lone = True

    def keeps_away(self, place: str) -> Refusal:
        return Refusal("white-cowboy-there", "B9.2", place=place)

    def not_there(self, place: str) -> Refusal:
        return Refusal("white-cowboy-place", "B9.2", place=place)

    def not_placed(self) -> Refusal:
        return Refusal("white-cowboy-not-placed", "B10.4")


TOKENS[WHITE_COWBOY] = WhiteCowboy()
add_lone(WHITE_COWBOY, earlier=PLACES)


class SheriffYellow(Character):
    number = 1
    name = "sheriff"
    side = "Y"
    limit = 20
    second_card = False

    def taken(self, game: BoardGame, seat: int) -> None:
        game.move(WHITE_COWBOY, BANK, seat, 1, "sheriff")

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """The white cowboy is one more placement, on the track or on unowned land where no cowboy stands (B9.2).

        Wages and Roads (2) need not be empty: there nobody is marked as standing.
        """
        if not game.held[WHITE_COWBOY + seat]:
            return options
        places = free_parcels(game) + open_spaces(game)
        return options + [PLACE_WHITE + place for place in places if not game.standing[place]]

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        chosen = game.catalogue[choice]
        if chosen.verb != "white":
            return None
        if not game.held[WHITE_COWBOY + seat]:
            return Refusal("white-cowboy-gone", "B9.2")
        return TOKENS[WHITE_COWBOY].not_there(chosen.words[0])

    def put_back(self, game: BoardGame, seat: int) -> None:
        game.move(WHITE_COWBOY, seat, BANK, game.held[WHITE_COWBOY + seat], "returned")


def place_white(game: BoardGame, seat: int, choice: int) -> None:
    """Nobody may join the white cowboy, so the place is gone for everybody else too."""
    place = choice - PLACE_WHITE
    game.move(WHITE_COWBOY, seat, BOARD, 1, "placed")
    game.tokens += ((WHITE_COWBOY, place, seat),)
    game.mark_standing(place, seat, game.things.name(WHITE_COWBOY))
    if place not in OPEN_TO_ALL:
        game.close_place(place)
    for hook in game.rules.placed:
        hook(game, seat, place)


PLACEMENTS["white"] = place_white
EFFECTS["white"] = place_effect


class SheriffRed(Character):
    number = 1
    name = "sheriff"
    side = "R"
    limit = 20
    attacks = False
    second_card = False

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        return without(game, options, self.fights(game, seat))

    def fights(self, game: BoardGame, seat: int) -> set[int]:
        """Others' buildings, outlaws, places where another's cowboy would fight; own buildings excepted (B9.2)."""
        others = ~(1 << seat)
        places = {place for place in game.occupied() if game.standing[place] & others}
        if game.tokens:
            places = {place for place in places if any(other != seat for other in fighters(game, place))}
        for parcel, owner in enumerate(game.owner):
            if owner == seat:
                places.discard(parcel)
            elif owner != NOBODY:
                places.add(parcel)
        places.update(parcel for parcel in game.blocked if game.contents[parcel] < BUILDING)
        return places

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        if place_of(game, choice) in self.fights(game, seat):
            return Refusal("sheriff-starts-no-fight", "B9.2", place=game.catalogue[choice].words[0])
        return None

    def lost_duel(self, game: BoardGame, seat: int) -> None:
        game.gain_points(seat, 3, "sheriff")
