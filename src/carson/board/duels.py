"""Duels: who contests a place, the dice, who wins, in which order they are fought (B5.12, B6)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from carson.board.choices import DUEL_AT
from carson.board.contents import NOBODY
from carson.board.places import PLACE_NAMES
from carson.board.steps import STEPS
from carson.board.town import PARCELS
from carson.core.agenda import Decision, Frame, push
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

DIE: Final = 6


def duel(game: BoardGame, frame: Frame) -> None:
    """Everyone involved rolls one die, in pass order: (place)."""
    place = frame[1]
    rolls = [game.draw(DIE) + 1 for _ in game.in_pass_order(game.standing[place])]
    game.agenda.append((SETTLE, place, *rolls))


def settle(game: BoardGame, frame: Frame) -> None:
    """The highest total wins, a tie goes to the earlier passer; the losers go home at once: (place, rolls in pass order)."""
    place, rolls = frame[1], frame[2:]
    seats = game.in_pass_order(game.standing[place])
    firepower = [game.firepower(seat) for seat in seats]
    totals = [roll + power for roll, power in zip(rolls, firepower, strict=True)]
    winner = seats[totals.index(max(totals))]
    if game.events is not None:
        game.tell(
            "duel", place=PLACE_NAMES[place], seats=seats, rolls=list(rolls), firepower=firepower, winner=winner
        )  # fmt: skip
    if place == game.city_hall:
        game.resident = winner  # B6.6
    losers = [seat for seat in seats if seat != winner]
    for seat in losers:
        game.leave(place, seat, home=True, reason="lost-duel")
    for seat in losers:
        game.side(seat).lost_duel(game, seat)


def contested(game: BoardGame, buildings: bool) -> list[int]:
    """The parcels (or the buildings and City Hall) on which several players stand."""
    return [
        parcel
        for parcel, standing in enumerate(game.standing[:PARCELS])
        if standing & (standing - 1) and (game.owner[parcel] != NOBODY or parcel == game.city_hall) == buildings
    ]


class NextDuel(Decision["BoardGame"]):
    """Several duels in a step: the first passer of all involved, found once, names the next one (B5.12): (seat, places)."""

    buildings: ClassVar[bool]

    def start(self, game: BoardGame) -> None:
        """Ask for the first duel of the step, if there is any."""
        places = contested(game, self.buildings)
        if places:
            involved = 0
            for place in places:
                involved |= game.standing[place]
            game.agenda.append((self.number, game.in_pass_order(involved)[0], *places))

    def after(self, place: int) -> tuple[Frame, ...]:
        """What the winner does before the next duel."""
        return ()

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [DUEL_AT + place for place in frame[2:]]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        place = choice - DUEL_AT
        rest = [other for other in frame[2:] if other != place]
        again = ((*frame[:2], *rest),) if rest else ()
        push(game, (DUEL, place), *self.after(place), *again)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if chosen.verb == "duel":
            return Refusal("no-duel-there", "B5.12", place=chosen.words[0])
        return super().refuse(game, seat, frame, choice)


DUEL: Final = STEPS.task("duel", duel)
SETTLE: Final = STEPS.task("settle", settle)


@lru_cache(maxsize=4096)
def odds(firepower: tuple[int, ...]) -> tuple[Fraction, ...]:
    """The exact chance of each player to win, one die each, by enumeration; earlier passers first, who win ties."""
    count = len(firepower)
    wins = []
    for i, mine in enumerate(firepower):
        favourable = 0
        for roll in range(1, DIE + 1):
            total = mine + roll
            ways = 1
            for j, other in enumerate(firepower):
                if j != i:
                    most = total - other - (1 if j < i else 0)  # an earlier passer must roll lower
                    ways *= max(0, min(DIE, most))
            favourable += ways
        wins.append(Fraction(favourable, DIE**count))
    return tuple(wins)
