"""An agent as a bot, for `--bots "cmd:python examples/agent/play.py agent.npz"`: docs/engine.md has what it is asked.

It takes the legal action with the best score.
"""

import json
import sys
from pathlib import Path

import numpy as np
from network import Network, read

from carson.games import title_of
from carson.lab.encoding.encoding import TYPE, encoding_of

if len(sys.argv) != 2:
    sys.exit("Name the file of the weights, and nothing else: play.py agent.npz")
weights, made = read(Path(sys.argv[1]))
encoding = encoding_of(made.game)
network = Network(encoding)

for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("game", made.game) != made.game:
        sys.exit(f"{sys.argv[1]} was learned for another game: {made.game}.")
    if asked["type"] == "choose":
        game, seat = title_of(made.game).from_json(asked["state"]), asked["seat"]
        seen = np.frombuffer(encoding.observe(game, seat), TYPE)
        scores, _ = network(weights, seen[None], np.frombuffer(encoding.mask(game, seat), bool)[None])
        print(json.dumps({"id": asked["id"], "choice": encoding.texts[int(scores.argmax())]}), flush=True)
