"""What a game keeps from choice to choice so that it need not compute it again, compared with the same made anew."""

from __future__ import annotations

from carson.board.game import BoardGame
from carson.board.map.contents import NOBODY, RIVER
from carson.board.map.town import PARCEL_POINTS, PARCELS, POINT_SIDES, SIDE_ENDS, SIDES
from carson.board.round.placing import places_left
from carson.board.state.choices import ROAD
from carson.board.state.steps import STEPS
from tests.conformance.walk import Moment


def kept_is_what_would_be_made_anew(moment: Moment) -> None:
    """Lists that each choice changes a little have not gone astray. The card game keeps none."""
    if isinstance(moment.game, BoardGame):
        compare(moment.game)


def compare(game: BoardGame) -> None:
    if game.places:
        assert game.places == places_left(game)
    if len(game.waiting) == 1:
        frame = game.agenda[-1]
        assert game.options == STEPS.decision(frame).legal(game, game.waiting[0], frame)
    assert game.unowned == [p for p in range(PARCELS) if game.owner[p] == NOBODY and game.contents[p] != RIVER]
    ends = {point for side in range(SIDES) if game.roads[side] for point in SIDE_ENDS[side]}
    assert game.reached == [int(point in ends) for point in range(len(POINT_SIDES))]
    assert game.connected == [int(not ends.isdisjoint(PARCEL_POINTS[parcel])) for parcel in range(PARCELS)]
    free = [side for side in range(SIDES) if not game.roads[side] and not ends.isdisjoint(SIDE_ENDS[side])]
    assert game.frontier == [ROAD + side for side in free]
