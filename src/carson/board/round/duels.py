"""Duels: who contests a place, the dice, who wins, in which order they are fought (B5.12, B6)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING, ClassVar, Final

from carson.board.map.action_track import PLACE_NAMES
from carson.board.map.contents import NOBODY
from carson.board.map.town import PARCELS
from carson.board.state.choices import DUEL_AT
from carson.board.state.steps import STEPS
from carson.board.state.tokens import TOKENS, dice_with
from carson.core.agenda import PLAIN, Decision, Frame, push
from carson.core.events import Value
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

DIE: Final = 6


def fighters(game: BoardGame, place: int) -> list[int]:
    """Who fights on a place, in pass order: everybody but the "no duel" cowboys (B9.10)."""
    seats = game.in_pass_order(game.standing[place])
    if game.tokens:
        peaceful = [seat for thing, at, seat in game.tokens if at == place and TOKENS[thing].peaceful]
        return [seat for seat in seats if seat not in peaceful]
    return seats


def dice_of(game: BoardGame, seat: int, place: int) -> int:
    """One die, one more for dynamite, one more for a sharpshooter (B6.8)."""
    dice = 1
    if game.tokens:
        dice += dice_with(game, seat, place)
    for hook in game.rules.best_dice:
        dice += hook(game, seat)
    return dice


def duel(game: BoardGame, frame: Frame) -> None:
    """Everyone involved rolls, in pass order: (place). The dice of each are the digits of a number."""
    place = frame[1]
    seats = fighters(game, place)
    if game.rules.duel:
        for hook in game.rules.duel:
            hook(game, place, seats)
        return
    rolls = []
    for seat in seats:
        digits = 0
        for _ in range(dice_of(game, seat, place)):
            digits = 10 * digits + game.draw(DIE) + 1
        rolls.append(digits)
    game.agenda.append((SETTLE, place, *rolls))
    for seat in game.holders("rolled"):
        if seat in seats:
            game.side(seat).rolled(game, seat, place)


def value_of(game: BoardGame, seat: int, digits: int) -> int:
    """What a seat's dice (or duel tiles) count: all of them, less the lowest die with a sharpshooter (B6.8)."""
    if digits < 10:
        return digits
    dice = [int(digit) for digit in str(digits)]
    left_out = min(dice) if not game.rules.duel and sharp(game, seat) else 0
    return sum(dice) - left_out


def settle(game: BoardGame, frame: Frame) -> None:
    """The highest total wins, a tie goes to the earlier passer; the losers go home at once: (place, dice in pass order)."""
    place, rolls = frame[1], frame[2:]
    seats = fighters(game, place)
    firepower = [game.firepower(seat) for seat in seats]
    totals = [value_of(game, seat, roll) + power for seat, roll, power in zip(seats, rolls, firepower, strict=True)]
    for hook in game.rules.settle:
        if hook(game, place, seats, list(rolls), totals):
            return
    winner = seats[totals.index(max(totals))]
    if game.events is not None:
        game.announce(
            "duel", place=PLACE_NAMES[place], seats=seats, rolls=list(rolls), firepower=firepower, totals=totals,
            tie=int(totals.count(max(totals)) > 1), winner=winner,
        )  # fmt: skip
    if place == game.public and game.resident != winner:  # B6.6
        game.resident = winner
        game.tell("resident", seat=winner)
    game.side(winner).won_duel(game, winner)
    lose(game, place, [seat for seat in seats if seat != winner])


def lose(game: BoardGame, place: int, losers: list[int]) -> None:
    """The losers of a duel go home at once (B5.2); then whoever gains or suffers by it."""
    for seat in losers:
        game.leave(place, seat, home=True, reason="lost-duel")
    for seat in reversed(losers):  # frames pushed: the first passer's come first, and those of cards before all others
        game.side(seat).lost_duel(game, seat)
        for hook in game.rules.lost_duel:
            hook(game, seat, place)
    for seat in reversed(game.holders("after_duel")):
        game.side(seat).after_duel(game, seat, place, losers)


def contested(game: BoardGame, buildings: bool) -> list[int]:
    """The parcels (or the buildings) on which several players stand."""
    owner, standing, public = game.owner, game.standing, game.public
    places = [
        place
        for place in game.occupied()
        if place < PARCELS
        and standing[place] & (standing[place] - 1)
        and (owner[place] != NOBODY or place == public) == buildings
    ]
    if game.blocked:  # who stands on an outlaw's spot fights him, at Building income (B4.8)
        places = [place for place in places if place not in game.blocked]
    if buildings:
        for hook in game.rules.fights:
            places += hook(game)
    return places


class NextDuel(Decision["BoardGame"]):
    """Several duels in a step: the first passer of all involved, found once, names the next one (B5.12): (seat, places)."""

    about = (PLACE_NAMES,)
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

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"places": [PLACE_NAMES[place] for place in frame[2:]]}

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


DUEL: Final = STEPS.task("duel", duel, PLACE_NAMES)
SETTLE: Final = STEPS.task("settle", settle, PLACE_NAMES, PLAIN)


Dice = tuple[int, bool]  # how many a player rolls, and whether he leaves out the lowest
ONE_DIE: Final = (1, False)


def sharp(game: BoardGame, seat: int) -> bool:
    """Whether a seat leaves out its lowest die (B6.8)."""
    return any(hook(game, seat) for hook in game.rules.best_dice)


def dice_in(game: BoardGame, seat: int, place: int) -> Dice:
    """What a seat rolls in a duel on a place."""
    return dice_of(game, seat, place), sharp(game, seat)


@cache
def throws(dice: Dice) -> tuple[int, ...]:
    """In how many ways the dice come to 0, to 1 or less, to 2 or less, and so on."""
    count, leave_out = dice
    values = [sum(throw) - leave_out * min(throw) for throw in product(range(1, DIE + 1), repeat=count)]
    return tuple(sum(value <= most for value in values) for most in range(max(values) + 1))


@lru_cache(maxsize=4096)
def odds(firepower: tuple[int, ...], dice: tuple[Dice, ...] = (), least: int = 0) -> tuple[Fraction, ...]:
    """The exact chance of each player to win, by enumeration; earlier passers first, who win ties. One die if not told.

    Nobody wins with less than the least total.
    """
    tables = [throws(rolled) for rolled in dice or (ONE_DIE,) * len(firepower)]
    wins = []
    for i, mine in enumerate(firepower):
        favourable = 0
        for value in range(max(1, least - mine), len(tables[i])):
            ways = tables[i][value] - tables[i][value - 1]
            for j, other in enumerate(firepower):
                if j != i:
                    most = mine + value - other - (1 if j < i else 0)  # an earlier passer must roll lower
                    ways *= tables[j][min(most, len(tables[j]) - 1)] if most > 0 else 0
            favourable += ways
        wins.append(Fraction(favourable, prod(table[-1] for table in tables)))
    return tuple(wins)
