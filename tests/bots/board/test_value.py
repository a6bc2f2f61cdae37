"""The learned value: its weights fit the features, and it knows what is plainly better."""

from __future__ import annotations

from functools import cache

import pytest

from carson.board.game import BoardGame
from carson.board.state.things import MONEY, POINTS
from carson.bots import ask, make_bot
from carson.bots.board.features import COUNT, NAMES, features
from carson.bots.board.value import Mind, Prospect, content, shipped
from tests.bots.table import new_game


def after_round(round: int, players: int, preset: str = "big-box") -> BoardGame:
    """A game between greedy bots in which this round has just ended."""
    return ends_of_rounds(players, preset)[round].copy()


@cache
def ends_of_rounds(players: int, preset: str) -> dict[int, BoardGame]:
    game = new_game(preset, players, "value")
    assert isinstance(game, BoardGame)
    bots = [make_bot("greedy", seat, "board") for seat in range(players)]
    ends = {}
    while game.waiting:
        seat, round = game.waiting[0], game.round
        game.choose(seat, ask(bots[seat], game, seat))
        if game.round > round or not game.waiting:
            ends[round] = game.copy()
    return ends


def prospect(game: BoardGame) -> Prospect:
    return shipped().prospect(game)


def test_the_weights_fit_the_features_and_say_how_they_were_made() -> None:
    assert all(len(one.features) == COUNT for rounds in shipped().weights for one in rounds)
    made = content()["made"]
    assert isinstance(made, dict)
    assert made["command"].startswith("carson train board weights.json")


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="carson train board"):
        Mind({**content(), "features": [*NAMES[1:], NAMES[0]]})
    with pytest.raises(ValueError, match="carson train board"):
        Mind({**content(), "version": 0})


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("round", [1, 3, 4])
def test_chances_add_up_with_any_number_of_players(players: int, round: int) -> None:
    game = after_round(round, players)
    found = prospect(game)
    assert sum(found.chances) == pytest.approx(1)
    assert sum(found.points) == pytest.approx(0, abs=1e-9)
    assert all(len(row) == COUNT for row in features(game))


@pytest.mark.parametrize("round", [1, 2, 3])
def test_points_are_good(round: int) -> None:
    game = after_round(round, 2)
    better = game.copy()
    better.move(POINTS, 6, 0, 5, "given")
    assert prospect(better).chances[0] > prospect(game).chances[0]
    assert prospect(better).points[0] > prospect(game).points[0]


def test_money_is_good_early() -> None:
    game = after_round(1, 2)
    better = game.copy()
    better.move(MONEY, 6, 0, 6, "given")
    assert prospect(better).chances[0] > prospect(game).chances[0]


def test_who_has_won_has_the_best_chance() -> None:
    game = after_round(4, 3)
    assert game.over
    chances = prospect(game).chances
    assert chances.index(max(chances)) == game.ranking()[0]
