"""What a character is: a number for the turn order, a cash limit, and the few hooks of the game that it answers.

Each character has a file of its own beside this one with both sides in it. The engine calls the hooks and never asks which
character it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from carson.board.game import BoardGame
    from carson.core.refusal import Refusal


class Character:
    """One side of a character card; the defaults do nothing."""

    number: ClassVar[int]
    name: ClassVar[str]
    side: ClassVar[str]  # "Y" or "R"
    limit: ClassVar[int]
    firepower: ClassVar[int] = 0

    @property
    def code(self) -> str:
        return f"{self.number}{self.side}"

    def cash_limit(self, edition: str) -> int:
        return self.limit

    def taken(self, game: BoardGame, seat: int) -> None:
        """What the card gives at once."""

    def building_price(self, price: int) -> int:
        """What its holder pays on a building space."""
        return price

    def parcel_price(self, price: int) -> int:
        """What its holder pays in Parcel purchase."""
        return price

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """Its holder's placements: `options` is what anybody could do in his stead."""
        return options

    def place(self, game: BoardGame, seat: int, choice: int) -> None:
        """Carry out a placement that this card added."""
        raise NotImplementedError

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        """Why this card forbids its holder a placement, if it does."""
        return None

    def lost_duel(self, game: BoardGame, seat: int) -> None:
        """Its holder lost a duel."""

    def road_laid(self, game: BoardGame, seat: int, roads: int, newly_connected: int) -> None:
        """Its holder laid a road (or the two of a bridge)."""

    def before_income(self, game: BoardGame, seat: int) -> None:
        """Choices of its holder at Building income, after the duels and before the money."""

    def multiplier(self, game: BoardGame, seat: int, parcel: int) -> int:
        """By how much its holder's building pays more."""
        return 1

    def round_ends(self, game: BoardGame, seat: int) -> None:
        """Its power at the end of the round (B8.1)."""

    def put_back(self, game: BoardGame, seat: int) -> None:
        """Return the pieces that belong to the card."""
