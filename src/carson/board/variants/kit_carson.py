"""Kit Carson: after the first cowboy everybody places his own and moves them about, all at the same time (B10.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypedDict

from carson.board.map.action_track import PLACE_NAMES, PLACES
from carson.board.round.moving import (
    LONE,
    MOVES,
    PIECE_NAMES,
    lifted,
    movable,
    moved_by,
    put_down,
    standing_at,
    targets,
    why_not_moved,
)
from carson.board.round.placing import PlaceCowboy, pass_on, place_by
from carson.board.state.choices import PASS, PLACE
from carson.board.state.notes import add_note
from carson.board.state.steps import STEPS
from carson.board.state.things import OWN_COWBOYS
from carson.board.state.tokens import TOKENS
from carson.board.variants.variant import Variant, by_seat, padded
from carson.core.agenda import PLAIN, Frame
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.configuration.rules import Rules
    from carson.board.game import BoardGame

# Its note: by seat how many moves it has made, then by seat the cowboy that it has picked up.
NAME: Final = add_note("kit-carson", PLAIN, PIECE_NAMES)
MOST_MOVES: Final = 100
NOBODY_AT_HAND: Final = -1


class KitCarsonView(TypedDict, total=False):
    """While all place at the same time: what each has done, and the piece that he has at hand."""

    moves: list[int]
    at_hand: list[str | None]


class KitCarson(Variant):
    name = NAME
    first_edition = True
    numbers = by_seat("moves", "at-hand")  # at hand is nothing, or one more than the piece's number

    def prepare(self, rules: Rules) -> None:
        """The last pass order scores (B8.3)."""
        rules.order_scores = True

    def start_placing(self, game: BoardGame) -> None:
        game.note(NAME, (0,) * game.players + (NOBODY_AT_HAND,) * game.players)
        game.agenda.append((FIRST_COWBOY, game.turn_order[0]))

    def view(self, game: BoardGame) -> KitCarsonView:
        if NAME not in game.notes:
            return {}
        pieces = [at_hand(game, other) for other in range(game.players)]
        return {
            "moves": [progress(game, other)[0] for other in range(game.players)],
            "at_hand": [None if piece == NOBODY_AT_HAND else game.catalogue[MOVES[piece]].words[0] for piece in pieces],
        }

    def in_numbers(self, game: BoardGame, seats: Sequence[int]) -> Sequence[int]:
        if NAME not in game.notes:
            return padded((), self.numbers)
        shown: list[int] = []
        for seat in seats:
            count, piece = progress(game, seat)
            shown += (count, piece + 1)
        return padded(shown, self.numbers)


def progress(game: BoardGame, seat: int) -> tuple[int, int]:
    """How many cowboys a seat has placed or picked up in this round, and the piece in its hand now."""
    note = game.notes[NAME]
    return note[seat], note[game.rules.players + seat]


def at_hand(game: BoardGame, seat: int) -> int:
    """The piece that a seat is moving, or NOBODY_AT_HAND."""
    return progress(game, seat)[1]


def remember(game: BoardGame, seat: int, count: int, piece: int) -> None:
    note = list(game.notes[NAME])
    note[seat], note[game.rules.players + seat] = count, piece
    game.note(NAME, tuple(note))


class FirstCowboy(PlaceCowboy):
    """The first in turn order places a cowboy, or passes, before all others begin: (seat)."""

    name = "first-cowboy"

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        everybody = (1 << game.players) - 1
        if choice == PASS:
            pass_on(game, seat)
            game.agenda.append((PLACE_TOGETHER, everybody & ~(1 << seat)))
        else:
            game.agenda.append((PLACE_TOGETHER, everybody))
            remember(game, seat, 1, NOBODY_AT_HAND)
            place_by(game, seat, choice)


class PlaceTogether(PlaceCowboy):
    """Everybody who has not passed: place a cowboy, move one, or pass: (bits of the seats)."""

    name = "place-together"
    together = True
    in_the_open = True

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        count, piece = progress(game, seat)
        if piece != NOBODY_AT_HAND:
            return targets(game, seat, piece)
        if count >= MOST_MOVES:
            return [PASS]
        return super().legal(game, seat, frame) + [MOVES[piece] for piece in movable(game, seat)]

    def order(self, game: BoardGame, seats: tuple[int, ...]) -> Sequence[int]:
        """In turn order, since an early pass is worth points; by the first rules in the order of the seats."""
        return [seat for seat in game.turn_order if seat in seats] if game.rules.number > 1 else seats

    def surely_free(self, game: BoardGame, seat: int, frame: Frame) -> bool:
        """There is always room on Wages, to place a cowboy or to move one."""
        count, piece = progress(game, seat)
        if piece != NOBODY_AT_HAND:
            return True
        return count < MOST_MOVES and (game.held[OWN_COWBOYS[seat]] > 0 or bool(movable(game, seat)))

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        count, piece = progress(game, seat)
        if choice == PASS:
            if pass_on(game, seat):
                game.notes = {name: note for name, note in game.notes.items() if name != NAME}
            else:
                game.agenda.append((frame[0], frame[1] & ~(1 << seat)))
            return
        game.agenda.append(frame)
        if piece != NOBODY_AT_HAND:
            remember(game, seat, count, NOBODY_AT_HAND)
            put_down(game, seat, piece, choice - PLACE)
        elif (moved := moved_by(choice)) >= 0:
            remember(game, seat, count + 1, moved)
        else:
            remember(game, seat, count + 1, NOBODY_AT_HAND)
            place_by(game, seat, choice)

    def question(self, game: BoardGame, seat: int, frame: Frame) -> str:
        return self.name if at_hand(game, seat) == NOBODY_AT_HAND else "put-down"

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        piece = at_hand(game, seat)
        if piece == NOBODY_AT_HAND:
            if (moved := moved_by(choice)) >= 0:
                return why_not_moved(game, seat, moved)
            return super().refuse(game, seat, frame, choice)
        if not PLACE <= choice < PLACE + PLACES:
            return Refusal("cowboy-at-hand", "B10.4", place=PLACE_NAMES[standing_at(game, seat, piece)])
        if piece in LONE:
            return TOKENS[LONE[piece]].not_there(PLACE_NAMES[choice - PLACE])
        return super().refuse(lifted(game, seat, piece), seat, frame, choice)


PLACE_TOGETHER: Final = STEPS.add(PlaceTogether())
FIRST_COWBOY: Final = STEPS.add(FirstCowboy())
