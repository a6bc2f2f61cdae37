"""Parcels without a price: the first two of each player (B3.3), and those that a card gives (B9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings import BUILDINGS
from carson.board.configuration.editions import FIRST
from carson.board.map.contents import NOBODY, RIVER
from carson.board.map.town import PARCEL_NAMES, PARCELS
from carson.board.state.choices import CLAIM
from carson.board.state.steps import STEPS
from carson.board.state.things import OWN_PROPERTY
from carson.core.agenda import Decision, Frame, push
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def first_parcels(game: BoardGame, frame: Frame) -> None:
    """Big Box: in reverse order, then in turn order; first edition the other way round: (how many are done)."""
    done = frame[1]
    if done == 0 and game.rules.first_parcels:
        for hook in game.rules.first_parcels:
            hook(game)
        return
    if done == 2 * game.players:
        return
    order = game.pass_order if game.rules.edition == FIRST else game.pass_order[::-1]
    order = order + order[::-1]
    push(game, (CLAIM_PARCEL, order[done]), (FIRST_PARCELS, done + 1))


def free_parcels(game: BoardGame) -> list[int]:
    """Unowned land, mountains and the centre included (B3.3)."""
    if game.public < 0 and not game.blocked:
        return game.unowned
    taken = (game.public, *game.blocked)
    return [parcel for parcel in game.unowned if parcel not in taken]


def claim_by(game: BoardGame, seat: int) -> None:
    """A card gives a parcel of the player's choice, if he has a tile to mark it and there is one (B4.1)."""
    if game.held[OWN_PROPERTY[seat]] and free_parcels(game):
        game.agenda.append((CLAIM_PARCEL, seat))


class ClaimParcel(Decision["BoardGame"]):
    """Which parcel to take: (seat)."""

    name = "claim-parcel"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [CLAIM + parcel for parcel in free_parcels(game)]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        parcel = choice - CLAIM
        game.claim(seat, parcel, "claimed")
        game.tell("claim", seat=seat, place=PARCEL_NAMES[parcel])

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if not CLAIM <= choice < CLAIM + PARCELS:
            return super().refuse(game, seat, frame, choice)
        ruling = "B9.5" if game.round else "B3.3"  # by a card, or in setup
        return why_not_free(game, choice - CLAIM, ruling)


def why_not_free(game: BoardGame, parcel: int, ruling: str) -> Refusal:
    """Why a parcel is none of the free ones."""
    name = PARCEL_NAMES[parcel]
    if parcel == game.public:
        return BUILDINGS[game.contents[parcel]].is_nobodys(name, ruling)
    if game.contents[parcel] == RIVER:
        return Refusal("river", ruling, place=name)
    if parcel in game.blocked and game.owner[parcel] == NOBODY:
        return game.rules.blocker.keeps_parcel(name, ruling)
    return Refusal("owned", ruling, place=name, owner=game.owner[parcel] + 1)


FIRST_PARCELS: Final = STEPS.task("first-parcels", first_parcels)
CLAIM_PARCEL: Final = STEPS.add(ClaimParcel())
