"""A bot in Python, for `--bots "cmd:python examples/my_bot.py"`: a line of JSON comes in, a line goes out (docs/engine.md).

It needs nothing but the standard library. With our package, `carson.games.title_of(asked["game"]).from_json(asked["state"])`
is the game as this seat may know it, to be copied and played on.
"""

import json
import random
import sys
from typing import Any

SHUNNED = ("pass", "decline", "keep", "wait")  # the first words of choices that bring nothing


def choose(asked: dict[str, Any]) -> str:
    """YOUR IDEA GOES HERE. `asked["view"]` is all that your seat may know; one of `asked["choices"]` is the answer."""
    better = [choice for choice in asked["choices"] if choice.split()[0] not in SHUNNED]
    return str(random.choice(better or asked["choices"]))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        random.seed(f"{message['seed']} {message['id']}")  # the same game again gives the same choices
        print(json.dumps({"id": message["id"], "choice": choose(message)}), flush=True)
    elif message["type"] == "lost":
        print(f"I lost turn {message['id']}: {message['why']} {message['detail']}", file=sys.stderr)
