"""A game as OpenSpiel's Python game: sequential, with explicit chance, imperfect information and resampling.

Decisions that several make at once are asked by seat, in secret. Whatever the game draws stands in a chance node: nothing
that is to come is decided before, so whoever searches a copy does not see it. What observations and actions are, and what
the chance is: docs/research.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final

from carson.core.game import Game
from carson.core.ledger import SEATS
from carson.games import first_game, seats_taken, title_of, virtual_players
from carson.lab.encoding.encoding import TYPE, Encoding, encoding_of
from carson.lab.encoding.turns import Turns, config_of, needs, win_or_lose
from carson.lab.simulate import MOST_DECISIONS

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError(needs("carson.lab.openspiel_game", "openspiel")) from missing

NAME: Final = "carson"
FUTURES: Final = 1000  # of a chance node, all as likely: each gives everything that is drawn there
EVENLY: Final = [(future, 1 / FUTURES) for future in range(FUTURES)]


def _type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Carson City",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": first_game(), "preset": "", "players": 0, "variants": ""},
    )


class CarsonGame(pyspiel.Game):  # type: ignore[misc]
    """`pyspiel.load_game("carson(game=...,preset=...,players=...,variants=...)")`, once this module is imported.

    What is left out is as the preset has it, which is the game's first if none is named; variants have spaces between them.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wish = {"game": first_game(), "preset": "", "players": 0, "variants": "", **(params or {})}
        changes: dict[str, object] = {"players": wish["players"]} if wish["players"] else {}
        if wish["variants"]:
            changes["variants"] = wish["variants"].split()
        self.title, self.config = config_of(wish["game"], wish["preset"], changes)
        self.encoding = encoding_of(wish["game"])
        alone = bool(virtual_players(self.config))  # a virtual player may win what the others lose
        utilities = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=FUTURES,
            num_players=seats_taken(self.config, 0),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_type(utilities.GENERAL_SUM if alone else utilities.ZERO_SUM), info, wish)

    def new_initial_state(self, *_: object) -> CarsonState:
        return CarsonState(self)

    def make_py_observer(self, sort: Any = None, params: Mapping[str, object] | None = None) -> Observer:
        """One that shows what a seat sees now, or also, in its string, what it has seen and done."""
        if params:
            raise ValueError(f"an observer takes no parameters, and got {params}")
        return Observer(self.encoding, perfect_recall=sort is not None and sort.perfect_recall)


class At:
    """A game that nobody changes any more, so that copies of a state share it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, _: object) -> At:
        return self

    def __reduce__(self) -> tuple[Callable[[str, dict[str, object]], At], tuple[str, dict[str, object]]]:
        return at, (self.game.name, self.game.as_json())


def at(name: str, state: dict[str, object]) -> At:
    """The game that was written down."""
    game = title_of(name).from_json(state)
    game.events = None
    return At(game)


class CarsonState(pyspiel.State):  # type: ignore[misc]
    """A state: a game at a choice, or what is chosen before what is drawn for it."""

    def __init__(self, game: CarsonGame) -> None:
        """At the chance of the setup."""
        super().__init__(game)
        self._at: At | None = None
        self._chosen: tuple[int, int] | None = None  # the seat and its choice that waits for chance
        self._drawn = 0  # chance nodes so far
        self._turns = Turns()
        self._seen: tuple[bytes, ...] = (b"",) * game.num_players()  # by seat, a hash of what it saw and chose

    @property
    def game(self) -> Game | None:
        """The true game, secrets and all; None before the setup. Not to be changed."""
        return None if self._at is None else self._at.game

    def current_player(self) -> int:
        if self._at is None or self._chosen is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self._turns.next(self._at.game) if self._at.game.waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._at is not None and self._chosen is None and self._at.game.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self._at is not None
        return sorted(self._at.game.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVENLY

    def _apply_action(self, action: int) -> None:
        if self._at is None:
            game: CarsonGame = self.get_game()
            self._at = At(game.title.new(game.config, f"{action}", quiet=True))
            self._drawn += 1
        elif self._chosen is not None:
            self._go_on(self._at.game.copy(seed=f"{self._drawn}/{action}"), *self._chosen)
            self._chosen = None
            self._drawn += 1
        else:
            self._choose(self._at.game, self._turns.next(self._at.game), action)

    def _choose(self, before: Game, seat: int, choice: int) -> None:
        seen = self.get_game().encoding.observe(before, seat)
        memory = blake2b(self._seen[seat] + seen + choice.to_bytes(4, "little"), digest_size=8).digest()
        self._seen = (*self._seen[:seat], memory, *self._seen[seat + 1 :])
        trial = before.copy()
        trial.apply(seat, choice)
        if trial.draws == before.draws:
            self._at = At(trial)
            self._turns.made(seat)
        else:  # what was drawn is thrown away: chance has its say first
            self._chosen = seat, choice

    def _go_on(self, game: Game, seat: int, choice: int) -> None:
        game.apply(seat, choice)
        self._at = At(game)
        self._turns.made(seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"future {action}"
        text: str = self.get_game().encoding.texts[action]
        return text

    def returns(self) -> list[float]:
        """As `win_or_lose` says; nothing before the end."""
        count = self.num_players()
        if not self.is_terminal():
            return [0.0] * count
        assert self._at is not None
        return win_or_lose(self._at.game)[:count]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CarsonState:
        """A state that looks the same to a player who is asked, with all that he cannot know drawn anew.

        It begins there: it has no history, and the others remember nothing.
        """
        if self.current_player() != player:
            raise ValueError("whoever is not asked has nothing to resample for")
        assert self._at is not None
        new: CarsonState = self.get_game().new_initial_state()
        new._at = At(self._at.game.imagined(player, str(sampler())))
        new._drawn, new._turns = self._drawn, self._turns.copy()
        new._seen = tuple(memory if seat == player else b"" for seat, memory in enumerate(self._seen))
        return new

    def seen_by(self, player: int) -> str:
        """A hash of all that a player saw when he was asked, and of what he chose."""
        return self._seen[player].hex()

    def __str__(self) -> str:
        """The whole state, secrets too."""
        if self._at is None:
            return "before the setup"
        position = title_of(self._at.game.name).position(self._at.game)
        return position if self._chosen is None else f"{position}\nchosen: {self._chosen}"


class Observer:
    """What a seat sees as a tensor, and in words as a string."""

    def __init__(self, encoding: Encoding, perfect_recall: bool) -> None:
        self._encoding = encoding
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CarsonState, player: int) -> None:
        """Before the setup there is nothing to see."""
        game = state.game
        self.tensor[:] = 0 if game is None else np.frombuffer(self._encoding.observe(game, player), TYPE)

    def string_from(self, state: CarsonState, player: int) -> str:
        """What is not 0, by name; with perfect recall also a hash of what was before."""
        game = state.game
        seen = json.dumps({} if game is None else self._encoding.told(game, player))
        return f"{state.seen_by(player)} {seen}" if self._perfect_recall else seen


pyspiel.register_game(_type(pyspiel.GameType.Utility.GENERAL_SUM), CarsonGame)
