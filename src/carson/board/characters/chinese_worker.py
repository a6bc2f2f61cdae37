"""The Chinese Worker (4). Yellow: two roads, and buildings at half price. Red: any tile of the track for $5."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.contents import CONTENT_NAMES, EMPTY
from carson.board.round.building import build_or_keep
from carson.board.round.tiles_for_sale import FILL_TRACK, close_up
from carson.board.shown.effects import EFFECTS, Effect, at_once
from carson.board.shown.previews import tile_effect
from carson.board.state.choices import DECLINE, FETCH
from carson.board.state.kinds import tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, ROADS, TOLD_ELSEWHERE
from carson.core.agenda import Decision, Frame, push
from carson.core.ledger import BANK, TRACK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PRICE: Final = 5


class ChineseWorkerYellow(Character):
    number = 4
    name = "chinese-worker"
    side = "Y"
    limit = 30

    def taken(self, game: BoardGame, seat: int) -> None:
        game.move(ROADS, BANK, seat, 2, "chinese-worker")

    def building_price(self, price: int) -> int:
        return (price + 1) // 2  # half, rounded up, on every building of the round (B9.4)


class ChineseWorkerRed(Character):
    number = 4
    name = "chinese-worker"
    side = "R"
    limit = 30

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((FETCH_TILE, seat))


class FetchTile(Decision["BoardGame"]):
    """Any tile of the track for $5, to build at once or to keep: (seat)."""

    name = "fetch-tile"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        if game.held[MONEY + seat] < PRICE:
            return [DECLINE]
        return [FETCH + slot for slot, kind in enumerate(game.track) if kind != EMPTY] + [DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=self.name)
            return
        slot = choice - FETCH
        kind = game.track[slot]
        game.pay(seat, PRICE, "chinese-worker")
        game.move(tiles_of(kind), TRACK, seat, 1, "chinese-worker")
        game.tell("fetch", seat=seat, kind=CONTENT_NAMES[kind], price=PRICE)
        close_up(game, slot)
        push(game, build_or_keep(seat, kind), (FILL_TRACK,))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if chosen.verb == "fetch":
            if game.track[choice - FETCH] == EMPTY:
                return Refusal("no-tile", "B4.5", price=chosen.words[0])
            return Refusal("too-dear", "B9.4", price=PRICE, money=game.held[MONEY + seat])
        return super().refuse(game, seat, frame, choice)


def _fetch(game: BoardGame, seat: int, choice: int) -> Effect:
    now = at_once(game, seat, choice)
    return replace(now, values={**now.values, **tile_effect(game, seat, game.track[choice - FETCH]).values})


EFFECTS["fetch"] = _fetch
TOLD_ELSEWHERE.add(("money", "chinese-worker"))

FETCH_TILE: Final = STEPS.add(FetchTile())
