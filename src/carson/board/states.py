"""A board game read back from what `BoardGame.as_json` wrote: any state, in the middle of a decision too."""

from __future__ import annotations

from collections.abc import Mapping

from carson.board.characters import CHARACTERS
from carson.board.config import Config
from carson.board.game import STATE, BoardGame
from carson.board.rules import Rules
from carson.board.steps import STEPS
from carson.core.agenda import advance
from carson.core.refusal import Refusal


def game_from_json(state: Mapping[str, object]) -> BoardGame:
    """The same game, with an empty list of events."""
    try:
        return _read(state)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Refusal("bad-state", problem=str(error)) from None


def _read(state: Mapping[str, object]) -> BoardGame:
    config = state["config"]
    if not isinstance(config, Mapping):
        raise Refusal("bad-state", problem="config")
    game = BoardGame(Rules(Config.from_json(config)), "")
    for name in STATE:
        value = state[name]
        blank = getattr(game, name)
        if isinstance(blank, list) and not (isinstance(value, list) and all(isinstance(n, int) for n in value)):
            raise Refusal("bad-state", problem=name)
        if isinstance(blank, int) and not isinstance(value, int):
            raise Refusal("bad-state", problem=name)
        setattr(game, name, list(value) if isinstance(value, list) else value)
    game.set_owners(game.owner)
    game.key = bytes.fromhex(str(state["key"]))
    game.sides = tuple(CHARACTERS[str(code)] for code in _list(state, "sides"))
    game.agenda = [STEPS.frame_from_list(_words_and_numbers(frame), game.players) for frame in _list(state, "agenda")]
    for token in _list(state, "tokens"):
        thing, place, seat = _numbers(token)
        game.tokens += ((thing, place, seat),)
    game.places = [_numbers(choices) for choices in _list(state, "places")]
    game.blocked = tuple(_numbers(state["blocked"]))
    game.taken = tuple(_numbers(state["taken"]))
    game.notes = {name: tuple(_numbers(values)) for name, values in _dict(state, "notes").items()}
    times = _dict(state, "times")
    game.times = dict(zip(map(int, times), _numbers(list(times.values())), strict=True))
    game.refused = tuple(_numbers(state["refused"]))
    game.fresh = tuple(_numbers(state["fresh"]))
    advance(game, STEPS)
    return game


def _list(state: Mapping[str, object], name: str) -> list[object]:
    value = state[name]
    if not isinstance(value, list):
        raise Refusal("bad-state", problem=name)
    return value


def _dict(state: Mapping[str, object], name: str) -> dict[str, object]:
    value = state[name]
    if not isinstance(value, dict):
        raise Refusal("bad-state", problem=name)
    return value


def _numbers(values: object) -> list[int]:
    if not isinstance(values, list):
        raise TypeError("not a list")
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) < len(values):
        raise TypeError("not numbers")
    return numbers


def _words_and_numbers(values: object) -> list[str | int]:
    if not isinstance(values, list):
        raise TypeError("not a list")
    return [value for value in values if isinstance(value, str | int)]
