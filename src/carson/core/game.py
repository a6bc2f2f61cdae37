"""A game in some state: who has to choose, which choices are legal, what a choice does.

A game is its configuration, its seed and the list of choices; this state is a cache of those three. Lists named in
`Game.SHARED` are replaced and never changed in place, so that copies share them.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import ClassVar, Self

from carson.core.agenda import Frame
from carson.core.chance import draw, key_of
from carson.core.choices import Catalogue
from carson.core.events import Event, Value
from carson.core.ledger import Things
from carson.core.refusal import Refusal

SPECTATOR = -2


class Game(ABC):
    """The contract that records, bots, terminals, servers and the conformance suite rely on."""

    __slots__ = ("agenda", "draws", "events", "held", "key", "made_by_program", "options", "waiting")

    name: ClassVar[str]
    catalogue: ClassVar[Catalogue]
    things: ClassVar[Things]

    key: bytes
    draws: int
    held: list[int]
    agenda: list[Frame]
    waiting: tuple[int, ...]  # the seats that have to choose; empty when the game is over
    options: list[int]  # the answers of the one seat that has to choose, kept from the last `advance`
    made_by_program: int  # decisions with one answer so far (B2.9): a figure for the lab, no part of the state
    events: list[Event] | None  # None: a quiet copy, for search

    def start(self, seed: str) -> None:
        self.key = key_of(seed)
        self.draws = 0
        self.held = self.things.empty()
        self.agenda = []
        self.waiting = ()
        self.options = []
        self.made_by_program = 0
        self.events = []

    # What a player of the game needs.

    @property
    @abstractmethod
    def players(self) -> int: ...

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def in_secret(self) -> bool:
        """Whether nobody else may know what a seat can choose now: then it is asked even if there is but one answer."""
        return False

    @property
    def in_the_open(self) -> bool:
        """Whether several seats have to choose and everybody may see at once what each of them does."""
        return False

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """All legal choices of a seat that has to choose."""

    @abstractmethod
    def apply(self, seat: int, choice: int) -> None:
        """Make a legal choice. Trusts its caller: `choose` is the guarded way in."""

    @abstractmethod
    def refuse(self, seat: int, choice: int) -> Refusal:
        """Why a choice is not legal for a seat that has to choose."""

    @abstractmethod
    def copy(self, seed: str | None = None, quiet: bool = True) -> Self:
        """The same state; with a seed, another future. A quiet copy keeps no events."""

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
        """All that a seat (or SPECTATOR) may know, ready for JSON. Nothing else leaves the engine."""
        return {**self.public_view(), **self.own_view(seat)}

    @abstractmethod
    def public_view(self) -> dict[str, object]:
        """What everybody may know, so that it can be written once for all seats and spectators."""

    def own_view(self, seat: int) -> dict[str, object]:
        """What a seat knows besides, under keys of its own: which seat it is, its choices, its secrets."""
        if seat == SPECTATOR:
            return {"seat": None}
        texts = self.catalogue.texts
        choices = [texts[choice] for choice in self.legal(seat)] if seat in self.waiting else []
        return {"seat": seat, "choices": choices, **self.secrets(seat)}

    def secrets(self, seat: int) -> dict[str, object]:
        """What nobody but this seat may know now; what there is none of is left out."""
        return {}

    @abstractmethod
    def explain(self, seat: int, choice: int) -> dict[str, object]:
        """What a legal choice costs and brings, as far as the seat that has to choose can know; ready for JSON."""

    @abstractmethod
    def as_json(self) -> dict[str, object]:
        """The whole state, secrets included."""

    def side_choices(self, seat: int) -> list[int]:
        """Choices that a seat may make before it answers, as often as it likes (laying roads)."""
        return []

    def choose(self, seat: int, choice: int) -> None:
        """Make a choice if it is legal; otherwise raise the reason and change nothing."""
        if self.over:
            raise Refusal("game-over")
        if seat not in self.waiting:
            raise Refusal("not-your-turn", seat=seat + 1)
        if not 0 <= choice < len(self.catalogue):
            raise Refusal("unknown-choice", text=str(choice))
        if choice not in self.legal(seat):
            raise self.refuse(seat, choice)
        self.apply(seat, choice)

    # What the rules are written with.

    def draw(self, sides: int) -> int:
        """An even draw from 0 to sides - 1."""
        self.draws += 1
        return draw(self.key, self.draws, sides)

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

    def tell(self, kind: str, /, **values: Value) -> None:
        if self.events is not None:
            self.events.append(Event(kind, values))

    def tell_only(self, audience: int, kind: str, /, **values: Value) -> None:
        if self.events is not None:
            self.events.append(Event(kind, values, audience))

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in (self.events or [])[since:] if event.visible_to(seat)]

    def digest(self) -> str:
        """A short hash of the whole state, the same in every process."""
        text = json.dumps(self.as_json(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.as_json() == other.as_json()

    __hash__ = None  # type: ignore[assignment]
