"""Simulations a second: counted by the bots themselves, in every game and for as many players as it takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carson.bots import MEASURED, Bot, Budget
from carson.core.game import Game
from carson.games import GAMES
from carson.lab.speed import searching
from carson.lab.speed.searching import searchers, simulations_a_second


class Searcher(Bot):
    """Counts three futures for each choice, and tries them."""

    name = "searcher"

    def __init__(self, seed: int, budget: Budget = MEASURED) -> None:
        super().__init__(seed, budget)
        self.simulations_done = 0

    def choose(self, game: Game, seat: int) -> int:
        for _ in range(3):
            game.copy().apply(seat, game.legal(seat)[0])
            self.simulations_done += 1
        return game.legal(seat)[-1]


def known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, entry in GAMES.items():
        monkeypatch.setitem(GAMES, name, replace(entry, bots={**entry.bots, "searcher": ""}))
    monkeypatch.setattr(searching, "make_bot", lambda name, seed, game: Searcher(seed))


def test_every_game_with_as_many_players_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch)
    found = searchers("searcher")
    assert {("board", 2), ("board", 4), ("board", 6), ("cards", 4)} <= set(found)


def test_bots_that_do_not_count_are_left_out() -> None:
    assert searchers("greedy") == []
    assert searchers("zeppelin") == []


@pytest.mark.parametrize(("game", "players"), [("board", 2), ("cards", 4)])
def test_simulations_are_counted_by_the_processors_time(monkeypatch: pytest.MonkeyPatch, game: str, players: int) -> None:
    known(monkeypatch)
    clock = iter(range(10_000))
    monkeypatch.setattr(searching, "process_time", lambda: next(clock))
    assert simulations_a_second(game, players, 5, "searcher") == 3  # a question takes one tick of this clock
