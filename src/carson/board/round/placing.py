"""Phase 2: placing cowboys or passing, in the order of the chosen cards' numbers (B4.2-B4.11)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from carson.board.buildings import BUILDINGS, CAN_BE_ATTACKED
from carson.board.map.action_track import (
    AMMUNITION,
    BUILDING_3,
    OPEN_TO_ALL,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    VP_2,
    VP_5,
    WAGES,
)
from carson.board.map.contents import EMPTY, NOBODY, RIVER
from carson.board.map.town import NEIGHBOURS, PARCELS
from carson.board.state.choices import PASS, PASS_ON, PLACE, PLACINGS
from carson.board.state.steps import STEPS
from carson.board.state.things import AMMUNITION_TOKEN, OWN_COWBOYS, cowboys_of
from carson.board.state.tokens import TOKENS
from carson.core.agenda import Decision, Frame
from carson.core.ledger import BANK, BOARD
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
    """The action spaces that are open in this round."""
    closed = closed_spaces(game)
    return [space for space in range(WAGES, PLACES) if space not in closed]


def is_open(game: BoardGame, space: int) -> bool:
    return space not in closed_spaces(game)


def closed_spaces(game: BoardGame) -> list[int]:
    """Ammunition without its token, building spaces without a tile, cheaper points in later rounds (B4.5, B4.7)."""
    closed = [*range(VP_2 + 2 - game.round, VP_2 + 1)]
    if EMPTY in game.track:
        closed += [BUILDING_3 - slot for slot, tile in enumerate(game.track) if tile == EMPTY]
    if not game.held[AMMUNITION_TOKEN + BANK]:
        closed.append(AMMUNITION)
    return closed


def places_left(game: BoardGame) -> list[list[int]]:
    """By seat, the choices `place ...` that are open to it in this round, whoever else stands there (B4.3, B4.4)."""
    return places_for(game, range(game.players))


def places_for(game: BoardGame, seats: Sequence[int]) -> list[list[int]]:
    """The same for some seats."""
    owners, contents, standing = game.owner, game.contents, game.standing
    closed = [place for thing, place, _ in game.tokens if TOKENS[thing].lone and place not in OPEN_TO_ALL]  # B9.2
    for_all = [PLACE + place for place in (*game.unowned, *open_spaces(game))]
    for place in closed:
        for_all.remove(PLACE + place)
    buildings = [parcel for parcel in game.built_up() if CAN_BE_ATTACKED[contents[parcel]]]
    protected = [parcel for parcel in buildings if is_protected(game, parcel)]
    left = []
    for seat in seats:
        places = for_all + [PLACE + parcel for parcel in buildings if owners[parcel] == seat or parcel not in protected]
        for hook in game.rules.places:
            places += [PLACE + place for place in hook(game, seat) if PLACE + place not in places]
        for place in game.occupied():  # his own; the resident of City Hall is one
            if standing[place] >> seat & 1 and PLACE + place in places:
                places.remove(PLACE + place)
        left.append(sorted(places))
    return left


def is_protected(game: BoardGame, parcel: int) -> bool:
    """A church of the same owner beside a building, or his card, keeps attackers away (B4.6)."""
    return game.side(game.owner[parcel]).safe or protector(game, parcel) != EMPTY


def protector(game: BoardGame, parcel: int) -> int:
    """The kind of building beside a parcel with which its owner keeps attackers away, or EMPTY."""
    owner = game.owner[parcel]
    for near in NEIGHBOURS[parcel]:
        if BUILDINGS[game.contents[near]].protects_neighbours and game.owner[near] == owner:
            return game.contents[near]
    return EMPTY


class PlaceCowboy(Decision["BoardGame"]):
    """Place a cowboy or pass: (seat)."""

    name = "place-cowboy"
    orders: ClassVar = {PASS_ON: PASS}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        options = [PASS, *game.places[seat]] if game.held[OWN_COWBOYS[seat]] else [PASS]
        for hook in game.rules.placements:
            options = hook(game, seat, options)
        for piece in game.rules.pieces:
            options = piece.placements(game, seat, options)
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
        for piece in game.rules.pieces:
            refusal = piece.refuse_placement(game, seat, choice)
            if refusal:
                return refusal
        for hook in game.rules.refuse_placement:
            refusal = hook(game, seat, choice)
            if refusal:
                return refusal
        refusal = game.side(seat).refuse_placement(game, seat, choice)
        return refusal or super().refuse(game, seat, frame, choice)


def is_placing(frame: Frame) -> bool:
    """Whether a frame of the agenda belongs to the placing of cowboys, in whichever way it is done."""
    return isinstance(STEPS.decision(frame), PlaceCowboy)


def place_of(game: BoardGame, choice: int) -> int | None:
    """The place that a placement names, whatever its verb; None for anything else."""
    if PLACE <= choice < PLACE + PLACES:
        return choice - PLACE
    chosen = game.catalogue[choice]
    return PLACE_OF.get(" ".join(chosen.words)) if chosen.verb in PLACEMENTS else None


def without(game: BoardGame, options: list[int], places: set[int]) -> list[int]:
    """The placements among `options` that name none of these places."""
    if not places:
        return options
    named = {PLACE + place for place in places}
    return [
        option for option in options if option not in named and (option in PLACINGS or place_of(game, option) not in places)
    ]


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
        use_place(game, seat, place)
        for hook in game.rules.placed:
            hook(game, seat, place)
    else:
        PLACEMENTS[game.catalogue[choice].verb](game, seat, choice)


def use_place(game: BoardGame, seat: int, place: int) -> None:
    """Elsewhere than on Wages and Roads (2) one cowboy of the same player (B4.4)."""
    if place not in OPEN_TO_ALL:
        game.close_place_to(seat, place)


def reopen_place(game: BoardGame, seat: int, place: int) -> None:
    """A cowboy of the seat has left a place: it comes back among the seat's."""
    if place not in OPEN_TO_ALL:
        places = game.places[seat][:]
        insort(places, PLACE + place)
        game.set_places(seat, places)


def place_with(game: BoardGame, seat: int, place: int, thing: int, source: int) -> None:
    """A cowboy, of the seat's own supply or of the general one, goes to a place with a piece of the seat's."""
    game.move(cowboys_of(seat), source, BOARD, 1, "placed")
    game.move(thing, seat, BOARD, 1, "placed")
    game.tokens += ((thing, place, seat),)
    game.mark_standing(place, seat, game.things.name(thing))
    use_place(game, seat, place)
    for hook in game.rules.placed:
        hook(game, seat, place)


# How placements of other verbs than `place` are carried out, by verb; they call the `placed` hooks themselves.
PLACEMENTS: Final[dict[str, Callable[[BoardGame, int, int], None]]] = {}

# Those among them whose cowboy comes from the general supply: they take a turn of one's own.
FROM_GENERAL_SUPPLY: Final[set[str]] = set()


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
        return Refusal("own-cowboy-there", "B4.11" if seat == game.resident and place == game.public else "B4.4", place=name)
    if place >= PARCELS:
        if not is_open(game, place):
            ruling = "B9.11" if place == AMMUNITION else "B4.7" if place >= VP_5 else "B4.5"
            return Refusal("space-closed", ruling, place=name)
        return kept_away(game, place)
    owner = game.owner[place]
    if game.contents[place] == RIVER:
        return Refusal("river", "B4.3", place=name)
    if owner == NOBODY:
        return kept_away(game, place)
    if owner == seat:
        return Refusal("nothing-to-defend", "B4.10", place=name)
    if CAN_BE_ATTACKED[game.contents[place]]:
        if game.side(owner).safe:
            return Refusal("card-protects", "B4.6", place=name, owner=owner + 1, character=game.side(owner).name)
        return BUILDINGS[protector(game, place)].protects(name)
    return Refusal("cannot-be-attacked", "B4.6", place=name)


def kept_away(game: BoardGame, place: int) -> Refusal:
    """Nobody may join a token that is a cowboy itself."""
    for thing, at, _ in game.tokens:
        if at == place and TOKENS[thing].lone:
            return TOKENS[thing].keeps_away(PLACE_NAMES[place])
    return Refusal("space-closed", "B4.3", place=PLACE_NAMES[place])


START_PLACING: Final = STEPS.task("start-placing", start_placing)
PLACE_COWBOY: Final = STEPS.add(PlaceCowboy())
