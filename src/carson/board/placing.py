"""Phase 2: placing cowboys or passing, in the order of the chosen cards' numbers (B4.2-B4.11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from carson.board.buildings import CAN_BE_ATTACKED
from carson.board.choices import PASS, PLACE
from carson.board.contents import CHURCH, EMPTY, NOBODY, RIVER
from carson.board.places import BUILDING_3, BUILDING_12, OPEN_TO_ALL, PLACE_NAMES, PLACES, VP_2, VP_5, WAGES, slot_of
from carson.board.steps import STEPS
from carson.board.things import OWN_COWBOYS, WHITE_COWBOY
from carson.board.town import NEIGHBOURS, PARCELS
from carson.core.agenda import Decision, Frame, seats_in
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def start_placing(game: BoardGame, frame: Frame) -> None:
    """The turn order follows the numbers of the cards; everybody's places are worked out once."""
    game.turn_order = sorted(range(game.players), key=game.number.__getitem__)
    game.passed = []
    game.places = places_left(game)
    if game.rules.start_placing:
        for hook in game.rules.start_placing:
            hook(game)
    else:
        game.agenda.append((PLACE_COWBOY, game.turn_order[0]))


def open_spaces(game: BoardGame) -> list[int]:
    """The action spaces that are open in this round (B4.5, B4.7)."""
    return [space for space in range(WAGES, PLACES) if is_open(game, space)]


def is_open(game: BoardGame, space: int) -> bool:
    if BUILDING_12 <= space <= BUILDING_3:
        return game.track[slot_of(space)] != EMPTY
    return space < VP_5 or VP_2 - space >= game.round - 1


def places_left(game: BoardGame) -> list[list[int]]:
    """By seat, the choices `place ...` that are open to it in this round, whoever else stands there (B4.3, B4.4)."""
    owners, contents = game.owner, game.contents
    closed = [place for thing, place, _ in game.tokens if thing == WHITE_COWBOY and place not in OPEN_TO_ALL]  # B9.2
    for_all = [PLACE + place for place in (*game.unowned, *open_spaces(game))]
    if RIVER in contents:
        for_all = [choice for choice in for_all if choice >= PLACE + PARCELS or contents[choice - PLACE] != RIVER]
    for place in closed:
        for_all.remove(PLACE + place)
    buildings = [parcel for parcel in range(PARCELS) if CAN_BE_ATTACKED[contents[parcel]]]
    protected = [parcel for parcel in buildings if is_protected(game, parcel)]
    places = [
        for_all + [PLACE + parcel for parcel in buildings if owners[parcel] == seat or parcel not in protected]
        for seat in range(game.players)
    ]
    for hook in game.rules.places:
        for seat in range(game.players):
            places[seat] += [PLACE + place for place in hook(game, seat) if PLACE + place not in places[seat]]
    for place, standing in enumerate(game.standing):  # the resident of City Hall; all cowboys when a position is read
        for seat in seats_in(standing) if standing else ():
            if PLACE + place in places[seat]:
                places[seat].remove(PLACE + place)
    return places


def is_protected(game: BoardGame, parcel: int) -> bool:
    """A church of the same owner beside a building, or his card, keeps attackers away (B4.6)."""
    owner = game.owner[parcel]
    return game.side(owner).safe or any(
        game.contents[near] == CHURCH and game.owner[near] == owner for near in NEIGHBOURS[parcel]
    )


class PlaceCowboy(Decision["BoardGame"]):
    """Place a cowboy or pass: (seat)."""

    name = "place-cowboy"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        options = [PASS, *game.places[seat]] if game.held[OWN_COWBOYS[seat]] else [PASS]
        for hook in game.rules.placements:
            options = hook(game, seat, options)
        side = game.sides[game.card[seat]]
        return side.placements(game, seat, options) if "placements" in side.answers else options

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == PASS:
            if not pass_on(game, seat):
                game.agenda.append((frame[0], next_to_place(game, seat)))
        else:
            game.agenda.append((frame[0], next_to_place(game, seat)))
            place_by(game, seat, choice)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        """Everybody's reason first, then the card's own."""
        if PLACE <= choice < PLACE + PLACES and not (game.held[OWN_COWBOYS[seat]] and choice in game.places[seat]):
            return why_not_there(game, seat, choice - PLACE)
        refusal = game.side(seat).refuse_placement(game, seat, choice)
        return refusal or super().refuse(game, seat, frame, choice)


def pass_on(game: BoardGame, seat: int) -> bool:
    """A seat passes; says whether it was the last, so that its order is the new pass order."""
    game.passed = [*game.passed, seat]
    if game.events is not None:
        game.tell("pass", seat=seat, position=len(game.passed))
    if len(game.passed) < game.rules.players:
        return False
    game.pass_order, game.passed, game.places = game.passed, [], []
    return True


def place_by(game: BoardGame, seat: int, choice: int) -> None:
    """Carry out a placement; what may follow it comes before the next player."""
    if PLACE <= choice < PLACE + PLACES:
        place = choice - PLACE
        game.stand(place, seat)
        if place not in OPEN_TO_ALL:
            use_place(game, seat, place)
        for hook in game.rules.placed:
            hook(game, seat, place)
    else:
        PLACEMENTS[game.catalogue[choice].verb](game, seat, choice)


def use_place(game: BoardGame, seat: int, place: int) -> None:
    """Elsewhere than on Wages and Roads (2) one cowboy of the same player (B4.4)."""
    places = game.places[seat][:]
    places.remove(PLACE + place)
    game.places[seat] = places


# How placements of other verbs than `place` are carried out, by verb; they call the `placed` hooks themselves.
PLACEMENTS: Final[dict[str, Callable[[BoardGame, int, int], None]]] = {}


def next_to_place(game: BoardGame, seat: int) -> int:
    """The next seat in turn order that has not passed; there is one."""
    order = game.turn_order
    at = order.index(seat)
    while True:
        at = at + 1 if at + 1 < len(order) else 0
        if order[at] not in game.passed:
            return order[at]


def why_not_there(game: BoardGame, seat: int, place: int) -> Refusal:
    """Why a seat may not place a cowboy somewhere."""
    name = PLACE_NAMES[place]
    if not game.held[OWN_COWBOYS[seat]]:
        return Refusal("no-cowboy-left", "B4.2")
    if game.standing[place] >> seat & 1:
        return Refusal(
            "own-cowboy-there", "B4.11" if seat == game.resident and place == game.city_hall else "B4.4", place=name
        )
    if place >= PARCELS:
        if not is_open(game, place):
            return Refusal("space-closed", "B4.7" if place >= VP_5 else "B4.5", place=name)
        return Refusal("white-cowboy-there", "B9.2", place=name)
    owner = game.owner[place]
    if game.contents[place] == RIVER:
        return Refusal("river", "B4.3", place=name)
    if owner == NOBODY:
        return Refusal("white-cowboy-there", "B9.2", place=name)
    if owner == seat:
        return Refusal("nothing-to-defend", "B4.10", place=name)
    if CAN_BE_ATTACKED[game.contents[place]]:
        return Refusal("church-protects", "B4.6", place=name)
    return Refusal("cannot-be-attacked", "B4.6", place=name)


START_PLACING: Final = STEPS.task("start-placing", start_placing)
PLACE_COWBOY: Final = STEPS.add(PlaceCowboy())
