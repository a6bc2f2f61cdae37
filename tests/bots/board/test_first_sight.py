"""What the levels like at first sight beyond what helps to win: a town that grows."""

from __future__ import annotations

import pytest

from carson.bots.board.first_sight import FIRST_SIGHT, PLAIN_SIGHT, TOWN, town_of
from carson.bots.board.levels import Deputy, Legend, Marshal, Searcher, Tenderfoot, Weigher
from tests.rules.table import CENTRE_ROADS, position

START = f"players: 2\n{CENTRE_ROADS}\npass-order: 2 1\nplayer 1: roads 0\n"
LINES = f"{START}round: 3\nplayer 2: roads %d, kept mine\nnext: resolve place-kept"


@pytest.mark.parametrize(("roads", "town"), [(0, 1.5), (1, 2.0), (2, 2.5), (3, 2.5)])
def test_land_counts_where_a_road_leads_or_can_be_laid(roads: int, town: float) -> None:
    """A building; land beside the centre; two parcels far from any road."""
    game = position(LINES % roads, d4="2:sa", e5="2:.", a1="2:.", h1="2:.", h8="1:.")
    assert town_of(game, 1) == town
    assert town_of(game, 0) == 0


def test_land_to_build_on_is_liked_up_to_four_parcels() -> None:
    free = dict.fromkeys(("d4", "e4", "d5", "e5", "c4", "c5"), "2:.")
    assert town_of(position(LINES % 0, **free), 1) == 2


@pytest.mark.parametrize(("round", "town"), [(3, TOWN), (4, 0)])
def test_what_makes_the_town_grow_is_liked_and_nothing_else(round: int, town: float) -> None:
    """A mine on land with a road leaves a parcel less to build on, one far away does not. The last round is for winning."""
    lines = (LINES % 0).replace("round: 3", f"round: {round}")
    game = position(lines, e5="2:.", a1="2:.", a2="M")
    options = game.legal(1)
    found = zip(PLAIN_SIGHT.weighed(game, 1, options), FIRST_SIGHT.weighed(game, 1, options), strict=True)
    liked = {game.catalogue.text(one.choice): pytest.approx(other.value - one.value) for one, other in found}
    assert liked == {"done": 0, "build mine e5": town / 2, "build mine a1": town}


@pytest.mark.parametrize(("level", "liked"), [(Tenderfoot, TOWN), (Deputy, TOWN), (Marshal, TOWN), (Legend, 0)])
def test_all_levels_like_towns_but_the_best_which_likes_to_win(level: type[Searcher | Weigher], liked: float) -> None:
    """What a building counts as beyond what it brings, when the level that is named weighs it."""
    game = position(LINES % 0, e5="2:.", a1="2:.", a2="M")
    options = game.legal(1)
    plain, own = (list(sight.weighed(game, 1, options)) for sight in (PLAIN_SIGHT, level.sight))
    more = {game.catalogue.text(one.choice): other.value - one.value for one, other in zip(plain, own, strict=True)}
    assert more["build mine a1"] == pytest.approx(liked)
