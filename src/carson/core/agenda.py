"""The agenda: pending work as data, a stack of frames, each a tuple of small ints that starts with the number of its step.

A step is either a task, which the program does, or a decision, which waits for one seat or for several at once. Frames are
all that is stored, so that a game in any state can be copied, compared and written down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.core.game import Game

Frame = tuple[int, ...]
G = TypeVar("G", bound="Game")


class Step(Generic[G]):
    """A kind of pending work, with the name by which it is written down."""

    name: str
    number: int = -1
    decides: ClassVar[bool] = False

    def run(self, game: G, frame: Frame) -> None:
        raise NotImplementedError

    def apply(self, game: G, seat: int, frame: Frame, choice: int) -> None:
        raise NotImplementedError


class Task(Step[G]):
    """Work that the program does without asking."""

    def __init__(self, name: str, function: Callable[[G, Frame], None]) -> None:
        self.name = name
        self._function = function

    def run(self, game: G, frame: Frame) -> None:
        self._function(game, frame)


class Decision(Step[G]):
    """A question to the seat in frame[1], or to all seats whose bits are set there when they decide together."""

    decides = True
    together: ClassVar[bool] = False
    # Side choices (laying roads) may give this decision further answers: then a single answer is not forced.
    open_to_side_choices: ClassVar[bool] = False

    def legal(self, game: G, seat: int, frame: Frame) -> list[int]:
        """The choices that answer the question; never empty. The list belongs to the caller's eyes only."""
        raise NotImplementedError

    def apply(self, game: G, seat: int, frame: Frame, choice: int) -> None:
        """Carry out a legal choice; the frame is off the agenda already."""
        raise NotImplementedError

    def refuse(self, game: G, seat: int, frame: Frame, choice: int) -> Refusal:
        """Why this choice is not legal now."""
        return Refusal("not-asked", choice=game.catalogue.text(choice))


class Steps(Generic[G]):
    """All steps of a game, numbered in the order of their registration; written down by name."""

    def __init__(self) -> None:
        self.table: list[Step[G]] = []
        self.numbers: dict[str, int] = {}

    def add(self, step: Step[G]) -> int:
        if step.name in self.numbers:
            raise ValueError(f"two steps are called '{step.name}'")
        step.number = len(self.table)
        self.numbers[step.name] = step.number
        self.table.append(step)
        return step.number

    def task(self, name: str, function: Callable[[G, Frame], None]) -> int:
        return self.add(Task(name, function))

    def decision(self, frame: Frame) -> Decision[G]:
        step = self.table[frame[0]]
        assert isinstance(step, Decision)
        return step

    def frame_as_list(self, frame: Frame) -> list[str | int]:
        return [self.table[frame[0]].name, *frame[1:]]

    def frame_from_list(self, values: list[str | int]) -> Frame:
        name, *rest = values
        if not isinstance(name, str) or name not in self.numbers or not all(isinstance(value, int) for value in rest):
            raise Refusal("bad-frame", frame=" ".join(map(str, values)))
        return (self.numbers[name], *(int(value) for value in rest))


def push(game: Game, *frames: Frame) -> None:
    """Put frames onto the agenda so that the first of them is done first."""
    game.agenda.extend(reversed(frames))


def seats_in(mask: int) -> list[int]:
    """The seats whose bits are set, ascending."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def advance(game: G, steps: Steps[G]) -> None:
    """Do all work that needs nobody, until somebody has to choose or the game is over.

    A decision with one possible answer is made here (B2.9).
    """
    agenda = game.agenda
    table = steps.table
    while agenda:
        frame = agenda[-1]
        step = table[frame[0]]
        if not step.decides:
            agenda.pop()
            step.run(game, frame)
        elif isinstance(step, Decision) and not _made_by_program(game, step, frame):
            return
    game.waiting = ()
    game.options = []


def _made_by_program(game: G, step: Decision[G], frame: Frame) -> bool:
    """Make a forced decision and say so; otherwise let the game wait for it."""
    seats = seats_in(frame[1]) if step.together else [frame[1]]
    options: list[int] = []
    for seat in seats:
        options = step.legal(game, seat, frame)
        if len(options) == 1 and not (step.open_to_side_choices and game.side_choices(seat)):
            game.agenda.pop()
            step.apply(game, seat, frame, options[0])
            return True
    game.waiting = tuple(seats)
    game.options = options
    return False
