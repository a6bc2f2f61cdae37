"""The Singer (11). Yellow: two cowboys whom nobody fights. Red: one more at Gambling, who multiplies his dice."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.action_track import (
    BUILDINGS_VP,
    COWBOYS_INCOME,
    COWBOYS_VP,
    GAMBLING,
    PARCELS_INCOME,
    PARCELS_VP,
    PLACE_NAMES,
    ROADS_3,
    VP_2,
    VP_5,
)  # fmt: skip
from carson.board.round.placing import FROM_GENERAL_SUPPLY, PLACEMENTS, closed_spaces, place_with
from carson.board.shown.effects import EFFECTS
from carson.board.shown.previews import place_effect
from carson.board.state.choices import CATALOGUE, COWBOY
from carson.board.state.things import OWN_COWBOYS, add_pieces, cowboys_of
from carson.board.state.tokens import TOKENS, Token
from carson.core.choices import ITSELF
from carson.core.ledger import BANK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

# Roads (1), the State Bank and the town council (B9.10).
SPACES: Final = (
    ROADS_3, PARCELS_INCOME, COWBOYS_INCOME, GAMBLING, PARCELS_VP, BUILDINGS_VP, COWBOYS_VP, *range(VP_5, VP_2 + 1)
)  # fmt: skip
SING: Final = CATALOGUE.add("sing", [PLACE_NAMES[space] for space in SPACES], ITSELF, f"{COWBOY} no-duel")
CHARM: Final = CATALOGUE.add("charm", [PLACE_NAMES[GAMBLING]], ITSELF, COWBOY)
CHARMED: Final = 1  # the red card's mark: her cowboy is at Gambling

NO_DUEL: Final = add_pieces("no-duel", 2, written=True)


class NoDuel(Token):
    places = frozenset(SPACES)
    peaceful = True


TOKENS[NO_DUEL] = NoDuel()


def stands(game: BoardGame, seat: int, space: int) -> bool:
    """One cowboy of a player on a space, one with a token included (B4.4)."""
    return bool(game.standing[space] >> seat & 1)


class SingerYellow(Character):
    number = 11
    name = "singer"
    side = "Y"
    limit = 15

    def taken(self, game: BoardGame, seat: int) -> None:
        game.move(NO_DUEL, BANK, seat, game.held[NO_DUEL + BANK], "singer")

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """Nobody keeps a cowboy with a token away, not even the white one."""
        if not (game.held[NO_DUEL + seat] and game.held[OWN_COWBOYS[seat]]):
            return options
        closed = closed_spaces(game)
        return options + [
            SING + index for index, space in enumerate(SPACES) if space not in closed and not stands(game, seat, space)
        ]

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        if not SING <= choice < SING + len(SPACES):
            return None
        space = SPACES[choice - SING]
        if not game.held[NO_DUEL + seat]:
            return Refusal("no-duel-tokens-gone", "B9.10")
        if not game.held[OWN_COWBOYS[seat]]:
            return Refusal("no-cowboy-left", "B4.2")
        if stands(game, seat, space):
            return Refusal("own-cowboy-there", "B4.4", place=PLACE_NAMES[space])
        return Refusal("space-closed", "B4.7", place=PLACE_NAMES[space])

    def put_back(self, game: BoardGame, seat: int) -> None:
        game.move(NO_DUEL, seat, BANK, game.held[NO_DUEL + seat], "returned")


class SingerRed(Character):
    number = 11
    name = "singer"
    side = "R"
    limit = 40

    def taken(self, game: BoardGame, seat: int) -> None:
        game.move(NO_DUEL, BANK, seat, 1, "singer")

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        ready = game.held[NO_DUEL + seat] and game.held[cowboys_of(seat) + BANK]
        return [*options, CHARM] if ready and not stands(game, seat, GAMBLING) else options

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        if choice != CHARM:
            return None
        if not game.held[NO_DUEL + seat]:
            return Refusal("no-duel-tokens-gone", "B9.10")
        if stands(game, seat, GAMBLING):
            return Refusal("own-cowboy-there", "B4.4", place=PLACE_NAMES[GAMBLING])
        return Refusal("no-cowboy-in-supply", "B9.10")

    def stays(self, game: BoardGame, seat: int, place: int) -> bool:
        return place == GAMBLING and game.mark[seat] == CHARMED

    def gamble(self, game: BoardGame, seat: int, rolls: list[int]) -> int:
        """Her own cowboy multiplies; any other adds up his dice as everybody does."""
        return prod(rolls) if game.mark[seat] == CHARMED else sum(rolls)

    def put_back(self, game: BoardGame, seat: int) -> None:
        game.move(NO_DUEL, seat, BANK, game.held[NO_DUEL + seat], "returned")


def sing(game: BoardGame, seat: int, choice: int) -> None:
    place_with(game, seat, SPACES[choice - SING], NO_DUEL, source=seat)


def charm(game: BoardGame, seat: int, choice: int) -> None:
    game.set_mark(seat, CHARMED)
    place_with(game, seat, GAMBLING, NO_DUEL, source=BANK)


PLACEMENTS["sing"] = sing
PLACEMENTS["charm"] = charm
FROM_GENERAL_SUPPLY.add("charm")
EFFECTS["sing"] = EFFECTS["charm"] = place_effect
