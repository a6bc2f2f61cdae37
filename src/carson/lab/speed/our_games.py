"""Our side of the bench: games of four random players, measured in the way `peer_worker.py` measures the peer.

A decision is listing the legal choices, drawing one and applying it, those with one answer included: the peer asks its
players for these (63 in 100 of its decisions), our engine makes them itself (about one in five of the
board game's). The clock covers that and
the test for the end, but not the setting up. A copy is `Game.copy`, of positions taken every 50 decisions from whole games.
"""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from time import perf_counter

from carson.bots.random_bot import one_of
from carson.core.game import Game
from carson.games import GAMES, title_of

PLAYERS = 4
ALL_VARIANTS = "all_variants"
WARM_UP_GAMES = 4
DECISIONS_BETWEEN_POSITIONS = 50


class OurGame:
    """A contender for the bench (see `bench.Contender`): a preset of a game, with changes."""

    def __init__(self, game: str, preset: str, **changes: object) -> None:
        self._title = title_of(game)
        self._config = self._title.preset(preset, players=PLAYERS, **changes)
        self._next_seed = 1
        seeds = range(1, WARM_UP_GAMES + 1)
        self._positions = [position for seed in seeds for position in self._positions_of(seed)]
        self.copies(len(self._positions))
        for _ in seeds:
            self._play_game()
        self._next_seed = 1

    def play(self, seconds: float) -> tuple[int, int, float]:
        games = decisions = 0
        spent = 0.0
        while spent < seconds:
            made, took = self._play_game()
            games += 1
            decisions += made
            spent += took
        return games, decisions, spent

    def copies(self, count: int) -> float:
        start = perf_counter()
        for position in islice(cycle(self._positions), count):
            position.copy()
        return (perf_counter() - start) / count

    def _play_game(self) -> tuple[int, float]:
        """The next game: decisions and seconds."""
        game, chances = self._new_game(self._next_seed)
        self._next_seed += 1
        decisions, forced = 0, game.made_by_program
        start = perf_counter()
        while game.waiting:
            seat = game.waiting[0]
            game.apply(seat, one_of(game.legal(seat), chances[seat]))
            decisions += 1
        return decisions + game.made_by_program - forced, perf_counter() - start

    def _new_game(self, seed: int) -> tuple[Game, list[Random]]:
        game = self._title.new(self._config, str(seed), quiet=True)
        return game, [Random(PLAYERS * seed + seat) for seat in range(PLAYERS)]

    def _positions_of(self, seed: int) -> list[Game]:
        """Positions spread evenly over one game."""
        game, chances = self._new_game(seed)
        positions = []
        decisions = 0
        while game.waiting:
            seat = game.waiting[0]
            game.apply(seat, one_of(game.legal(seat), chances[seat]))
            decisions += 1
            if decisions % DECISIONS_BETWEEN_POSITIONS == 0:
                positions.append(game.copy())
        return positions


def our_games() -> dict[str, OurGame]:
    """By their names in `bench.Comparison`: each game, the first one also with all its variants."""
    entered = {}
    for game, entry in GAMES.items():
        if entry.bench:
            entered[game] = OurGame(game, entry.bench)
        if entry.bench and len(entered) == 1:
            entered[ALL_VARIANTS] = OurGame(game, entry.bench, variants=list(title_of(game).variants))
    return entered
