"""A table in memory: its game, brought there by its entries, and what each seat may know of them.

It does no input or output: entries come in after they are kept, and messages go out for whoever wants them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from carson.core.events import Event
from carson.core.game import Game
from carson.core.record import Play, Record
from carson.core.refusal import Refusal
from carson.games import game_kind
from carson.server.store import Entry, Table

CHOICE: Final = "choice"
UNDO: Final = "undo"
CHAT: Final = "chat"

Message = dict[str, object]


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry and what happened at it in the game."""

    entry: Entry
    events: tuple[Event, ...] = ()


class LiveTable:
    """The state that all entries of a table lead to."""

    def __init__(self, table: Table, entries: Iterable[Entry] = ()) -> None:
        self.table = table
        self.kind = game_kind(table.game)
        self.play = Play(self.kind, table.config, table.seed, [seat.name for seat in table.seats])
        self.moments: list[Moment] = []
        self.setup = tuple(self.play.game.events or ())  # what happened before the first entry
        for entry in entries:
            self.apply(entry)

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def record(self) -> Record:
        return self.play.record

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.moments)

    # What may be written next.

    def choice(self, seat: int, text: str, at: float) -> Entry:
        """The entry for a choice; one that is not legal is refused, and nothing changes."""
        found = self.kind.catalogue.find(text)
        if found is None:
            raise Refusal("unknown-choice", text=text[:60])
        game = self.game
        if game.over:
            raise Refusal("game-over")
        if seat not in game.waiting:
            raise Refusal("not-your-turn", seat=seat + 1)
        if found.number not in game.legal(seat):
            raise game.refuse(seat, found.number)
        return Entry(self.number + 1, CHOICE, seat, found.text, at)

    def undo(self, seat: int, at: float) -> Entry:
        """The entry that takes this seat's last choice back: up to the last chance, reveal or choice of another."""
        if not self.play.can_undo(seat):
            raise Refusal("cannot-undo")
        return Entry(self.number + 1, UNDO, seat, "", at)

    def chat(self, seat: int, text: str, at: float) -> Entry:
        return Entry(self.number + 1, CHAT, seat, text, at)

    # What was written.

    def apply(self, entry: Entry) -> None:
        """An entry that is kept: it takes effect. Entries come in their order."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        before = len(self.game.events or ())
        events: tuple[Event, ...] = ()
        if entry.kind == CHOICE:
            self.play.choose(entry.seat, entry.text)
            events = tuple((self.game.events or ())[before:])
        elif entry.kind == UNDO:
            self.play.undo(entry.seat)
        self.moments.append(Moment(entry, events))

    # What a seat, or a spectator, may know.

    def messages(self, seat: int, since: int = 0) -> list[Message]:
        """What happened after an entry, one message for each, numbered like them without a gap."""
        return [self._message(moment, seat) for moment in self.moments[since:]]

    def _message(self, moment: Moment, seat: int) -> Message:
        """Others learn what was chosen from the events alone: a choice may be secret."""
        entry = moment.entry
        message: Message = {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
        if entry.kind == CHAT or (entry.kind == CHOICE and entry.seat == seat):
            message["text"] = entry.text
        message["events"] = [event.as_json() for event in moment.events if event.visible_to(seat)]
        return message

    def view(self, seat: int) -> dict[str, object]:
        """The table as it is now for a seat or a spectator, and whether the seat may take something back."""
        return {"number": self.number, "undo": self.play.can_undo(seat), **self.game.view(seat)}
