"""A game in some state: who has to choose, which choices are legal, what a choice does.

A game is its configuration, its seed and the list of choices; this state is a cache of those three. Lists are replaced and
never changed in place, so that copies share them, but for the fields that are declared as copied.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import ClassVar, Final, NotRequired, Self, TypedDict, TypeVar

from carson.core.agenda import NOT_ASKED, Agenda, Frame, Steps, advance
from carson.core.chance import Key, draw, key_of
from carson.core.choices import Catalogue
from carson.core.compiled import mypyc_attr
from carson.core.events import Event, Value
from carson.core.fields import COUNT, Field
from carson.core.ledger import Ledger, Things
from carson.core.refusal import Refusal

SPECTATOR: Final = -2

T = TypeVar("T")


class Preview(TypedDict):
    """What would appear on the table, and where: `cowboy` at `d4`, of a kind (the token that he takes along)."""

    shows: str
    at: str
    kind: NotRequired[str]


# The way in which states are hashed. A digest of another way cannot be compared.
DIGEST: Final = 3

CORE_FIELDS: Final = (
    Field("key", Key()), Field("draws", COUNT), Field("held", Ledger(), copied=True), Field("agenda", Agenda(), copied=True),
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The contract that records, bots, terminals, servers and the conformance suite rely on."""

    name: ClassVar[str]
    catalogue: ClassVar[Catalogue]
    things: ClassVar[Things]
    fields: ClassVar[tuple[Field, ...]] = ()  # of its state, those of every game besides
    beside: ClassVar[range] = range(0)  # the numbers of its side choices, which may be made before an answer
    orders: ClassVar[tuple[str, ...]] = ()  # what a player may leave as a standing order, for a round
    orders_ahead: ClassVar[tuple[str, ...]] = ()  # those that make sense only before he is asked
    order_beside: ClassVar[str] = ""  # the one of them that says: no more side choices

    round: int = 0
    key: bytes
    draws: int
    held: list[int]
    agenda: list[Frame]
    waiting: tuple[int, ...]  # the seats that have to choose; empty when the game is over
    options: list[int]  # the answers of the one seat that has to choose, kept from the last `advance`
    made_by_program: int  # decisions with one answer so far (B2.9): a figure for the lab, no part of the state
    events: list[Event] | None  # None: a quiet copy, for search

    copied: ClassVar[tuple[str, ...]]  # the names of the fields that change in place
    native: ClassVar[tuple[str, ...]]  # the names of the attributes that a compiled class keeps outside its dictionary
    all_fields: ClassVar[tuple[Field, ...]]

    def __init_subclass__(cls) -> None:
        cls.all_fields = CORE_FIELDS + cls.fields
        cls.copied = tuple(field.name for field in cls.all_fields if field.copied)
        cls.native = tuple(name for name in getattr(cls, "__mypyc_attrs__", ()) if name != "__dict__")

    def start(self, seed: str) -> None:
        self.key = key_of(seed)
        self.draws = 0
        self.held = self.things.empty()
        self.agenda = []
        self.waiting = ()
        self.options = []
        self.made_by_program = 0
        self.events = []

    @property
    @abstractmethod
    def steps(self) -> Steps[Self]: ...

    # What a player of the game needs.

    @property
    @abstractmethod
    def players(self) -> int: ...

    @property
    def over(self) -> bool:
        return not self.waiting and not self.agenda

    @property
    def in_secret(self) -> bool:
        """Whether nobody else may know now what a seat chooses."""
        if not self.agenda:
            return False
        decision = self.steps.decision(self.agenda[-1])
        return decision.secret or (decision.together and not decision.in_the_open)

    @property
    def in_the_open(self) -> bool:
        """Whether several seats have to choose and everybody may see at once what each of them does."""
        return bool(self.agenda) and self.steps.decision(self.agenda[-1]).in_the_open

    def legal(self: Self, seat: int) -> list[int]:
        """All legal choices of a seat that has to choose."""
        options = self._answers(seat)
        side = self.side_choices(seat)
        return options + side if side else options

    def _answers(self: Self, seat: int) -> list[int]:
        """The legal answers to what a seat is asked, without what it may do besides."""
        if len(self.waiting) < 2:
            return self.options
        frame = self.agenda[-1]
        return self.steps.decisions[frame[0]].legal(self, seat, frame)

    def apply(self: Self, seat: int, choice: int, go_on: bool = True) -> None:
        """Make a legal choice, and what follows from it. Trusts its caller: `choose` is the guarded way in."""
        if choice in self.beside:
            self.apply_side(seat, choice)
        else:
            frame = self.agenda.pop()
            self.steps.decisions[frame[0]].apply(self, seat, frame, choice)
        if go_on:
            advance(self, self.steps)

    def after(self: Self, seat: int, choice: int, seed: str | None = None) -> Self:
        """A quiet copy in which a choice is made and nothing that follows from it: no dice, nobody else's decision."""
        copy = self.copy(seed)
        copy.apply(seat, choice, go_on=False)
        return copy

    def ordered(self: Self, seat: int, order: str) -> int | None:
        """How a standing order answers what a seat is asked; None: it is about something else."""
        decision = self.steps.decision(self.agenda[-1])
        answer = decision.orders.get(order)
        beside = order == self.order_beside and decision.open_to_side_choices
        if answer is None and not beside:  # as a rule
            return None
        options = self._answers(seat)
        if beside and len(options) == 1:
            return options[0]
        return answer if answer in options else None

    def ahead(self: Self, seat: int) -> list[str]:
        """The orders that would answer what a seat is asked next, if it is not asked now and others are."""
        return []

    def needless(self: Self, seat: int) -> int | None:
        """The answer to what a seat is asked, if no other can be better for anybody."""
        frame = self.agenda[-1]
        return self.steps.decision(frame).needless(self, seat, frame)

    def refuse(self: Self, seat: int, choice: int) -> Refusal:
        """Why a choice is not legal for a seat that has to choose."""
        if choice in self.beside:
            return self.refuse_side(seat, choice)
        frame = self.agenda[-1]
        return self.steps.decision(frame).refuse(self, seat, frame, choice)

    def copy(self, seed: str | None = None, quiet: bool = True) -> Self:
        """The same state; with a seed, another future. A quiet copy keeps no events."""
        new = type(self).__new__(type(self))
        attributes: dict[str, object] | None = getattr(self, "__dict__", None)
        if attributes is not None:
            new.__dict__ = attributes.copy()
        for name in self.native:
            setattr(new, name, getattr(self, name))
        for name in self.copied:
            setattr(new, name, getattr(self, name)[:])
        new.events = None if quiet or self.events is None else self.events[:]
        if seed is not None:
            new.key = key_of(seed)
        return new

    def imagined(self: Self, seat: int, seed: str) -> Self:
        """A quiet copy for whoever may know no more than this seat (or SPECTATOR): what it cannot know is drawn anew.

        It follows from the seed and the seat's view alone: games that differ in what is hidden from it give the same copy.
        """
        new = self.copy(seed=seed)
        new.draw_hidden(seat)
        if new.draws != self.draws:  # what is hidden now tells nothing of what is to come
            new.draws, new.key = self.draws, key_of(f"{seed}/to come")
        if seat not in new.waiting:  # what another may answer follows from what he has
            advance(new, new.steps)
        return new

    @abstractmethod
    def draw_hidden(self, seat: int) -> None:
        """Draw anew what this seat cannot know, evenly among all that its view leaves possible."""

    @abstractmethod
    def points(self) -> list[int]:
        """Victory points by seat, now."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """Seats from the winner to the last."""

    def winners(self) -> list[int]:
        """The seats that have won: one, unless a game lets equals share the win."""
        return self.ranking()[:1]

    def view(self, seat: int) -> dict[str, object]:
        """All that a seat (or SPECTATOR) may know, ready for JSON. Nothing else leaves the engine.

        It is the caller's own: what he does to it, no other view shows.
        """
        return {name: _own(value) for name, value in {**self.public_view(), **self.own_view(seat)}.items()}

    @abstractmethod
    def public_view(self) -> Mapping[str, object]:
        """What everybody may know, so that it can be written once for all seats and spectators.

        To be read only: views share what does not change from one to the next.
        """

    def box(self) -> Mapping[str, object]:
        """What everybody may know and never changes, ready for JSON: too much to say it again and again."""
        return {}

    def own_view(self, seat: int) -> dict[str, object]:
        """What a seat knows besides, under keys of its own: which seat it is, its choices, its secrets."""
        if seat == SPECTATOR:
            return {"seat": None}
        return self.seat_view(seat, self.legal(seat) if seat in self.waiting else [])

    def seat_view(self, seat: int, legal: list[int]) -> dict[str, object]:
        """The same for a player whose legal choices are known."""
        texts = self.catalogue.texts
        return {"seat": seat, "choices": [texts[choice] for choice in legal], **self.secrets(seat)}

    def secrets(self, seat: int) -> dict[str, object]:
        """What nobody but this seat may know now; what there is none of is left out."""
        return {}

    @abstractmethod
    def explain(self, seat: int, choice: int) -> Mapping[str, object]:
        """What a legal choice costs and brings, as far as the seat that has to choose can know; ready for JSON."""

    def preview(self, seat: int, choice: int, explanation: Mapping[str, object]) -> Preview | None:
        """What would appear on the table with a legal choice, whose explanation is known; None: nothing."""
        return None

    def why_not_there(self, seat: int, target: str) -> Refusal | None:
        """Why a thing on the table cannot be chosen, for a seat that has to choose; None if nothing there is asked about.

        Whoever places cowboys and points at a parcel means to place one there: what can be done elsewhere comes first.
        """
        legal = [self.catalogue[choice] for choice in self.legal(seat)]
        if any(choice.target == target for choice in legal):
            return None
        verbs = {choice.verb for choice in legal}
        aimed = sorted(self.catalogue.aimed_at(target), key=lambda choice: choice.verb not in verbs)
        refusals = (self.refuse(seat, choice.number) for choice in aimed)
        return next((refusal for refusal in refusals if refusal.code != NOT_ASKED), None)

    def event_view(self, event: Event) -> dict[str, object]:
        """What happened, ready for JSON, with what is to be said of it besides."""
        return event.as_json()

    @abstractmethod
    def config_as_json(self) -> dict[str, object]:
        """The configuration, as it stands in a record."""

    def as_json(self) -> dict[str, object]:
        """The whole state by names, secrets included."""
        return {"config": self.config_as_json(), **{field.name: field.write(self) for field in self.all_fields}}

    def restore(self: Self, state: Mapping[str, object]) -> None:
        """Become the game that `as_json` wrote; the configuration is there already. Anything else is refused."""
        name = ""
        try:
            for field in self.all_fields:
                name = field.name
                field.read(self, state[name])
            self.derive()
            name = "agenda"
            if not all(self.steps.makes_sense(self, frame) for frame in self.agenda):
                raise ValueError
            advance(self, self.steps)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise Refusal("bad-state", problem=f"{name}: {error}") from None

    @abstractmethod
    def derive(self) -> None:
        """Compute what follows from the fields; what makes no sense is a ValueError."""

    def side_choices(self, seat: int) -> list[int]:
        """Choices that a seat may make before it answers, as often as it likes (laying roads)."""
        return []

    def apply_side(self, seat: int, choice: int) -> None:
        """Make a side choice that is legal."""
        raise NotImplementedError

    def refuse_side(self, seat: int, choice: int) -> Refusal:
        """Why a side choice is not legal."""
        raise NotImplementedError

    def choose(self, seat: int, choice: int) -> None:
        """Make a choice if it is legal; otherwise raise the reason and change nothing."""
        self.check(seat, choice)
        self.apply(seat, choice)

    def check(self, seat: int, choice: int) -> None:
        """Raise the reason if a choice is not legal."""
        if self.over:
            raise Refusal("game-over")
        if seat not in self.waiting:
            raise Refusal("not-your-turn", seat=seat + 1)
        if not 0 <= choice < len(self.catalogue):
            raise Refusal("unknown-choice", text=str(choice))
        if choice not in self.legal(seat):
            raise self.refuse(seat, choice)

    # What the rules are written with.

    def draw(self, sides: int) -> int:
        """An even draw from 0 to sides - 1."""
        self.draws += 1
        return draw(self.key, self.draws, sides)

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """All of them in an even order. One draw is enough for several: 2**64 is that large."""
        left, order, number = list(things), [], 0
        for count in range(len(left)):
            if count % 8 == 0:
                number = self.draw(1 << 64)
            number, index = divmod(number, len(left))
            order.append(left.pop(index))
        return order

    def move(self, thing: int, source: int, target: int, count: int, reason: str) -> None:
        """Move things from one account to another: the only way in which anything countable changes hands."""
        if not count:
            return
        held = self.held
        held[thing + source] -= count
        held[thing + target] += count
        if self.events is not None:
            values: dict[str, Value] = {
                "thing": self.things.name(thing), "source": source, "target": target, "count": count, "reason": reason,
            }  # fmt: skip
            self.events.append(Event("move", values))

    # The first word of what is told must be none of its values' names: compiled, a value would be taken for it in spite of
    # the "/". It is that by which JSON says what happened, so that no value has it.

    def tell(self, event: str, /, **values: Value) -> None:
        if self.events is not None:
            self.events.append(Event(event, values, lies=self.lies_at(values)))

    def announce(self, event: str, /, **values: Value) -> None:
        """Tell what has not taken effect yet."""
        if self.events is not None:
            self.events.append(Event(event, values, ahead=True, lies=self.lies_at(values)))

    def lies_at(self, values: Mapping[str, Value]) -> str:
        """What lies at the place of an event as it is told, where that gives the place its name; later it may be gone."""
        return ""

    def tell_only(self, audience: int, event: str, /, **values: Value) -> None:
        if self.events is not None:
            self.events.append(Event(event, values, audience))

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in (self.events or [])[since:] if event.visible_to(seat)]

    def digest(self) -> str:
        """A short hash of the whole state, the same in every process, and which way of hashing it is: `3:9f2c…`."""
        text = json.dumps(self.as_json(), sort_keys=True, separators=(",", ":"))
        return f"{DIGEST}:{blake2b(text.encode(), digest_size=8).hexdigest()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.as_json() == other.as_json()

    __hash__ = None  # type: ignore[assignment]


def _own(value: object) -> object:
    """A value of a view with dicts and lists of its own."""
    if isinstance(value, dict):
        return {name: _own(part) for name, part in value.items()}
    return [_own(part) for part in value] if isinstance(value, list) else value
