"""Final scoring after the last round's cash limit (B8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings import BUILDINGS
from carson.board.contents import CONTENT_NAMES, HOUSE, NOBODY
from carson.board.steps import STEPS
from carson.board.things import MONEY
from carson.board.town import PARCELS
from carson.core.agenda import Frame

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def final_scoring(game: BoardGame, frame: Frame) -> None:
    game.tell("final-scoring")
    data = game.rules.data
    for position, seat in enumerate(game.pass_order):
        game.gain_points(seat, game.held[MONEY + seat] // data.dollars_per_point, "money")
        occupied = sum(game.owner[parcel] == seat and game.contents[parcel] >= HOUSE for parcel in range(PARCELS))
        game.gain_points(seat, occupied * data.parcel_points, "town")
        if game.rules.order_scores():
            game.gain_points(seat, game.players - 1 - position, "pass-order")
    for parcel in range(PARCELS):
        owner = game.owner[parcel]
        if owner != NOBODY:
            content = game.contents[parcel]
            game.gain_points(owner, BUILDINGS[content].final_points(game, parcel, owner), CONTENT_NAMES[content])
    game.tell("end", ranking=game.ranking())


FINAL_SCORING: Final = STEPS.task("final-scoring", final_scoring)
