"""Gymnasium's own check of both games, and that one seat plays the engine's game against bots."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.lab.encoding.turns import win_or_lose
from carson.lab.gymnasium_env import ANY_SEAT, LOST, CarsonEnv
from tests.lab.encoding.tables import WISHES

SEED = 7


def made(table: str, opponents: str = "random", seat: int = 0) -> CarsonEnv:
    game, preset, changes = WISHES[table]
    return CarsonEnv(game, preset, opponents, seat, **changes)


@pytest.mark.parametrize("table", WISHES)
def test_gymnasium_finds_nothing_wrong(table: str) -> None:
    check_env(made(table), skip_render_check=True)


@pytest.mark.parametrize("table", WISHES)
def test_a_whole_game_is_the_engines(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same choices, the bots' too, lead to the same end."""
    made_by_all: list[tuple[Game, int, int]] = []
    choose = Game.choose

    def noted(game: Game, seat: int, choice: int) -> None:
        made_by_all.append((game.copy(), seat, choice))
        choose(game, seat, choice)

    played, random = made(table, seat=ANY_SEAT), np.random.default_rng(SEED)
    monkeypatch.setattr(Game, "choose", noted)
    _, info = played.reset(seed=SEED)
    over, rewards = False, 0.0
    while not over:
        assert played.seat in played.game.waiting
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut, info = played.step(action)
        assert seen in played.observation_space
        assert not cut
        rewards += reward
    monkeypatch.undo()
    game = made_by_all[0][0]
    for _, seat, choice in made_by_all:
        game.choose(seat, choice)
    assert game == played.game
    assert game.over
    assert rewards == win_or_lose(game)[played.seat]
    assert info["points"] == game.points()[played.seat]
    assert not info["action_mask"].any()
    with pytest.raises(RuntimeError, match="game is over"):
        played.step(0)


def test_whoever_chooses_what_is_not_legal_has_lost_and_is_told_why() -> None:
    played = made("cards, 4")
    played.reset(seed=SEED)
    _, reward, over, cut, info = played.step(0)
    assert (reward, over, cut) == (LOST, True, False)
    assert info["refusal"].startswith("must-bid")
    assert not played.action_masks().any()
    played.reset()
    assert played.action_masks().any()


def test_opponents_are_named_bots_in_turn() -> None:
    played = CarsonEnv("board", "big-box", ["random", "greedy"], seat=2, players=4)
    played.reset(seed=SEED)
    assert {seat: bot.name for seat, bot in played._bots.items()} == {0: "random", 1: "greedy", 3: "random"}
    usual = CarsonEnv("cards", "friends")
    usual.reset(seed=SEED)
    assert {bot.name for bot in usual._bots.values()} == {"deputy"}


def test_a_seat_may_be_drawn() -> None:
    played = made("board, 6, secret", seat=ANY_SEAT)
    seats = set()
    for seed in range(30):
        played.reset(seed=seed)
        seats.add(played.seat)
    assert seats == set(range(6))


def test_what_cannot_be_is_told_at_once() -> None:
    with pytest.raises(ValueError, match="no seat 4 for 4 players"):
        made("cards, 4", seat=4)
    with pytest.raises(Refusal, match="unknown-bot"):
        made("cards, 4", "zeppelin")
    with pytest.raises(Refusal, match="unknown-game"):
        CarsonEnv("chess")
    with pytest.raises(Refusal, match="player-count"):
        CarsonEnv("board", players=9)
