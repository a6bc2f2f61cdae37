"""Plays and copies catanatron's games on request, a JSON line in and a JSON line out, in catanatron's own environment.

A decision is one action chosen by a RandomPlayer from the playable actions that the state already holds, and applied by
`Game.execute`, which lists the next ones; the clock covers that and the test for a winner, but neither the setting up
nor, in catanatron's favour, the check of the chosen action that `Game.play_tick` would add. A copy is `Game.copy`, made
of positions taken every 50 decisions from whole games.
"""

import json
import signal
import sys
from itertools import cycle, islice
from time import perf_counter

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

# Few, in catanatron's favour: with the positions of twelve games a copy was measured a tenth dearer.
WARM_UP_GAMES = 4
DECISIONS_BETWEEN_POSITIONS = 50


def new_game(seed: int) -> Game:
    # catanatron takes 0 for "no seed", so seeds start at 1.
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(game: Game) -> None:
    state = game.state
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        action = state.current_player().decide(game, state.playable_actions)
        game.execute(action, validate_action=False)


def play_games(count: int, first_seed: int) -> dict[str, float]:
    decisions = 0
    seconds = 0.0
    for seed in range(first_seed, first_seed + count):
        game = new_game(seed)
        start = perf_counter()
        play(game)
        seconds += perf_counter() - start
        decisions += len(game.state.actions)
    return {"games": count, "decisions": decisions, "seconds": seconds}


def positions_of(seed: int) -> list[Game]:
    """Positions spread evenly over one game."""
    game = new_game(seed)
    positions = []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        if len(game.state.actions) % DECISIONS_BETWEEN_POSITIONS == 0:
            positions.append(game.copy())
    return positions


def copy_positions(positions: list[Game], count: int) -> dict[str, float]:
    start = perf_counter()
    for position in islice(cycle(positions), count):
        position.copy()
    return {"copies": count, "seconds": perf_counter() - start}


def main() -> None:
    # Ctrl-C reaches the bench as well, which then closes the pipe: that ends the worker without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    positions = [position for seed in range(1, WARM_UP_GAMES + 1) for position in positions_of(seed)]
    copy_positions(positions, len(positions))
    play_games(WARM_UP_GAMES, first_seed=1)
    for line in sys.stdin:
        request = json.loads(line)
        if "copies" in request:
            answer = copy_positions(positions, request["copies"])
        else:
            answer = play_games(request["games"], request["seed"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
