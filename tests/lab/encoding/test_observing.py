"""Steps a second with observations: whole games, with and without them in turn."""

import pytest

from carson.games import GAMES
from carson.lab.encoding.observing import observed, steps_a_second


def test_every_game_is_measured() -> None:
    assert observed() == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_observations_take_time(game: str) -> None:
    found = steps_a_second(game, 0.01)
    assert found.steps_per_second > 0
    assert 0 < found.ratio < 1
