"""PettingZoo's own tests of both games, and that the environment plays the engine's game and tells no secrets."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.lab.encoding.turns import points_ahead, win_or_lose
from carson.lab.pettingzoo_env import CarsonEnv, env
from tests.lab.encoding.tables import WISHES

SEED = 7
CYCLES = 150
RANDOM_SECRETS = [name for name in WISHES if "secret" in name or "all" in name or name in ("cards, 2", "cards, 6")]


def made(table: str) -> CarsonEnv:
    game, preset, changes = WISHES[table]
    return CarsonEnv(game, preset, **changes)


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it is a dict, for the mask, as in its own games of cards
@pytest.mark.parametrize("table", WISHES)
def test_pettingzoo_finds_nothing_wrong(table: str) -> None:
    game, preset, changes = WISHES[table]
    api_test(env(game=game, preset=preset, **changes), num_cycles=CYCLES)
    seed_test(lambda: env(game=game, preset=preset, **changes), num_cycles=CYCLES)


def any_action(mask: np.ndarray[tuple[int], np.dtype[np.int8]], random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("table", WISHES)
def test_a_whole_game_is_the_engines(table: str) -> None:
    """The same choices lead to the same end; who is asked has legal actions, nobody else has."""
    played, random = made(table), np.random.default_rng(SEED)
    played.reset(seed=SEED)
    game = played.game.copy()
    rewards = dict.fromkeys(played.possible_agents, 0.0)
    for agent in played.agent_iter():
        seen, reward, over, cut, info = played.last()
        rewards[agent] += reward
        if over or cut:
            assert info == {"points": game.points()[int(agent[-1])], "won": int(agent[-1]) in game.winners()}
            played.step(None)
            continue
        assert seen["observation"].dtype == np.int16
        seat = int(agent.removeprefix("player_"))
        assert sorted(game.legal(seat)) == np.flatnonzero(seen["action_mask"]).tolist()
        assert not any(played.observe(other)["action_mask"].any() for other in played.agents if other != agent)
        action = any_action(seen["action_mask"], random)
        game.choose(seat, action)
        played.step(action)
    assert game.over
    assert played.game == game
    assert list(rewards.values()) == win_or_lose(game)[: len(rewards)]


@pytest.mark.parametrize("table", RANDOM_SECRETS)
def test_nobody_sees_what_the_others_have_chosen_in_secret(table: str) -> None:
    """Two games that differ in nothing but what one player has chosen: the others are asked by seat, and see the same."""
    one, other, random = made(table), made(table), np.random.default_rng(SEED)
    for played in (one, other):
        played.reset(seed=SEED)
    compared = 0
    for _ in range(300):
        game, agent = one.game, one.agent_selection
        if game.over:
            break
        mask = one.observe(agent)["action_mask"]
        action = any_action(mask, random)
        if game.in_secret and len(game.waiting) > 1:
            answers = [int(choice) for choice in np.flatnonzero(mask) if choice not in game.beside]
            assert one.possible_agents.index(agent) == min(game.waiting)
            one.step(answers[0])
            other.step(answers[-1])
            assert one.agent_selection == other.agent_selection
            for watcher in set(one.agents) - {agent}:
                left, right = one.observe(watcher), other.observe(watcher)
                assert left["observation"].tobytes() == right["observation"].tobytes()
                assert left["action_mask"].tobytes() == right["action_mask"].tobytes()
                compared += 1
            other._game = one.game.copy()  # and so they go on alike
            continue
        one.step(action)
        other.step(action)
    assert compared > 5


def test_the_open_ones_choose_in_turn() -> None:
    """With Kit Carson all see what everybody does: whoever has waited longest is next."""
    played, random = CarsonEnv("board", "big-box", players=3, variants=["kit-carson"]), np.random.default_rng(SEED)
    played.reset(seed=SEED)
    asked: list[str] = []
    while len(asked) < 6:
        if played.game.in_the_open and len(played.game.waiting) == 3:
            asked.append(played.agent_selection)
        played.step(any_action(played.observe(played.agent_selection)["action_mask"], random))
    assert set(asked[:3]) == set(asked[3:]) == set(played.possible_agents)


def test_what_is_illegal_is_refused_and_changes_nothing() -> None:
    played = CarsonEnv("cards", "friends")
    played.reset(seed=SEED)
    before = played.game.digest()
    with pytest.raises(Refusal, match="must-bid"):
        played.step(0)
    assert played.game.digest() == before


def test_one_seed_gives_one_row_of_games() -> None:
    one, other = made("board, 2"), made("board, 2")
    games: list[list[Game]] = []
    for played in (one, other):
        played.reset(seed=SEED)
        first = played.game
        played.reset()
        games.append([first, played.game])
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_points_may_be_what_counts() -> None:
    played, random = CarsonEnv("cards", "friends", worth=points_ahead), np.random.default_rng(SEED)
    played.reset(seed=SEED)
    while not played.game.over:
        played.step(any_action(played.observe(played.agent_selection)["action_mask"], random))
    points = played.game.points()
    assert played.rewards["player_1"] == points[1] - max(points[0], points[2], points[3])


def test_the_version_is_the_encodings() -> None:
    assert made("cards, 4").version.startswith("cards-1-")
