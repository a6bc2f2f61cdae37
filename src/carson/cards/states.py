"""A card game read back from what `CardGame.as_json` wrote: any state, in the middle of a decision too."""

from __future__ import annotations

from collections.abc import Mapping

from carson.cards.characters import CHARACTERS
from carson.cards.city import City, city_of
from carson.cards.config import LEVELS, Config
from carson.cards.deck import CARDS, TERRAIN_CARDS
from carson.cards.field import PARCELS
from carson.cards.frames import makes_sense
from carson.cards.game import MOST_SALES, STATE, CardGame
from carson.cards.places import LEFT_OVER
from carson.cards.rounds import ERAS, ROUNDS
from carson.cards.steps import STEPS
from carson.cards.things import THINGS
from carson.core.agenda import advance
from carson.core.refusal import Refusal

MOST_BID = max(bid for bids in LEVELS.values() for bid in bids)


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
    _check(game)
    game.key = bytes.fromhex(str(state["key"]))
    game.cities = [_city(game, city) for city in _list(state, "cities")]
    game.aside = [tuple(numbers(cards)) for cards in _list(state, "aside")]
    game.taken = [tuple(numbers(cards)) for cards in _list(state, "taken")]
    for name, by_seat, count in (
        ("cities", game.cities, game.config.players), ("aside", game.aside, game.config.players),
        ("taken", game.taken, game.players),
    ):  # fmt: skip
        if len(by_seat) != count:
            raise Refusal("bad-state", problem=name)
    if not {card for cards in (*game.aside, *game.taken) for card in cards} <= set(range(TERRAIN_CARDS)):
        raise Refusal("bad-state", problem="taken")
    game.agenda = [STEPS.frame_from_list(_words_and_numbers(frame), game.players) for frame in _list(state, "agenda")]
    if not all(makes_sense(game, frame) for frame in game.agenda):
        raise Refusal("bad-state", problem="agenda")
    advance(game, STEPS)
    return game


def _check(game: CardGame) -> None:
    """Every number within its range, every list by seat as long as the table."""
    terrain, characters, seats = range(TERRAIN_CARDS), range(len(CHARACTERS)), range(game.players)
    ranges: dict[str, range] = {
        "draws": range(10**9), "era": range(ERAS + 1), "round": range(ROUNDS + 1), "pile": terrain,
        "top": range(-1, len(CHARACTERS)), "unseen": characters, "under": characters, "offer": range(CARDS),
        "holder": range(LEFT_OVER, len(seats)), "turned": range(1 << len(CHARACTERS)), "hands": range(1 << MOST_BID + 1),
        "bids": range(MOST_BID + 1), "boosts": range(100), "revealed": range(2), "idle": range(1 << len(seats)),
        "twice": range(1 << len(seats)), "sold": terrain,
    }  # fmt: skip
    for name, allowed in ranges.items():
        value = getattr(game, name)
        if any(number not in allowed for number in (value if isinstance(value, list) else [value])):
            raise Refusal("bad-state", problem=name)
    lengths = {"held": len(THINGS.empty()), "holder": len(characters)} | dict.fromkeys(
        ("hands", "bids", "boosts"), len(seats)
    )
    for name, length in lengths.items():
        if len(getattr(game, name)) != length:
            raise Refusal("bad-state", problem=name)
    if len(game.sold) > MOST_SALES:
        raise Refusal("bad-state", problem="sold")


def _city(game: CardGame, written: object) -> City:
    if not isinstance(written, Mapping):
        raise TypeError("cities")
    laid = []
    for card_and_corner in _list(written, "laid"):
        card, corner = numbers(card_and_corner)
        if card not in range(TERRAIN_CARDS) or corner not in range(PARCELS):
            raise ValueError("laid")
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
