"""The Teacher (17). Yellow, in rounds 1 to 3: first in the next round. Red, in round 4: points for a decent town."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings.church import CHURCH
from carson.board.buildings.prison import PRISON
from carson.board.buildings.saloon import SALOON
from carson.board.buildings.school import SCHOOL
from carson.board.characters.character import Character
from carson.board.map.town import PARCELS

if TYPE_CHECKING:
    from carson.board.game import BoardGame

RED_ROUND: Final = 4
POINTS_EACH: Final = 2


class Teacher(Character):
    """The card as a configuration asks for it: the round says which side lies up (B9.15)."""

    number = 17
    name = "teacher"
    side = "YR"
    limit = 60

    def faced(self, game: BoardGame) -> Character:
        return TEACHER_RED if game.round == RED_ROUND else TEACHER_YELLOW


class TeacherYellow(Teacher):
    side = "Y"
    offered = False

    def after_limit(self, game: BoardGame, seat: int) -> None:
        """The marker goes to the front of the pass track: the next round follows it."""
        game.pass_order = [seat, *(other for other in game.pass_order if other != seat)]
        game.tell("teacher", seat=seat)


class TeacherRed(Teacher):
    side = "R"
    offered = False

    def final_points(self, game: BoardGame, seat: int) -> int:
        """2 VP for each own school, prison and church, and 2 without a saloon; a kept tile is none (B7.8)."""
        own = [game.contents[parcel] for parcel in range(PARCELS) if game.owner[parcel] == seat]
        decent = sum(content in (SCHOOL, PRISON, CHURCH) for content in own)
        return POINTS_EACH * (decent + (SALOON not in own))


TEACHER_YELLOW: Final = TeacherYellow()
TEACHER_RED: Final = TeacherRed()
