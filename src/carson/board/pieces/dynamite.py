"""Dynamite: with a cowboy for a second die in his duel, or in a mine of one's own for three times its income (B9.8).

Some cards hand it out; it stays with its owner over the rounds until it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings.mine import MINE, Mine
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES, PLACES
from carson.board.map.town import PARCEL_NAMES, PARCELS
from carson.board.pieces.piece import Piece
from carson.board.round.placing import PLACEMENTS, place_with, why_not_there
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.shown.previews import more_income, place_effect
from carson.board.state.choices import CATALOGUE, COWBOY, DONE, PLACE
from carson.board.state.steps import STEPS
from carson.board.state.things import OWN_COWBOYS, add_pieces
from carson.board.state.tokens import TOKENS, Token
from carson.core.agenda import Decision, Frame
from carson.core.choices import ITSELF
from carson.core.ledger import BANK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

DYNAMITE: Final = add_pieces("dynamite", 7, written=True)
TIMES: Final = 3
PLACE_DYNAMITE: Final = CATALOGUE.add("dynamite", PLACE_NAMES, ITSELF, f"{COWBOY} dynamite")
BLAST: Final = CATALOGUE.add("blast", PARCEL_NAMES, ITSELF)


class WithDynamite(Token):
    places = frozenset(range(PLACES)) - frozenset(OPEN_TO_ALL)
    dice = 1


TOKENS[DYNAMITE] = WithDynamite()
WITH_DYNAMITE: Final = frozenset(PLACE + place for place in TOKENS[DYNAMITE].places)  # placements that allow a token


def hand_out(game: BoardGame, seat: int, count: int, reason: str) -> None:
    """As many tokens as are left (B2.6)."""
    game.move(DYNAMITE, BANK, seat, min(count, game.held[DYNAMITE + BANK]), reason)


class Dynamite(Piece):
    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """Wherever the seat may place a cowboy, he may take a token along; not to Wages and Roads (2)."""
        if not game.held[DYNAMITE + seat]:
            return options
        return options + [PLACE_DYNAMITE + option - PLACE for option in options if option in WITH_DYNAMITE]

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        if not PLACE_DYNAMITE <= choice < PLACE_DYNAMITE + PLACES:
            return None
        place = choice - PLACE_DYNAMITE
        if not game.held[DYNAMITE + seat]:
            return Refusal("no-dynamite", "B9.8")
        if place in OPEN_TO_ALL:
            return Refusal("dynamite-place", "B9.8", place=PLACE_NAMES[place])
        if not game.held[OWN_COWBOYS[seat]] or PLACE + place not in game.places[seat]:
            return why_not_there(game, seat, place)
        return None

    def income_begins(self, game: BoardGame) -> None:
        """With a cowboy on an own mine it also triples that mine, however his duel there ends."""
        for thing, place, seat in sorted(game.tokens):
            if thing == DYNAMITE and place < PARCELS and game.owner[place] == seat and game.contents[place] == MINE:
                game.multiply(place, TIMES)
                game.tell("blast", seat=seat, place=PARCEL_NAMES[place])

    def before_income(self, game: BoardGame, seat: int) -> None:
        if game.held[DYNAMITE + seat] and mines_to_blast(game, seat):
            game.agenda.append((BLAST_MINE, seat))


DYNAMITE_TOKENS: Final = Dynamite()


def place_dynamite(game: BoardGame, seat: int, choice: int) -> None:
    place_with(game, seat, choice - PLACE_DYNAMITE, DYNAMITE, source=seat)


PLACEMENTS["dynamite"] = place_dynamite
EFFECTS["dynamite"] = place_effect


def mines_to_blast(game: BoardGame, seat: int) -> list[int]:
    """Own mines that pay something and have no dynamite yet this round; a doubled one may be tripled instead (B7.5)."""
    return [
        parcel
        for parcel in range(PARCELS)
        if game.owner[parcel] == seat
        and game.contents[parcel] == MINE
        and game.times.get(parcel, 1) < TIMES
        and game.income(parcel)
    ]


class BlastMine(Decision["BoardGame"]):
    """Which mine to use a token on, one after the other, or no more: (seat)."""

    name = "blast-mine"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        if not game.held[DYNAMITE + seat]:
            return [DONE]
        return [DONE] + [BLAST + parcel for parcel in mines_to_blast(game, seat)]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice != DONE:
            parcel = choice - BLAST
            game.move(DYNAMITE, seat, BANK, 1, "returned")
            game.multiply(parcel, TIMES)
            game.tell("blast", seat=seat, place=PARCEL_NAMES[parcel])
            game.agenda.append(frame)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if not BLAST <= choice < BLAST + PARCELS:
            return super().refuse(game, seat, frame, choice)
        parcel = choice - BLAST
        name = PARCEL_NAMES[parcel]
        if game.owner[parcel] != seat or game.contents[parcel] != MINE:
            return Refusal("no-mine-of-yours", "B9.8", place=name)
        if game.times.get(parcel, 1) == TIMES:
            return Refusal("blasted-already", "B9.8", place=name)
        return Refusal("mine-without-income", "B9.8", place=name)


def _blast(game: BoardGame, seat: int, choice: int) -> Effect:
    """Money: how much more the mine pays him."""
    return Effect(brings=(("money", more_income(game, seat, choice)),), values={"content": Mine.name})


EFFECTS["blast"] = _blast

BLAST_MINE: Final = STEPS.add(BlastMine())
