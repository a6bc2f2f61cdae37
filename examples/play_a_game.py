"""Plays a whole game on a Carson City server against bots, with Python's standard library alone. Start your own player here.

With a personal token in the environment variable TOKEN it plays as your account, otherwise as a guest (docs/api.md).
"""

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

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("game", nargs="?", default="board", choices=("board", "cards"), help="which game (board)")
parser.add_argument("--preset", default="", help="what is played, as 'carson presets' lists it")
parser.add_argument("--server", default="http://127.0.0.1:1858", metavar="ADDRESS", help="%(default)s if left out")
options = parser.parse_args()


def choose(game: dict[str, Any]) -> str:
    """YOUR IDEA GOES HERE. `game` is all that your seat may know; one of the texts in `game["choices"]` is the answer."""
    return str(random.choice(game["choices"]))


def ask(path: str, token: str, body: object = None) -> dict[str, Any]:
    """What the server answers to a GET, or with a body to a POST."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    try:
        request = Request(f"{options.server}/api/v1{path}", json.dumps(body).encode() if body else None, headers)
        return dict(json.load(urlopen(request, timeout=60)))
    except HTTPError as refusal:
        problem = dict(json.load(refusal))
    except (OSError, ValueError):
        sys.exit(f"There is no server at {options.server}: start one with 'carson serve', or name one with --server.")
    if problem["status"] not in (409, 429):
        sys.exit(f"The server says: {problem['detail']}")
    sleep(problem["values"].get("seconds", 0))  # 429: we are too fast. 409: the table has gone on meanwhile; look again.
    return problem if problem["status"] == 409 else ask(path, token, body)


made = ask("/tables", os.environ.get("TOKEN", ""), {"game": options.game, "preset": options.preset, "start": True})
path, token, number, result = f"/tables/{made['table']['id']}", made["tokens"][0]["token"], 0, None
while result is None:
    news = ask(f"{path}/news?since={number}&wait=20", token)  # answers as soon as there is anything new
    number, result = news["number"], news["table"]["result"]
    if news.get("own", {}).get("choices"):  # without `own` there are more messages than one answer has: ask on
        ask(f"{path}/choices", token, {"choice": choose({**news["view"], **news["own"]}), "number": number})
names = [seat["name"] for seat in news["table"]["seats"]] + ["a virtual player"] * len(result["points"])
print(f"{made['table']['id']}:", ", ".join(f"{names[seat]} {result['points'][seat]}" for seat in result["ranking"]))
promised = blake2b(news["table"]["seed"].encode(), digest_size=32, person=b"carson-commit").hexdigest()
print("The dice are", "those" if promised == made["table"]["commitment"] else "NOT those", "of the commitment.")
