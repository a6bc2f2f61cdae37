"""What a variant is: the few hooks of the game that it answers.

Each variant has a file of its own beside this one. Which hooks are answered is gathered once for a game (`rules.py`, where
each has a line): a variant that is off costs nothing. Its state lies in `game.notes[name]` (a tuple of ints, replaced and
never changed; `add_note` declares it) and in pieces of the ledger.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from carson.core.compiled import mypyc_attr
from carson.core.ledger import SEEN

if TYPE_CHECKING:
    from carson.board.configuration.config import Config
    from carson.board.configuration.figures import Figure
    from carson.board.configuration.rules import Rules
    from carson.board.game import BoardGame
    from carson.board.shown.effects import Effect
    from carson.core.refusal import Refusal
    from carson.core.sums import Part


Fact = tuple[str, Mapping[str, int | str]]  # the id of its words, and their values


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """A way to play that can be switched on; the defaults do nothing."""

    name: ClassVar[str]
    first_edition: ClassVar[bool] = False  # whether the first edition has it too (B1)
    blocks: ClassVar[bool] = False  # whether its pieces keep parcels free (`BoardGame.blocked`)
    figures: ClassVar[tuple[Figure, ...]] = ()  # its fields of `data.toml`
    numbers: ClassVar[tuple[str, ...]] = ()  # the names of what `in_numbers` gives

    def check(self, config: Config) -> None:
        """Refuse a configuration that cannot be played with this variant."""

    def check_off(self, config: Config) -> None:
        """Refuse a configuration that needs this variant, which is off."""

    def switches(self, words: Sequence[str]) -> Mapping[str, Sequence[str]]:
        """If it has a field of its own in the configuration: what that may be next, by what is switched."""
        return {}

    def mountains(self, config: Config, mountains: int) -> int:
        """How many mountains there are where nobody says how many."""
        return mountains

    def prepare(self, rules: Rules) -> None:
        """What follows from it once for the whole game."""

    # Setup, in this order.

    def deal(self, game: BoardGame) -> None:
        """Before everything else."""

    def hand_out(self, game: BoardGame) -> None:
        """Instead of each player's usual money, cowboys, revolver and road."""

    def before_centre(self, game: BoardGame) -> None:
        """Before the centre and the mountains are laid."""

    def first_order(self, game: BoardGame) -> None:
        """Instead of drawing the first order."""

    def after_order(self, game: BoardGame) -> None:
        """When the first order stands: frames pushed here come before City Hall and the first parcels."""

    def first_parcels(self, game: BoardGame) -> None:
        """Instead of the usual two parcels each; pushes its frames."""

    # The round.

    def start_round(self, game: BoardGame) -> None:
        """Before characters are chosen; pushed frames come first."""

    def start_placing(self, game: BoardGame) -> None:
        """Instead of placing one by one; `game.places` is ready. Pushes its frames."""

    def places(self, game: BoardGame, seat: int) -> list[int]:
        """Further places where a seat may put a cowboy."""
        return []

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """A seat's placements, before its card's say; new verbs are carried out by `placing.PLACEMENTS`."""
        return options

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        """Why a placement of one of its own verbs is not possible, if it is one."""
        return None

    def placed(self, game: BoardGame, seat: int, place: int) -> None:
        """A seat has placed a cowboy (the white one too); pushed frames come before the next player."""

    def elsewhere(self, game: BoardGame, seat: int) -> int:
        """How many placed cowboys of a seat stand on none of the places; reading a position, it may refuse its notes."""
        return 0

    def wages(self, game: BoardGame) -> None:
        """Instead of paying wages."""

    def firepower(self, game: BoardGame, seat: int) -> list[Part]:
        """Further parts of a seat's firepower."""
        return []

    def fights(self, game: BoardGame) -> list[int]:
        """Places where a fight takes place at Building income although not two players stand there."""
        return []

    def duel(self, game: BoardGame, place: int, seats: list[int]) -> None:
        """Instead of rolling dice: pushes frames that end in `(duels.SETTLE, place, value of each in pass order)`."""

    def least_total(self, game: BoardGame, place: int) -> int:
        """The total without which nobody wins on a place; more than 0 where even one alone has to fight."""
        return 0

    def settle(self, game: BoardGame, place: int, seats: list[int], rolls: list[int], totals: list[int]) -> bool:
        """Settle a fight in another way than a duel; says whether it did. A seat's dice are the digits of a number."""
        return False

    def lost_duel(self, game: BoardGame, seat: int, place: int) -> None:
        """A seat has lost a duel and its cowboy is home."""

    def moved_on(self, game: BoardGame, seat: int) -> None:
        """A card has moved the cowboy on with whom a seat has just lost a duel."""

    def tiles_drawn(self, game: BoardGame, seat: int) -> int:
        """How many duel tiles a seat draws when it has none left; the most of all answers holds (B10.3)."""
        return 3

    def best_dice(self, game: BoardGame, seat: int) -> bool:
        """Whether a seat rolls one die more and leaves out the lowest (B6.8)."""
        return False

    def may_build(self, game: BoardGame, kind: int, parcel: int) -> bool:
        """A further condition on a building's parcel."""
        return True

    def is_there(self, place: str, ruling: str) -> Refusal:
        """Why nothing can be built where one of its pieces is."""
        raise NotImplementedError

    def keeps_parcel(self, place: str, ruling: str) -> Refusal:
        """Why nobody can have a parcel where one of its pieces is."""
        raise NotImplementedError

    def before_income(self, game: BoardGame, seat: int) -> None:
        """A seat's choices before the money, after its card's."""

    def income(self, game: BoardGame, parcel: int, income: int) -> int:
        """What is left of a building's (multiplied) income for its owner, before attackers."""
        return income

    def round_ends(self, game: BoardGame) -> None:
        """After the cards' powers at the end of the round, before roads and cash limit; pushes frames."""

    def next_round(self, game: BoardGame) -> None:
        """When cards and tokens go back."""

    def parcel_points(self, game: BoardGame, parcel: int, points: int) -> int:
        """What an own parcel with something on it is worth in the final scoring."""
        return points

    def final_points(self, game: BoardGame, seat: int) -> int:
        """Further victory points of a seat in the final scoring, with the variant's name as their reason."""
        return 0

    # What others show and read of its state.

    def effect(self, game: BoardGame, seat: int, choice: int) -> Effect | None:
        """What a legal choice costs and brings, where the usual answer does not hold; `EFFECTS` has the rest."""
        return None

    def on_board(self, game: BoardGame) -> dict[int, int]:
        """By thing, how many of its own pieces lie on the board: what a position's other lines tell of them."""
        return {}

    def check_notes(self, game: BoardGame) -> None:
        """Refuse notes of its own, read from a position, that make no sense."""

    # What may be seen of its state.

    def seat_fact(self, game: BoardGame, seat: int, own: bool) -> Fact | None:
        """What is said beside a player, to himself or to others."""
        return None

    def round_fact(self, game: BoardGame) -> Fact | None:
        """What is said of the round."""
        return None

    def table_fact(self, game: BoardGame) -> Fact | None:
        """What is said of all players, in a line."""
        return None

    def view(self, game: BoardGame) -> Mapping[str, object]:
        """What everybody may see."""
        return {}

    def secrets(self, game: BoardGame, seat: int) -> Mapping[str, object]:
        """What only this seat may see now."""
        return {}

    def in_numbers(self, game: BoardGame, seats: Sequence[int]) -> Sequence[int]:
        """What the first of these seats, which follow each other, may see of it, for programs that learn.

        As many as `numbers` has names; of seats that are missing at the table nothing, which is 0.
        """
        return ()

    def draw_hidden(self, game: BoardGame, seat: int) -> None:
        """Draw anew what this seat cannot know, evenly among all that its view leaves possible."""


def by_seat(*what: str) -> tuple[str, ...]:
    """Names of numbers that each seat has, as one of them sees them."""
    return tuple(f"{name}-{seat}" for seat in SEEN for name in what)


def padded(found: Sequence[int], names: Sequence[str]) -> list[int]:
    """With nothing for the seats that are missing at the table."""
    return [*found, *(0,) * (len(names) - len(found))]
