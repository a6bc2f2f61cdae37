"""The building spaces of the track: drawing tiles from the bag, closing up, filling the gaps (B5.15, B8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings import BUILDINGS
from carson.board.map.action_track import PRICES
from carson.board.map.contents import CONTENT_NAMES, EMPTY
from carson.board.state.kinds import tiles_of
from carson.board.state.steps import STEPS
from carson.core.agenda import Frame, push
from carson.core.ledger import BANK, TRACK

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def draw_tile(game: BoardGame) -> int:
    """A random tile still in the bag, or EMPTY; it stays in the bag's account until it is moved."""
    counts = [(kind, game.held[tiles_of(kind) + BANK]) for kind in game.rules.kinds]
    total = sum(count for _, count in counts)
    if not total:
        return EMPTY
    number = game.draw(total)
    for kind, count in counts:
        if number < count:
            return kind
        number -= count
    raise AssertionError("the counts add up to the total")


def put_on_track(game: BoardGame, slot: int, kind: int) -> None:
    game.move(tiles_of(kind), BANK, TRACK, 1, "drawn")
    game.track = [kind if index == slot else tile for index, tile in enumerate(game.track)]
    game.tell("tile", kind=CONTENT_NAMES[kind], price=PRICES[slot])


def close_up(game: BoardGame, slot: int = -1) -> None:
    """Unsold tiles move to the cheap end without changing their order; the tile of `slot` has been taken."""
    tiles = [kind for index, kind in enumerate(game.track) if kind != EMPTY and index != slot]
    game.track = tiles + [EMPTY] * (len(PRICES) - len(tiles))


def fill_track(game: BoardGame, frame: Frame) -> None:
    """Fill empty spaces in ascending price while the bag lasts; what is placed at once comes first (B5.9)."""
    while EMPTY in game.track:
        kind = draw_tile(game)
        if kind == EMPTY:
            return
        instead = BUILDINGS[kind].when_drawn
        if instead:
            push(game, instead, frame)
            return
        put_on_track(game, game.track.index(EMPTY), kind)


FILL_TRACK: Final = STEPS.task("fill-track", fill_track)
