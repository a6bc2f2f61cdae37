"""The Grocer (3). Yellow: $8, or one kind of building pays double. Red: $8, or points for Houses when the round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings import KIND_NAMES, KINDS
from carson.board.characters.character import Character
from carson.board.map.contents import HOUSE, TOWNHOUSE
from carson.board.map.town import PARCELS
from carson.board.shown.effects import EFFECTS, Effect, after, gains
from carson.board.shown.previews import more_income
from carson.board.state.choices import CATALOGUE
from carson.board.state.steps import STEPS
from carson.core.agenda import Decision, Frame
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

CASH: Final = CATALOGUE.add("cash")
WAIT: Final = CATALOGUE.add("wait")
DOUBLE: Final = CATALOGUE.add("double", KIND_NAMES)
DOLLARS: Final = 8
HAS_CASH: Final = 1  # the card's mark: the $8 are taken


class GrocerYellow(Character):
    number = 3
    name = "grocer"
    side = "Y"
    limit = 60

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((CASH_OR_WAIT, seat))

    def before_income(self, game: BoardGame, seat: int) -> None:
        if game.mark[seat] != HAS_CASH:
            game.agenda.append((DOUBLE_KIND, seat))


class GrocerRed(Character):
    number = 3
    name = "grocer"
    side = "R"
    limit = 60

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((CASH_OR_WAIT, seat))

    def round_ends(self, game: BoardGame, seat: int) -> None:
        """1 VP for each own House or Townhouse, instead of the $8 (B9.3)."""
        if game.mark[seat] != HAS_CASH:
            houses = sum(
                game.owner[parcel] == seat and game.contents[parcel] in (HOUSE, TOWNHOUSE) for parcel in range(PARCELS)
            )
            game.gain_points(seat, houses, "grocer")


class CashOrWait(Decision["BoardGame"]):
    """$8 at once, or the card's other power later: (seat). The Settler's red side asks it too."""

    name = "cash-or-wait"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [CASH, WAIT]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == CASH:
            game.set_mark(seat, HAS_CASH)
            game.gain_money(seat, DOLLARS, game.side(seat).name)


class DoubleKind(Decision["BoardGame"]):
    """At Building income: $8, or double one kind of one's own that pays: (seat)."""

    name = "double-kind"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        paying = {game.contents[parcel] for parcel in range(PARCELS) if game.owner[parcel] == seat and game.income(parcel)}
        return [CASH] + [DOUBLE + index for index, kind in enumerate(KINDS) if kind in paying]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == CASH:
            game.set_mark(seat, HAS_CASH)
            game.gain_money(seat, DOLLARS, "grocer")
        else:
            kind = KINDS[choice - DOUBLE]
            for parcel in range(PARCELS):
                if game.owner[parcel] == seat and game.contents[parcel] == kind:
                    game.multiply(parcel, 2)
            game.tell("double", seat=seat, kind=KIND_NAMES[choice - DOUBLE])

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if chosen.verb == "double":
            return Refusal("nothing-to-double", "B9.3", kind=chosen.words[0])
        return super().refuse(game, seat, frame, choice)


def _wait(game: BoardGame, seat: int, choice: int) -> Effect:
    """What the card would give if the round ended now."""
    waiting = after(game, seat, choice)
    ended = waiting.copy(seed="effect")
    ended.side(seat).round_ends(ended, seat)
    return Effect(brings=gains(waiting, ended, seat))


def _double(game: BoardGame, seat: int, choice: int) -> Effect:
    """Money: how much more Building income pays him."""
    return Effect(brings=(("money", more_income(game, seat, choice)),), values={"kind": game.catalogue[choice].words[0]})


EFFECTS["wait"] = _wait
EFFECTS["double"] = _double

CASH_OR_WAIT: Final = STEPS.add(CashOrWait())
DOUBLE_KIND: Final = STEPS.add(DoubleKind())
