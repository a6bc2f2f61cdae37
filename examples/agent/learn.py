"""An agent that learns a game by playing it: PPO with an action mask, in JAX, on any seat of our Gymnasium environment.

    python examples/agent/learn.py agent.npz

plays some minutes against `random`, measures what was learned in games with seeds of their own, and writes the weights;
play.py seats them. docs/guide-agent.md goes through it.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from network import Made, Network, Weights, write

from carson.core.refusal import Refusal
from carson.games import GAMES
from carson.lab.encoding.encoding import encoding_of
from carson.lab.encoding.turns import points_ahead
from carson.lab.gymnasium_env import ANY_SEAT, CarsonEnv
from carson.lab.rating import wilson

Act = Callable[[Any, Any], tuple[Any, ...]]  # from what is seen and masks to actions, and what else is to be kept of them

TABLES = 64  # where games are played at the same pace, to be learned from together
ROUNDS = 3  # how often each decision is learned from
PART = 512  # decisions in a step of learning
STEP = 1e-3  # how long it is
CLIP = 0.2  # how far a choice's chance may move away from what it was when it was chosen
CURIOSITY = 0.01  # what it is worth to keep several choices open
POINT = 1 / 30  # the reward for a point more than the best of the others
FRESH = 1 << 40  # the first seed of games that are not learned from


@dataclass
class Played:
    """Games that were played beside each other."""

    decisions: tuple[Any, ...]  # of all games, as arrays: what was seen, masks, actions, what else is kept, rewards
    points: list[float]  # more than the best of the others, by game
    wins: list[float]  # the agent's shares


def play(tables: list[CarsonEnv], act: Act) -> Played:
    """A game at each table."""
    starts = [table.reset() for table in tables]
    seen, masks = (np.stack(arrays) for arrays in zip(*((seen, info["action_mask"]) for seen, info in starts)))
    points, wins, asked, kept = [0.0] * len(tables), [0.0] * len(tables), np.ones(len(tables), bool), []
    while asked.any():
        found = [np.asarray(array) for array in act(seen, masks)]
        kept.append([seen.copy(), masks.copy(), *found, asked.copy()])
        for at in np.flatnonzero(asked):
            seen[at], reward, over, _, info = tables[at].step(found[0][at])
            masks[at], asked[at] = info["action_mask"], not over
            if over:
                points[at], wins[at] = reward, info["won"] / len(tables[at].game.winners())
    *decisions, asked = (np.stack(arrays) for arrays in zip(*kept))
    rewards = np.broadcast_to(np.array(points, np.float32) * POINT, asked.shape)
    return Played(tuple(array[asked] for array in [*decisions, rewards]), points, wins)


class Learner:
    """Proximal policy optimisation (Schulman and others, 2017): what went better than expected becomes more likely."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network, self.weights = network, network.new(seed)
        self.key, self.chance = jax.random.key(seed), np.random.default_rng(seed)
        self.optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(STEP))
        self.state = self.optimizer.init(self.weights)
        self._try, self._best, self._step = jax.jit(self.try_out), jax.jit(network), jax.jit(self.step)

    def act(self, seen: Any, masks: Any) -> tuple[Any, ...]:
        """Each action as often as its score says, with its chance then (its logarithm) and the reward that was expected."""
        self.key, key = jax.random.split(self.key)
        return self._try(self.weights, seen, masks, key)

    def best(self, seen: Any, masks: Any) -> tuple[Any, ...]:
        """The action with the best score."""
        return (self._best(self.weights, seen, masks)[0].argmax(1),)

    def try_out(self, weights: Weights, seen: Any, masks: Any, key: Any) -> tuple[Any, ...]:
        scores, reward = self.network(weights, seen, masks)
        actions = jax.random.categorical(key, scores)
        return actions, chances_of(actions, scores), reward

    def learn(self, played: Played) -> None:
        seen, masks, actions, chances, expected, rewards = played.decisions
        better = rewards - expected
        better = (better - better.mean()) / (better.std() + 1e-6)
        everything = (seen, masks, actions, chances, better, rewards)
        for _ in range(ROUNDS):
            order = self.chance.permutation(len(actions))
            for at in range(0, len(order) - PART + 1, PART):  # all of one size, so that JAX compiles this once
                some = [array[order[at : at + PART]] for array in everything]
                self.weights, self.state = self._step(self.weights, self.state, *some)

    def step(self, weights: Weights, state: Any, *some: Any) -> tuple[Weights, Any]:
        slope = jax.grad(self.loss)(weights, *some)
        change, state = self.optimizer.update(slope, state)
        return optax.apply_updates(weights, change), state

    def loss(self, weights: Weights, seen: Any, masks: Any, actions: Any, chances: Any, better: Any, rewards: Any) -> Any:
        scores, expected = self.network(weights, seen, masks)
        ratio = jnp.exp(chances_of(actions, scores) - chances)
        gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
        likely = jax.nn.log_softmax(scores)
        open_minded = -(jnp.exp(likely) * jnp.where(masks, likely, 0)).sum(1)
        return (0.5 * (rewards - expected) ** 2 - gain - CURIOSITY * open_minded).mean()


def chances_of(actions: Any, scores: Any) -> Any:
    """Their logarithms."""
    return jnp.take_along_axis(jax.nn.log_softmax(scores), actions[:, None], 1)[:, 0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, metavar="FILE", help="where the weights go")
    parser.add_argument("--game", choices=GAMES, default="board", help="board, if nothing else is said")
    parser.add_argument("--preset", default="", help="what is played: the game's first preset")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many, the agent too: %(default)s")
    parser.add_argument("--against", default="random", metavar="BOT", help="the others: %(default)s")
    parser.add_argument("--games", type=int, default=2048, metavar="N", help="to learn from: %(default)s")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed makes the same weights: %(default)s")
    options = parser.parse_args()
    if options.weights.is_dir() or not options.weights.parent.is_dir():  # said before minutes of work, not after
        sys.exit(f"{options.weights} cannot be written: name a file in a folder that there is.")
    wish = {"game": options.game, "preset": options.preset, "opponents": options.against, "players": options.players}
    try:
        tables = [CarsonEnv(**wish, seat=ANY_SEAT, worth=points_ahead) for _ in range(TABLES)]
    except Refusal as refusal:
        sys.exit(f"That cannot be played: {refusal}")
    learner = Learner(Network(encoding_of(options.game), jnp), options.seed)

    start, games = perf_counter(), 0
    for at, table in enumerate(tables):
        table.reset(seed=options.seed * TABLES + at)  # and every game after this one follows
    try:
        while games < options.games:
            played = play(tables, learner.act)
            learner.learn(played)
            games += TABLES
            won, ahead, seconds = np.mean(played.wins), np.mean(played.points), perf_counter() - start
            print(f"{games:6} games, {seconds:4.0f} s: wins {won:4.0%}, {ahead:+6.1f} points ahead", flush=True)
    except KeyboardInterrupt:
        print("That is enough, then.")
    made = Made(options.game, options.preset, options.players, options.against, games, options.seed, learner.network.version)
    write(options.weights, learner.weights, made)

    for at, table in enumerate(tables):
        table.reset(seed=FRESH + at)
    wins = [share for _ in range(4) for share in play(tables, learner.best).wins]
    low, high = wilson(sum(wins), len(wins))
    print(f"On fresh seeds, {len(wins)} games against {options.against}: wins {np.mean(wins):.1%} [{low:.0%}-{high:.0%}]")


if __name__ == "__main__":
    main()
