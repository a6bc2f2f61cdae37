"""Placing and moving with everything that opens and closes places for some: whoever has a token uses it, near others."""

from __future__ import annotations

from random import Random

import pytest

from carson.board.characters.sheriff import WHITE_COWBOY
from carson.board.characters.singer import NO_DUEL
from carson.board.game import BoardGame
from carson.board.map.action_track import OPEN_TO_ALL
from carson.board.round.placing import PLACEMENTS, is_placing, place_of
from carson.board.title import BOARD
from carson.core.agenda import seats_in
from tests.conformance.kept import compare

FEW, GAMES = 5, 12  # for each table
CAST = ["1Y", "2Y", "5Y", "6Y", "9Y", "10Y", "11Y"]  # white cowboy, dynamite, no-duel tokens
WANTED = ("take sheriff", "take singer")


@pytest.mark.parametrize("number", [*range(FEW), *(pytest.param(one, marks=pytest.mark.slow) for one in range(FEW, GAMES))])
@pytest.mark.parametrize("variants", [[], ["kit-carson"], ["horses"], ["kit-carson", "horses"], ["outlaws", "kit-carson"]])
@pytest.mark.ruling("B9.2", "B10.4", "B4.4")
def test_nobody_ever_stands_where_he_could_not_be(variants: list[str], number: int) -> None:
    random = Random(f"{variants} {number}")
    game = BOARD.new(BOARD.preset("big-box", players=3, characters=CAST, variants=variants), f"placing {number}")
    while game.waiting and game.round < 3:
        seat = random.choice(game.waiting)
        game.choose(seat, likely_to_meet(game, seat, random))
        if any(map(is_placing, game.agenda)):
            compare(game)
            nobody_joins_the_white_cowboy(game)


def likely_to_meet(game: BoardGame, seat: int, random: Random) -> int:
    """Takes the cards with tokens, uses these where somebody stands, and often moves on."""
    legal = game.legal(seat)
    verbs = {choice: game.catalogue[choice].verb for choice in legal}
    cards = [choice for choice in legal if game.catalogue.text(choice) in WANTED]
    tokens = [choice for choice in legal if verbs[choice] in PLACEMENTS]
    crowded = [choice for choice in legal if (place := place_of(game, choice)) is not None and game.standing[place]]
    meetings = [choice for choice in tokens if choice in crowded]
    moves = [choice for choice in legal if verbs[choice] == "move" or game.catalogue.text(choice) == "horse 2"]
    wishes = [wish for wish in (meetings, tokens, crowded, moves, [c for c in legal if verbs[c] != "pass"]) if wish]
    return random.choice(cards or random.choice(wishes or [legal]))


def nobody_joins_the_white_cowboy(game: BoardGame) -> None:
    """Nobody but one whom nobody challenges (B9.2)."""
    for thing, place, sheriff in game.tokens:
        if thing == WHITE_COWBOY and place not in OPEN_TO_ALL:
            beside = set(seats_in(game.standing[place])) - {sheriff}
            assert all((NO_DUEL, place, seat) in game.tokens for seat in beside)
