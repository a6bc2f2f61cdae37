"""Whole games between bots, for the tests of bots."""

from __future__ import annotations

from collections.abc import Sequence

from carson.bots import Budget, ask, make_bot
from carson.core.game import Game
from carson.games import title_of

QUICK = Budget(simulations=2)  # for bots that search: enough to see that they can


def new_game(preset: str, players: int, seed: str, variants: Sequence[str] = ()) -> Game:
    board = title_of("board")
    return board.new(board.preset(preset, players=players, variants=list(variants)), seed)


def play(game: Game, names: Sequence[str], seed: int = 1) -> list[int]:
    """Play to the end with a bot for each seat; the choices made. An illegal one is refused by the game."""
    bots = [make_bot(name, seed + seat, game.name, QUICK) for seat, name in enumerate(names)]
    choices = []
    while not game.over:
        seat = game.waiting[0]
        choices.append(ask(bots[seat], game, seat))
        game.choose(seat, choices[-1])
    return choices


def wins_of_greedy(preset: str, games: int, players: int = 4) -> int:
    """How often one greedy bot wins against random ones, moving one seat on from game to game."""
    wins = 0
    for number in range(games):
        game = new_game(preset, players, f"bots {number}")
        greedy = number % players
        play(game, ["greedy" if seat == greedy else "random" for seat in range(players)], seed=players * number)
        wins += game.ranking()[0] == greedy
    return wins
