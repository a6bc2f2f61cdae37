"""Our side of the bench plays whole games and copies positions from the middle of games."""

from carson.games import title_of
from carson.lab.speed.bench import Contender
from carson.lab.speed.our_games import DECISIONS_BETWEEN_POSITIONS, our_games

OURS = our_games()
ours = OURS["board"]


def test_it_is_a_contender() -> None:
    contender: Contender = ours
    assert contender is ours


def test_it_plays_whole_games() -> None:
    games, decisions, seconds = ours.play(0.000001)
    assert games == 1
    assert decisions > 50
    assert seconds > 0


def test_without_time_it_does_not_play() -> None:
    assert ours.play(0) == (0, 0, 0.0)


def test_copies_take_some_time() -> None:
    assert ours.copies(10) > 0


def test_positions_are_spread_over_games() -> None:
    assert DECISIONS_BETWEEN_POSITIONS == 50
    positions = ours._positions_of(1)
    assert len(positions) >= 2
    assert all(position.players == 4 and position.events is None for position in positions)


def test_the_presets_are_those_that_are_promised() -> None:
    board = title_of("board")
    assert ours._config == board.preset("big-box", players=4)
    assert OURS["all_variants"]._config == board.preset("big-box", players=4, variants=list(board.variants))
    assert OURS["cards"]._config == title_of("cards").preset("friends")
