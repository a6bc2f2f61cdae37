"""A game as PettingZoo's AEC environment: a player after the other, each with what he may see and his legal actions.

Decisions that several make at once are asked by seat, and until all have answered nobody's observation changes by what the
others have secretly chosen. What observations and actions are: docs/research.md.
"""

from __future__ import annotations

from typing import Any, Final

from carson.core.game import Game
from carson.games import first_game, seats_taken
from carson.lab.encoding.encoding import TYPE, encoding_of
from carson.lab.encoding.turns import Turns, Worth, config_of, needs, win_or_lose

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError(needs("carson.lab.pettingzoo_env", "pettingzoo")) from missing

Observation = dict[str, NDArray[Any]]

SEEDS: Final = 1 << 62


def env(**wish: Any) -> OrderEnforcingWrapper:
    """The environment with PettingZoo's check that its methods are called in order; see `CarsonEnv` for what to wish."""
    return OrderEnforcingWrapper(CarsonEnv(**wish))


class CarsonEnv(AECEnv):  # type: ignore[misc]
    """`player_0` is the first seat. Nobody is rewarded before the end. An illegal action is refused, and changes nothing."""

    metadata = {"name": "carson_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str = first_game(), preset: str = "", worth: Worth = win_or_lose, **changes: object) -> None:
        """A preset of a game with fields of its configuration changed; `worth` tells what a finished game is worth."""
        super().__init__()
        self._title, self._config = config_of(game, preset, changes)
        self._worth = worth
        self._encoding = encoding_of(game)
        self._random = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(seats_taken(self._config, 0))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self._encoding.size, self._encoding.actions
        whole = np.iinfo(np.int16)
        # Made once, so that they are always the same objects; each has a chance of its own.
        self.observation_spaces = {
            agent: Dict({
                "observation": Box(whole.min, whole.max, (size,), np.int16),
                "action_mask": Box(0, 1, (actions,), np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    @property
    def version(self) -> str:
        """Of the encoding: what was learned with another does not fit."""
        return self._encoding.version

    @property
    def game(self) -> Game:
        """The true game, secrets and all: to look at, not to learn from."""
        return self._game

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game. With a seed it and those after it follow from that."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._game = self._title.new(self._config, str(self._random.integers(SEEDS)), quiet=True)
        self._turns = Turns()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._turns.next(self._game)]

    def observe(self, agent: str) -> Observation:
        """What a player may see now, and his legal actions: none unless he is the one that is asked."""
        seat, encoding = self._seats[agent], self._encoding
        asked = agent == self.agent_selection
        mask = encoding.mask(self._game, seat) if asked else bytearray(encoding.actions)
        seen = bytearray(encoding.observe(self._game, seat))  # not bytes, which numpy may not write to
        return {"observation": np.frombuffer(seen, TYPE), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """The choice of the player who is asked, by its number in the catalogue; None from those whose game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent, game = self.agent_selection, self._game
        seat = self._seats[agent]
        game.choose(seat, int(action))
        self._turns.made(seat)
        self._cumulative_rewards[agent] = 0.0
        if game.over:
            worth, points, winners = self._worth(game), game.points(), game.winners()
            for one, at in self._seats.items():
                self.rewards[one] = float(worth[at])
                self.terminations[one] = True
                self.infos[one] = {"points": points[at], "won": at in winners}
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self._turns.next(game)]
