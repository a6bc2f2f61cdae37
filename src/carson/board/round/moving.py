"""Moving placed cowboys to other places: a move is two choices, whom and where to (Kit Carson; the second enclosure).

A piece is the place of a player's cowboy, or a number of its own for a token that is a cowboy itself, wherever that is.
Until it is put down it stands where it stood.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES, PLACES, ROADS_1, WAGES
from carson.board.round.placing import place_of, places_for, places_left, reopen_place, use_place
from carson.board.state.choices import CATALOGUE, PLACE, PLACINGS
from carson.board.state.things import THINGS, cowboys_of
from carson.board.state.tokens import TOKENS
from carson.core.choices import ITSELF
from carson.core.fields import Names
from carson.core.ledger import BOARD, SEATS
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PIECE_NAMES: Final = Names()  # by piece
MOVES: Final[list[int]] = []  # by piece, the choice `move ...`
MOVED: Final[dict[int, int]] = {}  # by such a choice, the piece
LONE: Final[dict[int, int]] = {}  # by piece, the token that is a cowboy itself


def add_piece(name: str, at: Callable[[str], str] | None = ITSELF, earlier: int | None = None) -> int:
    """One more piece that can be named, and its number in version 0.2.0; those on places are numbered as the places are."""
    choice = CATALOGUE.add("move", [name], at)
    MOVED[choice] = len(MOVES)
    MOVES.append(choice)
    PIECE_NAMES.append(name)
    if earlier is not None:
        PIECE_NAMES.earlier[earlier] = MOVED[choice]
    return MOVED[choice]


def add_lone(thing: int, earlier: int | None = None) -> None:
    LONE[add_piece(THINGS.name(thing), None, earlier)] = thing  # he stands wherever he was put; a button names him


for _name in PLACE_NAMES:
    add_piece(_name)


def moved_by(choice: int) -> int:
    """The piece on the board that a choice `move ...` names, or -1."""
    piece = MOVED.get(choice, -1)
    return piece if piece < PLACES or piece in LONE else -1


def standing_at(game: BoardGame, seat: int, piece: int) -> int:
    """The place of a piece."""
    if piece < PLACES:
        return piece
    (place,) = (place for thing, place, who in game.tokens if (thing, who) == (LONE[piece], seat))
    return place


def movable(game: BoardGame, seat: int) -> list[int]:
    """The pieces of a seat on the board, but for City Hall's resident (B4.11) and whom his card keeps there."""
    bit, standing, side = 1 << seat, game.standing, game.side(seat)
    pieces = [place for place in game.occupied() if standing[place] & bit]
    if game.crew[seat]:
        pieces.append(WAGES)
    if game.crew[SEATS + seat]:
        pieces.append(ROADS_1)
    lone = {thing: place for thing, place, who in game.tokens if who == seat and TOKENS[thing].lone} if game.tokens else {}
    for place in lone.values():
        if place not in OPEN_TO_ALL or game.crew[_crew(place, seat)] == 1:
            pieces.remove(place)
    if seat == game.resident:
        pieces.remove(game.public)
    if "stays" in side.answers:
        pieces = [place for place in pieces if not side.stays(game, seat, place)]
    return pieces + [piece for piece, thing in LONE.items() if thing in lone]


def why_not_moved(game: BoardGame, seat: int, piece: int) -> Refusal:
    """Why a piece is none of a seat's movable ones."""
    if piece in LONE:
        return TOKENS[LONE[piece]].not_placed()
    if game.standing[piece] >> seat & 1 and not any((thing, piece, seat) in game.tokens for thing in LONE.values()):
        return Refusal("cowboy-stays", "B4.11" if piece == game.public else "B10.4", place=PLACE_NAMES[piece])
    return Refusal("no-cowboy-to-move", "B10.4", place=PLACE_NAMES[piece])


def targets(game: BoardGame, seat: int, piece: int) -> list[int]:
    """The choices `place ...` for a piece: wherever it could be placed now, or where it stands, to stay."""
    if piece in LONE:
        copy = lifted(game, seat, piece)
        places = [place_of(copy, choice) for choice in copy.side(seat).placements(copy, seat, [])]
        choices = [PLACE + place for place in places if place is not None]
    else:
        options = game.places[seat]
        for hook in game.rules.placements:
            options = hook(game, seat, options)
        options = game.side(seat).placements(game, seat, options)
        choices = list(filter(PLACINGS.__contains__, options))
    stay = PLACE + standing_at(game, seat, piece)
    return choices if stay in choices else [*choices, stay]


def lifted(game: BoardGame, seat: int, piece: int) -> BoardGame:
    """A copy in which the piece is back in its player's supply, as if it were to be placed."""
    copy = game.copy()
    place = standing_at(game, seat, piece)
    remove(copy, place, seat)
    copy.tokens = tuple(token for token in game.tokens if not goes_with(token, seat, piece, place))
    copy.move(LONE.get(piece, cowboys_of(seat)), BOARD, seat, 1, "moved")
    copy.places = places_left(copy)
    return copy


def goes_with(token: tuple[int, int, int], seat: int, piece: int, place: int) -> bool:
    """Whether a token is with a piece on a place: one that is a cowboy itself may stand beside another."""
    return token[1:] == (place, seat) and TOKENS[token[0]].lone == (piece in LONE)


def remove(game: BoardGame, place: int, seat: int) -> None:
    """A piece stands there no more."""
    if place in OPEN_TO_ALL:
        game.crew[_crew(place, seat)] -= 1
    else:
        game.standing[place] &= ~(1 << seat)


def _crew(place: int, seat: int) -> int:
    return seat if place == WAGES else SEATS + seat


def put_down(game: BoardGame, seat: int, piece: int, place: int) -> None:
    """A piece moves to a place; what is with it goes along where it may, and else back to the player (B10.4)."""
    origin = standing_at(game, seat, piece)
    if place == origin:
        return
    remove(game, origin, seat)
    if place in OPEN_TO_ALL:
        game.crew[_crew(place, seat)] += 1
    else:
        game.standing[place] |= 1 << seat
    tokens = []
    for token in game.tokens:
        thing = token[0]
        if not goes_with(token, seat, piece, origin):
            tokens.append(token)
        elif place in TOKENS[thing].places:
            tokens.append((thing, place, seat))
        else:
            game.move(thing, BOARD, seat, 1, "returned")
    game.tokens = tuple(tokens)
    if piece in LONE:
        game.places = places_left(game)
    elif game.rules.number > 1:
        game.set_places(seat, *places_for(game, (seat,)))
    else:  # by the first rules, whoever else stood there
        reopen_place(game, seat, origin)
        use_place(game, seat, place)
    if game.events is not None:
        kind = THINGS.name(LONE[piece]) if piece in LONE else "cowboy"
        game.tell("shift", seat=seat, origin=PLACE_NAMES[origin], place=PLACE_NAMES[place], piece=kind)
