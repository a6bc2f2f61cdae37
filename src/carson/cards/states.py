"""A card game read back from what `CardGame.as_json` wrote: any state, in the middle of a decision too."""

from __future__ import annotations

from collections.abc import Mapping

from carson.cards.city import City, city_of
from carson.cards.config import Config
from carson.cards.frames import makes_sense
from carson.cards.game import STATE, CardGame
from carson.cards.steps import STEPS
from carson.core.agenda import advance
from carson.core.refusal import Refusal


def game_from_json(state: Mapping[str, object]) -> CardGame:
    """The same game, with an empty list of events."""
    try:
        return _read(state)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Refusal("bad-state", problem=str(error)) from None


def _read(state: Mapping[str, object]) -> CardGame:
    config = state["config"]
    if not isinstance(config, Mapping):
        raise Refusal("bad-state", problem="config")
    game = CardGame(Config.from_json(config), "")
    for name in STATE:
        blank, value = getattr(game, name), state[name]
        if isinstance(blank, list):
            setattr(game, name, numbers(value))
        elif isinstance(value, int):
            setattr(game, name, value)
        else:
            raise Refusal("bad-state", problem=name)
    game.key = bytes.fromhex(str(state["key"]))
    game.cities = [_city(game, city) for city in _list(state, "cities")]
    game.aside = [tuple(numbers(cards)) for cards in _list(state, "aside")]
    game.taken = [tuple(numbers(cards)) for cards in _list(state, "taken")]
    game.agenda = [STEPS.frame_from_list(_words_and_numbers(frame), game.players) for frame in _list(state, "agenda")]
    if not all(makes_sense(game, frame) for frame in game.agenda):
        raise Refusal("bad-state", problem="agenda")
    advance(game, STEPS)
    return game


def _city(game: CardGame, written: object) -> City:
    if not isinstance(written, Mapping):
        raise TypeError("cities")
    laid = []
    for card_and_corner in _list(written, "laid"):
        card, corner = numbers(card_and_corner)
        laid.append((card, corner))
    return city_of(laid, game.deck.terrain, tuple(numbers(written["ground"])))


def _list(values: Mapping[str, object], name: str) -> list[object]:
    value = values[name]
    if not isinstance(value, list):
        raise TypeError(name)
    return value


def numbers(values: object) -> list[int]:
    if not isinstance(values, list):
        raise TypeError("not a list")
    found = [value for value in values if isinstance(value, int)]
    if len(found) < len(values):
        raise TypeError("not numbers")
    return found


def _words_and_numbers(values: object) -> list[str | int]:
    if not isinstance(values, list):
        raise TypeError("not a list")
    return [value for value in values if isinstance(value, str | int)]
