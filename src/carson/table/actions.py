"""What may be written next at a table: each function says the entry, or refuses with the reason. Nothing changes here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from carson.core.refusal import Refusal
from carson.games import entry_of
from carson.table.journal import Entry, Seat
from carson.table.live_table import (
    CHAT,
    CHOICE,
    LEAVE,
    NOBODY,
    OPEN,
    ORDER,
    OUT_OF_TIME,
    OVER,
    REMATCH,
    RESIGN,
    RETURN,
    RUNNING,
    SIT,
    START,
    TAKEOVER,
    UNDO,
    LiveTable,
)
from carson.table.people.alike import told_apart
from carson.table.people.names import shown_text

MOST_UNDOS: Final = 200  # of one seat in a game: more than anybody needs, and the journal stays short
MOST_ORDERS: Final = 200  # standing ones, likewise
MOST_COMINGS: Final = 1000  # entries before the game starts: whoever comes and goes for ever stops here
MOST_CHATS: Final = 1000  # at a table: whoever comes gets all of them


class Proposal(NamedTuple):
    """An entry, the seats that change with it, and the number of its choice, which is legal."""

    entry: Entry
    seats: tuple[Seat, ...] = ()
    choice: int | None = None


Propose = Callable[[LiveTable, float], Proposal]


def choice(seat: int, text: str, number: int) -> Propose:
    """A choice of a person who has seen all entries up to a number."""

    def propose(live: LiveTable, at: float) -> Proposal:
        if seat in live.away:
            raise Refusal("bot-stands-in", seat=seat + 1)
        return _choice(live, seat, text, number, at)

    return propose


def bot_choice(seat: int, text: str, asked: int) -> Propose:
    """A choice of the bot that plays for a seat, if it is still asked what it was asked then."""

    def propose(live: LiveTable, at: float) -> Proposal:
        if live.bot_of(seat) is None or live.asked[seat] != asked:
            raise Refusal("stale-number", number=asked, last=live.number)
        return _choice(live, seat, text, asked, at)

    return propose


def answer(seat: int, asked: int) -> Propose:
    """What the table answers for a person, if he is still asked what he was asked then."""

    def propose(live: LiveTable, at: float) -> Proposal:
        found = live.answers.get(seat)
        if found is None or live.asked[seat] != asked:
            raise Refusal("stale-number", number=asked, last=live.number)
        return _choice(live, seat, live.title.catalogue.text(found), asked, at)

    return propose


def order(seat: int, text: str) -> Propose:
    """A standing order for this round; an empty one takes all orders of the seat back."""

    def propose(live: LiveTable, at: float) -> Proposal:
        must_be_running(live)
        if seat in live.away:
            raise Refusal("bot-stands-in", seat=seat + 1)
        if text and text not in live.game.orders:
            raise Refusal("unknown-order", text=text[:60])
        given = sum(moment.entry.kind == ORDER and moment.entry.seat == seat for moment in live.moments)
        if given >= MOST_ORDERS:
            raise Refusal("order-limit", most=MOST_ORDERS)
        return _entry(live, ORDER, seat, text, at)

    return propose


def _choice(live: LiveTable, seat: int, text: str, number: int, at: float) -> Proposal:
    found = live.title.catalogue.find(text)
    if found is None:
        raise Refusal("unknown-choice", text=text[:60])
    must_be_asked(live, seat)
    _not_stale(live, seat, number)
    if found.number not in live.legal(seat):
        raise live.game.refuse(seat, found.number)
    return _entry(live, CHOICE, seat, live.title.catalogue.text(found.number), at, choice=found.number)


def must_be_asked(live: LiveTable, seat: int) -> None:
    """The game goes on, and it waits for this seat."""
    must_be_running(live)
    if live.difference is not None:
        raise Refusal("table-differs", number=live.difference.number)
    if seat not in live.waiting:
        raise Refusal("not-your-turn", seat=seat + 1)


def undo(seat: int, number: int) -> Propose:
    """Takes this seat's last choice back: up to the last chance, reveal or choice of another."""

    def propose(live: LiveTable, at: float) -> Proposal:
        must_be_running(live)
        if seat in live.away:
            raise Refusal("bot-stands-in", seat=seat + 1)
        if live.difference is not None:
            raise Refusal("table-differs", number=live.difference.number)
        if not live.played <= number <= live.number:  # sent twice it would take back two choices
            raise Refusal("stale-number", number=number, last=live.number)
        count = live.undoes(seat)
        if not count:
            raise Refusal("cannot-undo")
        if live.undos[seat] >= MOST_UNDOS:
            raise Refusal("undo-limit", most=MOST_UNDOS)
        return _entry(live, UNDO, seat, str(count) if count > 1 else "", at)

    return propose


def can_undo(live: LiveTable, seat: int) -> bool:
    if not live.undoes(seat):  # most of the time
        return False
    try:
        undo(seat, live.number)(live, live.last_at)
    except Refusal:
        return False
    return True


def chat(seat: int, text: str) -> Propose:
    """Somebody says something to everybody: it can be shown as it is, and there is an end to it."""

    def propose(live: LiveTable, at: float) -> Proposal:
        if sum(moment.entry.kind == CHAT for moment in live.moments) >= MOST_CHATS:
            raise Refusal("chat-full", most=MOST_CHATS)
        return _entry(live, CHAT, seat, shown_text(text), at)

    return propose


def sit(wanted: int | None, newcomer: Seat) -> Propose:
    """Somebody takes a seat, or any that is free."""

    def propose(live: LiveTable, at: float) -> Proposal:
        _open(live)
        free = [seat.seat for seat in live.table.seats if seat.free]
        if wanted is not None and wanted >= live.seats:
            raise Refusal("no-seat", seat=wanted, seats=live.seats)
        if not free:
            raise Refusal("table-full")
        if live.number >= MOST_COMINGS:
            raise Refusal("table-worn-out", most=MOST_COMINGS)
        if wanted is not None and wanted not in free:
            raise Refusal("seat-taken", seat=wanted + 1)
        place = free[0] if wanted is None else wanted
        seats = list(live.table.seats)
        seats[place] = replace(newcomer, seat=place, joined=at)
        seats = named_apart(seats, place)
        changed = [seat for seat in seats if seat.seat == place or seat.name != live.seat(seat.seat).name]
        return _entry(live, SIT, place, seats[place].name, at, *changed)

    return propose


def named_apart(seats: Sequence[Seat], newcomer: int = NOBODY) -> list[Seat]:
    """No two of them have names that look alike: an account keeps its own, then whoever was there before the newcomer."""
    apart = {seat.seat: seat for seat in seats}
    taken: list[str] = []
    names = [seat.name for seat in seats]
    for seat in sorted(seats, key=lambda seat: (seat.account is None, seat.seat == newcomer, seat.seat)):
        if seat.name:
            apart[seat.seat] = replace(seat, name=told_apart(seat.name, taken, names))
            taken.append(apart[seat.seat].name)
    return [apart[seat.seat] for seat in seats]


def agree(seat: int) -> Propose:
    """A person for whom a seat is kept to play again takes it."""

    def propose(live: LiveTable, at: float) -> Proposal:
        _open(live)
        if seat not in live.undecided:
            raise Refusal("seat-taken", seat=seat + 1)
        return _entry(live, SIT, seat, live.seat(seat).name, at)

    return propose


def leave(seat: int) -> Propose:
    """A seat becomes free again, before the game starts."""

    def propose(live: LiveTable, at: float) -> Proposal:
        _open(live)
        if live.seat(seat).free:
            raise Refusal("seat-free", seat=seat + 1)
        return _entry(live, LEAVE, seat, "", at, Seat(seat))

    return propose


def start(live: LiveTable, at: float) -> Proposal:
    _open(live)
    if any(seat.free for seat in live.table.seats):
        raise Refusal("seats-free", count=sum(seat.free for seat in live.table.seats))
    if live.undecided:
        raise Refusal("not-all-here", count=len(live.undecided))
    return _entry(live, START, NOBODY, "", at)


def resign(seat: int) -> Propose:
    """Ends the game for a person; a bot plays on, so that the others can finish theirs."""

    def propose(live: LiveTable, at: float) -> Proposal:
        must_be_running(live)
        if seat in live.resigned:
            raise Refusal("has-resigned", seat=seat + 1)
        return _entry(live, RESIGN, seat, stand_in(live), at)

    return propose


def take_over(seat: int, number: int, out_of_time: bool) -> Propose:
    """A bot plays for a person who has been asked since an entry and does not answer."""

    def propose(live: LiveTable, at: float) -> Proposal:
        must_be_running(live)
        if live.number != number or seat not in live.waiting_persons:
            raise Refusal("stale-number", number=number, last=live.number)
        bot = stand_in(live)
        return _entry(live, TAKEOVER, seat, f"{bot} {OUT_OF_TIME}" if out_of_time else bot, at)

    return propose


def come_back(seat: int) -> Propose:
    """A person whom a bot stood in for plays again."""

    def propose(live: LiveTable, at: float) -> Proposal:
        must_be_running(live)
        if seat not in live.away:
            raise Refusal("not-away", seat=seat + 1)
        no_time = live.clock is not None and live.clock.left[seat] <= 0  # for this move: the bot must make it first
        if seat in live.resigned or seat in live.out_of_time or no_time:
            raise Refusal("cannot-return", seat=seat + 1)
        return _entry(live, RETURN, seat, "", at)

    return propose


def rematch(seat: int, table: str) -> Propose:
    """They play again at another table, and all of them at the same."""

    def propose(live: LiveTable, at: float) -> Proposal:
        if live.state != OVER:
            raise Refusal("table-not-over")
        if live.rematch:
            raise Refusal("has-rematch", table=live.rematch)
        return _entry(live, REMATCH, seat, table, at)

    return propose


def stand_in(live: LiveTable) -> str:
    """The bot that plays for those who resign or stay away."""
    return entry_of(live.table.game).stand_in


def _entry(live: LiveTable, kind: str, seat: int, text: str, at: float, *seats: Seat, choice: int | None = None) -> Proposal:
    """Time does not run backwards at a table, whatever the clocks of several machines say."""
    return Proposal(Entry(live.number + 1, kind, seat, text, max(at, live.last_at)), seats, choice)


def _open(live: LiveTable) -> None:
    if live.state != OPEN:
        raise Refusal("table-started")


def must_be_possible(live: LiveTable, seat: int, target: str) -> None:
    """A thing on the table can be chosen, or is none that the seat is asked about."""
    must_be_asked(live, seat)
    refusal = live.game.why_not_there(seat, target)
    if refusal is not None:
        raise refusal


def must_be_running(live: LiveTable) -> None:
    if live.state == OPEN:
        raise Refusal("table-not-started")
    if live.state != RUNNING:
        raise Refusal("game-over")


def _not_stale(live: LiveTable, seat: int, number: int) -> None:
    """The seat has seen what it is asked: a message sent twice, or late, does nothing."""
    if not live.asked[seat] <= number <= live.number:
        raise Refusal("stale-number", number=number, last=live.number)
