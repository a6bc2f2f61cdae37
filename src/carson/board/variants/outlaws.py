"""Outlaws: from round 2 on they ride in, each to the best-paying building near him, and halve what it pays (B10.5).

Where they are is `game.blocked`: nothing is built or bought there. Beating one brings victory points, or a prey.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypedDict

from carson.board.buildings import CAN_BE_ATTACKED
from carson.board.buildings.prison import PRISON
from carson.board.configuration.figures import Figure
from carson.board.map.contents import BUILDING, NOBODY
from carson.board.map.town import INNER, NEIGHBOURS, PARCEL_NAMES, PARCELS
from carson.board.round.duels import DIE, lose
from carson.board.round.placing import is_protected, place_of
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.shown.previews import duel_odds
from carson.board.state.choices import CATALOGUE, DUEL_AT
from carson.board.state.notes import add_note
from carson.board.state.steps import STEPS
from carson.board.state.things import add_pieces
from carson.board.variants.variant import Fact, Variant
from carson.core.agenda import Decision, Frame
from carson.core.choices import ITSELF
from carson.core.events import Value
from carson.core.ledger import BANK, BOARD
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

NAME: Final = add_note("outlaws")  # the strength of all outlaws this round, and the bits of the seats that are safe
OUTLAWS: Final = add_pieces("outlaws", 9, written=True)
WEAKEST: Final = 8  # with a black 1
POINTS: Final = Figure(("outlaws", "points"), 0, 20, count=DIE)  # for beating one, by strength from the weakest on

RIDE: Final = CATALOGUE.add("ride", PARCEL_NAMES, ITSELF)  # the outlaw there moves next
BOUNTY: Final = CATALOGUE.add("bounty")
ATTACK: Final = CATALOGUE.add("attack")


class OutlawsView(TypedDict):
    places: list[str]
    strength: int
    points: int


class Outlaws(Variant):
    name = NAME
    blocks = True
    figures = (POINTS,)
    numbers = ("strength", "points")  # where they are every game tells

    # They arrive and move.

    def start_round(self, game: BoardGame) -> None:
        """Before characters are chosen: the first player's dice, and the order in which he lets them move."""
        if game.round == 1:
            return
        strength = WEAKEST + game.draw(DIE)
        number = game.draw(DIE) // 2 + 1
        game.note(NAME, (strength, safe_seats(game)))
        first = game.pass_order[0]
        game.tell("outlaws", seat=first, count=number, strength=strength, points=points_of(game))
        for _ in range(min(number, game.held[OUTLAWS + BANK])):
            arrive(game)
        moving = [parcel for parcel in game.blocked if best_buildings(game, parcel, ())]
        if moving:
            game.agenda.append((RIDE_NEXT, first, *moving))

    def next_round(self, game: BoardGame) -> None:
        """Whoever is safe in the round that ends is so when they move, before cards are chosen anew (B9.14)."""
        safe = sum(1 << seat for seat in range(game.players) if game.side(seat).safe)
        game.note(NAME, (0, safe))

    # Who fights them.

    def places(self, game: BoardGame, seat: int) -> list[int]:
        return list(game.blocked)

    def fights(self, game: BoardGame) -> list[int]:
        return [parcel for parcel in game.blocked if game.standing[parcel]]

    def least_total(self, game: BoardGame, place: int) -> int:
        return max(1, strength_of(game)) if place in game.blocked else 0

    def settle(self, game: BoardGame, place: int, seats: list[int], rolls: list[int], totals: list[int]) -> bool:
        """The best total wins alone if it reaches the outlaw's strength; everybody else loses."""
        if place not in game.blocked:
            return False
        best = max(totals)
        winner = seats[totals.index(best)] if best >= strength_of(game) else NOBODY
        if game.events is not None:
            fight: dict[str, Value] = {
                "place": PARCEL_NAMES[place], "strength": strength_of(game), "seats": seats, "rolls": rolls,
                "firepower": [game.firepower(seat) for seat in seats], "totals": totals,
            }  # fmt: skip
            if winner == NOBODY:
                game.announce("outlaw-stays", **fight)
            else:
                game.announce("outlaw-beaten", seat=winner, **fight)
        if winner != NOBODY:
            game.blocked = tuple(parcel for parcel in game.blocked if parcel != place)
            game.move(OUTLAWS, BOARD, BANK, 1, "beaten")
            game.agenda.append((REWARD, winner, place))
            game.side(winner).won_duel(game, winner)
            for seat in game.pass_order:
                game.side(seat).foe_beaten(game, seat)
        lose(game, place, [seat for seat in seats if seat != winner])
        return True

    def is_there(self, place: str, ruling: str) -> Refusal:
        return Refusal("outlaw-there", ruling, place=place)

    def keeps_parcel(self, place: str, ruling: str) -> Refusal:
        return Refusal("outlaw-keeps-parcel", ruling, place=place)

    # What they take.

    def income(self, game: BoardGame, parcel: int, income: int) -> int:
        """Half, rounded down, is left to the owner; all of it if he is safe (B7.5)."""
        owner = game.owner[parcel]
        if parcel not in game.blocked or game.side(owner).safe:
            return income
        if income:
            game.tell("outlaw-takes", seat=owner, place=PARCEL_NAMES[parcel], money=income - income // 2)
        return income // 2

    # What others show and read of its state.

    def effect(self, game: BoardGame, seat: int, choice: int) -> Effect | None:
        """A placement against an outlaw, and the naming of such a fight."""
        place = place_of(game, choice)
        if place is not None and place in game.blocked:
            return fight_effect(game.after(seat, choice, "effect"), place, seat)
        if DUEL_AT <= choice < DUEL_AT + PARCELS and choice - DUEL_AT in game.blocked:
            return fight_effect(game, choice - DUEL_AT, seat)
        return None

    def on_board(self, game: BoardGame) -> dict[int, int]:
        return {OUTLAWS: len(game.blocked)}

    def round_fact(self, game: BoardGame) -> Fact | None:
        return ("board-outlaws", {"strength": strength_of(game), "points": points_of(game)}) if game.blocked else None

    def view(self, game: BoardGame) -> OutlawsView:
        return {
            "places": [PARCEL_NAMES[parcel] for parcel in game.blocked],
            "strength": strength_of(game),
            "points": points_of(game),
        }

    def in_numbers(self, game: BoardGame, seats: Sequence[int]) -> Sequence[int]:
        return strength_of(game), points_of(game)


def strength_of(game: BoardGame) -> int:
    """One for all of them in a round; 0 before any have come."""
    return game.notes.get(NAME, (0, 0))[0]


def safe_seats(game: BoardGame) -> int:
    return game.notes.get(NAME, (0, 0))[1]


def points_of(game: BoardGame) -> int:
    """What beating or capturing one brings in this round."""
    strength = strength_of(game)
    return game.rules.data.numbers(POINTS)[strength - WEAKEST] if strength else 0


# Arriving and moving.


def beside_prison(game: BoardGame, parcel: int) -> bool:
    return PRISON in game.contents and any(game.contents[near] == PRISON for near in NEIGHBOURS[parcel])


def arrive(game: BoardGame) -> None:
    """By dice (B2.2, B2.7): not on river, City Hall or another outlaw, nor beside a prison; on one he is captured."""
    taken = (*game.rules.river, game.public, *game.blocked)
    allowed = [
        parcel for parcel in INNER if game.contents[parcel] == PRISON or not (parcel in taken or beside_prison(game, parcel))
    ]
    if not allowed:
        return
    parcel = allowed[game.draw(len(allowed))]
    if game.contents[parcel] == PRISON:
        owner = game.owner[parcel]
        game.tell("outlaw-captured", seat=owner, place=PARCEL_NAMES[parcel])
        game.gain_points(owner, points_of(game), NAME)
        return
    game.blocked = tuple(sorted((*game.blocked, parcel)))
    game.move(OUTLAWS, BANK, BOARD, 1, "arrived")
    game.tell("outlaw-arrives", place=PARCEL_NAMES[parcel])


def attraction(game: BoardGame, parcel: int) -> int:
    """The plain income of the coming round; $0 beside a prison, and what belongs to the yellow Heroes (B9.14)."""
    owner = game.owner[parcel]
    if owner == NOBODY or game.contents[parcel] < BUILDING or safe_seats(game) >> owner & 1 or beside_prison(game, parcel):
        return 0
    return game.income(parcel)


def best_buildings(game: BoardGame, outlaw: int, taken: tuple[int, ...]) -> list[int]:
    """Where an outlaw would go: the best neighbours without another, if they are better than where he stands."""
    incomes = {parcel: attraction(game, parcel) for parcel in NEIGHBOURS[outlaw] if parcel not in taken}
    most = max(incomes.values(), default=0)
    return [parcel for parcel, income in incomes.items() if income == most] if most > attraction(game, outlaw) else []


class RideNext(Decision["BoardGame"]):
    """Which outlaw moves next: (first player, those that might move). The others stay, whatever the order."""

    name = "ride-next"
    about = (PARCEL_NAMES,)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"places": [PARCEL_NAMES[parcel] for parcel in frame[2:]]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [RIDE + parcel for parcel in frame[2:]]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        outlaw = choice - RIDE
        rest = [parcel for parcel in frame[2:] if parcel != outlaw]
        if rest:
            game.agenda.append((*frame[:2], *rest))
        best = best_buildings(game, outlaw, game.blocked)
        if best:
            parcel = best[game.draw(len(best))] if len(best) > 1 else best[0]
            game.blocked = tuple(sorted(parcel if other == outlaw else other for other in game.blocked))
            game.tell("outlaw-moves", origin=PARCEL_NAMES[outlaw], place=PARCEL_NAMES[parcel])

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if RIDE <= choice < RIDE + PARCELS:
            return Refusal("no-outlaw-to-move", "B10.5", place=PARCEL_NAMES[choice - RIDE])
        return super().refuse(game, seat, frame, choice)


# Fighting.


def could_attack(game: BoardGame, seat: int, parcel: int) -> bool:
    """Whether a seat could attack a building if no outlaw had been there (B4.6)."""
    return (
        game.owner[parcel] not in (NOBODY, seat)
        and CAN_BE_ATTACKED[game.contents[parcel]]
        and not is_protected(game, parcel)
        and game.side(seat).attacks
    )


class Reward(Decision["BoardGame"]):
    """What the winner takes: the points, or another player's building to attack: (winner, parcel)."""

    name = "outlaw-reward"
    about = (PARCEL_NAMES,)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"place": PARCEL_NAMES[frame[2]], "points": points_of(game)}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [BOUNTY, ATTACK] if could_attack(game, seat, frame[2]) else [BOUNTY]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        """An attacker stays until the income is paid, and so does who stands on a building of his own."""
        parcel = frame[2]
        if choice == ATTACK:
            game.tell("outlaw-prey", seat=seat, place=PARCEL_NAMES[parcel])
            return
        game.gain_points(seat, points_of(game), NAME)
        if game.owner[parcel] != seat or game.contents[parcel] < BUILDING:
            game.leave(parcel, seat, home=False, reason="action")


RIDE_NEXT: Final = STEPS.add(RideNext())
REWARD: Final = STEPS.add(Reward())


# What it looks like beforehand.


def fight_effect(game: BoardGame, place: int, seat: int) -> Effect:
    """The fight with the outlaw on a place as it stands; values: his strength and what beating him brings."""
    values: dict[str, int | str] = {"what": "outlaw", "strength": strength_of(game), "points": points_of(game)}
    return Effect(odds=duel_odds(game, place, seat), values=values)


def _attack(game: BoardGame, seat: int, choice: int) -> Effect:
    parcel = game.agenda[-1][2]
    return Effect(brings=(("money", game.income(parcel) // 2),), values={"owner": game.owner[parcel]})


EFFECTS["attack"] = _attack
