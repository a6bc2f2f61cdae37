"""Carson River: parcels under water, bridges of two roads, a school on each bank (B10.2, B5.11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypedDict

from carson.board.buildings import BUILDINGS
from carson.board.configuration.figures import Figure, Numbers
from carson.board.map.contents import RIVER
from carson.board.map.course import LONGEST, SHORTEST, banks, crossings, next_courses, read_course
from carson.board.map.town import PARCEL_NAMES, PARCEL_OF, PARCEL_POINTS, PARCELS, SIDE_ENDS
from carson.board.variants.variant import Variant
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.configuration.config import Config
    from carson.board.configuration.rules import Rules
    from carson.board.game import BoardGame


def check_course(parcels: Numbers) -> None:
    read_course([PARCEL_NAMES[parcel] for parcel in parcels])


COURSE: Final = Figure(
    ("river", "course"), 0, PARCELS - 1, count=LONGEST, fewest=SHORTEST, parcels=True, check=check_course
)  # the printed one, parcel by parcel
MOUNTAINS: Final = Figure(("river", "mountains"), 0, 9)


class RiverView(TypedDict):
    course: list[str]


class River(Variant):
    name = "river"
    first_edition = True
    figures = (COURSE, MOUNTAINS)

    def check(self, config: Config) -> None:
        if config.river:
            read_course(config.river)

    def check_off(self, config: Config) -> None:
        if config.river:
            raise Refusal("river-not-in-game", "B10.2", parcel=config.river[0][:40])

    def switches(self, words: Sequence[str]) -> Mapping[str, Sequence[str]]:
        """Parcel after parcel, while an own course is drawn."""
        if not set(words) <= set(PARCEL_NAMES):
            return {}
        courses = next_courses(tuple(PARCEL_OF[name] for name in words))
        return {PARCEL_NAMES[at]: [PARCEL_NAMES[parcel] for parcel in courses[at]] for at in sorted(courses)}

    def mountains(self, config: Config, mountains: int) -> int:
        """Six beside the printed river; one fewer for every three parcels of an own one."""
        if not config.river:
            return config.data.number(MOUNTAINS)
        return mountains - len(config.river) // 3

    def prepare(self, rules: Rules) -> None:
        rules.river = frozenset(course_of(rules))
        rules.crossings = crossings(rules.river)

    def before_centre(self, game: BoardGame) -> None:
        course = course_of(game.rules)
        for parcel in course:
            game.put(parcel, RIVER)
        game.tell("river", places=[PARCEL_NAMES[parcel] for parcel in course])

    def may_build(self, game: BoardGame, kind: int, parcel: int) -> bool:
        """One school on each bank (B5.11)."""
        if not BUILDINGS[kind].one_on_each_bank or kind not in game.contents:
            return True
        bank = banks(game.rules.river)
        return all(content != kind or bank[at] != bank[parcel] for at, content in enumerate(game.contents))

    def parcel_points(self, game: BoardGame, parcel: int, points: int) -> int:
        """A point more where a corner is an end of a bridge."""
        corners = PARCEL_POINTS[parcel]
        for side in game.rules.crossings:
            if game.roads[side] and (SIDE_ENDS[side][0] in corners or SIDE_ENDS[side][1] in corners):
                return points + 1
        return points

    def view(self, game: BoardGame) -> RiverView:
        return {"course": [PARCEL_NAMES[parcel] for parcel in course_of(game.rules)]}


def course_of(rules: Rules) -> tuple[int, ...]:
    """The own course of the configuration, or the printed one."""
    return read_course(rules.config.river) if rules.config.river else rules.data.numbers(COURSE)
