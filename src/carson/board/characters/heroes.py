"""The Heroes (16). Yellow: a round without attacks, on one's own buildings or on others'. Red: points for cowboys."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.contents import NOBODY
from carson.board.round.placing import place_of, without
from carson.board.shown.effects import EFFECTS, Effect, at_once
from carson.board.state.choices import CATALOGUE
from carson.board.state.steps import STEPS
from carson.board.state.things import OWN_COWBOYS, cowboys_of
from carson.core.agenda import Decision, Frame
from carson.core.ledger import BANK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

POINTS_FOR: Final = {0: 3, 1: 6, 2: 9}  # cowboys sent away
RETIRE: Final = CATALOGUE.add("retire", [str(cowboys) for cowboys in POINTS_FOR])


class HeroesYellow(Character):
    number = 16
    name = "heroes"
    side = "Y"
    limit = 240
    safe = True
    attacks = False

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        return without(game, options, self.attacked(game, seat))

    def attacked(self, game: BoardGame, seat: int) -> set[int]:
        """Other players' buildings; with an outlaw on one the cowboy fights him instead (B9.14)."""
        own = (NOBODY, seat)
        return {parcel for parcel, owner in enumerate(game.owner) if owner not in own and parcel not in game.blocked}

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        if place_of(game, choice) in self.attacked(game, seat):
            return Refusal("heroes-attack-nobody", "B9.14", place=game.catalogue[choice].words[0])
        return None


class HeroesRed(Character):
    number = 16
    name = "heroes"
    side = "R"
    limit = 40

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((RETIRE_COWBOYS, seat))


class RetireCowboys(Decision["BoardGame"]):
    """How many cowboys of his own supply to send away for points: (seat)."""

    name = "retire-cowboys"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [RETIRE + cowboys for cowboys in POINTS_FOR if cowboys <= game.held[OWN_COWBOYS[seat]]]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        cowboys = choice - RETIRE
        game.move(cowboys_of(seat), seat, BANK, cowboys, "heroes")
        game.gain_points(seat, POINTS_FOR[cowboys], "heroes")

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if game.catalogue[choice].verb == "retire":
            return Refusal("too-few-to-retire", "B9.14", left=game.held[OWN_COWBOYS[seat]])
        return super().refuse(game, seat, frame, choice)


def _retire(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: the cowboys that are sent away."""
    return replace(at_once(game, seat, choice), values={"sent": choice - RETIRE})


EFFECTS["retire"] = _retire

RETIRE_COWBOYS: Final = STEPS.add(RetireCowboys())
