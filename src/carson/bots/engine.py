"""Our bots for other programs: the answering side of the line protocol (docs/engine.md), without the pipes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from carson.bots import MEASURED, Bot, Budget, ask, make_bot
from carson.bots.programs import LOST, PROTOCOL
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.games import entry_of, title_of


class Engine:
    """Answers questions with a bot's choices. A bot goes on for as long as the questions are for the same seat and seed."""

    def __init__(self, bot: str | None = None, budget: Budget = MEASURED) -> None:
        self._name = bot
        self._budget = budget
        self._playing: tuple[str, int, int] | None = None
        self._bot: Bot | None = None

    def answer(self, line: bytes, told: Callable[[Refusal], str]) -> dict[str, object] | None:
        """The answer to a line, or why there is none; nothing to a line that asks nothing."""
        asked: Mapping[str, object] = {}
        try:
            asked = read(line)
            return None if asked.get("type") == LOST else {"id": asked.get("id"), "choice": self._chosen(asked)}
        except Refusal as refusal:
            return {"id": asked.get("id"), "error": refusal.code, "text": told(refusal)}

    def _chosen(self, asked: Mapping[str, object]) -> str:
        game = position(asked)
        seat = _whole(asked, "seat")
        if seat not in game.waiting:
            raise Refusal("not-your-turn", seat=seat + 1)
        legal = [game.catalogue.text(choice) for choice in game.legal(seat)]
        if "choices" in asked and asked["choices"] != legal:
            raise Refusal("engine-choices")
        choice = ask(self._bot_for(game.name, seat, _seed(asked)), game, seat)
        return game.catalogue.text(choice)

    def _bot_for(self, game: str, seat: int, seed: int) -> Bot:
        if self._bot is None or self._playing != (game, seat, seed):
            self._bot = make_bot(self._name or entry_of(game).hint_bot, seed, game, self._budget)
            self._playing = (game, seat, seed)
        return self._bot


def read(line: bytes) -> dict[str, object]:
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError):
        asked = None
    if not isinstance(asked, dict):
        raise Refusal("engine-not-json")
    if asked.get("protocol") != PROTOCOL:
        raise Refusal("engine-protocol", protocol=str(asked.get("protocol"))[:20], known=PROTOCOL)
    return asked


def position(asked: Mapping[str, object]) -> Game:
    """The game that is asked about: `state`, as questions have it, or the text of a `position`."""
    game, state, text = asked.get("game"), asked.get("state"), asked.get("position")
    if not isinstance(game, str):
        raise Refusal("engine-field", field="game")
    if isinstance(state, dict):
        return title_of(game).from_json(state)
    if isinstance(text, str):
        return title_of(game).from_position(text)
    raise Refusal("engine-field", field="state")


def _whole(asked: Mapping[str, object], field: str) -> int:
    value = asked.get(field)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("engine-field", field=field)
    return value


def _seed(asked: Mapping[str, object]) -> int:
    """A text, because not every language has whole numbers that large."""
    seed = asked.get("seed", "0")
    if not isinstance(seed, str) or not (seed.isascii() and seed.isdigit() and len(seed) < 40):
        raise Refusal("engine-field", field="seed")
    return int(seed)
