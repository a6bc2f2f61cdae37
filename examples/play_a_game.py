"""Plays whole games on a Carson City server, with Python's standard library alone. Start your own player from here.

    python examples/play_a_game.py                        # the board game as a guest, against bots
    python examples/play_a_game.py cards --games 3        # the card game, three times
    TOKEN=pat_... python examples/play_a_game.py          # as your account: it counts for your rating

docs/api.md tells the rest.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from hashlib import blake2b
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PRESETS = {"board": "first-game", "cards": "friends"}


def choose(game: dict[str, Any]) -> str:
    """YOUR IDEA GOES HERE. `game` is all that your seat may know; one of the texts in `game["choices"]` is the answer."""
    return str(random.choice(game["choices"]))


def ask(address: str, body: object = None, token: str = "") -> dict[str, Any]:
    """What the server answers: to a GET, or with a body to a POST. What it refuses ends the program in its own words."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, data, headers), timeout=60) as answer:
            return dict(json.load(answer))
    except HTTPError as refusal:
        problem = dict(json.load(refusal))
        if refusal.code == 409:  # the table has gone on meanwhile: look again
            return problem
        if refusal.code != 429:
            sys.exit(f"The server says: {problem['detail']}")
    except (OSError, ValueError):  # nobody there, or somebody else
        server = address.partition("/api/")[0]
        sys.exit(f"There is no server at {server}: start one with 'carson serve', or name one with --server.")
    sleep(problem["values"]["seconds"])  # we are too fast for it
    return ask(address, body, token)


def play(api: str, wish: dict[str, Any], account: str) -> None:
    """One game, from the opening of the table to the result."""
    made = ask(f"{api}/tables", wish, account)  # without a word about seats: one person, and bots on all others
    table, token = f"{api}/tables/{made['table']['id']}", made["tokens"][0]["token"]
    number, result = 0, None
    while result is None:
        news = ask(f"{table}/news?since={number}&wait=20", token=token)  # answers as soon as there is anything new
        number, result = news["number"], news["table"]["result"]
        game = {**news["view"], **news["own"]}
        if game["choices"]:
            ask(f"{table}/choices", {"choice": choose(game), "number": number}, token)
    names = [seat["name"] for seat in news["table"]["seats"]] + ["a virtual player"] * len(result["points"])
    print(f"{made['table']['id']}:", ", ".join(f"{names[seat]} {result['points'][seat]}" for seat in result["ranking"]))
    seed = news["table"]["seed"]  # a secret until now; its hash was told before the first roll
    fair = blake2b(seed.encode(), digest_size=32, person=b"carson-commit").hexdigest() == made["table"]["commitment"]
    print("The dice are those of the commitment." if fair else "The dice are NOT those of the commitment!")


def main() -> None:
    parser = argparse.ArgumentParser(description="Play whole games on a Carson City server, choosing at random.")
    parser.add_argument("game", nargs="?", default="board", choices=list(PRESETS), help="which game (board)")
    parser.add_argument("--preset", help="what is played, as 'carson presets' lists it")
    parser.add_argument("--games", type=int, default=1, metavar="N", help="how many, one after the other (1)")
    parser.add_argument("--server", default="http://127.0.0.1:1858", metavar="ADDRESS", help="%(default)s if left out")
    parser.epilog = "With a personal token in the environment variable TOKEN it plays as your account, otherwise as a guest."
    options = parser.parse_args()
    wish = {"game": options.game, "preset": options.preset or PRESETS[options.game], "start": True}
    for _ in range(options.games):
        play(options.server.rstrip("/") + "/api/v1", wish, os.environ.get("TOKEN", ""))


if __name__ == "__main__":
    main()
