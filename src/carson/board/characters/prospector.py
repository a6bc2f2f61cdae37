"""The Prospector (9). Yellow: a mine and the land under it for $10. Red: two tokens of dynamite.

Buying a tile with its land is the red Cowboy's power too, with ranches (B9.7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings.mine import MINE
from carson.board.characters.character import Character
from carson.board.map.action_track import PRICES, space_of
from carson.board.map.contents import CONTENT_NAMES, EMPTY
from carson.board.map.town import PARCEL_NAMES
from carson.board.pieces.dynamite import DYNAMITE_TOKENS, hand_out
from carson.board.round.building import start_building
from carson.board.round.first_parcels import free_parcels, why_not_free
from carson.board.round.tiles_for_sale import FILL_TRACK, close_up
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.state.choices import DECLINE, FETCH
from carson.board.state.kinds import BUILT, build_choice, tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, OWN_PROPERTY
from carson.core.agenda import PLAIN, Decision, Frame
from carson.core.events import Value
from carson.core.ledger import BANK, TRACK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PRICE: Final = 10
FROM_BAG: Final = len(PRICES)  # instead of a slot of the track


class ProspectorRed(Character):
    number = 9
    name = "prospector"
    side = "R"
    limit = 20
    pieces = (DYNAMITE_TOKENS,)

    def taken(self, game: BoardGame, seat: int) -> None:
        hand_out(game, seat, 2, "prospector")


PROSPECTOR_RED: Final = ProspectorRed()


class ProspectorYellow(Character):
    number = 9
    name = "prospector"
    side = "Y"
    limit = 20

    def faced(self, game: BoardGame) -> Character:
        """Turned over when no mine is left to sell (B9.7)."""
        return self if is_for_sale(game, MINE) else PROSPECTOR_RED

    def taken(self, game: BoardGame, seat: int) -> None:
        offer_with_land(game, seat, MINE, PRICE)


def is_for_sale(game: BoardGame, kind: int) -> bool:
    """Whether there are tiles of a kind on the track or in the bag."""
    return bool(game.held[tiles_of(kind) + TRACK] or game.held[tiles_of(kind) + BANK])


def offer_with_land(game: BoardGame, seat: int, kind: int, price: int) -> None:
    """A tile of a kind together with an unowned, unoccupied parcel; without tile, land or property tile nothing (B9.7)."""
    if is_for_sale(game, kind) and game.held[OWN_PROPERTY[seat]] and sites(game):
        slots = [slot for slot, tile in enumerate(game.track) if tile == kind]
        if len(slots) > 1:
            game.agenda.append((CHOOSE_TILE, seat, kind, price))
        else:
            game.agenda.append((BUY_WITH_LAND, seat, kind, price, *(slots or [FROM_BAG])))


def sites(game: BoardGame) -> list[int]:
    return [parcel for parcel in free_parcels(game) if game.contents[parcel] == EMPTY]


class ChooseTile(Decision["BoardGame"]):
    """Which of several tiles of a kind on the track to buy, or none: (seat, kind, price)."""

    name = "choose-tile"
    about = (CONTENT_NAMES, PLAIN)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"kind": CONTENT_NAMES[frame[2]], "price": frame[3]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        _, _, kind, price = frame
        if price > game.held[MONEY + seat]:
            return [DECLINE]
        return [FETCH + slot for slot, tile in enumerate(game.track) if tile == kind] + [DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=f"buy-{CONTENT_NAMES[frame[2]]}")
        else:
            game.agenda.append((BUY_WITH_LAND, *frame[1:], choice - FETCH))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if FETCH <= choice < FETCH + len(PRICES):
            return Refusal("other-tile", "B9.7", kind=CONTENT_NAMES[frame[2]])
        return super().refuse(game, seat, frame, choice)


class BuyWithLand(Decision["BoardGame"]):
    """Where to build a tile that is bought with the land under it, or not to buy it: (seat, kind, price, slot)."""

    name = "buy-with-land"
    about = (CONTENT_NAMES, PLAIN)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        """Without a place the tile comes out of the bag."""
        _, _, kind, price, slot = frame
        values: dict[str, Value] = {"kind": CONTENT_NAMES[kind], "price": price}
        return values if slot == FROM_BAG else {**values, "place": space_of(slot)}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        _, _, kind, price, _ = frame
        if price > game.held[MONEY + seat]:
            return [DECLINE]
        return [build_choice(kind, parcel) for parcel in sites(game)] + [DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        _, _, kind, price, slot = frame
        name = game.side(seat).name
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=f"buy-{CONTENT_NAMES[kind]}")
            return
        parcel = BUILT[choice][1]
        game.pay(seat, price, name)
        game.move(tiles_of(kind), BANK if slot == FROM_BAG else TRACK, seat, 1, name)
        game.claim(seat, parcel, "bought")
        game.tell("claim", seat=seat, place=PARCEL_NAMES[parcel])
        if slot != FROM_BAG:
            close_up(game, slot)
            game.agenda.append((FILL_TRACK,))
        start_building(game, seat, kind, parcel)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if choice not in BUILT:
            return super().refuse(game, seat, frame, choice)
        kind, parcel = BUILT[choice]
        if kind != frame[2]:
            return Refusal("other-tile", "B9.7", kind=CONTENT_NAMES[frame[2]])
        if parcel in free_parcels(game):
            content = CONTENT_NAMES[game.contents[parcel]]
            return Refusal("occupied", "B9.7", place=PARCEL_NAMES[parcel], content=content)
        return why_not_free(game, parcel, "B9.7")


def _choose(game: BoardGame, seat: int, choice: int) -> Effect:
    """With land of nobody's, for a price to be paid then."""
    _, _, kind, price = game.agenda[-1]
    return Effect(price=price, values={"kind": CONTENT_NAMES[kind], "what": "fetch-with-land"})


EFFECTS[f"{ChooseTile.name} fetch"] = _choose

CHOOSE_TILE: Final = STEPS.add(ChooseTile())
BUY_WITH_LAND: Final = STEPS.add(BuyWithLand())
