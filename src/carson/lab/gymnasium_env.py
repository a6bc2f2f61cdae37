"""A game as Gymnasium's environment: one seat, against bots on the others, which get imagined games and nothing else.

What observations and actions are: docs/research.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carson.bots import Bot, ask, make_bot
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.games import entry_of, first_game, seats_taken
from carson.lab.encoding.encoding import TYPE, encoding_of
from carson.lab.encoding.turns import Turns, Worth, config_of, needs, win_or_lose
from carson.lab.plans import bot_seed, fill_seats

try:
    import numpy as np
    from gymnasium import Env
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError(needs("carson.lab.gymnasium_env", "gymnasium")) from missing

Observation = NDArray[np.int16]
Info = dict[str, Any]

SEEDS: Final = 1 << 62
ANY_SEAT: Final = -1
LOST: Final = -1.0  # for an illegal action


class CarsonEnv(Env[Observation, np.int64]):
    """Nothing is rewarded before the end. Whoever chooses what is not legal has lost, and is told why.

    The legal actions are in `info["action_mask"]`, and `action_masks()` gives them to those who ask for them there.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str = first_game(),
        preset: str = "",
        opponents: str | Sequence[str] = "",
        seat: int = 0,
        worth: Worth = win_or_lose,
        **changes: object,
    ) -> None:
        """A preset of a game with fields of its configuration changed.

        The opponents sit on the other seats in their order, fewer of them in turn; if none are named it is the game's usual
        one. Where `seat` is ANY_SEAT each game draws it. `worth` tells what a finished game is worth by seat.
        """
        self._title, self._config = config_of(game, preset, changes)
        self._players = seats_taken(self._config, 0)
        if seat != ANY_SEAT and seat not in range(self._players):
            raise ValueError(f"there is no seat {seat} for {self._players} players, who count from 0")
        named = [opponents] if isinstance(opponents, str) else list(opponents)
        named = [name or entry_of(game).default_bot for name in named]
        self._opponents = fill_seats(named, self._players - 1) if self._players > 1 else ()
        for name in self._opponents:
            make_bot(name, 0, game).close()  # who is unknown is told now
        self._seat_wished, self._worth = seat, worth
        self._encoding = encoding_of(game)
        whole = np.iinfo(np.int16)
        self.observation_space = Box(whole.min, whole.max, (self._encoding.size,), np.int16)
        self.action_space = Discrete(self._encoding.actions)
        self._bots: dict[int, Bot] = {}

    @property
    def version(self) -> str:
        """Of the encoding: what was learned with another does not fit."""
        return self._encoding.version

    @property
    def game(self) -> Game:
        """The true game, secrets and all: to look at, not to learn from."""
        return self._game

    @property
    def seat(self) -> int:
        """Where the learner sits in this game."""
        return self._seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """A new game, up to the learner's first choice. With a seed it and those after it follow from that."""
        super().reset(seed=seed)
        self.close()
        chance = str(self.np_random.integers(SEEDS))
        wished = self._seat_wished
        self._seat = int(self.np_random.integers(self._players)) if wished == ANY_SEAT else wished
        others = [other for other in range(self._players) if other != self._seat]
        self._bots = {
            other: make_bot(name, bot_seed(chance, other), self._title.name)
            for other, name in zip(others, self._opponents, strict=True)
        }
        self._game = self._title.new(self._config, chance, quiet=True)
        self._turns = Turns()
        self._lost = False
        self._bots_choose()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """The learner's choice, by its number in the catalogue, and the bots' until he is asked again."""
        if self._lost or self._game.over:
            raise RuntimeError("the game is over: reset() begins another one")
        try:
            self._game.choose(self._seat, int(action))
        except Refusal as refusal:
            self._lost = True
            return self._observation(), LOST, True, False, {**self._info(), "refusal": str(refusal)}
        self._turns.made(self._seat)
        self._bots_choose()
        return self._observation(), self._reward(), not self._game.waiting, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """By action whether it is legal now; none is when the game is over."""
        mask = bytearray(self._encoding.actions) if self._lost else self._encoding.mask(self._game, self._seat)
        return np.frombuffer(mask, np.int8)

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()

    def _bots_choose(self) -> None:
        """Until the learner is asked, or nobody any more."""
        game = self._game
        while game.waiting and (seat := self._turns.next(game)) != self._seat:
            game.choose(seat, ask(self._bots[seat], game, seat))
            self._turns.made(seat)

    def _reward(self) -> float:
        return float(self._worth(self._game)[self._seat]) if self._game.over else 0.0

    def _observation(self) -> Observation:
        seen = bytearray(self._encoding.observe(self._game, self._seat))  # not bytes, which numpy may not write to
        return np.frombuffer(seen, TYPE)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.action_masks()}
        if self._game.over:
            info |= {"points": self._game.points()[self._seat], "won": self._seat in self._game.winners()}
        return info
