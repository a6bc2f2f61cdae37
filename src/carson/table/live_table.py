"""A table in memory: its game, brought there by its entries, and what each seat may know of them.

It does no input or output. What may be written next is in `actions`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from carson.core.events import Event
from carson.core.game import SPECTATOR, Game
from carson.core.record import CHECK_EVERY, Difference, Play, Record, is_foreign
from carson.core.refusal import Refusal
from carson.games import seats_taken, title_of
from carson.table import orders
from carson.table.agreement import agreement_of
from carson.table.beginning import first_game
from carson.table.clock import Clock, Counted, all_of_it
from carson.table.journal import SCRUBBED, Entry, Seat, Table
from carson.table.scene_times import seconds_of_all

# Kinds of entries.
SIT: Final = "sit"
LEAVE: Final = "leave"
START: Final = "start"
CHOICE: Final = "choice"
UNDO: Final = "undo"
CHAT: Final = "chat"
RESIGN: Final = "resign"
TAKEOVER: Final = "takeover"  # a bot plays for an absent person
RETURN: Final = "return"
ORDER: Final = "order"  # a standing order for this round; an empty one takes all of them back
REMATCH: Final = "rematch"

# States of a table.
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

OUT_OF_TIME: Final = "out-of-time"  # behind the bot's name in a takeover: nobody comes back from that
NOBODY: Final = -1  # the seat of an entry that is nobody's in particular

Message = dict[str, object]


class Moment(NamedTuple):
    """An entry and what happened at it in the game."""

    entry: Entry
    events: tuple[Event, ...] = ()
    undone: int = 0  # the number of the choice that it took back
    stands: int = 0  # the number of the last choice that stands after it


class LiveTable:
    """The state that all entries of a table lead to."""

    def __init__(self, table: Table, entries: Iterable[Entry] = (), counted: Counted = all_of_it) -> None:
        self.table = table
        self.counted = counted
        self.agreement = agreement_of(table)
        self.title = title_of(table.game)
        self.play = Play(self.title, table.config, table.seed, game=first_game(table))
        self.seats = seats_taken(table.config, self.game.players)
        self.moments: list[Moment] = []
        self.started = False
        # These change with entries alone, and are worked out once for each.
        self.state = OPEN
        self.waiting: tuple[int, ...] = ()  # the seats that have to choose
        self.answers: dict[int, int] = {}  # what the table chooses now for people, by seat
        self.away: dict[int, str] = {}  # which bot plays for a person who is not there
        self.resigned: list[int] = []  # in the order in which they did
        self.out_of_time: set[int] = set()
        self.back: dict[int, int] = {}  # the entry with which a person came back
        self.undos = [0] * self.seats  # how often each seat has taken back a choice
        self.agreed: set[int] = set()  # the seats that were taken at this table
        self.rematch = ""
        self.difference: Difference | None = None  # where today's rules leave what was played
        self.asked = [0] * self.seats  # the entry since which each seat has been asked what it is asked now
        self.clock = None if self.agreement.clock is None else Clock(self.agreement.clock, self.seats, counted)
        self.played = 0  # the last entry that changed the game
        self.told: dict[tuple[str, int], list[str | None]] = {}  # by language and entry, a line for each event
        self.shown: dict[tuple[int, bool, str], dict[str, object]] = {}  # what each seat has been shown now
        self.staged = True  # whether anybody is shown scenes
        self.before: Game | None = None  # then the game before the last entry, if that changed it
        self._undone: tuple[int, int] | None = None  # see `_last_undone`
        self._legal: dict[int, list[int]] = {}  # what each seat that was looked at may choose now
        self._chosen: list[int] = []  # the entries whose choices stand
        self._answered: list[bool] = []  # whether the table made them for somebody
        self._orders: dict[int, tuple[int, tuple[str, ...]]] = {}  # by seat: the round for which they are, and the orders
        for entry in entries:
            self.apply(entry)
        self._compare_result()
        self._look_around()

    # What it is now.

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.moments)

    def _state(self) -> str:
        if not self.started:
            return OPEN
        # A finished game stays finished, even if today's rules do not get to its end.
        kept_over = self.difference is not None and self.table.state == OVER
        return OVER if self.game.over or self.abandoned or kept_over else RUNNING

    @property
    def abandoned(self) -> bool:
        """Whether every person has resigned."""
        return bool(self.resigned) and set(self.resigned) == set(self.persons)

    @property
    def persons(self) -> list[int]:
        """The seats that people took, here or not."""
        return [seat.seat for seat in self.table.seats if seat.token is not None]

    @property
    def runs_alone(self) -> bool:
        """Whether the game goes on and nobody but bots plays it."""
        return self.state == RUNNING and all(self.bot_of(seat) is not None for seat in range(self.seats))

    @property
    def undecided(self) -> list[int]:
        """The persons for whom a seat is kept to play again, and who have not said yes."""
        return [seat for seat in self.persons if seat not in self.agreed] if self.table.settings.get("rematch_of") else []

    def undoes(self, seat: int) -> int:
        """How many choices a seat takes back with its last one: what the table answered since then goes with it.

        0: it stands. What was chosen before somebody came back does.
        """
        return self._undone[1] if self._undone is not None and self._undone[0] == seat else 0

    def _last_undone(self) -> tuple[int, int] | None:
        """Whose last choice can be taken back, and how many go with it."""
        count = 1
        while count < len(self._answered) and self._answered[-count]:
            count += 1
        if not self._chosen or self._answered[-count]:
            return None
        whose = self.play.record.choices[-count][0]
        possible = self.play.can_undo(whose, count) and self._chosen[-count] > self.back.get(whose, 0)
        return (whose, count) if possible else None

    def orders_of(self, seat: int) -> tuple[str, ...]:
        """The standing orders of a seat for this round."""
        round, given = self._orders.get(seat, (0, ()))
        return given if round == self.game.round else ()

    def asked_at(self, seat: int) -> float:
        """Since when a person who has to choose could have done so."""
        return self.moments[max(self.asked[seat], self.back.get(seat, 0)) - 1].entry.at

    @property
    def names(self) -> list[str]:
        return names_of(self.table)

    def seat(self, seat: int) -> Seat:
        return self.table.seats[seat]

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat now."""
        return self.away.get(seat, self.seat(seat).bot)

    def legal(self, seat: int) -> list[int]:
        """The choices of a seat that has to choose, worked out once."""
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(seat)
        return self._legal[seat]

    @property
    def waiting_persons(self) -> list[int]:
        return [seat for seat in self.waiting if self.bot_of(seat) is None]

    @property
    def waiting_bots(self) -> list[int]:
        return [seat for seat in self.waiting if self.bot_of(seat) is not None]

    @property
    def last_at(self) -> float:
        """When the last entry was written."""
        return self.moments[-1].entry.at if self.moments else self.table.created

    def record(self) -> Record:
        """The record as far as it goes, with everybody's name; as it was kept where today's rules leave it."""
        if self.difference is not None:
            return kept_record(self.table, [moment.entry for moment in self.moments])
        return replace(self.play.record, names=names_of(self.table))

    def seat_changes(self, seats: Iterable[Seat]) -> None:
        """Others sit on these seats now."""
        changed = {seat.seat: seat for seat in seats}
        if changed:
            self.table = replace(self.table, seats=tuple(changed.get(seat.seat, seat) for seat in self.table.seats))

    # What was written.

    def apply(self, entry: Entry, choice: int | None = None) -> Entry:
        """What was or will be written takes effect; says the entry, with the checkpoint that belongs to it.

        `choice` is the number of an entry's choice that is known to be legal.
        """
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} after {self.number}")
        self.shown = {}
        self._legal = {}
        if self.clock is not None:
            self.clock.pass_time(self.waiting_persons, entry.at)
        waited = self.waiting
        self.before = self.game.copy() if self.staged and entry.kind in (CHOICE, UNDO) else None
        events: tuple[Event, ...] = ()
        undone = 0
        if entry.kind == CHOICE:
            entry, events = self._choose(entry, choice)
        elif entry.kind == UNDO:
            undone = self._undo(entry)
        elif entry.kind == START:
            self.started = True
            events = tuple(self.game.events or ())  # what happened when the game was set up
        elif entry.kind in (RESIGN, TAKEOVER):
            self._go_away(entry)
        elif entry.kind == RETURN:
            del self.away[entry.seat]
            self.back[entry.seat] = entry.number
        elif entry.kind == SIT:
            self.agreed.add(entry.seat)
        elif entry.kind == LEAVE:
            self._get_up(entry.seat)
        elif entry.kind == REMATCH:
            self.rematch = entry.text
        elif entry.kind == ORDER:
            given = (*self.orders_of(entry.seat), entry.text) if entry.text else ()
            self._orders[entry.seat] = self.game.round, given
        if entry.kind in (CHOICE, UNDO):
            self.played = entry.number
        if self.clock is not None and entry.kind == CHOICE:
            self.clock.wait_for_scenes(seconds_of_all(events))
        self.moments.append(Moment(entry, events, undone, stands=self._chosen[-1] if self._chosen else 0))
        self._look_around()
        self._ask(entry, waited)
        return entry

    def _choose(self, entry: Entry, choice: int | None) -> tuple[Entry, tuple[Event, ...]]:
        """A choice that today's rules refuse, or that leads elsewhere, is where the game ends for us."""
        if self.difference is not None:
            return entry, ()
        before = len(self.game.events or ())
        count = len(self._chosen) + 1
        answer = self.answers.get(entry.seat)
        try:
            if choice is None:
                self.play.choose(entry.seat, entry.text)
            else:
                self.play.apply(entry.seat, choice)
        except Refusal as refusal:
            self.difference = Difference(count, "choice", f"{entry.seat + 1} {entry.text}", str(refusal), refusal)
            return entry, ()
        self._chosen.append(entry.number)
        self._answered.append(answer is not None and self.title.catalogue.text(answer) == entry.text)
        if self.clock is not None and self.bot_of(entry.seat) is None:
            self.clock.moved(entry.seat)
        elif self.clock is not None:
            self.clock.played_for(entry.seat)
        if count % CHECK_EVERY == 0:
            digest = self.play.record.checkpoints[count]
            if entry.digest is None:
                entry = replace(entry, digest=digest)
            elif entry.digest != digest and not is_foreign(entry.digest):
                self.difference = Difference(count, "state", entry.digest, digest)
        return entry, tuple((self.game.events or ())[before:])

    def _undo(self, entry: Entry) -> int:
        """Says the number of the choice that it took back, the first if the table had answered something since then."""
        self.undos[entry.seat] += 1
        if self.difference is not None:
            return 0
        undone = 0
        for _ in range(taken_back(entry)):
            whose = self.play.record.choices[-1][0] if self._chosen else entry.seat
            try:
                self.play.undo(whose)
            except Refusal as refusal:  # what could be taken back once
                count = len(self._chosen)
                self.difference = Difference(count, "undo", f"{entry.seat + 1}", str(refusal), refusal)
                return undone
            if self.clock is not None and self.bot_of(whose) is None:
                self.clock.took_back(whose)
            self._answered.pop()
            undone = self._chosen.pop()
        return undone

    def _get_up(self, seat: int) -> None:
        """Neither the name of whoever sat there nor what he said stays, as in the journal."""
        self.agreed.discard(seat)
        for index, moment in enumerate(self.moments):
            if moment.entry.seat == seat and moment.entry.kind in (SIT, CHAT):
                self.moments[index] = moment._replace(entry=replace(moment.entry, text=SCRUBBED))

    def _go_away(self, entry: Entry) -> None:
        bot, _, why = entry.text.partition(" ")
        self.away[entry.seat] = bot
        if entry.kind == RESIGN:
            self.resigned.append(entry.seat)
        elif why == OUT_OF_TIME:
            self.out_of_time.add(entry.seat)

    def _look_around(self) -> None:
        """How things are after an entry: the state, who is waited for, for whom the table answers, who may undo."""
        self.state = self._state()
        self._undone = self._last_undone()
        self.waiting = self.game.waiting if self.state == RUNNING and self.difference is None else ()
        self.answers = {}
        for seat in self.waiting:
            answer = orders.answer(self.game, seat, self.orders_of(seat))
            if answer is not None and seat in self.persons and seat not in self.away:
                self.answers[seat] = answer

    def _ask(self, entry: Entry, waited: tuple[int, ...]) -> None:
        """Who is asked something new with this entry. Those who choose at the same time do not disturb each other."""
        for seat in self.waiting:
            if seat not in waited or (entry.kind in (CHOICE, UNDO) and entry.seat == seat):
                self.asked[seat] = entry.number

    def _compare_result(self) -> None:
        """A game that was over when it was kept must come out as it did then."""
        kept = (self.table.result or {}).get("record")
        replayed = self.play.record.result or {}
        if not isinstance(kept, dict) or self.difference is not None:
            return
        for name, value in kept.items():
            if replayed.get(name) != value and not (name == "digest" and is_foreign(value)):
                self.difference = Difference(len(self._chosen), name, str(value), str(replayed.get(name)))
                return

    # What a seat, or a spectator, may know.

    def messages(self, seat: int, since: int = 0, until: int | None = None) -> list[Message]:
        """What happened after an entry and up to another, one message for each, numbered like them without a gap."""
        overhears = seat != SPECTATOR or self.agreement.spectators
        return [message(self.game, moment, seat, overhears) for moment in self.moments[max(since, 0) : until]]


def names_of(table: Table) -> list[str]:
    """Some have none: each reader's language has a number for them."""
    return [seat.name for seat in table.seats]


def kept_record(table: Table, entries: Iterable[Entry]) -> Record:
    """The record of a game as it was kept, whatever today's rules think of it."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.kind == CHOICE:
            standing.append(entry)
        elif entry.kind == UNDO:
            del standing[-taken_back(entry) :]
    result = (table.result or {}).get("record")
    return Record(
        table.game,
        dict(table.config),
        table.seed,
        names_of(table),
        [(entry.seat, entry.text) for entry in standing],
        {count: entry.digest for count, entry in enumerate(standing, 1) if entry.digest is not None},
        result if isinstance(result, dict) else None,
    )


def taken_back(undo: Entry) -> int:
    """How many choices an entry takes back: one, if it does not say."""
    return int(undo.text or 1)


def who_know_more_of(moment: Moment) -> set[int]:
    """The players who learn more of a moment than the others; EVERYBODY does not count."""
    knowing = {event.seen_by for event in moment.events}
    if moment.entry.kind in (CHOICE, ORDER):
        knowing.add(moment.entry.seat)
    return knowing


def message(game: Game, moment: Moment, seat: int, overhears: bool = True) -> Message:
    """Others learn what was chosen from the events alone: a choice may be secret. Nor does everybody hear what is said.

    Whose a standing order is, and what it says, is nobody else's business.
    """
    entry = moment.entry
    told: Message = {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    if entry.kind == ORDER and entry.seat != seat:
        return {**told, "seat": NOBODY, "events": []}
    if (entry.kind != CHOICE or entry.seat == seat) and (entry.kind != CHAT or overhears):
        told["text"] = entry.text
    if entry.kind == UNDO:
        told["undone"] = moment.undone
    told["events"] = [game.event_view(event) for event in moment.events if event.visible_to(seat)]
    return told
