"""OpenSpiel's own test of a game and ours, for an environment that has OpenSpiel: `openspiel_run.py "carson(players=3)"`."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from carson.lab.encoding.encoding import encoding_of
from carson.lab.encoding.turns import win_or_lose
from carson.lab.openspiel_game import FUTURES

EVERY = 9
MOST = 10_000


def chosen(state: Any, random: Random) -> int:
    return random.randrange(FUTURES) if state.is_chance_node() else int(random.choice(state.legal_actions()))


def finished(state: Any, random: Random) -> Any:
    for _ in range(MOST):
        if state.is_terminal():
            return state
        state.apply_action(chosen(state, random))
    raise AssertionError("no end")


def seen(state: Any, player: int) -> tuple[str, str, list[float]]:
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
    )


def check_resampling(state: Any, random: Random) -> None:
    """It looks the same to whoever is asked, can be played on, and changes nothing."""
    player, before = state.current_player(), str(state)
    new = state.resample_from_infostate(player, random.random)
    assert seen(new, player) == seen(state, player)
    assert new.current_player() == player
    assert new.legal_actions() == state.legal_actions()
    finished(new, random)
    assert str(state) == before


def check_secrets(state: Any) -> None:
    """What a player chooses in secret the others do not see, until all have chosen."""
    game, player = state.game, state.current_player()
    if not game.in_secret or len(game.waiting) < 2:
        return
    found: dict[int, set[str]] = {}
    for choice in (action for action in state.legal_actions() if action not in game.beside):
        child = state.child(choice)
        for other in set(range(state.num_players())) - {player}:
            found.setdefault(other, set()).add(repr(seen(child, other)))
    assert all(len(views) == 1 for views in found.values())


def check_tensor(state: Any, player: int) -> None:
    """It is the encoding's observation."""
    game = state.game
    assert state.observation_tensor(player) == list(encoding_of(game.name).numbers(game, player))
    assert np.isfinite(state.information_state_tensor(player)).all()


def check_game(game: Any, random: Random) -> None:
    state = game.new_initial_state()
    assert state.information_state_tensor(0) == [0.0] * game.information_state_tensor_shape()[0]
    for number in range(MOST):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            check_secrets(state)
            if number % EVERY == 0:
                check_resampling(state, random)
                check_tensor(state, state.current_player())
        state.apply_action(chosen(state, random))
    assert state.returns() == win_or_lose(state.game)[: game.num_players()]
    check_history(game, state)


def check_history(game: Any, state: Any) -> None:
    """The engine's game with the same choices, where each future has its key, comes to the same end."""
    entries = state.full_history()
    played = game.title.new(game.config, str(entries[0].action), quiet=True)
    futures = 1
    for entry, after in zip(entries[1:], [*entries[2:], None], strict=True):
        if entry.player < 0:
            continue
        if after is not None and after.player < 0:
            played = played.copy(seed=f"{futures}/{after.action}")
            futures += 1
        played.choose(entry.player, entry.action)
    assert played == state.game


def check_chance(game: Any, random: Random) -> None:
    """What is to come is not decided before: from one state different futures lead to different games, and one to one."""
    state, different = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            one, same, other = state.child(1), state.clone(), state.child(2)
            same.apply_action(1)
            assert str(one) == str(same)
            different += str(one) != str(other)
        state.apply_action(chosen(state, random))
    assert different


def check_search(game: Any) -> None:
    """OpenSpiel's search for games with secrets plays a few choices."""
    if game.num_players() == 1:
        return
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 4, random_state=np.random.RandomState(1)
    )
    state, random = game.new_initial_state(), Random(1)
    for _ in range(6):
        state.apply_action(chosen(state, random) if state.is_chance_node() else bot.step(state))


def main(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    check_game(game, Random(name))
    check_chance(game, Random(name))
    check_search(game)
    print(f"{game.get_type().utility.name} {game.num_players()} players")


if __name__ == "__main__":
    main(sys.argv[1])
