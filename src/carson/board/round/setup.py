"""Setup with all its chance (B3): characters, tiles, the centre, mountains and the first order."""

from __future__ import annotations

from carson.board.buildings import ALL_BUILDINGS, BUILDINGS
from carson.board.characters import CHARACTERS
from carson.board.configuration.config import (
    IN_PLAY,
    NUMBERS_IN,
    RANDOM,
    Config,
    cards_in_play,
    side_of,
    sides_allowed,
    sides_of,
)
from carson.board.configuration.rules import Rules
from carson.board.game import BoardGame
from carson.board.map.action_track import PRICES
from carson.board.map.contents import EMPTY, HOUSE, MOUNTAIN
from carson.board.map.town import INNER, PARCEL_NAMES, PARCEL_SIDES
from carson.board.round.first_parcels import FIRST_PARCELS
from carson.board.round.rounds import START_ROUND
from carson.board.round.tiles_for_sale import draw_tile, put_on_track
from carson.board.state.kinds import tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import (
    HOUSES,
    MONEY,
    MOUNTAINS,
    PIECES,
    REVOLVERS,
    ROADS,
    cowboys_of,
    property_of,
)  # fmt: skip
from carson.core.agenda import Frame, advance, push
from carson.core.ledger import BANK, BOARD, OUT


def new_game(config: Config, seed: str, quiet: bool = False) -> BoardGame:
    """A game at its first decision. A quiet one keeps no events."""
    game = BoardGame(Rules(config), seed)
    if quiet:
        game.events = None
    rules = game.rules
    lay_ready(game)
    for hook in rules.deal:
        hook(game)
    draw_characters(game, config)
    for hook in rules.hand_out or [hand_out]:
        hook(game)
    set_aside = lay_tiles(game)
    for hook in rules.before_centre:
        hook(game)
    found_town(game, config.mountains)
    for hook in rules.first_order or [first_order]:
        hook(game)
    push(game, (FIRST_PARCELS, 0), (START_ROUND,))
    push(game, *set_aside)  # before the first parcels are chosen (B3.4)
    for hook in rules.after_order:
        hook(game)
    advance(game, STEPS)
    return game


def shuffled(game: BoardGame, items: list[int]) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = game.draw(last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def draw_characters(game: BoardGame, config: Config) -> None:
    """The characters of the configuration, or random ones; a side that is left open is drawn (B1.3)."""
    codes = list(config.characters)
    if config.characters == RANDOM:
        drawn = [n for n in NUMBERS_IN[config.edition] if all(0 < side.drawn <= config.rules for side in sides_of(n))]
        numbers = shuffled(game, drawn)
        count = cards_in_play(numbers[:IN_PLAY])
        codes = [f"{number}?" for number in sorted(numbers[:count])]
    sides = [
        CHARACTERS[f"{code[:-1]}{drawn_side(game, config, int(code[:-1]))}"] if code[-1] == "?" else side_of(code)
        for code in codes
    ]
    game.sides = tuple(sorted(sides, key=lambda side: side.number))
    game.tell("characters", codes=[side.code for side in game.sides])


def drawn_side(game: BoardGame, config: Config, number: int) -> str:
    """A random side, among those that can be played."""
    sides = sides_allowed(number, config.variants)
    return sides[game.draw(len(sides))] if len(sides) > 1 else sides[0]


def lay_ready(game: BoardGame) -> None:
    """What lies ready beside the board before anybody has anything."""
    data = game.rules.data
    held = game.held
    for thing, count in PIECES.values():
        held[thing + BANK] = count
    for kind, count in game.rules.tiles:
        held[tiles_of(kind) + (BANK if kind in game.rules.kinds else OUT)] = count
    for seat in range(game.players):
        held[cowboys_of(seat) + BANK] = data.cowboys_each
        held[property_of(seat) + seat] = data.start_property


def hand_out(game: BoardGame) -> None:
    """Each player's start (B3.1)."""
    data = game.rules.data
    for seat in range(game.players):
        game.move(cowboys_of(seat), BANK, seat, data.start_cowboys, "setup")
        game.move(MONEY, BANK, seat, data.start_money, "setup")
        game.move(ROADS, BANK, seat, data.start_roads, "setup")
        game.move(REVOLVERS, BANK, seat, data.start_revolvers, "setup")


def lay_tiles(game: BoardGame) -> set[Frame]:
    """Two ranches, two mines and three drawn tiles; the steps of those drawn that are not for sale (B3.1, B3.4)."""
    game.track = [EMPTY] * len(PRICES)
    set_aside = set()
    for building in ALL_BUILDINGS:
        for price in building.on_track:
            put_on_track(game, PRICES.index(price), building.kind)
    for slot in range(len(PRICES)):
        if game.track[slot] == EMPTY:
            kind = draw_tile(game)
            while instead := BUILDINGS[kind].when_drawn:  # and another tile for the space
                set_aside.add(instead)
                kind = draw_tile(game)
            put_on_track(game, slot, kind)
    return set_aside


def found_town(game: BoardGame, mountains: int) -> None:
    """The centre with its House and four roads, then the mountains, all on inner parcels (B3.2, B2.2, B2.7)."""
    centre = random_inner(game)
    assert centre is not None  # a river leaves room for it (B10.2)
    game.put(centre, HOUSE)
    game.move(HOUSES, BANK, BOARD, 1, "setup")
    game.tell("centre", place=PARCEL_NAMES[centre])
    game.move(ROADS, BANK, BOARD, 4, "setup")
    for side in PARCEL_SIDES[centre]:
        game.extend_network(side)
    placed = []
    for _ in range(mountains):
        parcel = random_inner(game)
        if parcel is None:  # no room: that mountain is not placed (B2.7)
            break
        game.put(parcel, MOUNTAIN)
        game.move(MOUNTAINS, BANK, BOARD, 1, "setup")
        placed.append(PARCEL_NAMES[parcel])
    game.tell("mountains", places=placed)


def first_order(game: BoardGame) -> None:
    """Random, on the pass track (B3.3)."""
    game.pass_order = shuffled(game, list(range(game.players)))
    game.tell("first-order", seats=list(game.pass_order))


def random_inner(game: BoardGame) -> int | None:
    """An empty inner parcel by dice, rolled again until one fits (B2.7)."""
    allowed = [parcel for parcel in INNER if game.contents[parcel] == EMPTY]
    return allowed[game.draw(len(allowed))] if allowed else None
