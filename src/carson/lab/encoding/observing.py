"""How many steps a second there are with an observation and a mask at each, beside the same random games without them."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import NamedTuple

from carson.bots.random_bot import one_of
from carson.games import GAMES, title_of
from carson.lab.encoding.encoding import Encoding, encoding_of
from carson.lab.speed.our_games import PLAYERS


class Observed(NamedTuple):
    """A step is a decision that somebody is asked."""

    steps_per_second: float
    ratio: float  # to the steps without observations


def observed() -> list[str]:
    """The games that are measured."""
    return [game for game, entry in GAMES.items() if entry.bench and entry.encoding]


def steps_a_second(game: str, seconds: float, **changes: object) -> Observed:
    """Whole games in turn with and without, until each has taken so many seconds of the processor."""
    title = title_of(game)
    config = title.preset(GAMES[game].bench, players=PLAYERS, **changes)
    encoding, number = encoding_of(game), 0
    steps, spent = {True: 0, False: 0}, {True: 0.0, False: 0.0}

    def play(seed: int, observer: Encoding | None) -> tuple[int, float]:
        playing, chance, made = title.new(config, str(seed), quiet=True), Random(seed), 0
        start = process_time()
        while playing.waiting:
            seat = playing.waiting[0]
            if observer is not None:
                observer.observe(playing, seat)
                observer.mask(playing, seat)
            playing.apply(seat, one_of(playing.legal(seat), chance))
            made += 1
        return made, process_time() - start

    play(0, encoding)  # what is computed once is computed now
    while min(spent.values()) < seconds:
        number += 1
        for watched in (True, False) if number % 2 else (False, True):
            made, took = play(number, encoding if watched else None)
            steps[watched] += made
            spent[watched] += took
    return Observed(steps[True] / spent[True], steps[True] / spent[True] / (steps[False] / spent[False]))
