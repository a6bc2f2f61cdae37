"""Final scoring after the last round's cash limit (B8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings import BUILDINGS
from carson.board.map.contents import CONTENT_NAMES, HOUSE, NOBODY
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY
from carson.core.agenda import Frame

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def final_scoring(game: BoardGame, frame: Frame) -> None:
    game.tell("final-scoring")
    data = game.rules.data
    town = [0] * game.players
    owned = [(parcel, owner) for parcel, owner in enumerate(game.owner) if owner != NOBODY]
    for parcel, owner in owned:
        town[owner] += parcel_points(game, parcel)
    for position, seat in enumerate(game.pass_order):
        game.gain_points(seat, game.held[MONEY + seat] // data.dollars_per_point, "money")
        game.gain_points(seat, town[seat], "town")
        game.gain_points(seat, game.side(seat).final_points(game, seat), game.side(seat).name)
        for variant in game.rules.variants:
            game.gain_points(seat, variant.final_points(game, seat), variant.name)
        if game.rules.order_scores:
            game.gain_points(seat, game.players - 1 - position, "pass-order")
    for parcel, owner in owned:
        content = game.contents[parcel]
        game.gain_points(owner, BUILDINGS[content].final_points(game, parcel, owner), CONTENT_NAMES[content])
    game.tell("end", ranking=game.ranking())


def parcel_points(game: BoardGame, parcel: int) -> int:
    """What a parcel is worth to its owner: a building, House, Townhouse or mountain on it counts once."""
    if game.contents[parcel] < HOUSE:
        return 0
    points = game.rules.data.parcel_points
    for hook in game.rules.parcel_points:
        points = hook(game, parcel, points)
    return points


FINAL_SCORING: Final = STEPS.task("final-scoring", final_scoring)
