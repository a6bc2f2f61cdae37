"""What a character is: a number for the turn order, a cash limit, and the few hooks of the game that it answers.

Each character has a file of its own beside this one with both sides in it. The engine calls the hooks and never asks which
character it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from carson.core.compiled import mypyc_attr

if TYPE_CHECKING:
    from carson.board.game import BoardGame
    from carson.board.pieces.piece import Piece
    from carson.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """One side of a character card; the defaults do nothing."""

    number: ClassVar[int]
    name: ClassVar[str]
    side: ClassVar[str]  # "Y" or "R"; "YR" when the game itself says which, see `faced`
    limit: ClassVar[int]
    drawn: ClassVar[int] = 1  # the rules since which it can be among random characters; 0: it is only asked for
    one_more: ClassVar[bool] = False  # whether another card comes into play with it (B1.3)
    offered: ClassVar[bool] = True  # whether a configuration can ask for this side
    needs: ClassVar[str] = ""  # a variant without which this side is not offered
    pieces: ClassVar[tuple[Piece, ...]] = ()  # what it hands out to be kept over the rounds
    taxes: ClassVar[bool] = False  # whether it may be better to have less money when somebody takes it
    second_card: ClassVar[bool] = True  # whether it can be taken as a second card, for its powers but not its number

    answers: ClassVar[frozenset[str]] = frozenset()  # the hooks that this side overrides, see `BoardGame.holders`
    conditional: ClassVar[bool] = False  # whether it has a say in whether it can be taken

    def __init_subclass__(cls) -> None:
        hooks = (name for name in vars(Character) if not name.startswith("_"))
        cls.answers = frozenset(name for name in hooks if getattr(cls, name) is not getattr(Character, name))
        cls.conditional = "faced" in cls.answers or "why_not" in cls.answers

    @property
    def code(self) -> str:
        return f"{self.number}{self.side}"

    def cash_limit(self, edition: str) -> int:
        return self.limit

    # Choosing.

    def faced(self, game: BoardGame) -> Character:
        """The side that lies up for whoever takes the card next: it may have turned over for good."""
        return self

    def why_not(self, game: BoardGame, seat: int) -> Refusal | None:
        """Why a seat cannot take the card at all, if so."""
        return None

    def taken(self, game: BoardGame, seat: int) -> None:
        """What the card gives at once."""

    # Placing.

    safe: ClassVar[bool] = False  # nobody attacks its holder's buildings
    attacks: ClassVar[bool] = True  # whether its holder may attack another's

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """Its holder's placements: `options` is what anybody could do in his stead.

        A choice of a new verb is carried out by the function registered in `placing.PLACEMENTS`.
        """
        return options

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        """Why this card forbids its holder a placement, if it does."""
        return None

    def stays(self, game: BoardGame, seat: int, place: int) -> bool:
        """Whether its holder's cowboy on a place cannot be moved elsewhere while cowboys are placed."""
        return False

    # Resolving.

    firepower: ClassVar[int] = 0
    chooses_last: ClassVar[bool] = False  # where duels are fought with tiles: after seeing the others'

    def building_price(self, price: int) -> int:
        """What its holder pays on a building space."""
        return price

    def parcel_price(self, price: int) -> int:
        """What its holder pays in Parcel purchase."""
        return price

    def before_parcels(self, game: BoardGame, seat: int) -> None:
        """Right before the duels of Parcel purchase."""

    def rolled(self, game: BoardGame, seat: int, place: int) -> None:
        """Its holder's dice lie on the table; the frame `settle` with everybody's is on top of the agenda."""

    def won_duel(self, game: BoardGame, seat: int) -> None:
        """Its holder won a duel or beat an outlaw."""

    def lost_duel(self, game: BoardGame, seat: int) -> None:
        """Its holder lost a duel."""

    def after_duel(self, game: BoardGame, seat: int, place: int, losers: list[int]) -> None:
        """Somebody's duel is over and its losers have gone home; the action is still to come."""

    def foe_beaten(self, game: BoardGame, seat: int) -> None:
        """Somebody, its holder or another, has beaten an outlaw."""

    def road_laid(self, game: BoardGame, seat: int, roads: int, newly_connected: int) -> None:
        """Its holder laid a road (or the two of a bridge)."""

    def gamble(self, game: BoardGame, seat: int, rolls: list[int]) -> int:
        """What its holder gets for his dice in Gambling."""
        return sum(rolls)

    def before_income(self, game: BoardGame, seat: int) -> None:
        """Choices of its holder at Building income, after the duels and before the money; see `BoardGame.multiply`."""

    def after_income(self, game: BoardGame, seat: int, earned: int) -> None:
        """Right after Building income: what its holder's own buildings have paid him."""

    # The end of the round and of the game.

    def round_ends(self, game: BoardGame, seat: int) -> None:
        """Its power at the end of the round (B8.1)."""

    def after_limit(self, game: BoardGame, seat: int) -> None:
        """After the cash limit of rounds 1 to 3, before tiles are drawn."""

    def put_back(self, game: BoardGame, seat: int) -> None:
        """Return the pieces that belong to the card."""

    def final_points(self, game: BoardGame, seat: int) -> int:
        """Victory points in the final scoring."""
        return 0


NO_CHARACTER: Final = Character()  # whoever has not taken a card yet
