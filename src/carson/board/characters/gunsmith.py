"""The Gunsmith (10). Yellow: points for each duel won. Red: may roll a die again, and brings dynamite."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.action_track import PLACE_NAMES
from carson.board.pieces.dynamite import DYNAMITE_TOKENS, hand_out
from carson.board.round.duels import DIE, fighters
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.state.choices import CATALOGUE
from carson.board.state.steps import STEPS
from carson.core.agenda import PLAIN, Decision, Frame
from carson.core.events import Value
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

REROLL: Final = CATALOGUE.add("reroll", [str(face) for face in range(1, DIE + 1)], "die-{}".format)  # a die that shows this
LET_STAND: Final = CATALOGUE.add("stand")


class GunsmithYellow(Character):
    number = 10
    name = "gunsmith"
    side = "Y"
    limit = 30

    def won_duel(self, game: BoardGame, seat: int) -> None:
        game.gain_points(seat, 2, "gunsmith")


class GunsmithRed(Character):
    number = 10
    name = "gunsmith"
    side = "R"
    limit = 20
    pieces = (DYNAMITE_TOKENS,)
    chooses_last = True

    def taken(self, game: BoardGame, seat: int) -> None:
        hand_out(game, seat, 1, "gunsmith")

    def rolled(self, game: BoardGame, seat: int, place: int) -> None:
        """Everybody's dice lie open before he decides (B9.9)."""
        rolls = game.agenda[-1][2:]
        game.tell("dice", place=PLACE_NAMES[place], seats=fighters(game, place), rolls=list(rolls))
        game.agenda.append((REROLL_DIE, seat, place, *rolls))


class RerollDie(Decision["BoardGame"]):
    """Roll one of his own dice again or let them stand: (seat, place, dice in pass order). The duel's frame lies below."""

    name = "reroll-die"
    about = (PLACE_NAMES, PLAIN)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"place": PLACE_NAMES[frame[2]], "seats": fighters(game, frame[2]), "rolls": list(frame[3:])}

    def dice(self, game: BoardGame, seat: int, frame: Frame) -> str:
        """What his own dice show."""
        return str(frame[3 + fighters(game, frame[2]).index(seat)])

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [LET_STAND] + [REROLL + int(face) - 1 for face in sorted(set(self.dice(game, seat, frame)))]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == LET_STAND:
            return
        face, second = choice - REROLL + 1, game.draw(DIE) + 1
        settle = list(game.agenda.pop())
        dice = self.dice(game, seat, frame).replace(str(face), str(second), 1)
        settle[2 + fighters(game, frame[2]).index(seat)] = int(dice)
        game.agenda.append(tuple(settle))
        game.tell("reroll", seat=seat, first=face, second=second)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if chosen.verb == "reroll":
            return Refusal("no-such-die", "B9.9", die=chosen.words[0])
        return super().refuse(game, seat, frame, choice)


def _reroll(game: BoardGame, seat: int, choice: int) -> Effect:
    """What a second throw brings nobody knows; values: the die's face."""
    return Effect(values={"die": choice - REROLL + 1})


EFFECTS["reroll"] = _reroll

REROLL_DIE: Final = STEPS.add(RerollDie())
