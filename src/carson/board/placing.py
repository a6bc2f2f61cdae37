"""Phase 2: placing cowboys or passing, in the order of the chosen cards' numbers (B4.2-B4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings import CAN_BE_ATTACKED
from carson.board.choices import PASS, PLACE
from carson.board.contents import CHURCH, EMPTY, NOBODY, RIVER
from carson.board.places import BUILDING_3, BUILDING_12, OPEN_TO_ALL, PLACE_NAMES, PLACES, VP_2, VP_5, WAGES, slot_of
from carson.board.steps import STEPS
from carson.board.things import OWN_COWBOYS
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
    closed = [place for _, place, _ in game.tokens if place not in OPEN_TO_ALL]  # where the white cowboy stands (B9.2)
    for_all = [
        PLACE + place
        for place in (*range(PARCELS), *open_spaces(game))
        if place >= PARCELS or (owners[place] == NOBODY and contents[place] != RIVER)
    ]
    for place in closed:
        for_all.remove(PLACE + place)
    buildings = [parcel for parcel in range(PARCELS) if CAN_BE_ATTACKED[contents[parcel]]]
    protected = [parcel for parcel in buildings if is_protected(game, parcel)]
    places = [
        for_all + [PLACE + parcel for parcel in buildings if owners[parcel] == seat or parcel not in protected]
        for seat in range(game.players)
    ]
    for place, standing in enumerate(game.standing):  # the resident of City Hall; all cowboys when a position is read
        for seat in seats_in(standing) if standing else ():
            if PLACE + place in places[seat]:
                places[seat].remove(PLACE + place)
    return places


def is_protected(game: BoardGame, parcel: int) -> bool:
    """A church of the same owner beside a building keeps attackers away (B4.6)."""
    owner = game.owner[parcel]
    return any(game.contents[near] == CHURCH and game.owner[near] == owner for near in NEIGHBOURS[parcel])


class PlaceCowboy(Decision["BoardGame"]):
    """Place a cowboy or pass: (seat)."""

    name = "place-cowboy"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        options = [PASS]
        if game.held[OWN_COWBOYS[seat]]:
            options += game.places[seat]
        return game.sides[game.card[seat]].placements(game, seat, options)

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == PASS:
            game.passed = [*game.passed, seat]
            if game.events is not None:
                game.tell("pass", seat=seat, position=len(game.passed))
            if len(game.passed) == game.rules.players:
                game.pass_order, game.passed, game.places = game.passed, [], []
                return
        elif PLACE <= choice < PLACE + PLACES:
            place = choice - PLACE
            game.stand(place, seat)
            if place not in OPEN_TO_ALL:  # elsewhere one cowboy of the same player (B4.4)
                places = game.places[seat][:]
                places.remove(choice)
                game.places[seat] = places
        else:
            game.side(seat).place(game, seat, choice)
        game.agenda.append((frame[0], next_to_place(game, seat)))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        """Everybody's reason first, then the card's own."""
        if PLACE <= choice < PLACE + PLACES and not (game.held[OWN_COWBOYS[seat]] and choice in game.places[seat]):
            return why_not_there(game, seat, choice - PLACE)
        refusal = game.side(seat).refuse_placement(game, seat, choice)
        return refusal or super().refuse(game, seat, frame, choice)


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
        return Refusal("own-cowboy-there", "B4.11" if place == game.city_hall else "B4.4", place=name)
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
