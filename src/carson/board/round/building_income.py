"""Building income: the duels on buildings and at City Hall, then the choices, then the money (B6.3, B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings import ALL_BUILDINGS
from carson.board.map.contents import BUILDING, CONTENT_NAMES
from carson.board.map.town import PARCEL_NAMES
from carson.board.round.duels import NextDuel, contested
from carson.board.state.steps import STEPS
from carson.core.agenda import Frame, push

if TYPE_CHECKING:
    from carson.board.game import BoardGame


AFTER_DUELS: Final = tuple(frame for building in ALL_BUILDINGS for frame in building.after_duels)


class NextBuildingDuel(NextDuel):
    name = "next-building-duel"
    buildings = True


def building_income(game: BoardGame, frame: Frame) -> None:
    asked = game.pass_order if game.rules.before_income or game.rules.pieces else game.holders("before_income")
    push(game, *AFTER_DUELS, *((INCOME_CHOICES, seat) for seat in asked), (PAY_INCOME,))
    for piece in game.rules.pieces:
        piece.income_begins(game)
    if game.rules.fights:
        game.agenda.append((LATE_FIGHTS,))
    BUILDING_DUELS.start(game)


def late_fights(game: BoardGame, frame: Frame) -> None:
    """Whoever came to a place in the course of the duels (a loser whom a card moved on) fights there in the end."""
    if contested(game, buildings=True):
        game.agenda.append(frame)
        BUILDING_DUELS.start(game)


def income_choices(game: BoardGame, frame: Frame) -> None:
    """A seat's choices before the money: its card's, then the variants', then its pieces' (B7.6): (seat)."""
    seat = frame[1]
    for piece in game.rules.pieces:
        piece.before_income(game, seat)
    for hook in game.rules.before_income:
        hook(game, seat)
    game.side(seat).before_income(game, seat)


def incomes_left(game: BoardGame) -> int:
    """How often buildings will still pay: in each later round, and in this one unless they have."""
    later = len(game.rules.data.new_cowboys) - max(game.round - 1, 0)  # which come after every round but the last
    income_at, resolve = game.rules.sequence.index((BUILDING_INCOME,)), STEPS.numbers["resolve"]
    to_come = any(frame[0] == PAY_INCOME or (frame[0] == resolve and frame[1] <= income_at) for frame in game.agenda)
    return later + (to_come or not game.round)


def pay_income(game: BoardGame, frame: Frame) -> None:
    """Each building pays its owner; an attacker takes half, rounded down (B6.4, B7.4, B7.5)."""
    earned = [0] * game.players
    buildings = [parcel for parcel in game.built_up() if game.contents[parcel] >= BUILDING and parcel != game.public]
    for parcel in buildings:
        owner = game.owner[parcel]
        content = game.contents[parcel]
        attackers = game.in_pass_order(game.standing[parcel] & ~(1 << owner))
        times = game.times.get(parcel, 1)
        plain = times * game.income(parcel)
        income = plain
        for hook in game.rules.income:
            income = hook(game, parcel, income)
        stolen = plain // 2 if attackers else 0
        if game.events is not None and (plain or attackers):
            game.announce(
                "income", seat=owner, kind=CONTENT_NAMES[content], place=PARCEL_NAMES[parcel], income=income, times=times,
                parts=game.income_parts(parcel),
            )  # fmt: skip
        earned[owner] += income - stolen
        game.gain_money(owner, income - stolen, CONTENT_NAMES[content])
        for seat in attackers:
            game.announce("robbed", seat=seat, owner=owner, place=PARCEL_NAMES[parcel], stolen=stolen)
            game.gain_money(seat, stolen, "attack")
        for seat in game.in_pass_order(game.standing[parcel]):
            game.leave(parcel, seat, home=False, reason="action")
    game.times = {}
    for seat in game.holders("after_income"):
        game.side(seat).after_income(game, seat, earned[seat])


BUILDING_DUELS: Final = NextBuildingDuel()
STEPS.add(BUILDING_DUELS)
BUILDING_INCOME: Final = STEPS.task("building-income", building_income)
LATE_FIGHTS: Final = STEPS.task("late-fights", late_fights)
INCOME_CHOICES: Final = STEPS.task("income-choices", income_choices)
PAY_INCOME: Final = STEPS.task("pay-income", pay_income)
