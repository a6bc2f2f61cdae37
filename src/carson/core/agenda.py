"""The agenda: pending work as data, a stack of frames, each a tuple of small ints that starts with the number of its step.

A step is either a task, which the program does, or a decision, which waits for one seat or for several at once. Frames are
all that is stored, so that a game in any state can be copied, compared and written down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, repeat
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypedDict, TypeVar

from carson.core.compiled import mypyc_attr
from carson.core.events import Value
from carson.core.fields import Code, by_name, by_number, list_in
from carson.core.ledger import SEATS
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.core.game import Game

Frame = tuple[int, ...]
NOT_ASKED: Final = "not-asked"  # the code of the refusal of whatever a decision is not about
G = TypeVar("G", bound="Game")


class Asked(TypedDict):
    """A decision that is waited for: its name, and what it is about."""

    name: str
    values: Mapping[str, object]


Task = Callable[[G, Frame], None]

PLAIN: Final[tuple[str, ...]] = ()  # numbers that have no names


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[G]):
    """A question to the seat in frame[1], or to all seats whose bits are set there when they decide together."""

    name: ClassVar[str]
    number: int = -1
    together: ClassVar[bool] = False
    # What the numbers of the frame after the seat are, in order, as lists of names by which they are written; the last holds
    # for all that follow. PLAIN numbers stay numbers, and so do all if nothing is told.
    about: ClassVar[tuple[Sequence[str], ...]] = ()
    # Side choices (laying roads) may give this decision further answers: then a single answer is not forced.
    open_to_side_choices: ClassVar[bool] = False
    # Nobody else may know what can be answered: a single answer is asked all the same, since it would tell by itself.
    secret: ClassVar[bool] = False
    # Decided together, but each answer is there for everybody to see at once.
    in_the_open: ClassVar[bool] = False
    # Standing orders that answer the question, each with its answer.
    orders: ClassVar[Mapping[str, int]] = {}

    def legal(self, game: G, seat: int, frame: Frame) -> list[int]:
        """The choices that answer the question; never empty. The list belongs to the caller's eyes only."""
        raise NotImplementedError

    def apply(self, game: G, seat: int, frame: Frame, choice: int) -> None:
        """Carry out a legal choice; the frame is off the agenda already."""
        raise NotImplementedError

    def needless(self, game: G, seat: int, frame: Frame) -> int | None:
        """The answer that no other can be better than, for anybody and whatever comes, so that a table need not ask.

        None: it matters. The engine asks in any case.
        """
        return None

    def surely_free(self, game: G, seat: int, frame: Frame) -> bool:
        """Where several seats decide together: whether this one is asked in any case, if that is quickly said."""
        return self.secret

    def order(self, game: G, seats: tuple[int, ...]) -> Sequence[int]:
        """Where several seats decide together: in which order the answers are made that are forced."""
        return seats

    def values(self, game: G, frame: Frame) -> dict[str, Value]:
        """What the question is about, for everybody to know: names for places, kinds and cards, seats from 0."""
        return {}

    def question(self, game: G, seat: int, frame: Frame) -> str:
        """The name of the question's words: its own, but for decisions that ask in several ways."""
        return self.name

    def refuse(self, game: G, seat: int, frame: Frame, choice: int) -> Refusal:
        """Why this choice is not legal now."""
        return Refusal("not-asked", choice=game.catalogue.text(choice))


class Steps(Generic[G]):
    """All steps of a game, numbered in the order of their registration and written down by name.

    A step is a task or a decision: by number, `tasks` has None for a decision and `decisions` an empty one for a task.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.tasks: list[Task[G] | None] = []
        self.decisions: list[Decision[G]] = []
        self.about: list[tuple[Sequence[str], ...]] = []  # see `Decision.about`
        # Whether the numbers of a frame that came from anybody fit the game.
        self.makes_sense: Callable[[G, Frame], bool] = lambda game, frame: True

    def task(self, name: str, function: Task[G], *about: Sequence[str]) -> int:
        """Register work that the program does without asking; what the numbers of its frame are, as in `Decision.about`."""
        return self._register(name, function, Decision(), about)

    def add(self, decision: Decision[G]) -> int:
        """Register a decision."""
        decision.number = self._register(decision.name, None, decision, (PLAIN, *decision.about) if decision.about else ())
        return decision.number

    def _register(self, name: str, task: Task[G] | None, decision: Decision[G], about: tuple[Sequence[str], ...]) -> int:
        if name in self.numbers:
            raise ValueError(f"two steps are called '{name}'")
        self.numbers[name] = len(self.names)
        self.names.append(name)
        self.tasks.append(task)
        self.decisions.append(decision)
        self.about.append(about or (PLAIN,))
        return self.numbers[name]

    def decision(self, frame: Frame) -> Decision[G]:
        """The decision that a frame waits for."""
        return self.decisions[frame[0]]

    def name(self, frame: Frame) -> str:
        return self.names[frame[0]]

    def asked(self, game: G) -> Asked | None:
        """The decision that a game waits for, by name, and what it is about; ready for JSON."""
        if not game.waiting:
            return None
        frame = game.agenda[-1]
        return {"name": self.name(frame), "values": self.decision(frame).values(game, frame)}

    def names_of(self, frame: Frame) -> Iterator[Sequence[str]]:
        """For each number of a frame the names by which it is written, if it has any."""
        about = self.about[frame[0]]
        return chain(about, repeat(about[-1]))

    def frame_as_list(self, frame: Frame) -> list[str | int]:
        return [self.name(frame), *by_name(frame[1:], self.names_of(frame))]

    def frame_from_list(self, values: Sequence[str | int], players: int) -> Frame:
        """The frame that was written down; a decision must name a seat that there is, or a set of them."""
        name, *rest = values or [""]
        if not isinstance(name, str) or name not in self.numbers:
            raise Refusal("bad-frame", frame=" ".join(map(str, values)))
        try:
            frame = (self.numbers[name], *by_number(rest, self.names_of((self.numbers[name],))))
        except ValueError:
            raise Refusal("bad-frame", frame=" ".join(map(str, values))) from None
        if self.tasks[frame[0]] is None:
            seats = range(1, 1 << players) if self.decisions[frame[0]].together else range(players)
            if len(frame) < 2 or frame[1] not in seats:
                raise Refusal("bad-frame", frame=" ".join(map(str, values)))
        return frame


class Agenda(Code[list[Frame]]):
    """The pending steps by name, with what they are about."""

    def write(self, value: list[Frame], game: Game) -> object:
        return [game.steps.frame_as_list(frame) for frame in value]

    def read(self, written: object, game: Game) -> list[Frame]:
        frames = [[word for word in list_in(frame) if isinstance(word, str | int)] for frame in list_in(written)]
        return [game.steps.frame_from_list(frame, game.players) for frame in frames]


def push(game: Game, *frames: Frame) -> None:
    """Put frames onto the agenda so that the first of them is done first."""
    game.agenda.extend(reversed(frames))


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set, ascending."""
    return SEATS_IN[mask]


SEATS_IN: Final = tuple(tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS))


def advance(game: G, steps: Steps[G]) -> None:
    """Do all work that needs nobody, until somebody has to choose or the game is over.

    A decision with one possible answer is made here (B2.9).
    """
    agenda = game.agenda
    tasks, decisions = steps.tasks, steps.decisions
    while agenda:
        frame = agenda[-1]
        task = tasks[frame[0]]
        if task is not None:
            agenda.pop()
            task(game, frame)
            continue
        decision = decisions[frame[0]]
        if decision.together:
            if wait_for_several(game, decision, frame):
                return
            continue
        seat = frame[1]
        options = decision.legal(game, seat, frame)
        if len(options) > 1 or decision.secret or (decision.open_to_side_choices and game.side_choices(seat)):
            game.waiting = (seat,)
            game.options = options
            return
        agenda.pop()
        game.made_by_program += 1
        decision.apply(game, seat, frame, options[0])
    game.waiting = ()
    game.options = []


def wait_for_several(game: G, decision: Decision[G], frame: Frame) -> bool:
    """Let the game wait for all seats of a decision made together; or make a forced one and say no."""
    seats = seats_in(frame[1])
    options: list[int] = []
    for seat in decision.order(game, seats):
        if len(seats) > 1 and decision.surely_free(game, seat, frame):
            continue
        options = decision.legal(game, seat, frame)
        forced = len(options) == 1 and not decision.secret
        if forced and not (decision.open_to_side_choices and game.side_choices(seat)):
            game.agenda.pop()
            game.made_by_program += 1
            decision.apply(game, seat, frame, options[0])
            return False
    game.waiting = seats
    game.options = options
    return True
