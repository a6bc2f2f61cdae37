"""What every game promises of its imagined games: a seat sees what the true one shows it, and nothing hidden is in them."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from carson.core.game import SPECTATOR, Game
from tests.conformance.walk import MOST_CHOICES, Check, Moment, random_choice


def choices_of(game: Game, seat: int) -> list[int]:
    return game.legal(seat) if seat in game.waiting else []


def imagined_games_look_the_same(moment: Moment) -> None:
    """A seat sees the same, may choose the same and is told the same about it; nothing countable is lost."""
    game = moment.game
    before = game.digest()
    for seat in moment.watchers:
        imagined = game.imagined(seat, "another")
        assert imagined.view(seat) == game.view(seat)
        assert choices_of(imagined, seat) == choices_of(game, seat)
        told = [game.explain(seat, choice) for choice in choices_of(game, seat)]
        assert [imagined.explain(seat, choice) for choice in choices_of(imagined, seat)] == told
        assert game.things.totals(imagined.held) == game.things.totals(game.held)
        assert imagined.events is None
        assert imagined.key != game.key
    assert game.digest() == before


def imagined_games_are_games(moment: Moment) -> None:
    """They can be written and read, and the same seed draws the same, from the true game or from an imagined one."""
    game = moment.game
    for seat in moment.watchers:
        imagined = game.imagined(seat, "another")
        again = moment.kind.from_json(json.loads(json.dumps(imagined.as_json())))
        assert again == imagined
        for one in imagined.waiting:
            assert again.legal(one) == imagined.legal(one)
        assert imagined == game.imagined(seat, "another")
        assert imagined.imagined(seat, "third") == game.imagined(seat, "third")


def imagined_games_come_to_an_end(moment: Moment) -> None:
    """Whatever was drawn can be played on, with the same things in it until the end."""
    game = moment.game.imagined(moment.seat, str(moment.number))
    totals = game.things.totals(game.held)
    random = Random(moment.number)
    game.choose(moment.seat, moment.choice)
    for _ in range(MOST_CHOICES):
        if game.over:
            break
        seat = random.choice(game.waiting)
        game.choose(seat, random_choice(moment.kind, game, seat, random))
    assert game.over
    assert game.things.totals(game.held) == totals


def secrets_change_no_imagined_game(moment: Moment) -> None:
    """While others still have to answer the same question, what a seat chose is in nobody's imagined game."""
    game = moment.game
    if len(game.waiting) < 2 or game.in_the_open:
        return
    answers = [choice for choice in game.legal(moment.seat) if choice not in game.beside]
    found: dict[int, set[str]] = {}
    for choice in {answers[0], answers[len(answers) // 2], answers[-1]}:
        copy = game.copy()
        copy.choose(moment.seat, choice)
        for seat in {*range(game.players), SPECTATOR} - {moment.seat}:
            found.setdefault(seat, set()).add(copy.imagined(seat, "another").digest())
    assert all(len(digests) == 1 for digests in found.values())


# How often each looks (see `checks.CHECKS`).
CHECKS: Final[dict[Check, int]] = {
    imagined_games_look_the_same: 20,
    imagined_games_are_games: 10,
    imagined_games_come_to_an_end: 50,
    secrets_change_no_imagined_game: 3,
}
