"""Plays each preset of each game by a fixed rule and prints what came out; a test runs it in other processes too."""

from __future__ import annotations

import json

from carson.core.record import result_of
from carson.games import titles


def results() -> dict[str, dict[str, object]]:
    """By game and preset: the number of choices, and the result with its hashes of state and events."""
    found = {}
    for kind in titles():
        for preset in kind.presets:
            game = kind.new(kind.preset(preset), "determined")
            choices = 0
            while not game.over:
                seat = game.waiting[choices % len(game.waiting)]
                legal = game.legal(seat)
                game.choose(seat, legal[(choices * 7919 + 13) % len(legal)])
                choices += 1
            found[f"{kind.name} {preset}"] = {"choices": choices, **result_of(game)}
    return found


if __name__ == "__main__":
    print(json.dumps(results()))
