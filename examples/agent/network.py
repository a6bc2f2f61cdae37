"""The agent's network, and the file of its weights with all that they belong to. It needs numpy, and JAX only to learn.

It knows nothing of a game but what the encoding's layout says of the numbers in an observation.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from carson.lab.encoding.encoding import Encoding, encoding_of

Weights = dict[str, Any]  # arrays of numpy, or of JAX while it learns

WIDTH = 128
NEVER = -1e9  # the score of an action that is not legal


@dataclass(frozen=True)
class Made:
    """What weights were learned for, and how."""

    game: str
    preset: str
    players: int
    against: str
    games: int
    seed: int
    version: str  # of the encoding


class Network:
    """From what is seen to a score for each action, and to the reward that may be expected. `xp` is numpy or jax.numpy."""

    def __init__(self, encoding: Encoding, xp: ModuleType = np) -> None:
        """An input for each count, for each thing that a number may stand for, and for each bit of a set."""
        layout = encoding.layout
        inputs = [
            (layout.starts[part.name] + at, part.sort, value)
            for part in layout.parts
            for at in range(len(part.fields))
            for value in range(len(part.values) or 1)
        ]
        self.number = np.array([number for number, _, _ in inputs])  # of the observation, that an input comes from
        self.value = np.array([value for _, _, value in inputs], np.int16)
        self.count, self.one_of = (np.array([sort == wanted for _, sort, _ in inputs]) for wanted in ("count", "one of"))
        self.actions, self.version, self.xp = encoding.actions, encoding.version, xp

    def new(self, seed: int) -> Weights:
        """Drawn by chance; what is seen makes little difference to begin with."""
        chance = np.random.default_rng(seed)
        sizes = {"hidden": (len(self.number), WIDTH), "scores": (WIDTH, self.actions), "reward": (WIDTH, 1)}
        drawn = {name: 0.1 * chance.normal(size=size) / np.sqrt(WIDTH) for name, size in sizes.items()}
        zeros = {f"{name}-0": np.zeros(size[1]) for name, size in sizes.items()}
        return {name: array.astype(np.float32) for name, array in (drawn | zeros).items()}

    def __call__(self, weights: Weights, seen: Any, mask: Any) -> tuple[Any, Any]:
        """Of several decisions at once: the scores, and the reward of each."""
        xp, number = self.xp, seen[:, self.number]
        bits = xp.where(self.one_of, number == self.value, number >> self.value & 1)
        inputs = xp.where(self.count, xp.sign(number) * xp.log1p(abs(number)), bits).astype(xp.float32)
        hidden = xp.tanh(inputs @ weights["hidden"] + weights["hidden-0"])
        reward = hidden @ weights["reward"] + weights["reward-0"]
        return xp.where(mask, hidden @ weights["scores"] + weights["scores-0"], NEVER), reward[:, 0]


def write(file: Path, weights: Weights, made: Made) -> None:
    with file.open("wb") as stream:
        np.savez(stream, made=np.array(json.dumps(asdict(made))), **weights)


def read(file: Path) -> tuple[Weights, Made]:
    """The weights of an agent for the encoding of today; others are refused in a sentence."""
    try:
        with np.load(file) as arrays:
            weights = dict(arrays)
        made = Made(**json.loads(str(weights.pop("made"))))
    except OSError as problem:
        raise SystemExit(f"{file} cannot be read: {problem.strerror or 'it is no file of weights'}.") from None
    except (ValueError, TypeError, KeyError, EOFError):
        raise SystemExit(f"{file} is no file of weights: learn.py writes them.") from None
    if made.version != (version := encoding_of(made.game).version):
        raise SystemExit(f"{file} was learned with the encoding {made.version}, and today's is {version}: learn anew.")
    return weights, made
