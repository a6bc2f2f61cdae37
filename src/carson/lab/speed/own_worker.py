"""Plays our games on request in the build of the engine that its Python finds, a JSON line in and a JSON line out."""

from __future__ import annotations

import json
import signal
import sys

from carson.lab.speed.our_games import OurGame, our_games
from carson.lab.speed.searching import simulations_a_second


def answer(request: dict[str, str | int | float], games: dict[str, OurGame]) -> dict[str, float]:
    name = str(request["name"])
    if "players" in request:
        return {"rate": simulations_a_second(name, int(request["players"]), float(request["seconds"]))}
    if "copies" in request:
        return {"seconds": games[name].copies(int(request["copies"]))}
    made, decisions, spent = games[name].play(float(request["seconds"]))
    return {"games": made, "decisions": decisions, "seconds": spent}


def main() -> None:
    # Ctrl-C reaches the bench as well, which then closes the pipe: that ends the worker without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games = our_games()
    print(json.dumps({}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), games)), flush=True)


if __name__ == "__main__":
    main()
