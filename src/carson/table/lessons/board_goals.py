"""What lessons of the board game can be about."""

from __future__ import annotations

from typing import Final

from carson.board.buildings import KIND_NAMES
from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_NAMES, PLACE_OF
from carson.board.map.contents import CONTENT_OF
from carson.board.shown.previews import duel_odds
from carson.board.state.things import MONEY, POINTS
from carson.core.sums import Part, total
from carson.sentences.naming import percent
from carson.table.lessons.goals import GoalKind

About = tuple[str, ...]


def _income(first: BoardGame, now: BoardGame, seat: int, about: About) -> list[Part]:
    """What the seat's best building of a kind earns."""
    kind = CONTENT_OF[about[0]]
    own = [parcel for parcel in now.built_up() if now.owner[parcel] == seat and now.contents[parcel] == kind]
    return max((now.income_parts(parcel) for parcel in own), key=total, default=[])


def _money(first: BoardGame, now: BoardGame, seat: int, about: About) -> list[Part]:
    """How much richer it is than at the beginning."""
    return [("money", now.held[MONEY + seat] - first.held[MONEY + seat], 1)]


def _points(first: BoardGame, now: BoardGame, seat: int, about: About) -> list[Part]:
    return [("points", now.held[POINTS + seat] - first.held[POINTS + seat], 1)]


def _chance(first: BoardGame, now: BoardGame, seat: int, about: About) -> list[Part]:
    """In percent, to win the duel on a place where the seat stands."""
    place = PLACE_OF[about[0]]
    found = duel_odds(now, place, seat) if now.standing[place] >> seat & 1 else None
    return [] if found is None else [("chance", percent(found.of(seat)), 1)]


GOALS: Final = {
    "income": GoalKind(_income, {"kind": KIND_NAMES}, explained=True, dollars=True),
    "money": GoalKind(_money, dollars=True),
    "points": GoalKind(_points),
    "chance": GoalKind(_chance, {"place": PLACE_NAMES}),
}
